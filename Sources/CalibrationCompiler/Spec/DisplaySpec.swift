import DeviceCalibration
import SourceDiagnostics

/// A display as its spec says: a panel with its models and layouts.
package final class DisplaySpec: Sendable {
    /// A model that has the panel.
    package struct Model: Sendable {
        /// Hardware identifier: `iPhone15,2`.
        package let identifier: Located<String>
        /// Marketing name.
        package let name: Located<String>
        /// Kind of device.
        package let idiom: Calibration.Idiom
        /// The name as a Swift identifier; `nil` if it has neither letter nor digit.
        let swiftName: String?

        init(identifier: Located<String>, name: Located<String>, idiom: Calibration.Idiom) {
            self.identifier = identifier
            self.name = name
            self.idiom = idiom
            swiftName = SwiftName.ofModel(name.value)
        }
    }

    /// Points of a screen in portrait.
    package struct Screen: Sendable {
        /// Shorter side.
        package let width: Located<Length>
        /// Longer side.
        package let height: Located<Length>
        /// The whole mapping.
        package let range: SourceRange
        /// How the points are known; `nil` if the spec doesn't say.
        package let evidence: Evidence?
    }

    /// Unique name.
    package let name: Located<String>
    /// Name of its namespace in Swift.
    let swiftName: String
    /// Models, in the order of the spec; at least one.
    package let models: [Model]
    /// The mapping of models.
    package let modelsRange: SourceRange
    /// The screen, without Display Zoom.
    package let screen: Screen
    /// Pixels a point.
    package let scale: Located<Int>
    /// Radius of the screen's corners.
    package let cornerRadius: Located<Length>?
    /// Layouts, in the order of the spec.
    package let layouts: [LayoutSpec]
    /// Remarks.
    package let notes: String?

    init(
        name: Located<String>, models: [Model], modelsRange: SourceRange, screen: Screen, scale: Located<Int>,
        cornerRadius: Located<Length>?, layouts: [LayoutSpec], notes: String?
    ) {
        self.name = name
        swiftName = SwiftName.ofDisplay(name.value)
        self.models = models
        self.modelsRange = modelsRange
        self.screen = screen
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.layouts = layouts
        self.notes = notes
    }

    /// Shorter side of the screen.
    package var width: Located<Length> { screen.width }
    /// Longer side of the screen.
    package var height: Located<Length> { screen.height }

    /// Kind of device, from the first model.
    package var idiom: Calibration.Idiom { models[0].idiom }

    /// Whether text is lower-case kebab with digits and dots, starts with a letter, and is not too long.
    package static func isName(_ text: some StringProtocol) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
        guard text.utf8.count <= 64, let first = text.utf8.first, isLetter(first) else { return false }
        var isInWord = false
        for byte in text.utf8 {
            let joinsWords = byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            guard joinsWords ? isInWord : isLetter(byte) || isDigit(byte) else { return false }
            isInWord = !joinsWords
        }
        return isInWord
    }
}

/// A hardware identifier: a family, a generation and a variant, as in `iPhone15,2`.
package struct HardwareIdentifier {
    /// What it begins with.
    package let family: String
    /// Kind of device; `nil` for a family that isn't known.
    package let idiom: Calibration.Idiom?

    /// Reads an identifier; `nil` for any other text.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 24 else { return nil }
        let family = text.utf8.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
        let numbers = text.utf8[family.endIndex...]
        guard !family.isEmpty, let comma = numbers.firstIndex(of: UInt8(ascii: ",")),
            HardwareIdentifier.isNumber(numbers[..<comma]),
            HardwareIdentifier.isNumber(numbers[numbers.index(after: comma)...])
        else { return nil }
        self.family = String(text[..<family.endIndex])
        idiom = Calibration.Idiom.allCases.first { [family = self.family] in $0.family == family }
    }

    private static func isNumber(_ digits: some Collection<UInt8>) -> Bool {
        digits.first.map { $0 != UInt8(ascii: "0") } ?? false && digits.allSatisfy(isDigit)
    }
}

/// Whether a byte is a decimal digit.
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
