import CalibrationCompiler
import Glibc

/// Measures the pipeline on one slow input: `timing LIMIT NAME`; prints the names without one.
@main enum Timing {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 1, let limit = Int(arguments[1]) else { fatalError("usage: timing LIMIT [NAME]") }
        let inputs = SlowInput.all(upTo: limit)
        guard arguments.count > 2 else { return inputs.forEach { print($0.name) } }
        guard let input = inputs.first(where: { $0.name == arguments[2] }) else { fatalError("no input has this name") }
        let source = SourceFile(path: "spec.yaml", bytes: input.bytes)
        // The first run makes the tables of the process.
        _ = Pipeline.compile([SourceFile(path: "spec.yaml", bytes: Array(SlowInput.whole.utf8))])
        let start = processorTime()
        let compilation = Pipeline.compile([source])
        let compiled = processorTime()
        var size = DiagnosticRenderer.render(compilation.diagnostics, sources: [source], color: true).count
        if compilation.isValid {
            size += SwiftRenderer.render(compilation, access: .public).bytes.count
            size += LayoutList.render(compilation).count + TableRenderer.render(compilation).count
        }
        let end = processorTime()
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let numbers = [
            Int((end - start) * 1_000), Int((compiled - start) * 1_000), usage.ru_maxrss >> 10, input.bytes.count,
            compilation.diagnostics.count, compilation.layouts.count, size,
        ]
        print(numbers.map(String.init).joined(separator: "\t"), input.name, separator: "\t")
    }

    /// Seconds that the processor has worked for this process, which do not depend on what else it works for.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
