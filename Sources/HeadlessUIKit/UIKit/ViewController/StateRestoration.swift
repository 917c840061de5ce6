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
        /// One view controller of a path. Its position in a stack tells it from others with the same identifier (fact
        /// 1.7.7).
        fileprivate struct Step: Hashable {
            let identifier: String
            let position: Int?
        }

        fileprivate struct Record {
            /// The view controllers down to this one, starting at the window's root.
            let path: [Step]
            let data: Data
            let restorationClass: (any UIViewControllerRestoration.Type)?
            /// The paths of a stack's view controllers, from the bottom.
            let pages: [[Step]]?
        }

        fileprivate var records: [Record] = []

        @MainActor
        fileprivate mutating func add(_ controller: UIViewController, at position: Int?, below parent: [Step]) {
            // A controller without an identifier excludes its children as well. (UIKit documentation)
            guard let identifier = controller.restorationIdentifier else { return }
            let path = parent + [Step(identifier: identifier, position: position)]
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            controller.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            let pages = (controller as? UINavigationController)?.stack.enumerated().compactMap { position, page in
                page.restorationIdentifier.map { path + [Step(identifier: $0, position: position)] }
            }
            records.append(
                Record(
                    path: path, data: archiver.encodedData, restorationClass: controller.restorationClass, pages: pages)
            )
            for (position, child) in controller.restorableChildren { add(child, at: position, below: path) }
        }
    }

    /// Preserves the application's state as the system does.
    public func preserveState() -> PreservedState {
        makeCurrent()
        var state = PreservedState()
        if let root = window.rootViewController { state.add(root, at: nil, below: []) }
        return state
    }

    /// Restores the state of a relaunched application as the system does: existing view controllers are found by their
    /// identifiers, others are made by their restoration classes.
    public func restoreState(_ state: PreservedState) {
        makeCurrent()
        var controllers: [[PreservedState.Step]: UIViewController] = [:]
        if let root = window.rootViewController { collect(root, at: nil, below: [], into: &controllers) }
        var coders: [[PreservedState.Step]: NSKeyedUnarchiver] = [:]
        for record in state.records {
            guard let coder = try? NSKeyedUnarchiver(forReadingFrom: record.data) else { continue }
            coder.requiresSecureCoding = false
            coders[record.path] = coder
            guard controllers[record.path] == nil else { continue }
            controllers[record.path] = record.restorationClass?.viewController(
                withRestorationIdentifierPath: record.path.map(\.identifier), coder: coder)
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
        _ controller: UIViewController, at position: Int?, below parent: [PreservedState.Step],
        into found: inout [[PreservedState.Step]: UIViewController]
    ) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = parent + [PreservedState.Step(identifier: identifier, position: position)]
        found[path] = controller
        for (position, child) in controller.restorableChildren {
            collect(child, at: position, below: path, into: &found)
        }
    }
}

extension UIViewController {
    /// The children in the order in which they are preserved, those of a stack with their positions.
    fileprivate var restorableChildren: [(position: Int?, child: UIViewController)] {
        switch self {
        case let navigation as UINavigationController: navigation.stack.enumerated().map { ($0, $1) }
        case let tabs as UITabBarController: tabs.pages.map { (nil, $0) }
        default: children.map { (nil, $0) }
        }
    }
}
