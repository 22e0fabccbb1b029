import Foundation
import Testing

@Suite("calibrate check FILE")
struct CheckFileTests {
    /// A folder with a sound spec and one with a mistake, and no table.
    static func folder() throws -> TemporaryFolder {
        let folder = try Sample.folder()
        try folder.write("devices/bad.yaml", Sample.spec("bad", identifier: "iPhone14,8", top: "x"))
        return folder
    }

    @Test(
        "reports what concerns the file, by whatever path it is named, and nothing of the output",
        arguments: ["devices/bad.yaml", "./devices//bad.yaml", "devices/../devices/bad.yaml", "link.yaml"])
    func mistake(_ path: String) throws {
        let folder = try CheckFileTests.folder()
        try folder.write("devices/worse.yaml", "calibration: 2\n")
        let outcome = try Calibrate.run(
            ["check", path], in: folder, shell: #"ln -s devices/bad.yaml link.yaml; "$@""#)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("devices/bad.yaml:8:21: error: "))
        #expect(outcome.messages.ranges(of: "error: ").count == 1)
        #expect(!outcome.messages.contains("generate"))
        #expect(folder.names() == ["devices", "link.yaml"])
    }

    @Test("is fine if only other specs have mistakes")
    func otherMistake() throws {
        let outcome = try Calibrate.run(["check", "devices/sample.yaml"], in: CheckFileTests.folder())
        #expect(outcome.status == 0)
        #expect(outcome.messages == "")
        #expect(outcome.output == "")
    }

    @Test("several files are checked at once")
    func several() throws {
        let outcome = try Calibrate.run(
            ["check", "devices/sample.yaml", "devices/bad.yaml"], in: CheckFileTests.folder())
        #expect(outcome.status == 1)
        #expect(outcome.messages.hasPrefix("devices/bad.yaml:8:21: error: "))
    }

    @Test("a clash with another spec concerns both", arguments: ["devices/sample.yaml", "devices/twin.yaml"])
    func clash(_ path: String) throws {
        let folder = try Sample.folder()
        try folder.write("devices/twin.yaml", Sample.spec())
        let outcome = try Calibrate.run(["check", path], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("[duplicate-display]"))
    }

    @Test("machines get the same", arguments: ["json", "github"])
    func format(_ format: String) throws {
        let outcome = try Calibrate.run(
            ["check", "--format", format, "devices/bad.yaml"], in: CheckFileTests.folder())
        #expect(outcome.status == 1)
        #expect(outcome.messages == "")
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.output.contains("devices/bad.yaml"))
    }

    @Test(
        "is wrong usage where there is nothing to check",
        arguments: [
            (["readme.md"], "error: 'readme.md' is not a spec in 'devices'\n", Int32(64)),
            (["devices"], "error: 'devices' is not a spec in 'devices'\n", 64),
            (["gone.yaml"], "error: cannot read 'gone.yaml': No such file or directory\n", 2),
            (
                ["devices/bad.yaml", "--output", "x"],
                "error: with FILE, the Swift file is not looked at, so '--output' has no effect\n", 64
            ),
            (
                ["devices/bad.yaml", "--access=public"],
                "error: with FILE, the Swift file is not looked at, so '--access' has no effect\n", 64
            ),
        ])
    func mistakes(_ arguments: [String], _ message: String, _ status: Int32) throws {
        let folder = try CheckFileTests.folder()
        try folder.write("readme.md", "")
        let outcome = try Calibrate.run(["check"] + arguments, in: folder)
        #expect(outcome.messages.hasPrefix(message), "\(outcome.messages)")
        #expect(outcome.status == status)
    }
}

@Suite("A proposed command")
struct ProposalTests {
    /// The command that a message proposes.
    private static func command(in messages: String) throws -> String {
        let line = try #require(messages.split(separator: "\n").first { $0.hasPrefix("fix-it: run '") })
        return String(line.dropFirst("fix-it: run '".count).dropLast())
    }

