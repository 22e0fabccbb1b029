import Dispatch

/// Maps the numbers from 0 to `count` on all cores; the result is in order, whatever the order of the work.
func parallelMap<Result: Sendable>(count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
        // Each number has a slot of its own.
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: count) { index in
            slots.initializeElement(at: index, to: transform(index))
        }
        initialized = count
    }
}

/// Maps ranges of at most `chunk` numbers, for work that shares something within a range.
func parallelMap<Result: Sendable>(
    count: Int, chunk: Int, _ transform: @Sendable (Range<Int>) -> Result
) -> [Result] {
    parallelMap(count: (count + chunk - 1) / chunk) { transform($0 * chunk..<min(($0 + 1) * chunk, count)) }
}
