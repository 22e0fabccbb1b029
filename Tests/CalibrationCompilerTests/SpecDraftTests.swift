import CalibrationCompiler
import SourceDiagnostics
import Testing

@Suite struct SpecDraftTests {
    static func models(_ texts: String...) throws -> [NewModel] { try texts.map { try NewModel($0) } }

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
            safeArea: {top: 59, left: 1, bottom: 34, right: 2, basis: measured, sources: [a log]}
            navigationBar: {top: 161px, medium: 44, large: 290px, basis: documented, sources: [b log]}
            observed:
              - {quantity: topInset, title: medium, value: 97.667, source: c log}
          - {design: classic, zoomed: true, screen: {width: 320, height: 693}, safeArea: {top: 40, bottom: 34, basis: inferred}, navigationBar: {medium: 44, large: none, basis: inferred}}
          - design: liquidGlass
            safeArea: {top: 59, bottom: 34, basis: inferred}
            navigationBar: none

        """

    @Test func `a copy has the sibling's numbers, inferred, and nothing that was seen`() throws {
        let display = compile(SpecDraftTests.sibling).displays[0]
        let file = SpecDraft(
            display: "test-new", models: try SpecDraftTests.models("iPhone19,1=iPhone 18", "iPhone19,2=NO")
        ).text(
            like: display)
        #expect(SpecDraft.fileName(of: "test-new") == "test-new.yaml")
        #expect(
            file == """
                # yaml-language-server: $schema=device.schema.json
                calibration: 1
                display: test-new
                models:
                  iPhone19,1: iPhone 18
                  iPhone19,2: "NO"
                screen: {width: 393, height: 852, scale: 3, basis: inferred, why: copied from test-island}
                cornerRadius: 142px
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
                      why: copied from test-island
                    navigationBar:
                      top: 161px
                      medium: 44
                      large: 290px
                      basis: inferred
                      why: copied from test-island

                  - design: classic
                    zoomed: true
                    screen: {width: 320, height: 693}
                    safeArea:
                      top: 40
                      bottom: 34
                      basis: inferred
                      why: copied from test-island
                    navigationBar:
                      medium: 44
                      large: none
                      basis: inferred
                      why: copied from test-island

                  - design: liquidGlass
                    safeArea:
                      top: 59
                      bottom: 34
                      basis: inferred
                      why: copied from test-island
                    navigationBar: none

                """)
        let copy = compile(file)
        #expect(copy.isValid)
        #expect(copy.displays[0].models.map(\.name.value) == ["iPhone 18", "NO"])
        #expect(copy.layouts.map(\.calibration) == compile(SpecDraftTests.sibling).layouts.map(\.calibration))
    }

    @Test func `with another screen, zoomed layouts and corners stay behind`() throws {
        let display = compile(SpecDraftTests.sibling).displays[0]
        let text = SpecDraft(
            display: "test-new", models: try SpecDraftTests.models("iPhone19,1=iPhone 18"),
            screen: try NewScreen("402x874@3")
        ).text(like: display)
        #expect(text.contains("screen: {width: 402, height: 874, scale: 3}\nlayouts:\n"))
        let draft = compile(text)
        #expect(draft.isValid)
        #expect(draft.displays[0].layouts.map(\.isZoomed.value) == [false, false])
    }

    /// What a probe prints.
    static let record = """
        calibration: 1
        display: iphone19.1
        models:
          iPhone19,1: iPhone19,1
        screen: {width: 402, height: 874, scale: 3, basis: measured, os: "18.0", sources: [a probe]}
        layouts:
          - design: classic
            orientation: portrait
            safeArea: {top: 62, bottom: 34, basis: measured, os: "18.0", sources: ["a probe, with iOS 18.0"]}
            navigationBar: {top: 169px, medium: 44, large: {value: 96, basis: inferred, why: a rule}, basis: measured, os: "18.0", sources: ["a probe, with iOS 18.0"]}
            observed:
              - {quantity: contentOffset, title: large, value: -152.333, source: "a probe, with iOS 18.0", os: "18.0"}