    @Test("never makes the table from single specs", arguments: [["devices/sample.yaml"], ["devices", "more.yaml"]])
    func singleSpecs(_ paths: [String]) throws {
        let folder = try Sample.generated()
        try folder.write("devices/other.yaml", Sample.spec("other", identifier: "iPhone14,8"))
        try folder.write("more.yaml", Sample.spec("more", identifier: "iPhone14,9", top: "48"))
        let outcome = try Calibrate.run(
            ["check"] + (paths == ["devices/sample.yaml"] ? ["--access", "package"] : [])
                + paths.flatMap { ["--specs", $0] }, in: folder)
        #expect(outcome.status == 1)
        #expect(!outcome.messages.contains("calibrate generate"))
        #expect(
            outcome.messages.hasSuffix(
                "fix-it: generate it from all its specs; to check one spec alone, run 'calibrate check FILE'\n"))
        let added = try Calibrate.run(
            [
                "new", "sample-notch", "--like", "sample-notch", "--model", "iPhone19,1=x", "--specs",
                "devices/sample.yaml",
            ], in: folder)
        #expect(added.output.hasSuffix("next: run 'calibrate generate' on all specs\n"))
    }

    @Test(
        "can be pasted, whatever bytes are in a path", .enabled(if: Calibrate.isLinux && Calibrate.isInstalled("bash")),
        arguments: [#"line\nfeed"#, #"latin\351"#, #"tab\there"#, #"quo'te\\ \001"#, #"rtl\342\200\256 x"#, #"$(x)\n"#])
    func pasting(_ name: String) throws {
        let folder = try Sample.folder()
        let options = #"--specs "$name" --output "$name/out""#
        let start = "name=$(printf '\(name.replacing("'", with: #"'\''"#)).'); name=${name%.}; "
        let drift = try Calibrate.run(
            ["check"], in: folder, shell: start + #"mkdir "$name" && mv devices/* "$name"; "$@" "# + options)
        let command = try ProposalTests.command(in: drift.messages)
        #expect(command.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
        let mended = try Calibrate.run(
            [command], in: folder,
            shell: #"exec bash -c 'swift() { shift; "$@"; }; calibrate() { "$0" "$@"; }; eval "$1"' "$1" "$2""#)
        #expect(mended.status == 0, "\(mended.messages)")
        let fresh = try Calibrate.run(["check"], in: folder, shell: start + #""$@" "# + options)
        #expect(fresh.status == 0, "\(fresh.messages)")
    }

    @Test(
        "asks for the permission to write only where that is what is missing", .enabled(if: Machine.unprivileged != nil)
    )
    func permission() throws {
        let folder = try Sample.folder()
        let plugin = ["CALIBRATE_COMMAND": "swift package --allow-writing calibrate"]
        let denied = try Calibrate.run(
            ["generate", "--output", "new"], in: folder, environment: plugin,
            shell: Fault.preamble + #"chmod 555 .; $unprivileged "$@"; status=$?; chmod 755 .; exit $status"#)
        #expect(denied.status == 2)
        #expect(
            denied.messages == """
                error: cannot create 'new': Permission denied
                fix-it: 'swift package --allow-writing calibrate …' may write

                """)
        for script in [#"rm -r devices; "$@""#, #"ulimit -f 0; "$@""#] {
            let other = try Calibrate.run(["generate"], in: folder, environment: plugin, shell: script)
            #expect(other.status == 2)
            #expect(!other.messages.contains("may write"))
        }
    }

    @Test("names the folder of specs that is above the current one", arguments: ["check", "list", "generate"])
    func folderAbove(_ verb: String) throws {
        let folder = try Sample.folder()
        try folder.write("Sources/App/App.swift", "")
        let outcome = try Calibrate.run([verb], in: folder, shell: #"cd Sources/App && "$@""#)
        #expect(outcome.status == 2)
        #expect(
            outcome.messages == """
                error: there is no folder 'devices' here, but there is '../../devices'
                fix-it: run it in '../..', or add '--specs ../../devices'

                """)
        let added = try Calibrate.run(
            [verb, "--specs", "../../devices"], in: folder, shell: #"cd Sources/App && "$@""#)
        #expect(added.status == (verb == "check" ? 1 : 0))
    }

    @Test("'new' begins no second folder of specs below the one that is there")
    func newBelow() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(["new", "x"], in: folder, shell: #"mkdir deep && cd deep && "$@""#)
        #expect(outcome.status == 2)
        #expect(outcome.messages.contains("run it in '..', or add '--specs ../devices'"))
        #expect(folder.names(in: "deep") == [])
    }
}
