#if canImport(ObjectiveC)
    import UIKit

    /// A window with a variant's traits, for a navigation controller that is in no window, and the containers around it.
    @MainActor
    final class FilmHost {
        /// The status bar is the filmed pages', as in the app.
        private final class Container: UIViewController {
            #if !os(visionOS)
                override var childForStatusBarStyle: UIViewController? { children.first }
                override var childForStatusBarHidden: UIViewController? { children.first }
            #endif
        }

        let window: UIWindow
        private let container = Container(nibName: nil, bundle: nil)
        private let root: UIViewController

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
            root = try navigationController.filmedRoot
            window = UIWindow(windowScene: scene)
            window.overrideUserInterfaceStyle = variant.style
            window.rootViewController = container
            container.addChild(root)
            container.setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(preferredContentSizeCategory: variant.contentSizeCategory),
                    UITraitCollection(
                        layoutDirection: variant.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
                ]), forChild: root)
            root.view.frame = container.view.bounds
            container.view.addSubview(root.view)
            root.didMove(toParent: container)
            #if !os(visionOS)
                container.setNeedsStatusBarAppearanceUpdate()
            #endif
            window.isHidden = false
            window.layoutIfNeeded()
            guard navigationController.viewIfLoaded?.window != nil else {
                remove()
                throw FilmError.offScreen(navigationController, in: root)
            }
        }

        func remove() {
            root.willMove(toParent: nil)
            root.view.removeFromSuperview()
            root.removeFromParent()
            window.isHidden = true
            window.rootViewController = nil
        }
    }
#endif
