import UIKit

/// Shows the page that the launch arguments name, and the readout over it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var watch: BarWatch?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let options = LaunchOptions()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = options.page.makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        watch = BarWatch(window: window, options: options)
    }
}
