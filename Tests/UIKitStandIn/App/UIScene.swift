/// A part of the app that is shown at one place.
@MainActor open class UIScene {
    /// What a scene is made for.
    public final class ConnectionOptions {}

    init() {}
}

/// The life of a scene.
@MainActor open class UISceneSession {
    /// What a scene is used as.
    public struct Role: Sendable {}

    /// What the scene is used as.
    public let role = Role()

    init() {}
}

/// How a scene is made.
@MainActor open class UISceneConfiguration {
    /// The type of the object that speaks for the scene.
    open var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {}
}

/// An object that speaks for a scene.
@MainActor public protocol UISceneDelegate: AnyObject {
    /// The scene is there.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

/// An object that speaks for a scene with a window.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window.
    var window: UIWindow? { get set }
}
