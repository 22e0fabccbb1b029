import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

extension Compilation {
    /// Finds the device that a user has named; if there is none, or more than one, says which names there are.
    func device(_ name: String) throws(Failure) -> Device {
        switch Device.named(name, among: displays) {
        case .found(let device): return device
        case .ambiguous(let devices):
            throw .findings(
                Diagnostic(
                    "'\(shown(name))' has \(devices.count) displays",
                    notes: devices.map { "'\($0.display.name.value)', \($0.display.screen.text) points" },
                    fixIt: "name the display"))
        case .unknown(let near):
            throw .findings(
                Diagnostic(
                    "there is no device '\(shown(name))'",
                    notes: near.count > 1 ? ["there are \(near.map { "'\(shown($0))'" }.joined(separator: ", "))"] : [],
                    fixIt: near.first.map { "did you mean '\(shown($0))'?" } ?? "'calibrate list' shows all devices"))
        }
    }

    /// Whether a name is a device's, or several devices'.
    func hasDevice(_ name: String) -> Bool { !devices(called: name).isEmpty }

    /// Finds the devices that words name: one in several words, or one a word. A foldable is two.
    func devices(_ words: [String]) throws(Failure) -> [Device] {
        let name = words.joined(separator: " ")
        if hasDevice(name) { return devices(called: name) }
        let unknown = words.filter { !hasDevice($0) }
        // If some words are names, the others are mistyped ones.
        if let word = unknown.first { _ = try device(unknown.count < words.count ? word : name) }
        return words.flatMap(devices(called:))
    }

    private func devices(called name: String) -> [Device] { Device.named(name, among: displays).devices }

    private func shown(_ text: String) -> String { printable(bytes: Array(text.utf8)) }
}

extension Invocation {
    /// The values without a name, as text.
    var words: [String] { arguments.map { String(decoding: $0, as: UTF8.self) } }

    /// The value of `--design`.
    var design: Calibration.Design? { text(.design).flatMap(Calibration.Design.init(name:)) }

    /// The value of `--orientation`.
    var orientation: Calibration.Orientation? { text(.orientation).flatMap(Calibration.Orientation.init(name:)) }
}
