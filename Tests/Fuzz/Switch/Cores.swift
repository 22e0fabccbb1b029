/// Whether the pipeline works on all cores, as it does for users; on one, otherwise, since threads cost more than they
/// gain on inputs this small.
nonisolated(unsafe) private var usesAllCores = false

/// Runs the pipeline as users do.
package func usingAllCores<Value>(_ body: () -> Value) -> Value {
    usesAllCores = true
    defer { usesAllCores = false }
    return body()
}

/// Takes the place of the compiler's function, which the script builds under another name.
func parallelMap<Value: Sendable>(count: Int, _ transform: @Sendable (Int) -> Value) -> [Value] {
    usesAllCores ? parallelMapOnAllCores(count: count, transform) : (0..<count).map(transform)
}

/// Takes the place of the compiler's function, which the script builds under another name.
func parallelMap<Value: Sendable>(
    count: Int, chunk: Int, _ transform: @Sendable (Range<Int>) -> Value
) -> [Value] {
    guard !usesAllCores else { return parallelMapOnAllCores(count: count, chunk: chunk, transform) }
    return stride(from: 0, to: count, by: chunk).map { transform($0..<min($0 + chunk, count)) }
}
