extension Slip {
    static let spaces: [Slip] = [
        Slip("nbsp key", "unusual-space", "    s", by: "   ⟦\u{A0}⟧s"),
        Slip("nbsp key0", "unusual-space", "mo", by: "⟦\u{A0}⟧mo"),
        Slip("nbsp key1", "unusual-space", "  i", by: " ⟦\u{A0}⟧i"),
        Slip("nbsp key2", "unusual-space", "mo", by: "⟦\u{A0}⟧mo"),
        Slip("nbsp after colon", "unusual-space", "display: ", by: "display:⟦\u{A0}⟧"),
        Slip("nbsp after colon2", "unusual-space", "top: ", by: "top:⟦\u{A0}⟧"),
        Slip("nbsp flow key", "unusual-space", "47, ", by: "47,⟦\u{A0}⟧"),
        Slip("nbsp dash", "unusual-space", "- ", by: "-⟦\u{A0}⟧"),
        Slip(
            "bom later", "unusual-space", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by:
                "    navigationBar: {medium: 44, large: 96, basis: inferred}\n---\n⟦\u{FEFF}⟧calibration: 1\ndisplay: b\nmodels:\n  iPhone14,8: iPhone 14\nscreen: {width: 390, height: 844, scale: 3}\nlayouts:\n  - design: classic\n    safeArea: {top: 47, bottom: 34, basis: inferred}\n    navigationBar: {medium: 44, large: 96, basis: inferred}"
        ),
        Slip(
            "bom later2", "unusual-space", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by:
                "    navigationBar: {medium: 44, large: 96, basis: inferred}\n⟦\u{FEFF}⟧---\ncalibration: 1\ndisplay: b\nmodels:\n  iPhone14,8: iPhone 14\nscreen: {width: 390, height: 844, scale: 3}\nlayouts:\n  - design: classic\n    safeArea: {top: 47, bottom: 34, basis: inferred}\n    navigationBar: {medium: 44, large: 96, basis: inferred}"
        ),
        Slip("ls", "line-separator", "calibration: 1", by: "calibration: 1\n# radius⟦\u{2028}⟧cornerRadius: 55"),
        Slip("ps", "line-separator", "calibration: 1", by: "calibration: 1\n# radius⟦\u{2029}⟧cornerRadius: 55"),
        Slip("nel", "line-separator", "calibration: 1", by: "calibration: 1\n# radius⟦\u{85}⟧cornerRadius: 55"),
        Slip("ls name", "line-separator", "iPhone ", by: "iPhone⟦\u{2028}⟧"),
        Slip("ls quoted", "line-separator", "iPhone 14", by: "\"iPhone⟦\u{2028}⟧14\""),
        Slip(
            "ls in comment", "line-separator", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\n# a⟦\u{2028}⟧b"),
        Slip("ls flow", "line-separator", "390,", by: "390,⟦\u{2028}⟧"),
        Slip("hash", "cut-text", "iPhone 14", by: "iPhone 14 ⟦#⟧3"),
        Slip(
            "hash source", "cut-text", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by:
                "    safeArea:\n      top: 47\n      bottom: 34\n      basis: documented\n      sources: [ticket ⟦#⟧12\n      ]"
        ),
        Slip("space ideographic", "unusual-space", "display: ", by: "display:⟦\u{3000}⟧"),
        Slip("space zwsp key", "unusual-space", "dis", by: "⟦\u{200B}⟧dis"),
        Slip("space zwsp end", "unusual-space", "display", by: "display⟦\u{200B}⟧"),
        Slip("space nbsp before colon", "unusual-space", "height", by: "height⟦\u{A0}⟧"),
        Slip("space thin number", "unusual-space", "width: ", by: "width: ⟦\u{2009}⟧"),
        Slip(
            "space nbsp list", "unusual-space", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nx-a: 1\n⟦\u{A0}⟧\u{A0}x-b: 2"),
        Slip("space bom middle", "unusual-space", "mo", by: "⟦\u{FEFF}⟧mo"),
        Slip("space bom twice", "unusual-space", "cali", by: "\u{FEFF}⟦\u{FEFF}⟧cali"),
        Slip("line separator nel indent", "line-separator", "  i", by: "⟦\u{85}⟧  i"),
        Slip(
            "line separator ls end", "line-separator", "    navigationBar: {medium: 44, large: 96, basis: inferred}\n",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\n⟦\u{2028}⟧"),
        Slip("line separator ls key", "line-separator", "dis", by: "dis⟦\u{2028}⟧"),
        Slip(
            "line separator ls notes", "line-separator", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nnotes: |\n  a⟦\u{2029}⟧b"),
        Slip(
            "comment source", "cut-text", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea: {top: 47, bottom: 34, basis: documented, sources: [\n      ticket ⟦#⟧12\n      ]}"),
        Slip("comment name known", "cut-text", "iPhone ", by: "iPhone ⟦#⟧"),
    ]
}
