import CalibrationCompiler

/// What mutated specs are made of.
enum SpecPool {
    /// Every key of the format, and some that look like one.
    static let keys: [[UInt8]] = {
        let names = Set(MappingFormat.all.flatMap { $0.fields.map(\.key) }).sorted()
        return (names + ["<<", "x-note", "Design", "iPhone15,2", "iPad14,1", "iPod9,1", "iPhone15", "\"<<\"", "? a"])
            .map {
                Array($0.utf8)
            }
    }()

    /// Words that fields are asked for, and that they are not.
    static let values = bytes(
        """
        classic liquidGlass portrait landscape any true false none measured documented inferred contentOffset topInset
        barTop barHeight large medium linear smoothstep smootherstep easeIn easeOut threshold phone pad pod iphone-6.1-notch
        a a-b a.b a1 NO yes ~ null [] {} "" '' &a0 &a1 *a0 *a1 !!str !x | > - ? iPhone14,7 iPhone99999999,99999999 "a\\nb"
        "\\u202E" "\\x00" "\\uFEFF" [[[[[[[[ }}}} {a:1} {<<:*a0} https://a.b/c
        """)

    /// Numbers, some of them as nobody should write them.
    static let numbers = bytes(
        """
        0 1 2 3 4 8 12 16 20 24 32 36 40 44 47 48 50 52 54 59 62 96 96.5 102 106 320 375 390 393 693 852 844 1024 1366 53.667
        53.666667 0.166667 0.333333 0.5 0.000001 161px 169px 1px 0px 1000 1001 19999 20000 20001 20000px 60000px 99999px 999999
        999999.999999 -143 -103 -149.667 -40 -0 00 08 +44 1e3 0x34 .inf .nan 1_000 1:30 5. .5 1.5px 44pt 4,4 1/2 "44" -1 1..2
        """)

    /// Texts that try to get out of a comment, a literal, a line of a terminal or an element.
    static let texts: [[UInt8]] =
        bytes(
            """
            */ /* // \\(x) \\ " \"\"\" # ` ' $(x) ${x} </script> <b> <!-- --> &amp; &lt; ]]> {{ %s \\u{0} : , [ ] { } & * ! | > @ %
            """)
        + [
            "\u{202E}", "\u{2028}", "\u{85}", "\u{A0}", "\u{FEFF}", "\u{200B}", "\u{200D}", "é", "e\u{301}", "日本語",
            "👩‍👩‍👧‍👦", "🇩🇪", "\u{0}", "\t", "\u{7F}", "\u{1B}[31m", "٤٤", "\r", " ", "\u{E000}", "\u{10FFFF}",
        ].map { Array($0.utf8) }
        + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]]

    /// Whole documents, to stand beside others.
    static let documents: [[[UInt8]]] = [
        ["calibration: 1", "avatar:", "  size: 40", "  bottomMargin: 12", "  fade: easeIn", "---"],
        [
            "calibration: 1",
            "avatar: {size: 36, trailingMargin: 16, overrides: [{idiom: pad, size: 44, bottomMargin: 8}]}",
            "---",
        ],
        [
            "calibration: 1", "display: a1", "models: {\"iPhone1,1\": A}",
            "screen: {width: 320, height: 568, scale: 2}",
            "layouts:", "  - design: classic", "    safeArea: {top: 20, bottom: 0, basis: inferred}",
            "    navigationBar: {medium: 44, large: 96, basis: inferred}", "---",
        ],
        ["%YAML 1.2", "---"],
    ].map { $0.map { Array($0.utf8) } }

    private static func bytes(_ words: String) -> [[UInt8]] {
        words.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { Array($0) }
    }
}
