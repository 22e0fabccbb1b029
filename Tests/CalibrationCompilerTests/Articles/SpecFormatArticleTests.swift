import CalibrationCompiler
import Testing

@Suite struct SpecFormatArticleTests {
    static let record = "CALIBRATE_RECORD=1 swift test --filter SpecFormatArticleTests"

    static let example = """
        # yaml-language-server: $schema=device.schema.json
        calibration: 1
        display: iphone-6.1-island
        models:
          iPhone15,2: iPhone 14 Pro
          iPhone15,4: iPhone 15
        screen: {width: 393, height: 852, scale: 3}
        sources:
          sim17: {url: "https://example.com/a-log", kind: simulator}
        layouts:
          - design: classic
            safeArea: {top: 59, bottom: 34, basis: measured, os: "17.4", sources: [sim17]}
            navigationBar:
              top: 161px
              medium: 44
              large: {value: 96, basis: inferred, why: 52 more than medium on every measured iPhone}
              basis: measured
              os: "16.0"
              sources: ["https://example.com/another-log"]
            observed:
              - {quantity: contentOffset, title: large, value: -149.667, source: sim17, os: "17.4"}

          - design: classic
            orientation: landscape
            safeArea: {top: 0, left: 59, bottom: 21, right: 59, basis: inferred, why: as in portrait}
            navigationBar: {medium: 32, large: none, basis: inferred, why: as on every measured iPhone}

        """

    static let avatar = """
        calibration: 1
        avatar:
          size: 40
          trailingMargin: 16
          bottomMargin: 12
          fade: linear
          overrides:
            - {idiom: phone, size: 36}
            - {display: iphone-6.1-island, fade: smoothstep}

        """

    @Test func `the examples are specs without a mistake`() {
        let compilation = compile(SpecFormatArticleTests.example + "---\n" + SpecFormatArticleTests.avatar)
        #expect(compilation.diagnostics.map(\.message) == [])
        #expect(compilation.layouts.count == 2)
        #expect(compilation.layouts[0].calibration.fade == .smoothstep)
    }

    @Test func `the article has every field`() throws {
        let article = """
            # The spec format

            Every key of a device spec, and how values are written.

            ## Overview

            One document describes one **display**: a panel with its geometry. Models that share the panel are listed in it,
            so that a new phone with a known panel is a line, and a new panel a file. The files are `devices/**/*.yaml` and
            `*.yml`, hidden ones excepted; several documents in one file are several displays.

            ```yaml
            \(SpecFormatArticleTests.example)```

            **Evidence stands where its numbers stand.** `basis` says what the numbers of a group are worth; `measured` and
            `documented` need a source, and a source of kind `table`, `code` or `article` cannot carry `measured`. A number that
            is worth something else is a mapping with its `value` and its own evidence. A source is an address, a name from the
            display's `sources`, or words that find it; a single lower-case word is taken for a name.

            The image's design is one more document. It is the app's, not the device's, and may be left out.

            ```yaml
            \(SpecFormatArticleTests.avatar)```

            Editors with the YAML language server complete and check a spec whose first line names the schema, as above;
            `calibrate schema` prints it. What depends on several values, only `calibrate check` knows.

            ## How values are written

            - **Lengths** are points, `44` or `96.5`, or pixels of the display's scale, `161px`. They lie on the pixel grid:
              53.667 is no number of pixels at 3x, `161px` is.
            - **Numbers** are digits with or without a point. YAML's other ways to write one, such as `1e3`, `0x34`, `08`, `1_000`
              and `+44`, are refused. Observed values are plain decimals of either sign.
            - **Text** is what is written, quoted or not: `NO` is the name NO. Names and sources are one line without control
              characters; notes may have several.
            - **Flags** are `true` and `false`.
            - **Keys** that begin with `x-` are yours. Others that the format does not know are errors, and so are keys that stand
              twice in one mapping.
            - **Aliases and merge keys** (`<<: *a`, `<<: [*a, *b]`) work; a key that is written out wins over a merged one. Tags do
              not: a value is read by the type of its key.

            \(MappingFormat.all.map(SpecFormatArticleTests.section).joined(separator: "\n"))
            """
        try CheckedInFile(path: "Sources/DeviceCalibration/DeviceCalibration.docc/SpecFormat.md").expect(
            Array(article.utf8), mendedBy: SpecFormatArticleTests.record)
    }

    private static func section(_ format: MappingFormat) -> String {
        let rows = format.fields.map { field in
            "| `\(field.key)` | \(field.description.prose) | \(field.otherwise ?? "**required**") | \(field.documentation) |\n"
        }
        let rules =
            format.rules.isEmpty ? "" : "\n" + format.rules.map { "\($0.documentation)\n" }.joined(separator: "\n")
        let title = format.name.prefix(1).uppercased() + format.name.dropFirst()
        return
            "## \(title)\n\n| Key | Value | Without it | Meaning |\n| --- | --- | --- | --- |\n\(rows.joined())\(rules)"
    }
}
