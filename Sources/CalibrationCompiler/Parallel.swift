import CSystem

/// Maps the numbers from 0 to `count` on all cores; the result is in order, whatever the order of the work.
func parallelMap<Result: Sendable>(count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<count).map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
        // Each number has a slot of its own.
        nonisolated(unsafe) let slots = buffer
        performOnAllCores(count) { slots.initializeElement(at: $0, to: transform($0)) }
        initialized = count
    }
}

/// Maps ranges of at most `chunk` numbers, for work that shares something within a range.
func parallelMap<Result: Sendable>(
    count: Int, chunk: Int, _ transform: @Sendable (Range<Int>) -> Result
) -> [Result] {
    let ranges = ranges(count: count, chunk: chunk)
    return parallelMap(count: ranges.count) { transform(ranges[$0]) }
}

/// Maps ranges of numbers in the same way, and does something else at the same time.
func parallelMap<Result: Sendable, Other: Sendable>(
    count: Int, chunk: Int, _ transform: @Sendable (Range<Int>) -> Result, alongside other: @Sendable () -> Other
) -> (results: [Result], other: Other) {
    let ranges = ranges(count: count, chunk: chunk)
    // What cannot be shared out comes first.
    let parts = parallelMap(count: 1 + ranges.count) { index in
        index == 0 ? Part.other(other()) : Part.result(transform(ranges[index - 1]))
    }
    guard case .other(let answer) = parts[0] else { preconditionFailure("the first part is the other one") }
    let results = parts.compactMap { part in
        if case .result(let result) = part { result } else { nil }
    }
    return (results, answer)
}

private enum Part<Result: Sendable, Other: Sendable>: Sendable {
    case result(Result)
    case other(Other)
}

/// Cuts the numbers from 0 to `count` into ranges of at most `chunk`; where numbers are few, the ranges are smaller, so that
/// all cores have a part.
func ranges(count: Int, chunk: Int) -> [Range<Int>] {
    let chunk = max(1, min(chunk, count / 16))
    return stride(from: 0, to: count, by: chunk).map { $0..<min($0 + chunk, count) }
}

/// Makes a value of each number from 0 to `count` on all cores, and hands them on one by one, in order.
///
/// No more values wait for their turn than there are cores.
func parallelForEach<Value: Sendable>(
    count: Int, _ make: @Sendable (Int) -> Value, inTurn use: (Value) -> Void
) {
    guard count > 1 else { return (0..<count).forEach { use(make($0)) } }
    let slots = UnsafeMutableBufferPointer<Value>.allocate(capacity: count)
    defer { slots.deallocate() }
    withoutActuallyEscaping(use) { use in
        performOnAllCores(
            count, { slots.initializeElement(at: $0, to: make($0)) }, inTurn: { use(slots.moveElement(from: $0)) })
    }
}

/// The functions of a job, which C passes on.
private final class Job {
    let body: (Int) -> Void
    let inTurn: (Int) -> Void

    init(_ body: @escaping (Int) -> Void, inTurn: @escaping (Int) -> Void) {
        self.body = body
        self.inTurn = inTurn
    }

    static func at(_ context: UnsafeMutableRawPointer?) -> Job {
        guard let context else { preconditionFailure("C passes on what it was given") }
        return Unmanaged<Job>.fromOpaque(context).takeUnretainedValue()
    }
}

private func performOnAllCores(_ count: Int, _ body: (Int) -> Void, inTurn: ((Int) -> Void)? = nil) {
    withoutActuallyEscaping(body) { body in
        let job = Job(body, inTurn: inTurn ?? { _ in })
        withExtendedLifetime(job) {
            perform_on_all_cores(
                count, { Job.at($0).body($1) }, inTurn.map { _ in { Job.at($0).inTurn($1) } },
                Unmanaged.passUnretained(job).toOpaque())
        }
    }
}
