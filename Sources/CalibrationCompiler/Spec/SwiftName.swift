/// The Swift names of displays and models.
///
/// A display's words are joined by `-` or `.`, a model's by anything but letters, digits and the marks on them. Each word
/// begins with a capital letter, and the families keep their spelling: `iphone-6.1-notch` becomes `iPhone61Notch`,
/// `iPad Pro 11-inch (M4)` becomes `iPadPro11InchM4`.
enum SwiftName {
    /// Names that Swift keeps for itself, and types that the generated file uses.
    static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "CalibratedDisplay", "Calibration", "CalibrationTable",
    ]

    private static let families = ["iphone": "iPhone", "ipad": "iPad", "ipod": "iPod"]

    /// Returns the name of a display's namespace.
    static func ofDisplay(_ name: String) -> String {
        let words = name.split { $0 == "-" || $0 == "." }
        let joined = words.dropFirst().reduce(
            words.first.map { families[String($0)] ?? capitalized($0.unicodeScalars) } ?? ""
        ) { $0 + capitalized($1.unicodeScalars) }
        return reserved.contains(joined) ? joined + "Display" : joined
    }

    /// Returns a model's name as an identifier; `nil` if it has neither letter nor digit.
    static func ofModel(_ name: String) -> String? {
        var joined = ""
        for word in name.unicodeScalars.split(whereSeparator: { !isPartOfWord($0) }) {
            let isFamily = joined.isEmpty && families.values.contains { String(word).hasPrefix($0) }
            joined += isFamily ? String(word) : capitalized(word.drop(while: isMark))
        }
        guard let first = joined.unicodeScalars.first else { return nil }
        return first.properties.generalCategory == .decimalNumber ? "_" + joined : joined
    }

    private static func capitalized(_ word: Substring.UnicodeScalarView) -> String {
        guard let first = word.first else { return "" }
        return first.properties.titlecaseMapping + String(word.dropFirst())
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": return true
        default: if scalar.isASCII { return false }
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            return true
        default: return isMark(scalar)
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }
}