        """

    @Test func `a record's numbers come with their evidence, and take the place of the sibling's`() throws {
        let sibling = compile(SpecDraftTests.sibling).displays[0]
        let record = compile(SpecDraftTests.record)
        let models = try SpecDraftTests.models("iPhone19,1=iPhone 18")
        let draft = compile(
            SpecDraft(display: "test-new", models: models).text(like: sibling, records: record.displays))
        #expect(draft.isValid, "\(draft.diagnostics.map(\.message))")
        #expect(draft.layouts.map(\.name) == ["classic portrait", "classic landscape", "liquidGlass portrait"])
        #expect(draft.layouts[0].calibration == record.layouts[0].calibration)
        let (seen, copied) = (draft.layouts[0].spec, draft.layouts[1].spec)
        #expect(seen.safeArea.top.evidence.os == "18.0")
        #expect(seen.barTop.evidence.sources.map(\.text) == ["a probe, with iOS 18.0"])
        #expect(seen.navigationBar?.large.evidence.why == "a rule")
        #expect(seen.observed.map(\.value.value) == [-152.333])
        #expect(copied.barTop.evidence.why == "copied from test-island")
        #expect(draft.diagnostics.filter { $0.code == .copiedNumbers }.count == 1)
    }

    @Test func `a record's model without a marketing name is left to be named`() {
        let text = SpecDraft(display: "test-new", models: []).text(
            like: nil, records: compile(SpecDraftTests.record).displays)
        #expect(text.contains("models:\n  iPhone19,1:\nscreen: {width: 402, height: 874, scale: 3, basis: measured, "))
        #expect(compile(text).diagnostics.map(\.code) == [.invalidText])
    }

    @Test(arguments: ["", "390", "390x844", "390x844@", "x390@844@3", "39.5x844@3", "-390x844@3", "390@844x3"])
    func `a screen is two sides and a scale`(text: String) {
        #expect(throws: ArgumentFault.self) { try NewScreen(text) }
    }

    @Test(arguments: [
        ("844x390@3", "write the shorter side first: '390x844@3'"), ("390x844@4", "write the layout's scale"),
        ("0x844@3", "write the shorter side first: '844x0@3'"),
    ]) func `a screen that cannot be is refused`(text: String, remedy: String) {
        #expect { try NewScreen(text) } throws: { ($0 as? ArgumentFault)?.remedy == remedy }
    }

    static let devices = ((try? CheckedInFile.names(in: "devices")) ?? []).filter { name in
        name.hasSuffix(".yaml") && name != "avatar.yaml"
    }

    @Test(arguments: devices) func `a copy of any device derives the same`(name: String) throws {
        let original = compile(try #require(CheckedInFile(path: "devices/\(name)").bytes))
        let model = original.displays[0].models[0]
        let models = try SpecDraftTests.models("\(model.identifier.value)=Copy")
        let file = SpecDraft(display: "copy", models: models).text(like: original.displays[0])
        let copy = compile(file)
        #expect(copy.isValid, "\(copy.diagnostics.map(\.message))")
        #expect(copy.layouts.map(\.calibration) == original.layouts.map(\.calibration))
        #expect(copy.displays[0].layouts.allSatisfy { $0.observed.isEmpty && $0.barBasis == .inferred })
    }

    @Test func `of a form, check names each value that is to be filled, and nothing else`() {
        let file = SpecDraft(display: "test-new", models: []).text(
            like: nil)
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        let compilation = compile(file)
        let named = PlacedDiagnostic.placing(compilation.diagnostics, sources: compilation.sources).compactMap {
            $0.place?.line
        }
        .map { lines[$0 - 1].drop { $0 == " " || $0 == "-" }.prefix { $0 != ":" } }
        #expect(
            named == [
                "models", "width", "height", "scale", "design", "top", "bottom", "basis", "medium", "large", "basis",
            ])
    }

    @Test func `a form that is filled is a spec`() throws {
        let file = SpecDraft(display: "test-new", models: try SpecDraftTests.models("iPhone19,1=iPhone 18")).text(
            like: nil)
        var text = file
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
        let text =
            (SpecDraft(display: "test-new", models: []).text(
                like: nil))
        let prose = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "#" } }.joined(separator: " ")
        for format in MappingFormat.all
        where ["a display", "a screen", "a layout", "a safe area", "a navigation bar"].contains(format.name) {
            for field in format.fields { #expect(prose.contains(field.documentation), "\(field.key)") }
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
        #expect(throws: ArgumentFault.self) { try NewModel(text) }
    }
}
