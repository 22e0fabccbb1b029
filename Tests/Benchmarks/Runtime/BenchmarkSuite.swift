import AllocationCounter
import Glibc

/// Runs benchmarks, prints what they took, and remembers whether a limit was broken.
struct BenchmarkSuite {
    private var isWithinLimits = true
    private let only: String?
    private let rounds: Int?

    /// Reads what to run: nothing for everything, or the name of a benchmark and a number of rounds, to count
    /// instructions.
    init(arguments: [String]) {
        only = arguments.first
        rounds = arguments.last.flatMap { Int($0) }
    }

    /// Runs one benchmark in many short rounds and keeps the fastest: the one that nothing else interrupted.
    ///
    /// - Parameters:
    ///   - name: what is timed.
    ///   - limit: time for one call, in nanoseconds.
    ///   - rounds: number of rounds through the inputs.
    ///   - inputs: what the body is called with, one after the other.
    ///   - body: one call; its result is summed up, so that no call can be left out.
    @inline(__always)
    mutating func run<Input>(
        _ name: String, limit: Double, rounds: Int, inputs: [Input], body: (Input) -> Double
    ) {
        guard only ?? name == name else { return }
        let rounds = self.rounds ?? rounds
        var fastest = Duration.seconds(3600)
        var sum = 0.0
        let allocations = allocation_count()
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            for input in inputs { sum += body(input) }
            fastest = min(fastest, ContinuousClock.now - start)
        }
        let allocated = allocation_count() - allocations
        let (seconds, attoseconds) = fastest.components
        let nanoseconds = (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(inputs.count)
        // Who counts instructions slows the clock down.
        let isFine = (nanoseconds <= limit || self.rounds != nil) && allocated == 0
        isWithinLimits = isWithinLimits && isFine
        print(
            "\(isFine ? "ok  " : "FAIL") \(name): \((nanoseconds * 100).rounded() / 100) ns (limit \(limit)), "
                + "\(allocated) allocations in \(rounds * inputs.count) calls, sum \(sum)")
    }

    /// Ends the process, with a status that says whether all limits were kept.
    func finish() -> Never {
        exit(isWithinLimits ? 0 : 1)
    }
}
