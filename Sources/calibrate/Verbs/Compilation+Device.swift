import CalibrationCompiler
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
                    notes: devices.map { "'\($0.display.name.value)', \($0.display.size)" },
                    fixIt: "name the display"))
        case .unknown(let near):
            throw .findings(
                Diagnostic(
                    "there is no device '\(shown(name))'",
                    notes: near.count > 1 ? ["there are \(near.map { "'\(shown($0))'" }.joined(separator: ", "))"] : [],
                    fixIt: near.first.map { "did you mean '\(shown($0))'?" } ?? "'calibrate list' shows all devices"))
        }
    }

    private func shown(_ text: String) -> String { printable(bytes: Array(text.utf8)) }
}

extension DisplaySpec {
    /// The size of the screen, as a person tells displays apart.
    fileprivate var size: String { "\(width.value.text) × \(height.value.text) points" }
}
