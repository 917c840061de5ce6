import Foundation

/// Makes a view controller whose state is restored and that does not exist yet. (UIKit documentation)
@MainActor @preconcurrency
public protocol UIViewControllerRestoration: NSObjectProtocol {
    /// The view controller for a path of identifiers, starting at the window's root; nil skips it.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension Simulator {
    /// The state that the view controllers on the screen encoded, in the order in which they were asked: a container
    /// before its children, a stack from the bottom.
    public struct PreservedState {
        fileprivate struct Record {
            /// The identifiers, starting at the window's root.
            let path: [String]
            let data: Data
            let restorationClass: (any UIViewControllerRestoration.Type)?
            /// The paths of a stack's view controllers, from the bottom.
            let pages: [[String]]?
        }

        fileprivate var records: [Record] = []

        @MainActor
        fileprivate mutating func add(_ controller: UIViewController, below parent: [String]) {
            // A controller without an identifier excludes its children as well. (UIKit documentation)
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

    /// Preserves the application's state as the system does.
    public func preserveState() -> PreservedState {
        makeCurrent()
        var state = PreservedState()
        if let root = window.rootViewController { state.add(root, below: []) }
        return state
    }

    /// Restores the state of a relaunched application as the system does: existing view controllers are found by their
    /// identifiers, others are made by their restoration classes.
    public func restoreState(_ state: PreservedState) {
        makeCurrent()
        var controllers: [[String]: UIViewController] = [:]
        if let root = window.rootViewController { collect(root, below: [], into: &controllers) }
        var coders: [[String]: NSKeyedUnarchiver] = [:]
        for record in state.records {
            guard let coder = try? NSKeyedUnarchiver(forReadingFrom: record.data) else { continue }
            coder.requiresSecureCoding = false
            coders[record.path] = coder
            guard controllers[record.path] == nil else { continue }
            controllers[record.path] = record.restorationClass?.viewController(
                withRestorationIdentifierPath: record.path, coder: coder)
        }
        for record in state.records {
            guard let navigation = controllers[record.path] as? UINavigationController else { continue }
            let pages = (record.pages ?? []).compactMap { controllers[$0] }
            if !pages.isEmpty, pages != navigation.stack { navigation.setViewControllers(pages, animated: false) }
        }
        for record in state.records {
            guard let coder = coders[record.path] else { continue }
            controllers[record.path]?.decodeRestorableState(with: coder)
        }
        for record in state.records { controllers[record.path]?.applicationFinishedRestoringState() }
        commit()
    }

    private func collect(
        _ controller: UIViewController, below parent: [String], into found: inout [[String]: UIViewController]
    ) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = parent + [identifier]
        found[path] = controller
        for child in controller.restorableChildren { collect(child, below: path, into: &found) }
    }
}

extension UIViewController {
    /// The children in the order in which they are preserved.
    fileprivate var restorableChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.stack
        case let tabs as UITabBarController: tabs.pages
        default: children
        }
    }
}
