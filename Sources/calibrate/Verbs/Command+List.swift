import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Prints the layouts.
    static let list = Command(
        name: "list",
        summary: "Prints every layout with its constants.",
        discussion: [
            """
            The table is for people and may change; the JSON is for programs and keeps its keys. Lengths are points; \
            offsets are negative, as 'contentOffset.y' is below a large title.
            """
        ],
        examples: [
            Example(
                command: "calibrate list",
                summary: "Prints a table of the layouts that the specs in 'devices' give."),
            Example(
                command: "calibrate list --json | jq '.layouts[] | select(.scroll) | .scroll.target'",
                summary: "Prints the offset at which the image has gone, for each layout that has one."),
        ],
        options: [.specs, .json],
        run: list)

    @Sendable
    private static func list(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let compilation = try invocation.compilation(&console)
        if invocation.has(.json) {
            console.add(result: LayoutList.render(compilation))
        } else {
            console.add(result: table(compilation))
        }
        return .success
    }

    /// The layouts, and below them how their numbers are known.
    private static func table(_ compilation: Compilation) -> String {
        let coverage = CoverageRenderer.render(compilation)
        return TableRenderer.render(compilation) + (coverage.isEmpty ? "" : "\n\n\(coverage)")
    }
}

extension Option {
    fileprivate static let json = Option(name: "json", summary: "Prints JSON instead of a table.")
}
