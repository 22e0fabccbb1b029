import CalibrationCompiler

/// Stands between the files of one input: a byte that no spec may hold.
let fileSeparator: UInt8 = 0x1E

/// Checks what must hold for every input; a property that does not hold ends the process.
func check(_ input: UnsafeBufferPointer<UInt8>) {
    let sources = input.split(separator: fileSeparator, omittingEmptySubsequences: false).enumerated().map {
        SourceFile(path: "\($0).yaml", bytes: Array($1))
    }
    let options = FuzzOptions.current
    let compilation = Pipeline.compile(sources)
    checkDiagnostics(of: compilation, sources)
    let output = compilation.isValid ? Output(compilation) : nil
    output?.check(against: compilation)

    // Not every input, for speed; which ones is the input's own affair, so that a finding can be repeated.
    let share = fingerprint(of: input) % 16
    if options.checksEverything || share <= 1 { checkMessages(of: compilation, sources) }
    if options.checksEverything || share == 2 {
        require(Result(compilation, output) == Result(of: sources), "the same input has two results")
    }
    if compilation.isValid, options.checksEverything || fingerprint(of: input) % 128 == 4 {
        ReportPage.check(of: compilation)
    }
    if let folder = options.dumpFolder, let output { output.dump(to: folder, name: fingerprint(of: input)) }
}

/// Ends the process where a property does not hold.
func require(_ holds: Bool, _ property: @autoclosure () -> String) {
    if !holds { fatalError("property violated: \(property())") }
}

/// A number that differs for different bytes (FNV-1a).
func fingerprint(of bytes: some Sequence<UInt8>, from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

/// What a run of the pipeline came to, to be compared with another run's.
private struct Result: Equatable {
    let diagnostics: [Diagnostic]
    let output: Output?

    init(_ compilation: Compilation, _ output: Output?) {
        diagnostics = compilation.diagnostics
        self.output = output
    }

    init(of sources: [SourceFile]) {
        let compilation = Pipeline.compile(sources)
        self.init(compilation, compilation.isValid ? Output(compilation) : nil)
    }

    static func == (one: Result, other: Result) -> Bool {
        one.output == other.output && one.diagnostics.elementsEqual(other.diagnostics, by: isSame)
    }

    private static func isSame(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
        one.code == other.code && one.range == other.range && one.message == other.message
            && one.fixIts == other.fixIts
            && one.notes.elementsEqual(other.notes) { $0.range == $1.range && $0.message == $1.message }
    }
}

private func checkDiagnostics(of compilation: Compilation, _ sources: [SourceFile]) {
    let diagnostics = compilation.diagnostics
    for diagnostic in diagnostics {
        checkRange(diagnostic.range, sources)
        if let written = diagnostic.range.written { checkRange(written, sources) }
        for note in diagnostic.notes { checkRange(note.range, sources) }
        require(diagnostic.code != .fadeModel, "the fade model is broken: \(diagnostic.message)")
    }
    for (one, next) in zip(diagnostics, diagnostics.dropFirst()) {
        let places = (one.range.file, one.range.start) <= (next.range.file, next.range.start)
        require(places, "diagnostics are not in the order of their places")
    }
    require(
        compilation.isValid || diagnostics.contains { $0.severity == .error },
        "there is neither an output nor an error")
}

private func checkRange(_ range: SourceRange, _ sources: [SourceFile]) {
    require(range.file >= 0 && range.file < sources.count, "a diagnostic names a file that is not there")
    let count = sources[Int(range.file)].bytes.count
    require(
        0 <= range.start && range.start <= range.end && range.end <= count,
        "a diagnostic's range \(range.start)..<\(range.end) is out of a file of \(count) bytes")
}

/// Prints the messages, and checks that nothing in them can act on a terminal.
private func checkMessages(of compilation: Compilation, _ sources: [SourceFile]) {
    let printed = DiagnosticRenderer.render(compilation.diagnostics, sources: sources, color: false)
    require(printed.isEmpty == compilation.diagnostics.isEmpty, "messages are printed where there are none, or none")
    guard printed.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 >= 0x7F }) else { return }
    guard let text = String(validating: printed, as: UTF8.self) else { fatalError("messages are not UTF-8") }
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
        require(!canActOnTerminal(scalar), "a message holds U+\(String(scalar.value, radix: 16, uppercase: true))")
    }
}

/// Whether a character controls a terminal, breaks a line or reorders text.
func canActOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
}
