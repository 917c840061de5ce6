#if canImport(ObjectiveC)
    import UIKit

    /// A window with a variant's traits, for a navigation controller that is in no window.
    @MainActor
    final class FilmHost {
        let window: UIWindow
        private let container = UIViewController(nibName: nil, bundle: nil)
        private let navigationController: UINavigationController

        init(_ navigationController: UINavigationController, variant: FilmVariant) throws {
            if variant.profile != nil {
                throw FilmError.unavailable(
                    "Another device cannot be filmed here; run the tests on it, or film profiles on Linux.")
            }
            // Without a host app the process is a tool of Xcode's and has no application object.
            guard Bundle.main.bundleIdentifier?.hasPrefix("com.apple.dt.") != true else { throw FilmError.noScene }
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first else {
                throw FilmError.noScene
            }
            self.navigationController = navigationController
            window = UIWindow(windowScene: scene)
            window.overrideUserInterfaceStyle = variant.style
            window.rootViewController = container
            container.addChild(navigationController)
            container.setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(preferredContentSizeCategory: variant.contentSizeCategory),
                    UITraitCollection(
                        layoutDirection: variant.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
                ]), forChild: navigationController)
            navigationController.view.frame = container.view.bounds
            container.view.addSubview(navigationController.view)
            navigationController.didMove(toParent: container)
            window.isHidden = false
            window.layoutIfNeeded()
        }

        func remove() {
            navigationController.willMove(toParent: nil)
            navigationController.view.removeFromSuperview()
            navigationController.removeFromParent()
            window.isHidden = true
            window.rootViewController = nil
        }
    }
#endif
