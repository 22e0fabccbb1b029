import UIKit

/// A view that is shown by a UIKit controller.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that speaks for the controller.
    associatedtype Coordinator = Void
    /// What the controller is made with.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller.
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    /// Updates the controller.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: Self.UIViewControllerType, context: Self.Context)
    /// Cleans up before the controller goes.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    /// Creates the object that speaks for the controller.
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Creates nothing.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
    ) {}
}

/// What a controller is made with.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
    /// The object that speaks for the controller.
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    /// The values that the view inherits.
    @MainActor @preconcurrency public let environment: EnvironmentValues
}

/// A representable's controller, kept by its place.
@MainActor final class StandInRepresented {
    let controller: UIViewController
    let coordinator: Any
    private let dismantle: () -> Void

    init(controller: UIViewController, coordinator: Any, dismantle: @escaping () -> Void) {
        self.controller = controller
        self.coordinator = coordinator
        self.dismantle = dismantle
    }

    /// Takes the controller away.
    func leave() {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        dismantle()
    }
}

extension UIViewControllerRepresentable {
    /// Shows the representable's controller in a host, the one of an earlier pass if there is one.
    func standInRepresent(in pass: StandInPass) {
        let key = "\(pass.place) \(Self.self)"
        if let represented = pass.earlier.controllers[key],
            let controller = represented.controller as? UIViewControllerType,
            let coordinator = represented.coordinator as? Coordinator
        {
            pass.store.controllers[key] = represented
            let context = Context(coordinator: coordinator, environment: pass.environment)
            updateUIViewController(controller, context: context)
            return
        }
        let coordinator = makeCoordinator()
        let context = Context(coordinator: coordinator, environment: pass.environment)
        let controller = makeUIViewController(context: context)
        updateUIViewController(controller, context: context)
        pass.store.controllers[key] = StandInRepresented(controller: controller, coordinator: coordinator) {
            Self.dismantleUIViewController(controller, coordinator: coordinator)
        }
        pass.host.addChild(controller)
        pass.host.view.addSubview(controller.view)
        controller.didMove(toParent: pass.host)
    }
}
