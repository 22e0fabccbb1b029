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
        var joined = words.first.flatMap { families[String($0)] } ?? ""
        for word in joined.isEmpty ? words[...] : words.dropFirst() {
            joined += word.prefix(1).uppercased() + word.dropFirst()
        }
        return reserved.contains(joined) ? joined + "Display" : joined
    }

    /// Returns a model's name as an identifier; `nil` if it has neither letter nor digit.
    static func ofModel(_ name: String) -> String? {
        var joined = ""
        var startsWord = !families.values.contains { name.hasPrefix($0) }
        for scalar in name.unicodeScalars {
            switch kind(of: scalar) {
            case .letterOrDigit where startsWord:
                joined += scalar.properties.titlecaseMapping
                startsWord = false
            case .letterOrDigit,
                .mark where !startsWord:
                joined.unicodeScalars.append(scalar)
            case .mark: break
            case .separator: startsWord = true
            }
        }
        guard let first = joined.unicodeScalars.first else { return nil }
        return first.properties.generalCategory == .decimalNumber ? "_" + joined : joined
    }

    private enum Kind {
        case letterOrDigit, mark, separator
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": return .letterOrDigit
            default: return .separator
            }
        }
        switch scalar.properties.generalCategory {
        case .decimalNumber: return .letterOrDigit
        case .nonspacingMark, .spacingMark: return .mark
        default: return scalar.properties.isXIDStart ? .letterOrDigit : .separator
        }
    }
}
