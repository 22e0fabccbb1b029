import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

extension Command {
    /// Writes the Swift file.
    static let generate = Command(
        name: "generate",
        summary: "Writes the Swift file for the specs.",
        discussion: [
            """
            All specs are checked first: if anything is wrong with one, nothing is written. The file is replaced in one \
            step, and only if its bytes differ. A file that this program did not make is left alone.
            """
        ],
        examples: [
            Example(
                command: "calibrate generate",
                summary: "Reads the specs in 'devices' and writes 'generated/DeviceCalibrations.swift'."),
            Example(
                command: "calibrate generate --specs Devices --output Sources/Tables --access internal",
                summary: "Does so with other folders, for constants that stay inside their module."),
        ],
        options: [
            .specs, .output, .access, .dryRun, .force, .allowEmpty, .dependencyFile, .listInputs, .listOutputs,
        ],
        run: generate)

    @Sendable
    private static func generate(_ invocation: Invocation, _ console: inout Console) throws -> ExitStatus {
        let specs = try invocation.specs()
        if let paths = try invocation.listing(of: specs) {
            for path in paths { console.add(result: path.bytes + [UInt8(ascii: "\n")]) }
            return .success
        }
        let compilation = try invocation.compilation(of: specs, &console)
        let output = try invocation.outputFile(for: compilation)
        let rule = try invocation.dependencyFile(of: output, specs)
        let state = output.state(of: try output.current())
        if state == .foreign, !invocation.has(.force) {
            throw Failure.foreign(output, fixIt: "move it away, or give it up with '--force'")
        }
        let isRuleFresh = try rule.map { try $0.isFresh(orElse: "name another file with '--depfile FILE'") }
        let layouts = compilation.layouts.count == 1 ? "1 layout" : "\(compilation.layouts.count) layouts"
        let report = "\(state.deed(isDryRun: invocation.has(.dryRun))) \(output.path.shown) (\(layouts))"
        guard !invocation.has(.dryRun) else {
            console.add(report: report)
            return .success
        }
        for file in [output, rule].compactMap(\.self) { try console.createFolders(for: file) }
        // The rule first: if it cannot be written, the output stays old, and the next build tries again.
        func writeRule() throws(FileFault) {
            if isRuleFresh == false { try rule?.replace() }
            rule?.removeLeftovers()
        }
        if state == .same { try writeRule() } else { try output.replace(after: writeRule) }
        output.removeLeftovers()
        console.add(report: report)
        return .success
    }
}

extension Option {
    static let force = Option(
        name: "force", summary: "Overwrites a file at the output's place that this program did not make.")

    static let allowEmpty = Option(
        name: "allow-empty", summary: "If there is no spec, makes an empty table instead of an error.")

    static let dryRun = Option(
        name: "dry-run", summary: "Reports what would be done, and does nothing.")
}

extension OutputFile.State {
    /// What is done to a file in this state.
    func deed(isDryRun: Bool) -> String {
        switch self {
        case .absent: isDryRun ? "would create" : "created"
        case .same: "unchanged"
        case .sameLines, .different, .foreign: isDryRun ? "would update" : "updated"
        }
    }
}
