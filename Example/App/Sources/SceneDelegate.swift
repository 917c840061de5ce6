import UIKit

/// Shows the list of scenes in the app's window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        var others: [OtherScreen] = []
        if #available(iOS 16.0, *) { others.append(SwiftUIScreen.screen) }
        window.rootViewController = UINavigationController(rootViewController: SceneListViewController(others: others))
        window.makeKeyAndVisible()
        self.window = window
    }
}
