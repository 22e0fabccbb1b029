import LocatedYAML
import SourceDiagnostics

/// What is wrong with a text that a user gave, and what to do.
package struct ArgumentFault: Error, Equatable {
    /// What is wrong; follows the text.
    package let words: String
    /// What to do, as an imperative.
    package let remedy: String
}

/// A model as a user names it: `iPhone19,1=iPhone 18 Pro`.
package struct NewModel: Hashable, Sendable {
    /// Hardware identifier.
    package let identifier: String
    /// Marketing name.
    package let name: String

    /// The model of a spec.
    init(_ model: DisplaySpec.Model) {
        identifier = model.identifier.value
        name = model.name.value
    }

    /// Reads a model.
    package init(_ text: String) throws(ArgumentFault) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw ArgumentFault(words: "has no '='", remedy: "write ID=NAME, such as 'iPhone15,2=iPhone 14 Pro'")
        }
        identifier = parts[0]
        name = parts[1]
        guard HardwareIdentifier(identifier) != nil else {
            throw ArgumentFault(
                words: "does not begin with a hardware identifier such as 'iPhone15,2'",
                remedy: "write what 'utsname.machine' says on the device")
        }
        guard !name.isEmpty, name.utf8.count <= ValueType<Located<String>>.longestLine,
            name.unicodeScalars.allSatisfy(isPrintable)
        else {
            throw ArgumentFault(words: "has no name of one line of printable text", remedy: "write the marketing name")
        }
    }
}

/// A screen as a user gives it: `390x844@3`, portrait points and pixels a point.
package struct NewScreen: Equatable, Sendable {
    /// Shorter side.
    let width: Length
    /// Longer side.
    let height: Length
    /// Pixels a point.
    package let scale: Int

    /// The screen of a display.
    package init(_ display: DisplaySpec) {
        (width, height, scale) = (display.width.value, display.height.value, display.scale.value)
    }

    /// Reads a screen.
    package init(_ text: String) throws(ArgumentFault) {
        let parts = text.split(omittingEmptySubsequences: false) { "x×@".contains($0) }
        let numbers = parts.compactMap { part in
            part.utf8.count <= 5 && part.utf8.allSatisfy(isDigit) ? Int(part) : nil
        }
        guard parts.count == 3, numbers.count == 3, text.contains(/^[0-9]+[x×][0-9]+@/) else {
            throw ArgumentFault(
                words: "is no screen", remedy: "write its portrait points and its scale, such as '390x844@3'")
        }
        guard (1...3).contains(numbers[2]) else {
            throw ArgumentFault(
                words: "has \(numbers[2]) pixels a point, not 1, 2 or 3", remedy: "write the layout's scale")
        }
        guard numbers[0] > 0, numbers[0] <= numbers[1] else {
            throw ArgumentFault(
                words: "is not in portrait",
                remedy: "write the shorter side first: '\(numbers[1])x\(numbers[0])@\(numbers[2])'")
        }
        (width, height, scale) = (Length(points: numbers[0]), Length(points: numbers[1]), numbers[2])
    }

    /// The screen as a user gives it.
    package var text: String { "\(width.text)x\(height.text)@\(scale)" }

    /// The screen as a spec has it, without braces.
    var specText: String {
        "width: \(width.specText(scale: scale)), height: \(height.specText(scale: scale)), scale: \(scale)"
    }
}
