/// A view that acts on taps.
@MainActor open class UIControl: UIView {
    /// What a finger does.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit an event.
        public let rawValue: UInt

        /// Lifted inside.
        public static let touchUpInside = Event(rawValue: 64)

        /// Creates events from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// Whether a finger is on it.
    open var isHighlighted = false

    private var actions: [(UIAction, Event)] = []

    /// Adds what happens after an event.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }

    /// Makes what belongs to an event happen.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    }
}

/// What happens after a tap.
@MainActor open class UIAction {
    let handler: (UIAction) -> Void

    /// Creates an action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.handler = handler
    }
}
