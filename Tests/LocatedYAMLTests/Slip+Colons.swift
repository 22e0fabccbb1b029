extension Slip {
    static let colons: [Slip] = [
        Slip("space flow", "missing-space", "top: 47", by: "⟦top:47⟧"),
        Slip("space flow2", "missing-space", "bottom: 34", by: "⟦bottom:34⟧"),
        Slip(
            "quoted key", "missing-space", "calibration: 1\ndisplay: test-notch",
            by: "⟦\"display\":test⟧-notch\ncalibration: 1"),
        Slip("quoted key2", "missing-space", "display: test", by: "⟦\"display\":test⟧"),
        Slip("colon none", "yaml-syntax", "display:", by: "⟦d⟧isplay"),
        Slip("colon eq", "yaml-syntax", "display:", by: "⟦d⟧isplay ="),
        Slip("colon two", "yaml-syntax", "iPhone14,7: iPhone", by: "iPhone14,7: iPhone⟦:⟧"),
        Slip("colon full", "yaml-syntax", "display: ", by: "display⟦：⟧"),
        Slip("colon full flow", "unknown-key", "width: 390", by: "⟦width：390⟧"),
        Slip(
            "colon nospace last", "missing-space", "navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "⟦navigationBar:{medium: 44, large: 96, basis: inferred}⟧"),
        Slip("colon nospace model", "missing-space", "iPhone14,7: iPhone 14", by: "⟦iPhone14,7:iPhone 14⟧"),
        Slip(
            "colon nospace model2", "missing-space", "  iPhone14,7: iPhone 14",
            by: "  ⟦iPhone14,7:iPhone 14⟧\n  iPhone14,8: iPhone 14 Plus"),
        Slip("colon nospace dash", "missing-space", "design: classic", by: "⟦design:classic⟧"),
        Slip(
            "colon nospace block", "missing-space", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea:\n      ⟦top:47⟧\n      bottom: 34\n      basis: inferred"),
        Slip("colon nospace flowlast", "missing-space", "scale: 3", by: "⟦scale:3⟧"),
        Slip("colon empty key", "yaml-syntax", "display:", by: "⟦:⟧"),
    ]
}
