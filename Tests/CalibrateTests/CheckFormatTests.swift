import Foundation
import Testing

@Suite("calibrate check --format")
struct CheckFormatTests {
    static func wrong() throws -> TemporaryFolder {
        let folder = try Sample.folder()
        try folder.write("devices/bad.yaml", Sample.spec("bad", identifier: "iPhone14,8", top: "x", large: "44"))
        return folder
    }

    @Test("github prints an annotation a message, and nothing beside")
    func github() throws {
        let outcome = try Calibrate.run(["check", "--format", "github"], in: CheckFormatTests.wrong())
        #expect(outcome.status == 1)
        #expect(outcome.messages == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("::error file=devices/bad.yaml,line=") })
        #expect(outcome.output.contains("line=8,endLine=8,col=21,endColumn=21,title=invalid-number::'x' "))
    }

    @Test("json prints an object a line, and nothing beside")
    func json() throws {
        let outcome = try Calibrate.run(["check", "--format=json"], in: CheckFormatTests.wrong())
        #expect(outcome.status == 1)
        #expect(outcome.messages == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["path"] as? String == "devices/bad.yaml")
        }
    }

    @Test("drift is a message with a code, and JSON has no diff")
    func drift() throws {
        let folder = try Sample.generated()
        try folder.write(Sample.output, try folder.text(of: Sample.output).replacing("-143", with: "-144"))
        let json = try Calibrate.run(["check", "--format", "json"], in: folder)
        #expect(json.status == 1)
        let object = try JSONSerialization.jsonObject(with: Data(json.outputBytes)) as? [String: Any]
        #expect(object?["code"] as? String == "drift")
        #expect(object?["path"] as? String == Sample.output)
        #expect(object?["line"] as? Int ?? 0 > 1)
        let github = try Calibrate.run(["check", "--format", "github"], in: folder)
        #expect(github.output.contains("\n::error file=\(Sample.output),line="))
        #expect(github.output.hasPrefix("--- "))
    }

    @Test(
        "a fault of the machine is in the same form",
        arguments: [
            ("github", "::error title=calibrate::cannot read 'nope': "),
            ("json", "{\"code\":null,\"column\":null,"),
        ])
    func fault(_ format: String, _ start: String) throws {
        let outcome = try Calibrate.run(["check", "--specs", "nope", "--format", format], in: Sample.folder())
        #expect(outcome.status == 2)
        #expect(outcome.output.hasPrefix(start))
    }

    @Test("warnings are left out on request", arguments: ["github", "json"])
    func quiet(_ format: String) throws {
        let folder = try Sample.folder()
        try folder.write("devices/sample.yaml", Sample.spec(large: "97"))
        #expect(try Calibrate.run(["generate", "-q"], in: folder).status == 0)
        let loud = try Calibrate.run(["check", "--format", format], in: folder)
        #expect(loud.status == 0)
        #expect(loud.output.contains("unusual-title-height"))
        #expect(try Calibrate.run(["check", "-q", "--format", format], in: folder).output == "")
    }

    @Test(
        "github's paths begin at GITHUB_WORKSPACE, wherever the program runs",
        arguments: [
            ("repo", "repo", "devices/bad.yaml"), ("repo", "", "repo/devices/bad.yaml"),
            ("repo", "repo/devices", "bad.yaml"), ("repo", "elsewhere", "devices/bad.yaml"),
            ("repo/app", "repo", "devices/bad.yaml"), ("repo/app", "", "repo/devices/bad.yaml"),
            ("repo/app", "repo/app", "../devices/bad.yaml"), ("elsewhere", "repo", "devices/bad.yaml"),
        ])
    func workspace(_ current: String, _ workspace: String, _ expected: String) throws {
        let folder = try TemporaryFolder()
        let spec = Sample.spec("bad", identifier: "iPhone14,8", top: "x")
        for name in ["repo/devices/bad.yaml", "repo/app/x", "elsewhere/x"] { try folder.write(name, spec) }
        let specs = ["repo": "devices", "repo/app": "../devices", "elsewhere": folder.path(of: "repo/devices")]
        let outcome = try Calibrate.run(
            ["check", "--format", "github", "--specs", specs[current] ?? ""], in: folder,
            environment: ["GITHUB_WORKSPACE": folder.path(of: workspace)], shell: #"cd \#(current) && "$@""#)
        #expect(outcome.output.hasPrefix("::error file=\(expected),line=8,"), "\(outcome.output)")
        let plain = try Calibrate.run(
            ["check", "--format", "github", "--specs", specs[current] ?? ""], in: folder,
            environment: ["GITHUB_WORKSPACE": nil], shell: #"cd \#(current) && "$@""#)
        #expect(plain.output.hasPrefix("::error file=\(specs[current] ?? "")/bad.yaml,line=8,"))
    }

    @Test("GITHUB_ACTIONS alone changes nothing")
    func environment() throws {
        let folder = try CheckFormatTests.wrong()
        let plain = try Calibrate.run(["check"], in: folder)
        let inWorkflow = try Calibrate.run(
            ["check"], in: folder, environment: ["GITHUB_ACTIONS": "true", "CI": "true"])
        #expect(inWorkflow.messages == plain.messages)
        #expect(inWorkflow.output == plain.output)
        #expect(plain.messages.contains("devices/bad.yaml:8:21: error: "))
    }
}
