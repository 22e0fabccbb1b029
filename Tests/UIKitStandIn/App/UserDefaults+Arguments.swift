extension UserDefaults {
    /// The text that a key has; `nil` if it has none.
    public func string(forKey defaultName: String) -> String? { nil }
    /// The number that a key has; 0 if it has none.
    public func double(forKey defaultName: String) -> Double { 0 }
    /// Whether a key has a yes.
    public func bool(forKey defaultName: String) -> Bool { false }
}
