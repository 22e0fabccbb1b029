extension Slip {
    static let indentation: [Slip] = [
        Slip("tab dash", "tab-indentation", "- ", by: "-⟦\t⟧"),
        Slip("tab key", "tab-indentation", "    s", by: "⟦\t⟧s"),
        Slip("tab key2", "tab-indentation", "    s", by: "    ⟦\t⟧s"),
        Slip("over indent", "yaml-syntax", "display: test-notch\nmodels:", by: "display: \"test-notch\"\n  ⟦models⟧:"),
        Slip("over indent2", "yaml-syntax", "models", by: "  ⟦models⟧"),
        Slip("over indent3", "yaml-syntax", "display: test-notch\nmodels:", by: "display: 'test-notch'\n ⟦models⟧:"),
        Slip("over indent4", "yaml-syntax", "safeArea", by: "  ⟦safeArea⟧"),
        Slip("over indent5", "yaml-syntax", "navigationBar", by: "  ⟦navigationBar⟧"),
        Slip("under indent", "yaml-syntax", " navigationBar", by: "⟦navigationBar⟧"),
        Slip(
            "block early", "yaml-syntax", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nnotes: >-\n⟦text⟧ of\n more"),
        Slip(
            "block early2", "yaml-syntax", "  - design: classic",
            by: "  - design: classic\n    notes: >-\n    ⟦one⟧ two"),
        Slip(
            "block early3", "yaml-syntax", "  - design: classic", by: "  - design: classic\n    notes: >-\n   ⟦one⟧ two"
        ),
        Slip("indentation models flat", "unknown-key", "  iPhone14,7", by: "⟦iPhone14,7⟧"),
        Slip("indentation deep", "yaml-syntax", "screen", by: " ⟦screen⟧"),
        Slip("indentation deep first", "yaml-syntax", "display", by: " ⟦display⟧"),
        Slip("indentation shallow item", "yaml-syntax", "  safeArea", by: "⟦safeArea⟧"),
        Slip("indentation shallow item2", "yaml-syntax", " safeArea", by: "⟦safeArea⟧"),
        Slip(
            "indentation item extra", "yaml-syntax", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\n ⟦-⟧ design: liquidGlass"),
        Slip("indentation dash nospace", "yaml-syntax", "- design", by: "⟦-design⟧"),
        Slip("indentation dash missing", "wrong-type", "- design", by: "  ⟦design⟧"),
        Slip("indentation list in map", "yaml-syntax", "display: test-notch", by: "display: test-notch\n⟦-⟧ a"),
        Slip("indentation bullet", "yaml-syntax", " -", by: " ⟦•⟧"),
        Slip("indentation endash", "yaml-syntax", " -", by: " ⟦–⟧"),
        Slip("indentation tab item", "tab-indentation", "  -", by: "⟦\t⟧-"),
        Slip(
            "indentation tab block", "tab-indentation", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea:\n⟦\t⟧\ttop: 47\n\t\tbottom: 34\n\t\tbasis: inferred"),
        Slip(
            "indentation tab text", "tab-indentation", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: iPhone 14\nnotes: |\n  ok\n⟦\t⟧tab"),
        Slip(
            "indentation tab list", "tab-indentation", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nx-a:\n  -⟦\t⟧- b"),
        Slip(
            "indentation block early folded", "yaml-syntax", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: iPhone 14\nnotes: >\n⟦some⟧ text"),
        Slip(
            "indentation block later", "yaml-syntax", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: iPhone 14\nnotes: |\n    one\n ⟦two⟧"),
        Slip(
            "indentation continue comment", "yaml-syntax", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: iPhone 14\nnotes: one\n  # remark\n  ⟦t⟧wo"),
        Slip(
            "indentation continue comment2", "yaml-syntax", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: iPhone 14\nnotes: one # remark\n  ⟦t⟧wo"),
        Slip(
            "indentation text unindented", "yaml-syntax", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: iPhone 14\nnotes: one\n⟦t⟧wo"),
        Slip(
            "indentation block zero", "yaml-syntax", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: iPhone 14\nnotes: |⟦0⟧\n  text"),
        Slip("comment line inside a text", "yaml-syntax", "screen:", by: "notes: one\n# remark\n  ⟦t⟧wo\nscreen:"),
        Slip("empty line wider than the text", "yaml-syntax", "screen:", by: "notes: |\n⟦    ⟧\n  one\nscreen:"),
        Slip("mapping behind a document's mark", "yaml-syntax", "calibration: 1", by: "--- ⟦calibration⟧: 1"),
        Slip("anchor in a line of its own", "yaml-syntax", "layouts:\n", by: "layouts:\n⟦&⟧a\n"),
    ]
}
