/// A name for a value of the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nobody gave one.
    static var defaultValue: Self.Value { get }
}

/// The values that views inherit.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an environment of default values.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Where a view keeps the environment that it was shown in.
final class StandInEnvironmentBox {
    var values = EnvironmentValues()
}

/// A value that a view inherits.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    let box = StandInEnvironmentBox()

    /// Creates a property that reads a value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value.
    public var wrappedValue: Value { box.values[keyPath: keyPath] }
}

/// An inherited value that a pass fills in.
protocol StandInInherited {
    /// The environment to fill in.
    var box: StandInEnvironmentBox { get }
}

extension Environment: StandInInherited {}

extension View {
    /// Gives the views in this one a value to inherit.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        nonisolated(unsafe) let path = keyPath
        nonisolated(unsafe) let value = value
        return StandInWrapped(self) { pass, show in
            let outer = pass.environment
            pass.environment[keyPath: path] = value
            show()
            pass.environment = outer
        }
    }
}
