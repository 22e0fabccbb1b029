import UIKit

/// One walk of a hosting controller through its views.
@MainActor final class StandInPass {
    /// What lives as long as its place in the views.
    struct Store {
        /// Locations of states.
        var states: [String: AnyObject] = [:]
        /// Controllers of representables.
        var controllers: [String: StandInRepresented] = [:]
        /// Controllers of sheets.
        var sheets: [String: UIViewController] = [:]
    }

    /// What the walk before has left.
    let earlier: Store
    /// What this walk leaves.
    var store = Store()
    /// The values that views inherit at the current place.
    var environment: EnvironmentValues
    /// The controller that shows the views.
    let host: UIViewController
    private(set) var place = ""
    private let changed: () -> Void

    init(host: UIViewController, earlier: Store, environment: EnvironmentValues, changed: @escaping () -> Void) {
        self.host = host
        self.earlier = earlier
        self.environment = environment
        self.changed = changed
    }

    /// Goes to a place below the current one, and back.
    func enter(_ name: String, _ body: () -> Void) {
        let outer = place
        place += "/" + name
        body()
        place = outer
    }

    /// Fills in the states and the inherited values of a view or a modifier.
    func prepare(_ owner: Any) {
        for child in Mirror(reflecting: owner).children {
            if let inherited = child.value as? any StandInInherited { inherited.box.values = environment }
            guard let stored = child.value as? any StandInStored else { continue }
            let key = "\(place) \(type(of: owner)) \(child.label ?? "")"
            store.states[key] = stored.join(earlier.states[key], changed: changed)
        }
    }
}
