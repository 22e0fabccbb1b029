import CSystem

/// Bytes that may still be read, shared by all threads.
final class ByteBudget: Sendable {
    // Threads read and change it by 'add_shared' alone.
    nonisolated(unsafe) private let rest: UnsafeMutablePointer<Int>

    /// Creates a budget.
    init(_ limit: Int) {
        rest = .allocate(capacity: 1)
        rest.initialize(to: limit)
    }

    deinit { rest.deallocate() }

    /// Whether more was taken than there was.
    var isExceeded: Bool { add_shared(rest, 0) < 0 }

    /// Takes some bytes.
    func take(_ count: Int) { add_shared(rest, -count) }
}
