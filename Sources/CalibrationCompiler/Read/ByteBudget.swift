import Dispatch

/// Bytes that may still be read, shared by all threads.
final class ByteBudget: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var rest: Int

    /// Creates a budget.
    init(_ limit: Int) { rest = limit }

    /// Whether more was taken than there was.
    var isExceeded: Bool {
        lock.wait()
        defer { lock.signal() }
        return rest < 0
    }

    /// Takes some bytes.
    func take(_ count: Int) {
        lock.wait()
        rest -= count
        lock.signal()
    }
}
