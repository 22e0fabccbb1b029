import DeviceCalibration
import SourceDiagnostics

/// The specs of all files.
struct SpecSet: Sendable {
    /// Displays by name.
    let displays: [DisplaySpec]
    /// Displays in the order of the files, so that the second of two is the one to blame.
    let described: [DisplaySpec]
    /// A display by its name.
    let displaysByName: [String: DisplaySpec]
    /// Kinds of devices.
    let idioms: Set<Calibration.Idiom>
    /// Styles of the image, in the order of the files; more than one is a mistake.
    let avatars: [AvatarSpec]

    init(displays: [DisplaySpec], avatars: [AvatarSpec]) {
        described = displays
        self.displays = displays.sorted { $0.name.value < $1.name.value }
        displaysByName = Dictionary(displays.map { ($0.name.value, $0) }) { first, _ in first }
        idioms = Set(displays.map(\.idiom))
        self.avatars = avatars
    }

    /// The style that holds.
    var avatar: AvatarSpec { avatars.first ?? .standard }
}
