import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension RandomAccessCollection where Self: Sendable, Index == Int, Element: Sendable {
    /// Transforms the elements on all cores. The results are in the order of the elements.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1, canStartThread else { return map(transform) }
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

/// Whether the system lets the process start a thread. On Linux, Dispatch waits forever for one that it doesn't get.
private let canStartThread: Bool = {
    #if os(Linux)
        var thread = pthread_t()
        return pthread_create(&thread, nil, { _ in nil }, nil) == 0 && pthread_join(thread, nil) == 0
    #else
        return true
    #endif
}()
