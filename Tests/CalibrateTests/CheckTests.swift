import Foundation
import Testing

@Suite("calibrate check")
struct CheckTests {
    @Test("is silent after generate, and writes nothing")
    func clean() throws {
        let folder = try Sample.generated()
        let before = try folder.status(of: Sample.output)
        let outcome = try Calibrate.run(["check"], in: folder)
        #expect(outcome.output == "")
        #expect(outcome.messages == "")
        #expect(outcome.status == 0)
        #expect(try folder.status(of: Sample.output).modificationTime == before.modificationTime)
        #expect(folder.names() == ["devices", "generated"])
    }

    @Test("shows an edited digit, its line, and the command that mends it")
    func editedDigit() throws {
        let folder = try Sample.generated()
        let text = try folder.text(of: Sample.output)
        try folder.write(Sample.output, text.replacingOccurrences(of: "rest: -143", with: "rest: -144"))
        let outcome = try Calibrate.run(["check"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("--- \(Sample.output)\n+++ \(Sample.output)\n@@ -"))
        let changes = outcome.output.split(separator: "\n").dropFirst(2).filter { "+-".contains($0.prefix(1)) }
        #expect(changes.count == 2)
        #expect(changes.first?.contains("rest: -144") == true)
        #expect(changes.last?.contains("rest: -143") == true)
        let line = text.prefix(upTo: try #require(text.range(of: "rest: -143")).lowerBound).count { $0 == "\n" } + 1
        #expect(
            outcome.messages == """
                \(Sample.output):\(line):1: error: the file is not what 'devices' gives
                fix-it: run '\(Calibrate.command) generate'

                """)
    }

    @Test("shows the whole file where it is missing")
    func missing() throws {
        let folder = try Sample.generated()
        let count = try folder.text(of: Sample.output).count { $0 == "\n" }
        try folder.remove(Sample.output)
        let outcome = try Calibrate.run(["check"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("--- /dev/null\n+++ \(Sample.output)\n@@ -0,0 +1,\(count) @@\n+"))
        #expect(
            outcome.messages == """
                \(Sample.output): error: the file that 'devices' gives is missing
                fix-it: run '\(Calibrate.command) generate'

                """)
        #expect(folder.names(in: "generated") == [])
    }

    @Test("tells a file of somebody else from an old one of its own")
    func foreign() throws {
        let folder = try Sample.folder()
        try folder.write(Sample.output, "let mine = 1")
        let outcome = try Calibrate.run(["check"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("-let mine = 1\n\\ No newline at end of file\n+"))
        #expect(outcome.messages.contains("was not made by calibrate"))
        #expect(outcome.messages.contains("fix-it: run '\(Calibrate.command) generate --force'"))
    }

    @Test("tells what is wrong with all specs, and compares nothing then")
    func badSpecs() throws {
        let folder = try Sample.folder()
        try folder.write("devices/a.yaml", Sample.spec("a-one", identifier: "iPhone14,8", top: "x"))
        try folder.write("devices/b.yaml", Sample.spec("b-one", identifier: "iPhone14,9", top: "y"))
        let outcome = try Calibrate.run(["check"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.messages.contains("devices/a.yaml:8:21: error: "))
        #expect(outcome.messages.contains("devices/b.yaml:8:21: error: "))
        #expect(!outcome.messages.contains("generate"))
    }

    @Test("with --quiet, says that there is drift and not what")
    func quiet() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(["check", "-q"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("\(Sample.output): error: "))
    }

    @Test("names a command that mends, whatever the folders are called, and that runs as it is")
    func mendingCommand() throws {
        let folder = try TemporaryFolder()
        try folder.write("my 'specs' $(x)/sample.yaml", Sample.spec())
        let options = ["--specs", "my 'specs' $(x)", "--output", "out put", "--access=package"]
        let drift = try Calibrate.run(["check"] + options, in: folder)
        let line = try #require(drift.messages.split(separator: "\n").first { $0.hasPrefix("fix-it: run '") })
        let command = String(line.dropFirst("fix-it: run '".count).dropLast())
        #expect(
            command
                == Calibrate.command
                + #" generate --specs 'my '\''specs'\'' $(x)' --output 'out put' --access package"#)
        let mended = try Calibrate.run(
            [command], in: folder,
            shell: #"swift() { shift; "$@"; }; calibrate() { "$program" "$@"; }; program=$1; eval "$2""#)
        #expect(mended.status == 0, "\(mended.messages)")
        #expect(try Calibrate.run(["check"] + options, in: folder).status == 0)
    }

    @Test(
        "prints a diff that programs apply",
        .enabled(if: Calibrate.isInstalled("patch") && Calibrate.isInstalled("git")),
        arguments: ["patch -s -p0", "git apply -p0"], ["generated", "my tables"])
    func patch(_ program: String, _ output: String) throws {
        let folder = try Sample.folder()
        let options = ["--output", output]
        _ = try Calibrate.run(["generate"] + options, in: folder)
        for number in 1...20 {
            let spec = Sample.spec("d-\(number)", identifier: "iPhone13,\(number)")
            try folder.write("devices/\(number).yaml", spec)
        }
        let outcome = try Calibrate.run(["check"] + options, in: folder, shell: #""$@" | \#(program)"#)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(try Calibrate.run(["check"] + options, in: folder).output == "")
        #expect(folder.names(in: output) == [Sample.outputName])
    }

    @Test("ends with what remains to be done, for people")
    func remaining() throws {
        let folder = try Sample.folder()
        _ = try Calibrate.run(["new", "sample-two", "--like", "Sample", "--model", "iPhone19,1=iPhone 18"], in: folder)
        _ = try Calibrate.run(["generate"], in: folder)
        let outcome = try Calibrate.run(["check"], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.messages.contains(" [copied-numbers]\n"))
        #expect(outcome.messages.hasSuffix("\nremaining: 1 display with copied numbers to confirm\n"))
        #expect(try Calibrate.run(["check", "--quiet"], in: folder).messages == "")
        for format in ["github", "json"] {
            let outcome = try Calibrate.run(["check", "--format", format], in: folder)
            #expect(outcome.messages == "" && !outcome.output.contains("remaining"))
        }
        let one = try Calibrate.run(["check", "devices/sample.yaml"], in: folder)
        #expect(one.messages == "")
    }
}
