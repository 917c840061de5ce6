import UIKit

/// Shows the list of scenes in the app's window, or the record of a swipe if the app was launched for that.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        var others: [OtherScreen] = []
        if #available(iOS 16.0, *) { others.append(SwiftUIScreen.screen) }
        // The tests that swipe from outside read a record.
        window.rootViewController =
            ProcessInfo.processInfo.arguments.contains("-swipeRecord")
            ? SwipeRecordViewController()
            : UINavigationController(rootViewController: SceneListViewController(others: others))
        window.makeKeyAndVisible()
        self.window = window
    }
}
