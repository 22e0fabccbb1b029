import Foundation
import Testing

@Suite("What is touched")
struct SafetyTests {
    @Test("is the one output file", arguments: [["generate"], ["check"], ["list"], ["list", "--json"]])
    func tree(_ arguments: [String]) throws {
        let folder = try Sample.generated()
        try folder.write("devices/sample.yaml", Sample.spec(top: "48"))
        try folder.write("generated/Other.swift", "let mine = 1\n")
        try folder.write("beside.txt", "mine")
        let before = try snapshot(of: folder)
        _ = try Calibrate.run(arguments, in: folder)
        var after = try snapshot(of: folder)
        if arguments == ["generate"] {
            #expect(after[Sample.output] != before[Sample.output])
            after[Sample.output] = before[Sample.output]
        }
        #expect(after == before)
    }

    @Test(
        "is nothing outside: no network, no other program, no file opened for writing", .enabled(if: Machine.canTrace))
    func systemCalls() throws {
        let folder = try Sample.generated()
        try folder.write("devices/sample.yaml", Sample.spec(top: "48"))
        let outcome = try Calibrate.run(
            ["generate"], in: folder, shell: #"strace -f -qq -o log -e trace=%file,%network,%process "$@""#)
        #expect(outcome.status == 0)
        let calls = try folder.text(of: "log").split(separator: "\n")
        #expect(calls.count > 10)
        #expect(calls.count { $0.contains(" execve(") } == 1)
        for name in ["socket(", "connect(", "sendto(", "fork(", "symlink(", "link(", "chmod(", "mkdir(", "unlink("] {
            #expect(!calls.contains { $0.contains(" \(name)") }, "\(name)")
        }
        let writing = calls.filter { $0.contains("O_WRONLY") || $0.contains("O_RDWR") || $0.contains("O_CREAT") }
        #expect(writing.count == 1)
        #expect(writing.allSatisfy { $0.contains("\"generated/.\(Sample.outputName).") })
        let renames = calls.filter { $0.contains(" rename") }
        #expect(renames.count == 1)
        #expect(renames.allSatisfy { $0.contains(", \"\(Sample.output)\")") })
    }

    @Test(
        "is the folder by its very name: nothing in it is expanded",
        arguments: ["$HOME", "~", "`id`", "$(touch x)", "*", "%s", "a b", "--", "..."])
    func expansion(_ name: String) throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(["generate", "--output=\(name)"], in: folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(folder.names() == [name, "devices"].sorted())
        #expect(folder.names(in: name) == [Sample.outputName])
    }

    @Test("may be far away: a path of 4000 bytes")
    func longPath() throws {
        let folder = try Sample.folder()
        let name = String(repeating: "n", count: 200)
        let path = Array(repeating: name, count: 19).joined(separator: "/") + "/" + String(repeating: "m", count: 181)
        #expect(path.utf8.count == 4_000)
        let outcome = try Calibrate.run(["generate", "--output", path], in: folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        let specs = try Calibrate.run(
            ["check", "--specs", path, "--output", "x"], in: folder,
            shell: #"cp devices/sample.yaml "$4/s.yaml"; "$@"; status=$?; rm -r n*; exit $status"#)
        #expect(specs.messages.contains("is missing"), "\(specs.messages)")
        #expect(specs.status == 1)
    }

    @Test("is soon done with ten thousand specs")
    func manySpecs() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(
            ["generate"], in: folder,
            shell: #"""
                awk '{ text = text $0 "\n" } END {
                    for (n = 0; n < 10000; n++) {
                        spec = text; file = "devices/" n ".yaml"
                        sub("sample-notch", "d-" n, spec)
                        sub("iPhone14,7", "iPhone" int(n / 100) + 1 "," n % 100 + 1, spec)
                        printf "%s", spec > file; close(file)
                    }
                }' devices/sample.yaml && rm devices/sample.yaml && "$@"; status=$?
                rm -r devices; exit $status
                """#)
        #expect(outcome.output == "created folder generated\ncreated \(Sample.output) (10000 layouts)\n")
        #expect(outcome.messages == "")
    }

    @Test("does not hang or crash while specs come and go")
    func unstableSpecs() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(
            ["generate"], in: folder,
            shell: #"""
                (while :; do
                    cp devices/sample.yaml devices/.next && mv devices/.next devices/other.yaml
                    echo '# more' >> devices/sample.yaml; rm devices/other.yaml
                done) 2>/dev/null & writer=$!
                for run in $(seq 60); do
                    "$@" >>out 2>>err; status=$?
                    case $status in 0|1|2) ;; *) echo "status $status"; break ;; esac
                done
                kill $writer; wait $writer 2>/dev/null; cat err
                """#)
        let lines = Set(
            outcome.output.split(separator: "\n").filter { $0.hasPrefix("error: ") || $0.contains("status") })
        let expected: Set<Substring> = [
            "error: cannot read 'devices/other.yaml': No such file or directory",
            "error: cannot read 'devices/sample.yaml': it changes while it is read",
            "error: cannot read 'devices/other.yaml': it changes while it is read",
        ]
        #expect(lines.isSubset(of: expected), "\(outcome.output)")
    }

    /// Every file with its bytes and every folder, by path.
    private func snapshot(of folder: TemporaryFolder) throws -> [String: String] {
        var snapshot: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let status = try folder.status(of: name)
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            snapshot[name] = "\(status.st_mode) " + (isFolder ? "" : try folder.text(of: name))
        }
        return snapshot
    }
}
