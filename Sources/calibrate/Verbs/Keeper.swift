/// Keeps what a run has built up until the process ends, which frees all of it at once.
final class Keeper<Value> {
    private let value: Value

    private init(_ value: Value) { self.value = value }
}

extension Keeper {
    /// Keeps a value.
    static func keep(_ value: Value) { _ = Unmanaged.passRetained(Keeper(value)) }
}
