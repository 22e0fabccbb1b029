import Dispatch

extension RandomAccessCollection where Self: Sendable, Index == Int, Element: Sendable {
    /// Transforms the elements on all cores. The results are in the order of the elements.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Each iteration writes to its own slot.
            nonisolated(unsafe) let slots = buffer
            DispatchQueue.concurrentPerform(iterations: count) { offset in
                slots.initializeElement(at: offset, to: transform(self[startIndex + offset]))
            }
            initializedCount = count
        }
    }
}
