/// A change of a valid spec that makes its structure wrong.
struct SchemaCase: Sendable {
    /// What is wrong, as a name of a file.
    let name: String
    /// Text that is replaced.
    let part: String
    /// Text that comes in its place.
    let replacement: String
    /// A spec without the mistake.
    let spec: String

    init(_ name: String, _ part: String, _ replacement: String, in spec: String = SchemaCase.display) {
        self.name = name
        self.part = part
        self.replacement = replacement
        self.spec = spec
    }

    /// The spec with the mistake.
    var text: String { spec.replacing(part, with: replacement) }

    static let display = """
        calibration: 1
        display: test-notch
        models:
          iPhone14,7: iPhone 14
        screen: {width: 390, height: 844, scale: 3}
        layouts:
          - design: classic
            zoomed: false
            safeArea: {top: 47, bottom: 34, basis: inferred}
            navigationBar: {medium: 44, large: 96, basis: inferred}
            observed:
              - {quantity: topInset, title: medium, value: 91, source: "https://example.com"}

        """

    static let avatar = """
        calibration: 1
        avatar:
          size: 40
          fade: linear
          overrides:
            - {idiom: pad, size: 44}

        """

    static let all = [
        SchemaCase("empty", display, "# nothing\n"),
        SchemaCase("list-document", display, "- 1\n"),
        SchemaCase("unknown-key", "height:", "heigth:"),
        SchemaCase("unknown-key-document", "display: test", "name: x\ndisplay: test"),
        SchemaCase("duplicate-key", "{top: 47,", "{top: 47, top: 47,"),
        SchemaCase("missing-display", "display: test-notch\n", ""),
        SchemaCase("missing-large", ", large: 96", ""),
        SchemaCase("missing-basis", "bottom: 34, basis: inferred", "bottom: 34"),
        SchemaCase("missing-layouts", "layouts:", "x-layouts:"),
        SchemaCase("empty-layouts", "layouts:", "layouts: []\nx-layouts:"),
        SchemaCase("empty-models", "models:\n  iPhone14,7: iPhone 14", "models: {}"),
        SchemaCase("future-version", "calibration: 1", "calibration: 2"),
        SchemaCase("number-unit", "844", "844pt"),
        SchemaCase("number-word", "844", "tall"),
        SchemaCase("number-comma", "medium: 44", "medium: \"44,5\""),
        SchemaCase("number-negative", "844", "-844"),
        SchemaCase("number-too-large", "844", "20001"),
        SchemaCase("number-pixels-fraction", "top: 47", "top: 161.5px"),
        SchemaCase("number-design-pixels", "size: 40", "size: 120px", in: avatar),
        SchemaCase("boolean-word", "zoomed: false", "zoomed: \"no\""),
        SchemaCase("choice", "design: classic", "design: glass"),
        SchemaCase("choice-basis", "34, basis: inferred", "34, basis: guessed"),
        SchemaCase("choice-fade", "fade: linear", "fade: smooth", in: avatar),
        SchemaCase("scale", "scale: 3", "scale: 4"),
        SchemaCase("display-path", "test-notch", "../etc"),
        SchemaCase("display-case", "test-notch", "Test"),
        SchemaCase("display-long", "test-notch", "a" + String(repeating: "-b", count: 32)),
        SchemaCase("identifier", "iPhone14,7:", "iPhone 14:"),
        SchemaCase("identifier-zero", "iPhone14,7:", "iPhone014,7:"),
        SchemaCase("flow-identifier", "\n  iPhone14,7: iPhone 14", " {iPhone14,7: iPhone 14}"),
        SchemaCase("name-empty", "iPhone14,7: iPhone 14", "iPhone14,7: \"\""),
        SchemaCase("name-control", "iPhone14,7: iPhone 14", #"iPhone14,7: "a\nb""#),
        SchemaCase("name-bidirectional", "iPhone14,7: iPhone 14", #"iPhone14,7: "a\u202eb""#),
        SchemaCase("measured-without-source", "34, basis: inferred", "34, basis: measured"),
        SchemaCase("documented-without-source", "96, basis: inferred", "96, basis: documented"),
        SchemaCase("zoomed-without-screen", "zoomed: false", "zoomed: true"),
        SchemaCase("screen-without-zoom", "zoomed: false", "screen: {width: 320, height: 693}"),
        SchemaCase("override-without-condition", "{idiom: pad, size", "{size", in: avatar),
        SchemaCase("override-unknown-key", "size: 44", "scale: 2", in: avatar),
        SchemaCase("observation-source", ", source: \"https://example.com\"", ""),
        SchemaCase("observation-value", "value: 91", "value: about 91"),
    ]
}
