import Foundation
import Testing

@Suite("calibrate generate")
struct GenerateTests {
    @Test("creates the file and says so; again, it changes nothing and says so")
    func twice() throws {
        let folder = try Sample.folder()
        let first = try Calibrate.run(["generate"], in: folder)
        #expect(first.output == "created folder generated\ncreated \(Sample.output) (1 layout)\n")
        #expect(first.messages == "")
        #expect(first.status == 0)
        #expect(folder.names(in: "generated") == [Sample.outputName])
        #expect(try folder.text(of: Sample.output).contains("enum SampleNotch {"))

        let before = try folder.status(of: Sample.output)
        let second = try Calibrate.run(["generate"], in: folder)
        #expect(second.output == "unchanged \(Sample.output) (1 layout)\n")
        #expect(second.status == 0)
        let after = try folder.status(of: Sample.output)
        #expect(after.st_ino == before.st_ino)
        #expect(after.modificationTime == before.modificationTime)
    }

    @Test("updates the file when a spec comes in")
    func update() throws {
        let folder = try Sample.generated()
        try folder.write("devices/sub/other.yml", Sample.spec("other-notch", identifier: "iPhone14,8"))
        let outcome = try Calibrate.run(["generate"], in: folder)
        #expect(outcome.output == "updated \(Sample.output) (2 layouts)\n")
        #expect(try folder.text(of: Sample.output).contains("enum OtherNotch {"))
        #expect(folder.names(in: "generated") == [Sample.outputName])
    }

