/// What has changed; the stand-in tells no more than that something has.
public struct NSKeyValueObservedChange<Value> {}

/// An observation, which ends with its last reference.
public final class NSKeyValueObservation {
    private let handler: () -> Void

    init(handler: @escaping () -> Void) {
        self.handler = handler
    }

    func notify() {
        handler()
    }
}

/// The observations of one object, held weakly.
struct StandInObservations {
    private var all: [() -> NSKeyValueObservation?] = []

    /// How many there are.
    var count: Int { all.filter { $0() != nil }.count }

    mutating func add(_ handler: @escaping () -> Void) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation(handler: handler)
        all.removeAll { $0() == nil }
        all.append { [weak observation] in observation }
        return observation
    }

    func notify() {
        for observation in all { observation()?.notify() }
    }
}
