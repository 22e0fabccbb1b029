import DeviceCalibration

/// A type whose values have the same names in YAML, in JSON and in Swift.
package protocol Named: Sendable {
    /// All values, in the order of the reference.
    static var allCases: [Self] { get }
    /// The name in YAML, JSON and Swift.
    var name: String { get }
}

extension Named {
    /// The names of all values.
    package static var names: [String] { allCases.map(\.name) }

    /// The value with a name.
    package init?(name: String) {
        guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = value
    }
}

extension Named where Self: RawRepresentable<String> {
    package var name: String { rawValue }
}

extension Calibration.Design: Named {
    package static var allCases: [Calibration.Design] { [.classic, .liquidGlass] }

    package var name: String {
        switch self {
        case .classic: "classic"
        case .liquidGlass: "liquidGlass"
        }
    }
}

extension Calibration.Orientation: Named {
    package static var allCases: [Calibration.Orientation] { [.portrait, .landscape] }

    package var name: String {
        switch self {
        case .portrait: "portrait"
        case .landscape: "landscape"
        }
    }
}

extension Calibration.Idiom: Named {
    package static var allCases: [Calibration.Idiom] { [.phone, .pad, .pod] }

    package var name: String {
        switch self {
        case .phone: "phone"
        case .pad: "pad"
        case .pod: "pod"
        }
    }

    /// What hardware identifiers of the kind begin with.
    package var family: String {
        switch self {
        case .phone: "iPhone"
        case .pad: "iPad"
        case .pod: "iPod"
        }
    }
}

extension FadeCurve: Named {
    package var name: String {
        switch self {
        case .linear: "linear"
        case .smoothstep: "smoothstep"
        case .smootherstep: "smootherstep"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .threshold: "threshold"
        }
    }
}
