import Foundation

extension Simulator {
    /// The system asks the application to preserve its state.
    public func preserveState() -> PreservedState {
        makeCurrent()
        var state = PreservedState()
        if let root = window.rootViewController { state.add(root, below: []) }
        return state
    }

    /// The system gives an application that was started again its state back: controllers that are there already are
    /// found by their identifiers, others are made by their restoration classes.
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
