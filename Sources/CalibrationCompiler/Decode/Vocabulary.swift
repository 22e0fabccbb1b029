import DeviceCalibration

/// The words that a field may have, and their values.
struct Vocabulary<Value: Sendable>: Sendable {
    /// The words, in the order of the reference.
    let words: [String]

    private let keys: [PackedText]
    private let values: [Value]

    init(_ values: [Value], word: (Value) -> String) {
        words = values.map(word)
        keys = words.map(PackedText.init(short:))
        self.values = values
    }

    /// The value of a word; `nil` for any other text.
    func value(of text: UnsafeBufferPointer<UInt8>) -> Value? {
        guard let key = PackedText(text), let index = keys.firstIndex(of: key) else { return nil }
        return values[index]
    }
}

extension Calibration.Design {
    static let vocabulary = Vocabulary([Calibration.Design.classic, .liquidGlass], word: \.name)
}

extension Calibration.Idiom {
    /// What hardware identifiers begin with.
    static let families = Vocabulary([Calibration.Idiom.phone, .pad, .pod]) { idiom in
        switch idiom {
        case .phone: "iPhone"
        case .pad: "iPad"
        case .pod: "iPod"
        }
    }

    static let vocabulary = Vocabulary([Calibration.Idiom.phone, .pad, .pod], word: \.name)
}

extension FadeCurve {
    static let vocabulary = Vocabulary(allCases, word: \.name)
}

extension OrientationSpec {
    static let vocabulary = Vocabulary(allCases, word: \.rawValue)
}

extension Evidence.Basis {
    static let vocabulary = Vocabulary(allCases, word: \.rawValue)
}

extension ObservationSpec.Quantity {
    static let vocabulary = Vocabulary(allCases, word: \.rawValue)
}

extension ObservationSpec.Title {
    static let vocabulary = Vocabulary(allCases, word: \.rawValue)
}
