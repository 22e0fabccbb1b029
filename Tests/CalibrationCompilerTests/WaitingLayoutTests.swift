import CalibrationCompiler
import SourceDiagnostics
import Testing

@Suite struct WaitingLayoutTests {
    private static let seen = "basis: measured, sources: [a log]"

    /// A spec in which everything is measured but some numbers.
    private static func spec(_ safeArea: String = "", _ bar: String) -> String {
        plainSpec.replacing(
            "bottom: 34, basis: inferred", with: "bottom: \(safeArea.isEmpty ? "34" : safeArea), \(seen)"
        )
        .replacing("{medium: 44, large: 96, basis: inferred}", with: "{\(bar), \(seen)}")
    }

    private static func inferred(_ value: Int) -> String { "{value: \(value), basis: inferred}" }

    @Test(
        arguments: [
            ("", "top: 47, medium: 44, large: 96", nil, nil),
            ("", "medium: 44, large: \(inferred(96))", [.large], "read contentOffset.y at rest"),
            ("", "medium: 44, large: {value: none, basis: inferred}", [.large], "read its height at rest"),
            (
                inferred(34), "medium: \(inferred(44)), large: \(inferred(96))", [.safeArea, .medium, .large],
                "run the probe"
            ),
            ("", "medium: \(inferred(44)), large: 96", [.medium], "read its height collapsed"),
            ("", "top: \(inferred(47)), medium: 44, large: 96", [.origin], "read its frame.minY"),
            (
                "", "medium: \(inferred(44)), large: \(inferred(96))", [.medium, .large],
                "read its height at rest and collapsed"
            ),
            (
                "", "top: \(inferred(47)), medium: 44, large: \(inferred(96))", [.origin, .large],
                "read its frame at rest"
            ),
            (inferred(34), "medium: 44, large: 96", [.safeArea], "read safeAreaInsets"),
            (
                inferred(34), "medium: 44, large: \(inferred(96))", [.safeArea, .large],
                "read safeAreaInsets, contentOffset.y at rest"
            ),
        ] as [(String, String, [WaitingLayout.Number]?, String?)])
    func `a layout tells which numbers wait, and what to read`(
        safeArea: String, bar: String, numbers: [WaitingLayout.Number]?, deed: String?
    ) {
        let compilation = compile(WaitingLayoutTests.spec(safeArea, bar))
        #expect(compilation.isValid)
        let waiting = WaitingLayout.all(in: compilation).first
        #expect(waiting?.numbers == numbers)
        #expect(waiting?.deed == deed)
    }

    @Test func `where all is measured, nothing waits`() {
        let compilation = compile(WaitingLayoutTests.spec("", "medium: 44, large: 96"))
        #expect(WaitingLayout.render(compilation) == "every number is measured\n")
    }

    @Test func `displays with the most models come first, and a layout for both orientations once`() {
        let twin = plainSpec.replacing("test-notch", with: "test-twin").replacing(
            "iPhone14,7: iPhone 14", with: "iPhone14,5: iPhone 13\n  iPhone14,4: iPhone 13"
        ).replacing("design: classic", with: "design: classic\n    orientation: any")
        #expect(
            WaitingLayout.render(compile(plainSpec + "---\n" + twin)) == """
                MODELS  WAITS FOR A MEASUREMENT
                     2  test-twin, classic any: safe area, bar: run the probe
                     1  test-notch, classic portrait: safe area, bar: run the probe

                """)
    }

    @Test func `no line of the catalogue's lists is wider than 100 columns`() throws {
        let sources = try CheckedInFile.names(in: "devices").filter { $0.hasSuffix(".yaml") }.map { name in
            SourceFile(path: name, bytes: try #require(CheckedInFile(path: "devices/\(name)").bytes))
        }
        let catalogue = Pipeline.compile(sources)
        for text in [WaitingLayout.render(catalogue), TableRenderer.render(catalogue)] {
            let lines = text.split(separator: "\n")
            #expect(lines.count > 50)
            for line in lines { #expect(line.count <= 100, "\(line)") }
        }
    }
}
