extension Slip {
    static let quotes: [Slip] = [
        Slip("quote open", "yaml-syntax", "display: ", by: "display: ⟦\"⟧"),
        Slip("quote open2", "yaml-syntax", "iPhone14,7: ", by: "iPhone14,7: ⟦\"⟧"),
        Slip("quote open3", "yaml-syntax", "34, basis: ", by: "34, basis: ⟦\"⟧"),
        Slip(
            "quote open4", "yaml-syntax",
            whole:
                "calibration: 1\ndisplay: test-notch\nmodels:\n  iPhone14,7: ⟦'⟧iPhone 14\nscreen: {width: 390, height: 844, scale: 3}\nlayouts:\n  - design: classic\n    safeArea: {top: 47, bottom: 34, basis: inferred}\n    navigationBar: {medium: 44, large: 96, basis: inferred}\nnotes: \"it is\"\n"
        ),
        Slip(
            "quote open5", "yaml-syntax", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: ⟦\"⟧iPhone 14\n  iPhone14,8: \"iPhone 14 Plus\""),
        Slip(
            "quote open6", "yaml-syntax",
            whole:
                "calibration: 1\ndisplay: test-notch\nmodels:\n  iPhone14,7: ⟦'⟧iPhone 14\nscreen: {width: 390, height: 844, scale: 3}\nlayouts:\n  - design: classic\n    safeArea: {top: 47, bottom: 34, basis: inferred}\n    navigationBar: {medium: 44, large: 96, basis: inferred}\nnotes: it isn't\n"
        ),
        Slip("quote apostrophe", "yaml-syntax", "iPhone 14", by: "'Ann⟦'⟧s iPhone'"),
        Slip("quote inch", "yaml-syntax", "iPhone 14", by: "\"6.1\" ⟦i⟧Phone\""),
        Slip("quote after", "yaml-syntax", "iPhone 1", by: "\"iPhone\" ⟦1⟧"),
        Slip("quote key open", "yaml-syntax", "  i", by: "  ⟦\"⟧i"),
        Slip("quote flow open", "yaml-syntax", "width: ", by: "width: ⟦\"⟧"),
        Slip("quote mixed", "yaml-syntax", "iPhone 14", by: "⟦\"⟧iPhone 14'"),
        Slip("quote curly", "invalid-display", "test-notch", by: "⟦“test-notch”⟧"),
        Slip("quote escape", "yaml-syntax", "iPhone 14", by: "\"C:⟦\\i⟧Phone\""),
        Slip("quote escape u", "yaml-syntax", "iPhone 14", by: "\"a\\u⟦x⟧y\""),
        Slip(
            "quote open last", "yaml-syntax", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nnotes: ⟦\"⟧abc"),
        Slip(
            "quote open single doc2", "yaml-syntax", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by:
                "    navigationBar: {medium: 44, large: 96, basis: inferred}\nnotes: ⟦\"⟧abc\n---\ncalibration: 1\ndisplay: test-notch\nmodels:\n  iPhone14,7: iPhone 14\nscreen: {width: 390, height: 844, scale: 3}\nlayouts:\n  - design: classic\n    safeArea: {top: 47, bottom: 34, basis: inferred}\n    navigationBar: {medium: 44, large: 96, basis: inferred}"
        ),
        Slip("quote multi key", "yaml-syntax", "display: test-notch", by: "display: ⟦\"⟧test-notch\nnotes: \"abc\""),
    ]
}
