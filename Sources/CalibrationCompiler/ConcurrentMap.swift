import Dispatch

extension RandomAccessCollection where Self: Sendable {
    /// Maps the elements on all cores; the results are in order.
    ///
    /// Used where a stage treats its elements independently.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        let count = count
        guard count > 1 else { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            // Each element has a slot of its own.
            nonisolated(unsafe) let slots = buffer
            DispatchQueue.concurrentPerform(iterations: count) { offset in
                slots.initializeElement(at: offset, to: transform(self[index(startIndex, offsetBy: offset)]))
            }
            initialized = count
        }
    }
}
