import CalibrationCompiler
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
            hardware identifier, a marketing name, with or without quotes, or a display; without a value all are \
            explained.
            """
        ],
        examples: [
            Example(
                command: "calibrate explain iPhone15,2 target",
                summary: "Explains at which content offset the image has gone on an iPhone 14 Pro."),
            Example(
                command: "calibrate explain iPhone 12 mini --design liquidGlass",
                summary: "Explains all values of a model in one design."),
        ],
        arguments: [
            Argument(value: .device, count: .words, summary: "Hardware identifier, marketing name or display."),
            Argument(
                value: .choice(DerivedValue.allCases.map(\.rawValue)), count: .upToOne,
                summary: "The value to explain."),
        ],
        options: [.specs, .design, .orientation, .zoomed, .explanationAsJSON],
        run: explain)

    @Sendable
    private static func explain(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let compilation = try invocation.compilation(&console)
        let (device, values) = try question(invocation.words, compilation)
        let explanation = Explanation(
            of: device, in: compilation, values: values, design: invocation.design,
            orientation: invocation.orientation, isZoomed: invocation.has(.zoomed))
        guard !explanation.layouts.isEmpty else { throw noLayout(of: device, in: compilation) }
        if invocation.has(.explanationAsJSON) {
            console.add(result: ExplanationJSON.render(explanation))
        } else {
            console.add(result: ExplanationRenderer.render(explanation))
        }
        return .success
    }

    /// Tells the words of a name from the value behind it.
    private static func question(
        _ words: [String], _ compilation: Compilation
    ) throws(Failure) -> (Device, [DerivedValue]) {
        let name = words.joined(separator: " ")
        let (beginning, last) = (words.dropLast().joined(separator: " "), words.last ?? "")
        guard words.count > 1, compilation.hasDevice(beginning) || !compilation.hasDevice(name) else {
            return (try compilation.device(name), DerivedValue.allCases)
        }
        if let value = DerivedValue(rawValue: last) { return (try compilation.device(beginning), [value]) }
        let choices = DerivedValue.allCases.map(\.rawValue)
        guard !compilation.hasDevice(name), let near = nearestName(to: last, among: choices) else {
            return (try compilation.device(name), DerivedValue.allCases)
        }
        throw .wrongUsage(
            Diagnostic(
                "'\(program) explain' does not know '\(printable(bytes: Array(last.utf8)))', only one of "
                    + choices.map { "'\($0)'" }.joined(separator: ", "), fixIt: "write '\(near)'"))
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
