import CalibrationCompiler
import SourceDiagnostics
import Testing

/// Specs of 64 KB that once took seconds or hundreds of megabytes, each for one reason.
@Suite struct FuzzLimitTests {
    static let limit = 65_536
    static let head = "calibration: 1\ndisplay: a\nscreen: {width: 390, height: 844, scale: 3}\n"
    static let models = "models: {\"iPhone1,1\": A}\n"
    static let layout =
        "{design: classic, safeArea: {top: 47, bottom: 34, basis: inferred}, navigationBar: {medium: 44, large: 96, basis: inferred}}"

    /// Half a file that is brought in by the other half.
    struct Expansion: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let head: String
        let part: String
        let between: String
        let use: String
        let tail: String

        var bytes: [UInt8] {
            var text = head
            var number = 0
            while text.utf8.count < limit / 2 {
                text += part.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(number)")
                number += 1
            }
            text += between
            while text.utf8.count < limit - tail.utf8.count - use.utf8.count { text += use }
            return Array((text + tail).utf8)
        }
    }

    static let expansions = [
        Expansion(
            testDescription: "unknown keys in every layout", head: head + models + "x-a: &a {", part: "k#: , ",
            between: "}\nlayouts: [", use: "*a ,", tail: "]\n"),
        Expansion(
            testDescription: "unknown keys merged into every layout", head: head + models + "x-a: &a {", part: "k#: , ",
            between: "}\nlayouts: [", use: "{<<: *a },", tail: "]\n"),
        Expansion(
            testDescription: "lists in a list",
            head: head + models + "x-o: &o {quantity: barTop}\nx-a: &a {observed: [",
            part: "*o ,", between: "]}\nlayouts: [", use: "*a ,", tail: "]\n"),
        Expansion(
            testDescription: "layouts", head: head + models + "x-a: &a \(layout)\nlayouts: [", part: "*a ,",
            between: "",
            use: "*a ,", tail: "]\n"),
        Expansion(
            testDescription: "a long text", head: head + models + "x-a: &a \"", part: "é", between: "\"\nlayouts: [",
            use: "{design: *a },", tail: "]\n"),
        Expansion(
            testDescription: "a long number", head: head + models + "x-a: &a \"", part: "+1_0",
            between: "\"\nlayouts: [", use: "{statusBar: *a ,zoomed: *a },", tail: "]\n"),
        Expansion(
            testDescription: "a long key", head: head + models + "x-a: &a \"x-", part: "é", between: "\"\nlayouts: [",
            use: "{? *a : b},", tail: "]\n"),
    ]

    @Test(arguments: expansions) func `what aliases bring in is bounded`(expansion: Expansion) {
        let compilation = compile(expansion.bytes)
        #expect(!compilation.isValid)
        #expect(compilation.diagnostics.count <= 5_100)
        for diagnostic in compilation.diagnostics {
            let texts = [diagnostic.message] + diagnostic.fixIts
            #expect(texts.allSatisfy { $0.utf8.count < 1_000 }, "\(diagnostic.code)")
        }
    }

    @Test func `an alias too many is an error at its place`() throws {
        let compilation = compile(
            FuzzLimitTests.head + FuzzLimitTests.models + "x-a: &a \(FuzzLimitTests.layout)\nlayouts: ["
                + String(repeating: "*a ,", count: 10_000) + "]\n")
        let error = try #require(compilation.diagnostics.first { $0.code == .tooManyNodes })
        #expect(error.range.map { $0.end - $0.start } == 2)
        #expect(compilation.diagnostics.count { $0.code == .tooManyNodes } == 1)
    }

    @Test func `a thousand aliases are none too many`() {
        let sources = String(repeating: "*a ,", count: 1_000)
        let compilation = compile(
            plainSpec.replacing("basis: inferred}\n", with: "basis: inferred, sources: [\(sources)]}\n").replacing(
                "calibration: 1\n", with: "calibration: 1\nx-a: &a https://example.org/a\n"))
        #expect(compilation.isValid, "\(compilation.diagnostics.map(\.message))")
    }

    @Test func `a mapping merged again brings nothing in`() {
        let merges = String(repeating: "*a ,", count: 10_000)
        let compilation = compile(plainSpec + "x-a: &a {one: , two: , three: }\n<<: [\(merges)]\n")
        #expect(compilation.diagnostics.map(\.code) == [.unknownKey, .unknownKey, .unknownKey])
    }

    @Test func `mappings that merge each other twice do not double`() {
        var text = plainSpec + "x-0: &a0 {unheard: 1}\n"
        for number in 0..<60 { text += "x-\(number + 1): &a\(number + 1) {<<: [*a\(number) , *a\(number) ]}\n" }
        let compilation = compile(text + "<<: *a60\n")
        #expect(compilation.diagnostics.map(\.code) == [.unknownKey])
    }

    @Test func `many mistyped aliases beside many anchors`() {
        let anchors = (0..<2_500).map { "&anchor\($0) b," }.joined()
        let aliases = (0..<2_500).map { "*anchir\($0) ," }.joined()
        let diagnostics = compile(plainSpec + "x-a: [\(anchors)\(aliases)]\n").diagnostics
        #expect(diagnostics.count { $0.code == .undefinedAlias } == 2_500)
    }

    @Test func `a mistyped alias is still told its anchor`() throws {
        let diagnostics = compile(plainSpec + "x-a: [&anchor b, *anchir ]\n").diagnostics
        #expect(try #require(diagnostics.first { $0.code == .undefinedAlias }).fixIts == ["write '*anchor'"])
    }

    @Test func `a bar is not higher than any screen`() {
        for large in ["20000", "161"] {
            let found = compile(plainSpec.replacing("large: 96", with: "large: \(large)")).diagnostics.map(\.code)
            #expect(found.contains(.impossibleNumber))
        }
        #expect(compile(plainSpec.replacing("large: 96", with: "large: 160")).isValid)
    }

    @Test func `a text of marks on one letter is shortened`() {
        let marks = String(repeating: "\u{301}", count: 10_000)
        for diagnostic in compile(plainSpec + "bad\(marks.prefix(1)): x\nnotes: [\"a\(marks)\"]\n? a\(marks)\n: b\n")
            .diagnostics
        {
            #expect(diagnostic.message.utf8.count < 500)
        }
    }

    @Test func `many names stand once each in a display's documentation`() {
        let models = (1...3_000).map { "  iPhone\($0),1: Name \($0 % 1_000)\n" }.joined()
        let compilation = compile(plainSpec.replacing("  iPhone14,7: iPhone 14\n", with: models))
        let swift = String(decoding: SwiftRenderer.render(compilation, access: .internal), as: UTF8.self)
        #expect(swift.split(separator: "\n").count { $0.hasPrefix("    /// - Name ") } == 1_000)
        #expect(swift.split(separator: "\n").count { $0.hasPrefix("    typealias Name") } == 1_000)
    }
}
