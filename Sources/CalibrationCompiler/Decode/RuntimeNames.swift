import DeviceCalibration

// The names of the runtime's values are the same in YAML, in JSON and in Swift.

extension Calibration.Design {
    /// The names of all designs.
    package static let names = ["classic", "liquidGlass"]

    /// The design with a name.
    package init?(name: String) {
        switch name {
        case "classic": self = .classic
        case "liquidGlass": self = .liquidGlass
        default: return nil
        }
    }

    /// The name in YAML, JSON and Swift.
    package var name: String {
        switch self {
        case .classic: "classic"
        case .liquidGlass: "liquidGlass"
        }
    }
}

extension Calibration.Orientation {
    /// The names of all orientations.
    package static let names = ["portrait", "landscape"]

    /// The orientation with a name.
    package init?(name: String) {
        switch name {
        case "portrait": self = .portrait
        case "landscape": self = .landscape
        default: return nil
        }
    }

    /// The name in YAML, JSON and Swift.
    package var name: String {
        switch self {
        case .portrait: "portrait"
        case .landscape: "landscape"
        }
    }
}

extension Calibration.Idiom {
    static let names = ["phone", "pad", "pod"]

    init?(name: String) {
        switch name {
        case "phone": self = .phone
        case "pad": self = .pad
        case "pod": self = .pod
        default: return nil
        }
    }

    /// The name in YAML, JSON and Swift.
    package var name: String {
        switch self {
        case .phone: "phone"
        case .pad: "pad"
        case .pod: "pod"
        }
    }
}

extension FadeCurve {
    /// The name in YAML, JSON and Swift.
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
