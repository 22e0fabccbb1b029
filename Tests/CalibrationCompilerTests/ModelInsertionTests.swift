import CalibrationCompiler
import SourceDiagnostics
import Testing

@Suite struct ModelInsertionTests {
    static func inserting(_ models: [String], into spec: String) throws -> ModelInsertion {
        let compilation = compile(spec)
        return try ModelInsertion(
            of: try models.map { try NewModel($0) }, to: try #require(compilation.displays.first), in: compilation)
    }

    @Test(arguments: [
        ("\n  iPhone14,7: iPhone 14\n", "\n  iPhone14,7: iPhone 14\n  iPhone19,1: iPhone 18\n"),
        (
            "\n     iPhone14,7: iPhone 14   # comment\n  # another\n\n",
            "\n     iPhone14,7: iPhone 14   # comment\n     iPhone19,1: iPhone 18\n  # another\n\n"
        ),
        ("\r\n  iPhone14,7: iPhone 14\r\n", "\r\n  iPhone14,7: iPhone 14\r\n  iPhone19,1: iPhone 18\r\n"),
        ("\n  \"iPhone14,7\": 'iPhone\n    14'\n", "\n  \"iPhone14,7\": 'iPhone\n    14'\n  iPhone19,1: iPhone 18\n"),
        (" {\"iPhone14,7\": iPhone 14}\n", " {\"iPhone14,7\": iPhone 14, \"iPhone19,1\": iPhone 18}\n"),
        (" {\"iPhone14,7\": iPhone 14, }\n", " {\"iPhone14,7\": iPhone 14, \"iPhone19,1\": iPhone 18, }\n"),
        (
            "\n  {\n    \"iPhone14,7\": iPhone 14 # comment\n  }\n",
            "\n  {\n    \"iPhone14,7\": iPhone 14, \"iPhone19,1\": iPhone 18 # comment\n  }\n"
        ),
        (" &m\n  iPhone14,7: iPhone 14\n", " &m\n  iPhone14,7: iPhone 14\n  iPhone19,1: iPhone 18\n"),
    ]) func `a line comes in, every other byte stays`(models: String, expected: String) throws {
        let spec = plainSpec.replacing("\n  iPhone14,7: iPhone 14\n", with: models)
        let insertion = try ModelInsertionTests.inserting(["iPhone19,1=iPhone 18"], into: spec)
        #expect(
            String(decoding: insertion.file.bytes, as: UTF8.self)
                == plainSpec.replacing("\n  iPhone14,7: iPhone 14\n", with: expected))
        #expect(insertion.mistakes.isEmpty, "\(insertion.mistakes.map(\.message))")
        #expect(
            insertion.compilation.displays[0].models.map(\.name.value) == ["iPhone 14", "iPhone 18"])
    }

    @Test(arguments: [">", ">-", "|", "|+", "| # comment"], ["", "\n", "\n\n"])
    func `a line comes before a name in a block, which would swallow it`(style: String, gap: String) throws {
        let models = "models:\n  iPhone14,7: iPhone 14\n"
        let block = "models:\n  iPhone14,6: A\n  iPhone14,7: \(style)\n    iPhone\n    14\n\(gap)"
        for spec in [plainSpec.replacing(models, with: "") + block, plainSpec.replacing(models, with: block)] {
            // A name with a line feed is a mistake of its own, beside which the line is the same.
            let insertion = try ModelInsertionTests.inserting(["iPhone19,1=iPhone 18"], into: spec)
            #expect(
                String(decoding: insertion.file.bytes, as: UTF8.self)
                    == spec.replacing("  iPhone14,7", with: "  iPhone19,1: iPhone 18\n  iPhone14,7"))
        }
    }

    @Test(arguments: ["\n", "\r\n", ""]) func `models may be the last of a file`(ending: String) throws {
        let models = "models:\n  iPhone14,7: iPhone 14\n"
        let newline = ending == "\r\n" ? ending : "\n"
        let spec = (plainSpec.replacing(models, with: "") + "models:\n  iPhone14,7: iPhone 14").replacing(
            "\n", with: newline)
        let insertion = try ModelInsertionTests.inserting(["iPhone19,1=A", "iPhone19,2=B"], into: spec + ending)
        #expect(
            String(decoding: insertion.file.bytes, as: UTF8.self)
                == spec + "\(newline)  iPhone19,1: A\(newline)  iPhone19,2: B" + ending)
        #expect(insertion.mistakes.isEmpty)
    }

    @Test(
        arguments: [
            "NO", "1e3", "08", "null", "~", "a: b", "a #b", "- a", "'a'", "\"a\\", "a, b", "{a}", "*a", "é 📱",
            "iPhone 18:",
            "=", "0x1F", "12:30", "<<", "\u{A0}a",
        ], [" {\"iPhone14,7\": iPhone 14}\n", "\n  iPhone14,7: iPhone 14\n"])
    func `any name is read back as it was given`(name: String, models: String) throws {
        let spec = plainSpec.replacing("\n  iPhone14,7: iPhone 14\n", with: models)
        let insertion = try ModelInsertionTests.inserting(["iPhone19,1=\(name)"], into: spec)
        #expect(insertion.mistakes.isEmpty, "\(insertion.mistakes.map(\.message))")
        #expect(insertion.compilation.displays[0].models.last?.name.value == name)
    }

    @Test func `a mistake that the model would bring is told`() throws {
        let twice = try ModelInsertionTests.inserting(["iPhone14,7=iPhone 14"], into: plainSpec)
        #expect(twice.mistakes.map(\.code) == [.duplicateKey])
        let other = plainSpec.replacing("test-notch", with: "test-other").replacing("iPhone14,7", with: "iPhone14,8")
        let elsewhere = try ModelInsertionTests.inserting(["iPhone14,8=x"], into: plainSpec + "---\n" + other)
        #expect(elsewhere.mistakes.map(\.code) == [.duplicateIdentifier])
    }

    @Test func `what was wrong before is not blamed on the model`() throws {
        let wrong = plainSpec + "---\ncalibration: 2\n"
        #expect(!compile(wrong).isValid)
        #expect(try ModelInsertionTests.inserting(["iPhone19,1=x"], into: wrong).mistakes.isEmpty)
    }

    @Test func `models behind an alias are left to a person`() throws {
        let spec =
            "x-models: &m {\"iPhone14,7\": iPhone 14}\n"
            + plainSpec.replacing("models:\n  iPhone14,7: iPhone 14\n", with: "models: *m\n")
        #expect(throws: ModelInsertion.Fault.self) {
            try ModelInsertionTests.inserting(["iPhone19,1=x"], into: spec)
        }
        let merged =
            "x-models: &m {\"iPhone14,7\": iPhone 14}\n"
            + plainSpec.replacing("models:\n  iPhone14,7: iPhone 14\n", with: "models: {<<: *m}\n")
        #expect(throws: ModelInsertion.Fault.self) {
            try ModelInsertionTests.inserting(["iPhone19,1=x"], into: merged)
        }
    }
}
