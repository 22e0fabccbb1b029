import CalibrationCompiler
import Testing

@Suite struct CoverageTests {
    static let second = plainSpec.replacing("test-notch", with: "test-twin").replacing("iPhone14,7", with: "iPhone14,5")
        .replacing("bottom: 34, basis: inferred", with: "bottom: 34, basis: measured, sources: [a log]")

    private func families(_ specs: String...) -> [Coverage] {
        Coverage.families(of: compile(specs.joined(separator: "---\n")))
    }

    @Test func `displays whose bars start at one place are a family`() throws {
        let coverage = try #require(families(plainSpec, CoverageTests.second).first)
        #expect(coverage.displays == 2)
        #expect(coverage.safeArea == .measured ... .inferred)
        #expect(coverage.bar == .inferred ... .inferred)
    }

    @Test func `a bar that starts elsewhere is another family`() {
        let island = CoverageTests.second.replacing("{medium", with: "{top: 125px, medium")
        #expect(families(plainSpec, island).map(\.displays) == [1, 1])
    }

    @Test func `a layout that serves both orientations counts once`() {
        let spec = plainSpec.replacing("design: classic", with: "design: classic\n    orientation: any")
        #expect(families(spec).map(\.displays) == [1])
    }

    @Test func `a layout without a large title has nothing to measure`() {
        let spec = plainSpec.replacing("large: 96", with: "large: none")
        #expect(families(spec).isEmpty)
        #expect(CoverageRenderer.render(compile(spec)).isEmpty)
    }

    @Test(
        arguments: [
            ([], false, false),
            (["{quantity: contentOffset, title: large, value: -143, source: a log}"], true, false),
            (["{quantity: topInset, title: medium, value: 91, source: a log}"], false, true),
            (["{quantity: barHeight, title: large, value: 96, source: a log}"], false, false),
            (["{quantity: barTop, title: medium, value: 47, source: a log}"], false, false),
            (
                [
                    "{quantity: barTop, title: medium, value: 47, source: a log}",
                    "{quantity: barHeight, title: large, value: 96, source: a log}",
                ], true, false
            ),
        ] as [([String], Bool, Bool)]
    )
    func `an offset is observed by itself, or by an origin and a height`(
        observed: [String], rest: Bool, collapsed: Bool
    ) throws {
        let list = observed.isEmpty ? "" : "    observed:\n" + observed.map { "      - \($0)\n" }.joined()
        let coverage = try #require(families(plainSpec + list).first)
        #expect(coverage.isRestObserved == rest)
        #expect(coverage.isCollapsedObserved == collapsed)
    }

    @Test func `the table shows a row a family`() {
        let island = CoverageTests.second.replacing("top: 47", with: "top: 59").replacing(
            "{medium", with: "{top: 161px, medium")
        let spec = island + "    observed:\n      - {quantity: topInset, title: medium, value: 97.667, source: a log}\n"
        let text = CoverageRenderer.render(compile(plainSpec + "---\n" + spec))
        #expect(
            text == """
                HOW IT IS KNOWN                     DISPLAYS  SAFE AREA               BAR                     OBSERVED

                classic
                  phone, safe area 47                      1  inferred                inferred                –
                  phone, safe area 59, bar at 53.667       1  measured                inferred                collapsed

                """)
    }
}
