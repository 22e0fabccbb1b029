import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics

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
                value: .choice(DerivedValue.allCases.map(\.rawValue)), count: .upToOne,
                summary: "The value to explain."),
        ],
        options: [.specs, .design, .orientation, .zoomed, .explanationAsJSON],
        run: explain)

    @Sendable
    private static func explain(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let compilation = try invocation.compilation(&console)
        let device = try compilation.device(invocation.argument(0) ?? "")
        let explanation = Explanation(
            of: device, in: compilation,
            values: invocation.argument(1).flatMap(DerivedValue.init(rawValue:)).map { [$0] } ?? DerivedValue.allCases,
            design: invocation.text(.design).flatMap(Calibration.Design.init(name:)),
            orientation: invocation.text(.orientation).flatMap(Calibration.Orientation.init(name:)),
            isZoomed: invocation.has(.zoomed))
        guard !explanation.layouts.isEmpty else { throw noLayout(of: device, in: compilation) }
        if invocation.has(.explanationAsJSON) {
            console.add(result: ExplanationJSON.render(explanation))
        } else {
            console.add(result: ExplanationRenderer.render(explanation))
        }
        return .success
    }

    private static func noLayout(of device: Device, in compilation: Compilation) -> Failure {
        let layouts = compilation.layouts.filter {
            $0.display.name.value == device.display.name.value
        }
        return .findings(
            Diagnostic(
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
}

extension Option {
    fileprivate static let explanationAsJSON = Option(name: "json", summary: "Prints JSON instead of text.")
}
