import Foundation

// A navigation controller on the stack of another one, as in a collapsed split view controller (facts m22.4, m22.5): the
// outer controller's bar shows the items of both stacks, and the nested controller's own bar is hidden.

extension UINavigationController {
    /// The controller whose stack contains this one.
    var outer: UINavigationController? { parent as? UINavigationController }

    /// The controller whose bar is on the screen.
    var outermost: UINavigationController { outer?.outermost ?? self }

    /// The controller on top of the stack.
    var nested: UINavigationController? { stack.last as? UINavigationController }

    /// The bar that shows the items of this stack.
    var bar: UINavigationBar { outer?.bar ?? ownBar }

    /// The visibility of `bar`. That a nested controller's is the outer one's is inferred: there is one bar.
    var barHidden: Bool {
        get { outer?.barHidden ?? ownBarHidden }
        set { if let outer { outer.barHidden = newValue } else { ownBarHidden = newValue } }
    }

    /// The items for `bar`: those of all stacks from the outermost one up.
    var shownItems: [UINavigationItem] { outermost.itemsOfStack }

    private var itemsOfStack: [UINavigationItem] {
        var items: [UINavigationItem] = []
        for page in stack {
            if let nested = page as? UINavigationController {
                items += nested.itemsOfStack
            } else {
                items.append(page.navigationItem)
            }
        }
        return items
    }

    /// Shows the items without animation. A nested controller does so only while the outer one shows it: else the
    /// transition that brings it shows its items.
    func showItems() {
        if let outer, outer.displayed !== self || outer.running != nil { return }
        bar.setManagedItems(shownItems)
    }

    /// Removes the items from the own bar, so that the outer controller's bar can show them.
    func releaseItems() { ownBar.setManagedItems([]) }

    /// Shows the items in the own bar, when the controller is no longer nested.
    func takeItems() {
        ownBar.setManagedItems(stack.map(\.navigationItem))
        viewIfLoaded?.setNeedsLayout()
    }

    /// Removes a page or a nested controller at once, without animation, for a split view controller that expands.
    func removeFromStack(_ page: UIViewController) {
        precondition(
            running == nil && !otherStackIsInTransition,
            "UISplitViewController: its size class changed during a push or pop, which is not modelled; wait for the end "
                + "of the transition.")
        let operation: Operation = stack.last === page ? .pop : .none
        changeStack(to: stack.filter { $0 !== page }, operation: operation, animated: false)
        startDeferredTransitionIfNeeded()
        if page.parent === self { orphan(page) }
    }

    // MARK: - Transitions

    /// Whether a transition of the outer or nested stack runs. The bar shows one at a time.
    var otherStackIsInTransition: Bool {
        if let outer, outer.running != nil, outer.displayed === self || outer.running?.to === self { return true }
        return nested?.running != nil
    }

    func runWaitingOperationsOfOtherStack() {
        outer?.runWaitingOperations()
        nested?.runWaitingOperations()
    }

    // MARK: - Layout

    /// Hides the own bar above the view's top edge, and lays out the outer controller's bar for the own top page unless
    /// a transition of the outer stack does.
    func layOutAsNested() {
        ownBar.isHidden = true
        shownBarHidden = true
        ownBar.frame.origin.y = -(ownBar.frame.height + view.safeAreaInsets.top)
        guard let outer, outer.displayed === self, outer.running == nil, !outer.isStartingTransition else { return }
        outer.layOutBarsAndPages()
    }

    // MARK: - A defect

    /// Calls the delegate's `willShow`. While it runs, a forced layout of the bar traps if the top item is a nested
    /// controller's (`Defects.trapsOnLayoutOfNestedBar`).
    func trappingOnBarLayout(
        whileShowing page: UIViewController, after last: UIViewController?, _ notify: () -> Void
    ) {
        let isNested = outer != nil || page is UINavigationController || last is UINavigationController
        guard isNested, Simulator.current.profile.defects.trapsOnLayoutOfNestedBar else { return notify() }
        bar.setNeedsLayout()
        bar.topItemIsForeign = true
        notify()
        bar.topItemIsForeign = false
    }
}

extension UIViewController {
    /// The page that a container on a stack shows: the top of a nested navigation controller, else the page itself.
    var content: UIViewController { (self as? UINavigationController)?.barPage ?? self }
}
