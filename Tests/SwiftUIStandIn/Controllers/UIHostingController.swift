import UIKit

/// A controller that shows views.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    /// The views.
    open var rootView: Content {
        didSet { standInUpdate() }
    }

    /// Whether a state has changed since the last update.
    public private(set) var standInNeedsUpdate = false
    private var store = StandInPass.Store()
    private var inherited = EnvironmentValues()

    /// Creates a controller of views.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive, which cannot be.
    public required init?(coder: NSCoder) {
        return nil
    }

    init(rootView: Content, environment: EnvironmentValues) {
        self.rootView = rootView
        inherited = environment
        super.init(nibName: nil, bundle: nil)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        standInUpdate()
    }

    /// Shows the views as they are now.
    open func standInUpdate() {
        standInNeedsUpdate = false
        let pass = StandInPass(host: self, earlier: store, environment: inherited) { [weak self] in
            MainActor.assumeIsolated { self?.standInNeedsUpdate = true }
        }
        rootView.standInShow(in: pass)
        for (place, represented) in store.controllers where pass.store.controllers[place] == nil {
            represented.leave()
        }
        for (place, sheet) in store.sheets where pass.store.sheets[place] == nil {
            if presentedViewController === sheet { dismiss(animated: true) }
        }
        store = pass.store
    }
}
