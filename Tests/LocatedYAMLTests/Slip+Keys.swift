extension Slip {
    static let keys: [Slip] = [
        Slip("key list", "wrong-type", "display: test-notch", by: "display: test-notch\n⟦[a, b]⟧: c"),
        Slip("key map", "wrong-type", "display: test-notch", by: "display: test-notch\n⟦{a: b}⟧: c"),
        Slip("key map2", "wrong-type", "display: test-notch", by: "display: test-notch\n? ⟦a: b⟧\n: c"),
        Slip("both", "mixed-document", "display: test-notch", by: "display: test-notch\n⟦avatar⟧: {size: 40}"),
        Slip("misspelt", "unknown-key", "height", by: "⟦heihgt⟧"),
        Slip("misspelt2", "unknown-key", "safeArea", by: "⟦safearea⟧"),
        Slip("misspelt3", "unknown-key", "calibration", by: "⟦calibratoin⟧"),
        Slip("misspelt4", "unknown-key", "design", by: "⟦desing⟧"),
        Slip("misspelt5", "unknown-key", "navigationBar", by: "⟦navBar⟧"),
        Slip("misspelt6", "unknown-key", "models", by: "⟦model⟧"),
        Slip("avatar nothing", "wrong-type", whole: "calibration: 1\navatar⟦:⟧\n"),
        Slip("avatar nothing2", "wrong-type", whole: "calibration: 1\navatar: ⟦~⟧\n"),
        Slip("key number", "unknown-key", "display: test-notch", by: "display: test-notch\n⟦12⟧: 3"),
        Slip("key null", "unknown-key", "display: test-notch", by: "display: test-notch\n⟦~⟧: 3"),
        Slip("key case", "unknown-key", "display", by: "⟦Display⟧"),
        Slip("key snake", "unknown-key", "safeArea", by: "⟦safe_area⟧"),
        Slip("key abbrev", "unknown-key", "navigationBar", by: "⟦navbar⟧"),
        Slip("key plural", "unknown-key", "layouts", by: "⟦layout⟧"),
        Slip("key syn", "unknown-key", "34, basis", by: "34, ⟦quality⟧"),
        Slip("key syn2", "unknown-key", "large", by: "⟦tall⟧"),
        Slip(
            "key both mid", "mixed-document", "  iPhone14,7: iPhone 14",
            by: "  iPhone14,7: iPhone 14\n⟦avatar⟧: {size: 1}"),
        Slip(
            "key both first", "mixed-document", "calibration: 1\ndisplay: test-notch",
            by: "avatar: {size: 1}\ncalibration: 1\n⟦display⟧: test-notch"),
        Slip("avatar nothing", "wrong-type", whole: "calibration: 1\navatar⟦:⟧\n"),
        Slip("avatar text", "wrong-type", whole: "calibration: 1\navatar: ⟦40⟧\n"),
        Slip("avatar list", "wrong-type", whole: "calibration: 1\navatar: ⟦[40]⟧\n"),
        Slip("avatar missp", "unknown-key", whole: "calibration: 1\n⟦avtar⟧:\n  size: 40\n"),
    ]
}
