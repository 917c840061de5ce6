import Foundation

/// A container that shows the top of a stack of view controllers below a navigation bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The kind of a change of the stack.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    // MARK: - State

    final private(set) var stack: [UIViewController] = [] { didSet { hasNested = stack.hasNavigationController } }
    /// Whether a navigation controller is on the stack.
    final private(set) var hasNested = false
    /// The page whose view is in the hierarchy.
    final var displayed: UIViewController?
    /// A change of the stack whose transition has not started (fact 1.1.1).
    final var pending: PendingTransition?
    final var running: RunningTransition?
    /// The earlier transitions whose animations still run, oldest first.
    final var supersededTransitions: [SupersededTransition] = []
    /// Operations that wait for the end of a transition.
    private var waitingOperations: [() -> Void] = []
    /// Presentations that start when the running transition has ended (fact m20.9).
    final var whenTransitionEnds: [() -> Void] = []

    /// Whether the bar is to slide out or in when the transition has ended; nil if it is not to slide.
    final var barHiddenAfterTransition: Bool?
    final var isStartingTransition = false
    /// The change that is being recorded starts interactively.
    final var startsInteractively = false
    /// The page for which the delegate receives `didShow` once the controller itself has appeared.
    final var pageAwaitingDidShow: UIViewController?
    /// The first page, if its appearance has begun before the layout pass that shows it
    /// (`Variants.FirstAppearance.withController`).
    final var firstPageThatAppears: UIViewController?

    /// The visibility of the own bar; a nested controller shows its items in the outer one's bar.
    final var ownBarHidden = false
    /// The value that the controller last gave the bar's `isHidden` (fact 5.3.6).
    final var shownBarHidden = false
    /// Whether the hidden bar has slid out over the top edge and stays there.
    final var barRestsAbove = false
    final var toolbarHidden = true
    /// The number of running animations that show or hide the toolbar.
    final var runningToolbarAnimations = 0
    /// A page of the stack hides the tab bar (fact 9.1).
    final var hidesTabBar = false
    final weak var followedScrollView: UIScrollView?
    final var isFollowingScroll = false
    /// The bar needs a layout in the next layout pass for another reason than scrolling.
    final var barAwaitsLayout = false

    let ownBar: UINavigationBar
    let storedToolbar: UIToolbar
    /// Shows the toolbar's items from system 26 (fact m9.1).
    final var floatingBar: UIToolbar?
    /// Contains the pages' views.
    let pageContainer = NavigationTransitionView(frame: .zero)
    final var edgePan: UIScreenEdgePanGestureRecognizer?
    final var contentPan: UIPanGestureRecognizer?
    let popGestureDelegate = InteractivePopGestureDelegate()
    final var barHiding = AutomaticBarHiding()
    final var defectState = DefectState()

    // MARK: - Creating

    /// Makes a stack with one view controller.
    public init(rootViewController: UIViewController) {
        ownBar = UINavigationBar(frame: .zero)
        storedToolbar = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
        defectState.initialRoot = rootViewController
    }

    /// Makes an empty stack with the app's own bar classes; nil takes UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        ownBar = UIView.instantiate(navigationBarClass, orDefault: UINavigationBar.self)
        storedToolbar = UIView.instantiate(toolbarClass, orDefault: UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes an empty stack; nib files are not modeled.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownBar = UINavigationBar(frame: .zero)
        storedToolbar = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Storyboards are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        ownBar = UINavigationBar(frame: .zero)
        storedToolbar = UIToolbar(frame: .zero)
        super.init(coder: coder)
    }

    private func setUp() {
        ownBar.isManaged = true
        ownBar.manager = self
        // Fact 1.7.9.
        definesPresentationContext = true
        setUpInteractivePop()
        setUpBarHiding()
    }

    /// Makes the view with the pages' container and the bars in front of it. The view and the container clip (fact m25.1).
    open override func loadView() {
        let root = NavigationLayoutView(frame: Simulator.current.screen.bounds)
        root.navigationController = self
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.clipsToBounds = true
        pageContainer.clipsToBounds = true
        pageContainer.frame = root.bounds
        pageContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(pageContainer)
        if Simulator.current.profile.design >= 26 {
            floatingBar = UIToolbar(frame: .zero)
            floatingBar?.isFloating = true
        }
        root.addSubview(shownToolbar)
        root.addSubview(ownBar)
        shownToolbar.isHidden = toolbarHidden
        for recognizer in [edgePan, contentPan] { if let recognizer { root.addGestureRecognizer(recognizer) } }
        root.addGestureRecognizer(barHiding.swipe)
        root.addGestureRecognizer(barHiding.tap)
        view = root
        setPopRecognizerDelegates()
    }

    /// Is notified of transitions and can provide their animators; default nil.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            defectState.delegateVendsAnimators = nil
            navigationDelegateWasSet()
        }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UINavigationControllerDelegate)?

    // MARK: - The stack

    /// The view controllers from the bottom up; setting is `setViewControllers(_:animated: false)`.
    open var viewControllers: [UIViewController] {
        get { listedStack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The view controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The view controller on top of the stack, or the one presented over it (fact 1.7.4).
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a view controller. The transition starts in the next layout pass (fact 1.1.1).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        // A tab bar controller may be pushed (fact 1.7.2).
        precondition(
            !(viewController is UINavigationController),
            "Pushing a navigation controller is not supported; present it or add its pages to this stack.")
        if deferred({ $0.pushViewController(viewController, animated: animated) }) { return }
        push(viewController, animated: animated)
    }

    /// Pushes the secondary navigation controller of a collapsed split view controller (fact m22.4).
    final func pushNested(_ nested: UINavigationController, animated: Bool) {
        if deferred({ $0.pushNested(nested, animated: animated) }) { return }
        nested.releaseItems()
        push(nested, animated: animated)
    }

    private func push(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.holds(viewController),
            "Pushing the same view controller instance more than once is not supported (\(viewController)).")
        changeStack(to: stack + [viewController], operation: .push, animated: animated)
        freezeAfterSwipeInVain()
    }

    /// Pops the top view controller; the root stays, and the result is nil.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if deferred({ $0.popViewController(animated: animated) }) { return nil }
        guard stack.count > 1, let top = stack.last else { return nil }
        changeStack(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return top
    }

    /// Pops everything above a view controller of the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        if deferred({ $0.popToViewController(viewController, animated: animated) }) { return nil }
        return pop(to: viewController, animated: animated)
    }

    /// Pops everything but the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        // What this waits for can replace the root.
        if deferred({ $0.popToRootViewController(animated: animated) }) { return nil }
        guard let root = stack.first else { return nil }
        return pop(to: root, animated: animated)
    }

    private func pop(to page: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === page }) else {
            fatalError(
                "Tried to pop to a view controller that doesn't exist. \(page) is not in the stack of \(self); pop to one "
                    + "of `viewControllers`.")
        }
        let popped = Array(stack[(index + 1)...])
        // Fact m10.1.
        guard !popped.isEmpty else { return nil }
        changeStack(to: Array(stack[...index]), operation: .pop, animated: animated)
        // Fact 1.1.8.
        return viewIfLoaded?.window == nil ? nil : popped
    }

    /// Replaces the stack with at most one transition: a pop if the new top was below the top, none if it was on top,
    /// else a push (fact 1.5.1).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        precondition(
            Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "All view controllers in a navigation controller must be distinct (\(viewControllers)).")
        if deferred({ $0.setViewControllers(viewControllers, animated: animated) }) { return }
        let operation: Operation
        switch viewControllers.last {
        case nil: operation = .none
        case let top? where top === stack.last: operation = .none
        case let top? where stack.contains { $0 === top }: operation = .pop
        default: operation = .push
        }
        changeStack(to: viewControllers, operation: operation, animated: animated)
        pending?.isSet = true
    }

    /// Pushes (fact 1.7.6).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Defers an operation while a transition runs (facts 1.1.4, 1.1.5). From iOS 26 the operation supersedes the
    /// running transition instead, and from iOS 18 a running zoom (fact 3.11).
    /// - Returns: whether the operation was deferred.
    private func deferred(_ operation: @escaping (UINavigationController) -> Void) -> Bool {
        let isModal = displayed != nil && isInModalTransition
        // Also in the turn of the first change, before its transition starts (the source of fact 1.1.4). From iOS 26 that is not
        // known.
        let awaitsStart =
            pending?.isAnimated == true && viewIfLoaded?.window != nil && Simulator.current.profile.system < 26
        guard running != nil || isStartingTransition || awaitsStart || isModal || otherStackIsInTransition else {
            return false
        }
        if !isStartingTransition, let running, running.canBeSuperseded {
            supersede(running)
            return false
        }
        waitingOperations.append { [weak self] in if let self { operation(self) } }
        return true
    }

    final func runWaitingOperations() {
        // From iOS 26 a second change does not wait for the first one's transition (fact 1.1.5).
        let runsOneAtATime = Simulator.current.profile.system < 26
        // During a modal transition everything waits for its end (fact 1.1.4).
        while running == nil, !otherStackIsInTransition, pending == nil || !runsOneAtATime, !waitingOperations.isEmpty,
            !(displayed != nil && isInModalTransition)
        {
            let next = waitingOperations.removeFirst()
            next()
        }
    }

    final func changeStack(to pages: [UIViewController], operation: Operation, animated: Bool) {
        ownSimulator.perform { changeStackImplementation(to: pages, operation: operation, animated: animated) }
    }

    private func changeStackImplementation(to pages: [UIViewController], operation: Operation, animated: Bool) {
        let before = pending?.stackBefore ?? stack
        let tabBarWasHidden = pending?.tabBarWasHidden ?? hidesTabBar
        let removed = stack.removing(pages)
        let added = pages.removing(stack)
        for page in removed where page === displayed { page.willMove(toParent: nil) }
        for page in added { addChild(page) }
        stack = pages
        hidesTabBar = hidesTabBar(for: pages)
        guard pages.last !== displayed || operation != .none else {
            // The stack changed only below the top: there is no transition.
            for page in removed where page !== displayed { orphan(page) }
            for page in added { page.didMove(toParent: self) }
            // A page that returns before the layout pass of an earlier change has not left.
            if let pending { self.pending?.removed = pending.removed.removing(pages) }
            showItems()
            return
        }
        let isOnScreen = viewIfLoaded?.window != nil
        let isAnimated = animated && isOnScreen && displayed != nil && operation != .none
        pending = PendingTransition(
            context: isAnimated ? makeContext(to: pages.last) : nil, operation: operation, isAnimated: isAnimated,
            stackBefore: before, tabBarWasHidden: tabBarWasHidden,
            // A page that returns before the layout pass has not left.
            removed: pending.map { ($0.removed + removed).removing(pages) } ?? removed,
            added: (pending?.added ?? []).removing(added) + added,
            isMultiLevelPop: operation == .pop && before.removing(pages).count > 1, tappedItem: pending?.tappedItem)
        startsInteractively = false
        viewIfLoaded?.setNeedsLayout()
        if !isOnScreen { showItems() }
    }

    private func makeContext(to page: UIViewController?) -> TransitionContext {
        let profile = Simulator.current.profile
        let context = TransitionContext(
            from: displayed, to: page, container: pageContainer, animated: true, interactive: startsInteractively,
            duration: profile.motion.reportedTransitionDuration)
        context.alongsideAnimation = profile.variants.alongsideAnimation
        context.dropsCompletions = profile.variants.alongsideCompletion == .neverRuns
        return context
    }

    /// A page that leaves its parent leaves the stack, without a transition and without a call of the delegate (reported for
    /// pages below the top: HBDNavigationBar, issue 135). What UIKit does with the view of one on top is not known; here it
    /// stays until the next change of the stack.
    override func forgetChild(_ child: UIViewController) {
        super.forgetChild(child)
        if let index = stack.firstIndex(where: { $0 === child }) { stack.remove(at: index) }
    }

    /// Removes a page that left the stack from the children. `parent` is nil before its last callbacks (fact 1.3.2).
    final func orphan(_ page: UIViewController) {
        // A split view controller that expands has taken it already.
        guard page.parent === self else { return }
        page.appearance.isMovingToParent = false
        if page.appearance.phase != .willDisappear { page.appearance.isMovingFromParent = false }
        forgetChild(page)
        page.storedParent = nil
        page.containerInsets = nil
        (page as? UINavigationController)?.takeItems()
        // Elsewhere no bar may be over it. A page that still moves out keeps its effect.
        if page.viewIfLoaded?.window == nil { page.content.barScrollView?.setBarOverTopEdge(nil, fading: false) }
    }

    /// Restores the stack after a canceled transition.
    final func restoreStack(before transition: RunningTransition) {
        let change = transition.pending
        hidesTabBar = change.tabBarWasHidden
        // A page can have left its parent during the transition.
        let before = change.stackBefore.filter { $0.parent === self }
        if keepsPage(of: transition) {
            stack = before + [transition.to]
            return
        }
        stack = before
        for page in change.added { orphan(page) }
    }

    final func backButtonTapped() {
        if let nested, nested.stack.count > 1 { return nested.backButtonTapped() }
        guard let item = bar.topItem else { return }
        if let action = item.backAction {
            action.performWithSender(item, target: nil)
            return
        }
        guard stack.count > 1 else { return }
        // Facts 1.3.7, m5.2: both stacks are complete when the delegate is asked.
        guard bar.storedDelegate?.navigationBar(bar, shouldPop: item) ?? true else { return }
        let before = pending?.removed.count ?? 0
        popViewController(animated: true)
        if let pending, pending.operation == .pop, pending.removed.count > before { self.pending?.tappedItem = item }
    }

    // MARK: - Bars

    /// The duration of showing or hiding the bar outside of a transition, in seconds. Sources conflict (fact 4.1).
    public static var hideShowBarDuration: CGFloat { 0.2 }

    /// The navigation bar; its items follow the stack.
    open var navigationBar: UINavigationBar { ownBar }

    /// Whether the navigation bar is hidden; default false. Setting is `setNavigationBarHidden(_:animated: false)`.
    open var isNavigationBarHidden: Bool {
        get { barHiddenAfterTransition ?? barHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the navigation bar: horizontally with its view controller in a transition that is about to start,
    /// else vertically (facts 3.9, 5.3.4).
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        setNavigationBarHiddenImplementation(hidden, animated: animated)
    }

    /// The toolbar; its items are the top view controller's.
    open var toolbar: UIToolbar! { storedToolbar }

    /// Whether the toolbar is hidden; default true.
    open var isToolbarHidden: Bool {
        get { toolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar vertically.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        setToolbarHiddenImplementation(hidden, animated: animated)
    }

    /// Whether a swipe up hides the bars and a swipe down shows them; default false.
    open var hidesBarsOnSwipe = false { didSet { automaticBarHidingChanged() } }

    /// Whether a tap on the contents hides and shows the bars; default false.
    open var hidesBarsOnTap = false { didSet { automaticBarHidingChanged() } }

    /// Whether the bars are hidden at a compact height; a tap at their position shows them. Default false.
    open var hidesBarsWhenVerticallyCompact = false { didSet { automaticBarHidingChanged() } }

    /// Whether the bars hide when the keyboard appears; they stay hidden until a tap. Default false.
    open var hidesBarsWhenKeyboardAppears = false { didSet { automaticBarHidingChanged() } }

    /// Recognizes the swipe that hides and shows the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// Recognizes the tap that hides and shows the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    // MARK: - Gestures

    /// Recognizes the pop gesture from the leading edge (facts 8.1, m4.6).
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

    /// iOS 27.3: which controller shows the contents of the bars; default automatic. Stored only.
    open var barContainerBehavior = UIBarContainerBehavior.automatic

    /// Recognizes the pop gesture anywhere in the contents, iOS 26; nil before (fact 8.2).
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPan }

    // MARK: - Overrides

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        running?.context ?? pending?.context ?? super.transitionCoordinator
    }

    /// The style follows the bar's style, not the top view controller, unless overridden (fact 9.5).
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle == .black ? .lightContent : .default
    }

    /// Without a bar the top view controller controls the style (observed: gist.github.com/hujunfeng/6651254, an
    /// explanation from Apple's developer forum).
    open override var childForStatusBarStyle: UIViewController? { barHidden ? topViewController : nil }

    /// The top view controller controls the status bar's visibility.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The top view controller decides whether bars may be vertical (fact 27.5.1).
    open override var childForPreferredVerticalBarBehavior: UIViewController? { topViewController }

    /// The delegate's answer, else the default.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        storedDelegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The delegate's answer, else the default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        storedDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// A page that was replaced while the controller was covered does not appear with it.
    override var appearanceChildren: [UIViewController] {
        guard let displayed, running != nil || stack.last === displayed else { return [] }
        return [displayed]
    }

    override func controlsAppearance(of child: UIViewController) -> Bool {
        child === displayed || child === running?.from || stack.holds(child)
    }

    /// Without the covered pages, of which there can be many, if all children are pages.
    override var childrenWithViewsInHierarchy: [UIViewController] {
        let popped = running?.pending.operation == .pop ? 1 : 0
        guard supersededTransitions.isEmpty, children.count == stack.count + popped else { return children }
        return running.map { [$0.from, $0.to] } ?? displayed.map { [$0] } ?? []
    }

    /// Fact 1.7.3: the delegate is notified as well when the controller itself appears, for example in a presentation.
    override func appearanceDidBegin(isAppearing: Bool) {
        if isAppearing { beginFirstAppearance() }
        guard isAppearing, running == nil, let displayed, stack.last === displayed else { return }
        pageAwaitingDidShow = displayed
        notifyWillShow(displayed, after: nil, animated: appearance.isAnimated)
    }

    override func appearanceDidEnd() {
        if appearance.phase == .disappeared { abandonFirstAppearance() }
        guard let shown = pageAwaitingDidShow, appearance.phase == .appeared else { return }
        pageAwaitingDidShow = nil
        storedDelegate?.navigationController(self, didShow: shown, animated: appearance.isAnimated)
    }

    override func presentationDidEnd() {
        runWaitingOperations()
        super.presentationDidEnd()
    }

    override func layoutOwnViews() {
        edgePan?.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        startDeferredTransitionIfNeeded()
        guard running != nil else { return layOutBarsAndPages() }
        layOutRunningTransition()
        layOutVariants()
    }

    /// A transition begins in a layout pass of the controller's view, and apps that force a layout in `viewWillDisappear`
    /// or `viewWillAppear` do so in that pass (fact 5.3.11).
    override func layOutOwnViewsAgain() { layOutRunningTransition() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        running?.needsLayout = true
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        running?.needsLayout = true
        view.setNeedsLayout()
    }
}

extension [UIViewController] {
    fileprivate var hasNavigationController: Bool {
        for element in self where element is UINavigationController { return true }
        return false
    }

    /// Whether a view controller is one of the elements.
    fileprivate func holds(_ page: UIViewController) -> Bool {
        for element in self where element === page { return true }
        return false
    }

    /// The elements that are not in another array, in a time that is proportional to the lengths.
    fileprivate func removing(_ others: Self) -> Self {
        var ids: Set<ObjectIdentifier> = []
        for other in others { ids.insert(ObjectIdentifier(other)) }
        var rest: Self = []
        for element in self where !ids.contains(ObjectIdentifier(element)) { rest.append(element) }
        return rest
    }
}
