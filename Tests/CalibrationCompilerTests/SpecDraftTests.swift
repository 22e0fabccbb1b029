import CalibrationCompiler
import Testing

@Suite struct SpecDraftTests {
    static func models(_ texts: String...) throws -> [NewModel] { try texts.map { try NewModel($0) } }

    static func text(of file: RenderedFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    static let sibling = """
        calibration: 1
        display: test-island
        models: {"iPhone15,2": iPhone 14 Pro}
        screen: &screen {width: 393, height: 852, scale: 3}
        cornerRadius: 142px
        notes: Notes of the sibling.
        layouts:
          - design: classic
            orientation: any
            statusBar: 54
            safeArea: {top: 59, left: 1, bottom: 34, right: 2, basis: measured, sources: [a]}
            navigationBar: {top: 161px, medium: 44, large: 290px, basis: documented, sources: [b]}
            observed:
              - {quantity: topInset, title: medium, value: 97.667, source: c}
          - {design: classic, zoomed: true, screen: {width: 320, height: 693}, safeArea: {top: 40, bottom: 34, basis: inferred}, navigationBar: {medium: 44, large: none, basis: inferred}}
          - design: liquidGlass
            safeArea: {top: 59, bottom: 34, basis: inferred}
            navigationBar: none

        """

    @Test func `a copy has the sibling's numbers, inferred, and nothing that was seen`() throws {
        let display = compile(SpecDraftTests.sibling).displays[0]
        let file = SpecDraft.render(
            display: "test-new", models: try SpecDraftTests.models("iPhone19,1=iPhone 18", "iPhone19,2=NO"),
            like: display)
        #expect(file.name == "test-new.yaml")
        #expect(
            SpecDraftTests.text(of: file) == """
                # yaml-language-server: $schema=device.schema.json
                calibration: 1
                display: test-new
                models:
                  iPhone19,1: iPhone 18
                  iPhone19,2: "NO"
                screen: {width: 393, height: 852, scale: 3}
                cornerRadius: 142px
                notes: |
                  Every number is the one of test-island; none was seen on this panel. Correct them, give each group its basis
                  and sources, then these notes.
                layouts:
                  - design: classic
                    orientation: any
                    statusBar: 54
                    safeArea:
                      top: 59
                      left: 1
                      bottom: 34
                      right: 2
                      basis: inferred
                    navigationBar:
                      top: 161px
                      medium: 44
                      large: 290px
                      basis: inferred

                  - design: classic
                    zoomed: true
                    screen: {width: 320, height: 693}
                    safeArea:
                      top: 40
                      bottom: 34
                      basis: inferred
                    navigationBar:
                      medium: 44
                      large: none
                      basis: inferred

                  - design: liquidGlass
                    safeArea:
                      top: 59
                      bottom: 34
                      basis: inferred
                    navigationBar: none

                """)
        let copy = compile(file.bytes)
        #expect(copy.isValid)
        #expect(copy.displays[0].models.map(\.name.value) == ["iPhone 18", "NO"])
        #expect(copy.layouts.map(\.calibration) == compile(SpecDraftTests.sibling).layouts.map(\.calibration))
    }

    static let devices = ((try? CheckedInFile.names(in: "devices")) ?? []).filter { name in
        name.hasSuffix(".yaml") && name != "avatar.yaml"
    }

    @Test(arguments: devices) func `a copy of any device derives the same`(name: String) throws {
        let original = compile(try #require(CheckedInFile(path: "devices/\(name)").bytes))
        let model = original.displays[0].models[0]
        let file = SpecDraft.render(
            display: "copy", models: try SpecDraftTests.models("\(model.identifier.value)=Copy"),
            like: original.displays[0])
        let copy = compile(file.bytes)
        #expect(copy.isValid, "\(copy.diagnostics.map(\.message))")
        #expect(copy.layouts.map(\.calibration) == original.layouts.map(\.calibration))
        #expect(copy.displays[0].layouts.allSatisfy { $0.observed.isEmpty && $0.barBasis == .inferred })
    }

    @Test func `of a form, check names each value that is to be filled, and nothing else`() {
        let file = SpecDraft.render(display: "test-new", models: [], like: nil)
        let lines = SpecDraftTests.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
        let compilation = compile(file.bytes)
        let named = compilation.diagnostics.compactMap { compilation.place(of: $0.range).line }
            .map { lines[$0 - 1].drop { $0 == " " || $0 == "-" }.prefix { $0 != ":" } }
        #expect(
            named == [
                "models", "width", "height", "scale", "design", "top", "bottom", "basis", "medium", "large", "basis",
            ])
    }

    @Test func `a form that is filled is a spec`() throws {
        let file = SpecDraft.render(
            display: "test-new", models: try SpecDraftTests.models("iPhone19,1=iPhone 18"), like: nil)
        var text = SpecDraftTests.text(of: file)
        for (key, value) in [
            ("width", "393"), ("height", "852"), ("scale", "3"), ("design", "classic"), ("top", "47"),
            ("bottom", "34"), ("basis", "inferred"), ("medium", "44"), ("large", "96"),
        ] {
            text = text.replacing(" \(key):\n", with: " \(key): \(value)\n")
        }
        let compilation = compile(text)
        #expect(compilation.isValid, "\(compilation.diagnostics.map(\.message))")
        #expect(compilation.layouts.map { $0.calibration.scroll?.target } == [-103])
    }

    @Test func `a form explains every field, and what may be left out is a comment that reads as a field`() throws {
        let text = SpecDraftTests.text(of: SpecDraft.render(display: "test-new", models: [], like: nil))
        let prose = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "#" } }.joined(separator: " ")
        for shape in [Shape.display, .screen, .layout, .safeArea, .navigationBar] {
            for field in shape.fields { #expect(prose.contains(field.documentation), "\(field.name)") }
        }
        let given = text.replacing(/\n( *)#(?=[a-zA-Z]+:)/) { "\n\($0.1)" }
        let unknown = compile(given).diagnostics.filter { [.unknownKey, .yamlSyntax, .duplicateKey].contains($0.code) }
        #expect(unknown.isEmpty, "\(unknown.map(\.message))")
        #expect(given.contains("\n    observed: [{quantity: "))
    }

    @Test(arguments: [
        ("iPhone15,2=iPhone 14 Pro", "iPhone15,2", "iPhone 14 Pro"), ("iPad8,1=a=b", "iPad8,1", "a=b"),
    ]) func `a model is an identifier and a name`(text: String, identifier: String, name: String) throws {
        let model = try NewModel(text)
        #expect(model.identifier == identifier)
        #expect(model.name == name)
    }

    @Test(arguments: ["", "iPhone15,2", "=x", "iPhone 15=x", "iPhone15,2=", "iPhone15,2=a\u{1B}b", "x86_64=Simulator"])
    func `anything else is refused`(text: String) {
        #expect(throws: NewModel.Fault.self) { try NewModel(text) }
    }
}
