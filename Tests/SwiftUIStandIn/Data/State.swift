/// A property that SwiftUI stores.
public protocol DynamicProperty {}

/// Where the value of a state lives.
final class StandInLocation<Value> {
    var value: Value
    /// The location of the same state in an earlier pass.
    var earlier: StandInLocation?
    /// What to do when the value changes.
    var changed: () -> Void = {}

    init(_ value: Value) { self.value = value }

    /// The location that holds the value.
    var root: StandInLocation { earlier?.root ?? self }
}

/// A value that belongs to a view.
@propertyWrapper public struct State<Value>: DynamicProperty {
    let location: StandInLocation<Value>

    /// Creates a state with its first value.
    public init(wrappedValue value: Value) { location = StandInLocation(value) }

    /// Creates a state with its first value.
    public init(initialValue value: Value) { location = StandInLocation(value) }

    /// The value.
    public var wrappedValue: Value {
        get { location.root.value }
        nonmutating set {
            location.root.value = newValue
            location.root.changed()
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(read: { wrappedValue }, write: { wrappedValue = $0 })
    }
}

/// A value that belongs to somebody else.
@propertyWrapper public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }
}

/// A state whose location a pass can join to that of an earlier pass.
protocol StandInStored {
    /// Joins the state to its earlier location.
    ///
    /// - Returns: the location that holds the value.
    func join(_ earlier: AnyObject?, changed: @escaping () -> Void) -> AnyObject
}

extension State: StandInStored {
    func join(_ earlier: AnyObject?, changed: @escaping () -> Void) -> AnyObject {
        if let earlier = earlier as? StandInLocation<Value>, earlier !== location { location.earlier = earlier }
        location.root.changed = changed
        return location.root
    }
}
