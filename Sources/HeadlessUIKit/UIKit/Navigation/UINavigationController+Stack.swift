import Foundation

/// A change of the stack that waits for the layout pass.
@MainActor
struct PendingTransition {
    let context: TransitionContext?
    let operation: UINavigationController.Operation
    let isAnimated: Bool
    /// The stack before, for a cancel.
    let stackBefore: [UIViewController]
    let bottomBarWasHidden: Bool
    let leaving: [UIViewController]
    let arriving: [UIViewController]
    /// The whole stack was replaced.
    var isSet = false
    /// What was on top of the bar when its back button was tapped.
    var tappedItem: UINavigationItem?
}

extension UINavigationController {
    func push(_ page: UIViewController, animated: Bool) {
        precondition(
            !(page is UITabBarController), "Pushing a tab bar controller is not supported; present it instead.")
        precondition(
            !(page is UINavigationController),
            "Pushing a navigation controller is not supported; present it or add its pages to this stack.")
        if whenFree({ $0.pushViewController(page, animated: animated) }) { return }
        precondition(
            !stack.contains { $0 === page },
            "Pushing the same view controller instance more than once is not supported (\(page)).")
        change(to: stack + [page], operation: .push, animated: animated)
        freezeIfSwipedInVain()
    }

    func pop(animated: Bool) -> UIViewController? {
        if whenFree({ $0.popViewController(animated: animated) }) { return nil }
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return top
    }

    func popTo(_ page: UIViewController, animated: Bool) -> [UIViewController]? {
        if whenFree({ $0.popToViewController(page, animated: animated) }) { return nil }
        guard let index = stack.firstIndex(where: { $0 === page }) else {
            fatalError(
                "Tried to pop to a view controller that doesn't exist. \(page) is not in the stack of \(self); pop to one "
                    + "of `viewControllers`.")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        change(to: Array(stack[...index]), operation: .pop, animated: animated)
        // Fact 1.1.8.
        return viewIfLoaded?.window == nil ? nil : popped
    }

    func replaceStack(with pages: [UIViewController], animated: Bool) {
        precondition(
            Set(pages.map(ObjectIdentifier.init)).count == pages.count,
            "All view controllers in a navigation controller must be distinct (\(pages)).")
        if whenFree({ $0.setViewControllers(pages, animated: animated) }) { return }
        let operation: Operation
        switch pages.last {
        case nil: operation = .none
        case let top? where top === stack.last: operation = .none
        case let top? where stack.contains { $0 === top }: operation = .pop
        default: operation = .push
        }
        change(to: pages, operation: operation, animated: animated)
        pending?.isSet = true
    }

    /// Puts an operation off while a transition runs (facts 1.1.4, 1.1.5). From iOS 26 the running one gives way.
    private func whenFree(_ operation: @escaping (UINavigationController) -> Void) -> Bool {
        let isModal = displayed != nil && isInModalTransition
        guard running != nil || isStartingTransition || isModal else { return false }
        if !isStartingTransition, Simulator.current.profile.system >= 26, let running, running.canGiveWay {
            giveWay(running)
            return false
        }
        waiting.append { [weak self] in if let self { operation(self) } }
        return true
    }

    private func change(to pages: [UIViewController], operation: Operation, animated: Bool) {
        ownSimulator.perform { changeHere(to: pages, operation: operation, animated: animated) }
    }

    private func changeHere(to pages: [UIViewController], operation: Operation, animated: Bool) {
        let before = pending?.stackBefore ?? stack
        let bottomBarWasHidden = pending?.bottomBarWasHidden ?? bottomBarHidden
        let leaving = stack.filter { page in !pages.contains { $0 === page } }
        let arriving = pages.filter { page in !stack.contains { $0 === page } }
        for page in leaving where page === displayed { page.willMove(toParent: nil) }
        for page in arriving { addChild(page) }
        stack = pages
        bottomBarHidden = bottomBarHides(for: pages)
        guard pages.last !== displayed || operation != .none else {
            // Nothing to show: the stack changed below the top.
            for page in leaving where page !== displayed { orphan(page) }
            for page in arriving { page.didMove(toParent: self) }
            bar.setManagedItems(pages.map(\.navigationItem))
            return
        }
        let isOnScreen = viewIfLoaded?.window != nil
        let isAnimated = animated && isOnScreen && displayed != nil && operation != .none
        pending = PendingTransition(
            context: isAnimated ? makeContext(to: pages.last) : nil, operation: operation, isAnimated: isAnimated,
            stackBefore: before, bottomBarWasHidden: bottomBarWasHidden, leaving: (pending?.leaving ?? []) + leaving,
            arriving: (pending?.arriving ?? []) + arriving, tappedItem: pending?.tappedItem)
        startsInteractively = false
        viewIfLoaded?.setNeedsLayout()
        if !isOnScreen { bar.setManagedItems(pages.map(\.navigationItem)) }
    }

    private func makeContext(to page: UIViewController?) -> TransitionContext {
        TransitionContext(
            from: displayed, to: page, container: pageContainer, animated: true, interactive: startsInteractively,
            duration: Simulator.current.profile.motion.reportedTransitionDuration)
    }

    /// A page left the stack for good. `parent` is nil before its last callbacks (fact 1.3.2).
    func orphan(_ page: UIViewController) {
        storedChildren.removeAll { $0 === page }
        page.parent = nil
        page.containerInsets = nil
    }

    func backButtonTapped() {
        guard let item = bar.topItem else { return }
        if let action = item.backAction {
            action.performWithSender(item, target: nil)
            return
        }
        guard stack.count > 1 else { return }
        // Facts 1.3.7, m5.2: both stacks are still whole when the delegate is asked.
        guard navigationBarShouldPop(item) else { return }
        let before = pending?.leaving.count ?? 0
        popViewController(animated: true)
        if let pending, pending.operation == .pop, pending.leaving.count > before { self.pending?.tappedItem = item }
    }

    private func navigationBarShouldPop(_ item: UINavigationItem) -> Bool {
        bar.delegate?.navigationBar(bar, shouldPop: item) ?? true
    }
}