    @Test("gives the same bytes from any folder, by any path, in any locale, from files created in any order")
    func sameBytes() throws {
        let specs = (1...9).map { (name: "s\($0).yaml", text: Sample.spec("d-\($0)", identifier: "iPhone14,\($0)")) }
        let folder = try TemporaryFolder()
        for spec in specs { try folder.write("devices/\(spec.name)", spec.text) }
        _ = try Calibrate.run(["generate"], in: folder)
        let expected = try folder.bytes(of: Sample.output)

        let reversed = try TemporaryFolder()
        for spec in specs.reversed() { try reversed.write("devices/\(spec.name)", spec.text) }
        _ = try Calibrate.run(
            ["generate"], in: reversed, environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"])
        #expect(try reversed.bytes(of: Sample.output) == expected)

        let elsewhere = try TemporaryFolder()
        _ = try Calibrate.run(
            ["generate", "--specs", folder.path(of: "devices"), "--output", elsewhere.path(of: "a/b")], in: elsewhere)
        #expect(try elsewhere.bytes(of: "a/b/\(Sample.outputName)") == expected)
        _ = try Calibrate.run(
            ["generate", "--specs", "./.././devices/", "--output", "../c"], in: folder,
            shell: #"mkdir deep && cd deep && "$@""#)
        #expect(try folder.bytes(of: "c/\(Sample.outputName)") == expected)
    }

    @Test("writes nothing if anything is wrong, and tells all that is")
    func badAmongGood() throws {
        let folder = try Sample.folder()
        try folder.write("devices/bad.yaml", Sample.spec("bad-one", identifier: "iPhone14,8", large: "40"))
        try folder.write("devices/worse.yaml", Sample.spec("../etc", identifier: "iPhone14,9", top: "x"))
        let outcome = try Calibrate.run(["generate"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.messages.contains("devices/bad.yaml:9:40: error: "))
        #expect(outcome.messages.contains("devices/worse.yaml:2:10: error: "))
        #expect(outcome.messages.contains("devices/worse.yaml:8:21: error: "))
        #expect(folder.names() == ["devices"])
    }

    @Test("warns and writes; with --quiet it only writes")
    func warnings() throws {
        let folder = try TemporaryFolder()
        try folder.write("devices/odd.yaml", Sample.spec(large: "100"))
        let outcome = try Calibrate.run(["generate"], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.messages.contains("devices/odd.yaml:9:40: warning: "))
        #expect(outcome.output == "created folder generated\ncreated \(Sample.output) (1 layout)\n")

        let quiet = try Calibrate.run(["generate", "--quiet"], in: folder)
        #expect(quiet.status == 0)
        #expect(quiet.messages == "")
        #expect(quiet.output == "")
    }

    @Test("warns of specs without a display, whose table is empty", arguments: ["generate", "check", "list"])
    func avatarOnly(_ verb: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("devices/avatar.yaml", "calibration: 1\navatar: {size: 40}\n")
        _ = try Calibrate.run(["generate", "-q"], in: folder)
        let outcome = try Calibrate.run([verb], in: folder)
        #expect(outcome.status == 0)
        #expect(
            outcome.messages == """
                devices/avatar.yaml:2:9: warning: the specs describe the image, but no display: the table is empty [no-display]
                avatar: {size: 40}
                        ^~~~~~~~~~
                fix-it: add the spec of a display

                """)
        #expect(try Calibrate.run([verb, "-q"], in: folder).messages == "")
    }

    @Test("with --dry-run, says what it would do and does nothing")
    func dryRun() throws {
        let folder = try Sample.folder()
        let create = try Calibrate.run(["generate", "--dry-run"], in: folder)
        #expect(create.output == "would create \(Sample.output) (1 layout)\n")
        #expect(folder.names() == ["devices"])

        _ = try Calibrate.run(["generate"], in: folder)
        let same = try Calibrate.run(["generate", "--dry-run"], in: folder)
        #expect(same.output == "unchanged \(Sample.output) (1 layout)\n")

        let old = try folder.bytes(of: Sample.output)
        try folder.write("devices/sample.yaml", Sample.spec(top: "48"))
        let update = try Calibrate.run(["generate", "--dry-run"], in: folder)
        #expect(update.output == "would update \(Sample.output) (1 layout)\n")
        #expect(update.status == 0)
        #expect(try folder.bytes(of: Sample.output) == old)
    }

    @Test("leaves a file alone that it has not made, unless told otherwise", arguments: ["let mine = 1\n", ""])
    func foreignFile(_ text: String) throws {
        let folder = try Sample.folder()
        try folder.write(Sample.output, text)
        for arguments in [["generate"], ["generate", "--dry-run"]] {
            let refusal = try Calibrate.run(arguments, in: folder)
            #expect(refusal.status == 1)
            #expect(
                refusal.messages == """
                    error: '\(Sample.output)' was not made by calibrate, so it is not overwritten
                    fix-it: move it away, or give it up with '--force'

                    """)
            #expect(try folder.text(of: Sample.output) == text)
        }
        let forced = try Calibrate.run(["generate", "--force"], in: folder)
        #expect(forced.output == "updated \(Sample.output) (1 layout)\n")
        #expect(forced.status == 0)
    }

    @Test("mends whatever stands below the header")
    func garbage() throws {
        let folder = try Sample.generated()
        let whole = try folder.bytes(of: Sample.output)
        let header = whole.prefix { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
        try folder.write(Sample.output, header + [0, 0xFF, 0xFE] + Array("}}} <<<<<<< HEAD\n".utf8))
        let outcome = try Calibrate.run(["generate"], in: folder)
        #expect(outcome.output == "updated \(Sample.output) (1 layout)\n")
        #expect(try folder.bytes(of: Sample.output) == whole)
    }

    @Test(
        "declares what --access asks for",
        arguments: [("public", "public enum"), ("package", "package enum"), ("internal", "\nenum")])
    func access(_ level: String, _ declaration: String) throws {
        let folder = try Sample.folder()
        _ = try Calibrate.run(["generate", "--access", level], in: folder)
        #expect(try folder.text(of: Sample.output).contains("\(declaration) DeviceCalibrations"))
    }

    @Test("gives a new file the permissions of any new file, and keeps those of an old one")
    func permissions() throws {
        let folder = try Sample.folder()
        _ = try Calibrate.run(["generate"], in: folder, shell: #"umask 027 && "$@""#)
        #expect(try folder.status(of: Sample.output).st_mode & 0o777 == 0o640)
        #expect(try folder.status(of: "generated").st_mode & 0o777 == 0o750)

        _ = chmod(folder.path(of: Sample.output), 0o664)
        _ = try Calibrate.run(["generate", "--access", "package"], in: folder, shell: #"umask 077 && "$@""#)
        #expect(try folder.status(of: Sample.output).st_mode & 0o777 == 0o664)
    }
}
