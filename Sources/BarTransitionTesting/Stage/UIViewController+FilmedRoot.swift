import UIKit

extension UIViewController {
    /// The outermost container view controller, which a film of a controller in no window shows in a window of its own. It
    /// throws an error if the app shows that container, or has shown it under a presentation: a film would take it away.
    var filmedRoot: UIViewController {
        get throws {
            var root: UIViewController = self
            while let parent = root.parent { root = parent }
            guard root.viewIfLoaded?.window == nil, root.presentingViewController == nil,
                root.presentedViewController == nil
            else { throw FilmError.offScreen(self, in: root) }
            return root
        }
    }
}

extension FilmError {
    @MainActor
    static func offScreen(_ controller: UIViewController, in container: UIViewController) -> FilmError {
        .offScreen("\(type(of: controller))", container: "\(type(of: container))")
    }
}
