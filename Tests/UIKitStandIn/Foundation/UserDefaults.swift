/// Foundation's defaults, in memory.
open class UserDefaults {
    /// The app's defaults.
    nonisolated(unsafe) public static let standard = UserDefaults()

    private var values: [String: Any] = [:]

    init() {}

    /// Creates the defaults of a suite: empty ones of its own.
    public init?(suiteName: String?) {}

    /// The bytes that a key has; `nil` where it has none.
    open func data(forKey defaultName: String) -> Data? {
        values[defaultName] as? Data
    }

    /// Gives a key a value.
    open func set(_ value: Any?, forKey defaultName: String) {
        values[defaultName] = value
    }

    /// Takes a key's value away.
    open func removeObject(forKey defaultName: String) {
        values[defaultName] = nil
    }
}
