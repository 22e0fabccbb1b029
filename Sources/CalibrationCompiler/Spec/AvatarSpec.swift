import DeviceCalibration
import SourceDiagnostics

/// The image's style: the app's, not the device's.
package struct AvatarSpec: Sendable {
    /// Values for some devices; `nil` leaves what held before.
    package struct Override: Sendable {
        /// Kind of device.
        package let idiom: Located<Calibration.Idiom>?
        /// Display.
        package let display: Located<String>?
        /// The values.
        package let values: Values
        /// The whole entry.
        package let range: SourceRange
    }

    /// Values that a document or an override may give.
    package struct Values: Sendable {
        /// Side of the image.
        package var size: Located<Length>?
        /// Distance from the bar's trailing edge.
        package var trailingMargin: Located<Length>?
        /// Distance from the bar's bottom edge.
        package var bottomMargin: Located<Length>?
        /// Curve from progress to opacity.
        package var fade: Located<FadeCurve>?
    }

    /// Where the style is written; `nil` for the one that holds without a document.
    package let range: SourceRange?
    /// Values for every device.
    package let values: Values
    /// Values for some devices; later entries win.
    package let overrides: [Override]

    private let overridesByCondition: [Condition: [Int]]

    init(range: SourceRange?, values: Values, overrides: [Override]) {
        self.range = range
        self.values = values
        self.overrides = overrides
        overridesByCondition = Dictionary(grouping: overrides.indices) { index in
            Condition(idiom: overrides[index].idiom?.value, display: overrides[index].display?.value)
        }.mapValues { AvatarSpec.effective($0, of: overrides) }
    }

    /// The style without a document: what the original app had.
    package static let standard = AvatarSpec(range: nil, values: Values(), overrides: [])

    /// The values for a display, later overrides over earlier ones.
    package func values(display: String, idiom: Calibration.Idiom) -> Values {
        let conditions = [
            Condition(idiom: idiom, display: nil), Condition(idiom: nil, display: display),
            Condition(idiom: idiom, display: display), Condition(idiom: nil, display: nil),
        ]
        let matching = conditions.flatMap { overridesByCondition[$0] ?? [] }.sorted()
        return matching.reduce(values) { $0.overridden(by: overrides[$1].values) }
    }

    /// Which devices an override is for.
    private struct Condition: Hashable {
        let idiom: Calibration.Idiom?
        let display: String?
    }

    /// The overrides of one condition that later ones of the same condition leave something of: four at most.
    private static func effective(_ indices: [Int], of overrides: [Override]) -> [Int] {
        let isGiven: [(Values) -> Bool] = [
            { $0.size != nil }, { $0.trailingMargin != nil }, { $0.bottomMargin != nil }, { $0.fade != nil },
        ]
        return Set(isGiven.compactMap { given in indices.last { given(overrides[$0].values) } }).sorted()
    }
}

extension AvatarSpec.Values {
    /// Whether no value is given.
    package var isEmpty: Bool { size == nil && trailingMargin == nil && bottomMargin == nil && fade == nil }

    fileprivate func overridden(by other: AvatarSpec.Values) -> AvatarSpec.Values {
        AvatarSpec.Values(
            size: other.size ?? size, trailingMargin: other.trailingMargin ?? trailingMargin,
            bottomMargin: other.bottomMargin ?? bottomMargin, fade: other.fade ?? fade)
    }
}
