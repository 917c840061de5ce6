import UIKit

/// A child view controller that attaches the library to the navigation controllers beside it, for code that has no other way to
/// reach them: SwiftUI's `NavigationStack` has one, which it makes when it is rendered. It shows nothing.
///
/// Beside it are the navigation controllers among the children of its parent, at any depth, whose centers are inside its own
/// view.
package final class StackFindingViewController: UIViewController {
    /// The default for view controllers that declare none. Default nil: the library leaves them alone.
    package var defaultAppearance: BarAppearance? {
        get { storedDefault }
        set { if store(newValue) { showDefault() } }
    }
    private var storedDefault: BarAppearance?
    private var attached = WeakSet<BarTransitionController>()

    /// Changes the default for code that must not change other views now: it counts for the next view controller that is shown, and
    /// stacks that are attached show it in the next turn of the main queue.
    package func setDefaultAppearanceLater(_ appearance: BarAppearance?) {
        if store(appearance) { Task { [weak self] in self?.showDefault() } }
    }

    /// - Returns: whether it is another one.
    private func store(_ appearance: BarAppearance?) -> Bool {
        guard appearance != storedDefault else { return false }
        storedDefault = appearance
        for attached in ownAttached { attached.pages.defaultAppearance = appearance }
        return true
    }

    private func showDefault() { ownAttached.forEach(showDefault) }

    private func showDefault(of attached: BarTransitionController) {
        guard let top = attached.navigationController?.topViewController else { return }
        attached.appearanceChanged(of: top, animated: false)
    }

    /// Without those that another one has taken over, or to which the app has given a default.
    private var ownAttached: [BarTransitionController] { attached.all.filter { $0.finder?.viewController === self } }

    package override func loadView() {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        self.view = view
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        attach()
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        attach()
    }

    /// SwiftUI can have made the next one already, which takes over in its next layout.
    package override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        for other in self.parent?.children ?? [] where other is StackFindingViewController {
            other.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Attaches the library to what is beside this now. Idempotent.
    package func attach() {
        guard let parent, view.window != nil else { return }
        for navigationController in parent.navigationControllersInside where isBeside(navigationController) {
            if let present = navigationController.barTransition {
                takeOver(present)
            } else {
                add(navigationController.attachBarTransition(defaultAppearance: defaultAppearance))
            }
        }
    }

    /// Takes over a stack whose finder is gone: SwiftUI makes another one where it builds the view anew.
    private func takeOver(_ present: BarTransitionController) {
        // This one has a parent.
        guard let finder = present.finder, finder.viewController?.parent == nil else { return }
        add(present)
        guard present.defaultAppearance != defaultAppearance else { return }
        present.pages.defaultAppearance = defaultAppearance
        showDefault(of: present)
    }

    private func add(_ controller: BarTransitionController) {
        controller.finder = BarTransitionController.Finder(viewController: self)
        attached = WeakSet(attached.all + [controller])
    }

    private func isBeside(_ navigationController: UINavigationController) -> Bool {
        guard let stack = navigationController.viewIfLoaded, stack.window != nil else { return false }
        let center = CGPoint(x: stack.bounds.midX, y: stack.bounds.midY)
        return view.bounds.contains(stack.convert(center, to: view))
    }
}

extension UIViewController {
    /// The navigation controllers among this one's descendants, without those inside of others.
    fileprivate var navigationControllersInside: [UINavigationController] {
        children.flatMap { child in
            (child as? UINavigationController).map { [$0] } ?? child.navigationControllersInside
        }
    }
}
