import CalibrationCompiler

extension Command {
    /// Writes the Swift file.
    static let generate = Command(
        name: "generate",
        summary: "Writes the Swift file that the specs give.",
        discussion: [
            """
            All specs are checked first: if anything is wrong with one, nothing is written. The file is replaced in one \
            step, and only if its bytes differ. A file that this program has not made is left alone.
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
        let output = invocation.outputFile(for: compilation)
        let state = output.state(of: try output.current())
        if state == .foreign, !invocation.has(.force) { throw Failure.foreign(output) }
        let isDryRun = invocation.has(.dryRun)
        if !isDryRun {
            if state != .same { try output.replace() }
            output.removeLeftovers()
            try invocation.writeDependencyFile(of: output, specs)
        }
        let layouts = compilation.layouts.count == 1 ? "1 layout" : "\(compilation.layouts.count) layouts"
        console.add(report: "\(state.deed(isDryRun: isDryRun)) \(output.path.shown) (\(layouts))")
        return .success
    }
}

extension Option {
    static let allowEmpty = Option(
        name: "allow-empty", summary: "Where there is no spec, makes an empty table instead of an error.")

    fileprivate static let dryRun = Option(
        name: "dry-run", summary: "Says what would be done, and does nothing.")
}

extension OutputFile.State {
    /// What is done to a file in this state.
    func deed(isDryRun: Bool) -> String {
        switch self {
        case .absent: isDryRun ? "would create" : "created"
        case .same: "unchanged"
        case .different, .foreign: isDryRun ? "would update" : "updated"
        }
    }
}
