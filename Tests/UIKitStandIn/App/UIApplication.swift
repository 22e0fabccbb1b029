/// An object that events reach.
@MainActor open class UIResponder {
    /// Creates the object.
    public init() {}
}

/// The running app.
@MainActor open class UIApplication {}

/// An object that speaks for the app.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    /// Returns how a new scene is made.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Starts the app, which no test does.
    public static func main() { fatalError("an app cannot be started here") }
}
