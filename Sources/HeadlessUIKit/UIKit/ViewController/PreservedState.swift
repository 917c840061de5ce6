import Foundation

extension Simulator {
    /// What the controllers on the screen wrote down about themselves, in the order they were asked: a container before
    /// what it contains, a stack from the bottom.
    public struct PreservedState {
        struct Record {
            /// The identifiers from the window's root down.
            let path: [String]
            let data: Data
            let restorationClass: (any UIViewControllerRestoration.Type)?
            /// The paths of a stack's pages, from the bottom.
            let pages: [[String]]?
        }

        var records: [Record] = []

        @MainActor
        mutating func add(_ controller: UIViewController, below parent: [String]) {
            // A controller without an identifier hides what is below it. (UIKit documentation)
            guard let identifier = controller.restorationIdentifier else { return }
            let path = parent + [identifier]
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            controller.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            let stack = (controller as? UINavigationController)?.stack
            records.append(
                Record(
                    path: path, data: archiver.encodedData, restorationClass: controller.restorationClass,
                    pages: stack?.compactMap { page in page.restorationIdentifier.map { path + [$0] } }))
            for child in controller.restorableChildren { add(child, below: path) }
        }
    }
}

extension UIViewController {
    /// The children in the order they are preserved.
    var restorableChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.stack
        case let tabs as UITabBarController: tabs.pages
        default: children
        }
    }
}
