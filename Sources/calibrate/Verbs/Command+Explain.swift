import CalibrationCompiler
import DeviceCalibration

extension Command {
    /// Explains where a device's values come from.
    static let explain = Command(
        name: "explain",
        summary: "Explains where a device's values come from.",
        discussion: [
            """
            For each value: the formula, its operands with their lines in the specs, what they are known from, the \
            exact sum, measurements that confirm it, and what the original program's constants would do. DEVICE is a \
            hardware identifier, a marketing name or a display; without VALUE all values are explained.
            """
        ],
        examples: [
            Example(
                command: "calibrate explain iPhone15,2 target",
                summary: "Explains at which content offset the image has gone on an iPhone 14 Pro."),
            Example(
                command: "calibrate explain 'iPhone 12 mini' --design liquidGlass",
                summary: "Explains all values of a model in one design."),
        ],
        arguments: [
            Argument(value: .device, summary: "Hardware identifier, marketing name or display."),
            Argument(
                value: .choice(DerivedValue.allCases.map(\.rawValue)), isOptional: true,
                summary: "The value to explain."),
        ],
        options: [.specs, .design, .orientation, .zoomed, .explanationAsJSON],
        run: explain)

    @Sendable
    private static func explain(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let compilation = try invocation.compilation(&console)
        let device = try device(invocation.argument(0) ?? "", in: compilation)
        let explanation = Explanation(
            of: device, in: compilation,
            values: invocation.argument(1).flatMap(DerivedValue.init(rawValue:)).map { [$0] } ?? DerivedValue.allCases,
            design: invocation.text(.design).flatMap(Calibration.Design.init(name:)),
            orientation: invocation.text(.orientation).flatMap(Calibration.Orientation.init(name:)),
            isZoomed: invocation.has(.zoomed))
        guard !explanation.layouts.isEmpty else { throw noLayout(of: device, in: compilation) }
        console.add(
            result: invocation.has(.explanationAsJSON)
                ? ExplanationJSON.render(explanation) : ExplanationRenderer.render(explanation))
        return .success
    }

    private static func device(_ name: String, in compilation: Compilation) throws(Failure) -> Device {
        switch Device.named(name, among: compilation.displays) {
        case .found(let device): return device
        case .ambiguous(let devices):
            throw .findings(
                Message(
                    "'\(shown(name))' has \(devices.count) displays",
                    notes: devices.map { "'\($0.display.name.value)', \($0.display.size)" },
                    fixIt: "name the display"))
        case .unknown(let near):
            throw .findings(
                Message(
                    "there is no device '\(shown(name))'",
                    notes: near.count > 1 ? ["there are \(near.map { "'\(shown($0))'" }.joined(separator: ", "))"] : [],
                    fixIt: near.first.map { "did you mean '\(shown($0))'?" } ?? "'calibrate list' shows all devices"))
        }
    }

    private static func noLayout(of device: Device, in compilation: Compilation) -> Failure {
        let layouts = compilation.layouts.filter {
            compilation.display(of: $0).name.value == device.display.name.value
        }
        return .findings(
            Message(
                "'\(device.display.name.value)' has no such layout",
                notes: [
                    "it has "
                        + layouts.map { layout in
                            "\(layout.calibration.design.name) \(layout.orientation.name)"
                                + (layout.calibration.isZoomed ? " zoomed" : "")
                        }.joined(separator: ", ")
                ],
                fixIt: "leave out '--design', '--orientation' or '--zoomed'"))
    }

    private static func shown(_ text: String) -> String { printable(bytes: Array(text.utf8)) }
}

extension Option {
    fileprivate static let design = Option(
        name: "design", value: .choice(Calibration.Design.names), summary: "Explains this look of the bars only.")

    fileprivate static let orientation = Option(
        name: "orientation", value: .choice(Calibration.Orientation.names), summary: "Explains this orientation only.")

    fileprivate static let zoomed = Option(
        name: "zoomed", summary: "Explains the layouts with Display Zoom on.")

    fileprivate static let explanationAsJSON = Option(name: "json", summary: "Prints JSON instead of text.")
}

extension DisplaySpec {
    /// The size of the screen, as a person tells displays apart.
    fileprivate var size: String { "\(width.value.text) × \(height.value.text) points" }
}
