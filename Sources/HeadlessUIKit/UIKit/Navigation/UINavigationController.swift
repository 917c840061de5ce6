import Foundation

/// A stack of pages with a bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The kind of a change of the stack.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// Seconds that showing or hiding the bar takes outside of a transition. Sources conflict (fact 4.1, U).
    public static var hideShowBarDuration: CGFloat { 0.2 }

    var stack: [UIViewController] = []
    /// The page whose view is in the hierarchy.
    var displayed: UIViewController?
    /// A change of the stack whose transition has not started (fact 1.1.1).
    var pending: PendingTransition?
    var running: RunningTransition?
    /// What earlier transitions still move, oldest first.
    var trails: [TransitionTrail] = []
    var waiting: [() -> Void] = []
    var isStartingTransition = false
    var startsInteractively = false
    var barHidden = false
    var toolbarHidden = true
    /// How many of its comings and goings are still under way.
    var toolbarMovements = 0
    /// A page of the stack asked for the tab bar to be away (fact 9.1).
    var bottomBarHidden = false
    weak var followedScrollView: UIScrollView?
    var isFollowingScroll = false
    /// The bar is to be laid out anew in the next layout pass, for another reason than a scroll.
    var barAwaitsLayout = false
    var owedDidShow: UIViewController?

    let bar: UINavigationBar
    let bottomBar: UIToolbar
    /// Holds the toolbar's items from system 26 (fact m9.1).
    var floatingBar: UIToolbar?
    var barHiding = BarHiding()
    var quirks = NavigationQuirks()
    let pageContainer = NavigationTransitionView(frame: .zero)
    var edgePan: UIScreenEdgePanGestureRecognizer?
    var contentPan: UIPanGestureRecognizer?
    let popInteraction = InteractivePop()

    /// Who hears of transitions; default nil.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { quirks.delegateVendsAnimators = nil }
    }

    /// Makes a stack with one page.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        bottomBar = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
        quirks.initialRoot = rootViewController
    }

    /// Makes an empty stack with bars of the app's own classes; nil takes UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = UIView.instantiate(navigationBarClass, orDefault: UINavigationBar.self)
        bottomBar = UIView.instantiate(toolbarClass, orDefault: UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes an empty stack; nib files do not exist here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        bottomBar = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Storyboards do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        bottomBar = UIToolbar(frame: .zero)
        super.init(coder: coder)
    }

    // MARK: The stack

    /// The pages from the bottom up; setting is `setViewControllers(_:animated: false)`.
    open var viewControllers: [UIViewController] {
        get { listedStack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The page on top.
    open var topViewController: UIViewController? { stack.last }
    /// The page on top, or what it presents (fact 1.7.4).
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Puts a page on top. The transition itself starts in the next layout pass (fact 1.1.1).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top page off; the root stays, and the result is nil.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(animated: animated)
    }

    /// Takes off what is above a page of the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        popTo(viewController, animated: animated)
    }

    /// Takes off all but the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popTo(root, animated: animated)
    }

    /// Replaces the stack with at most one transition: a pop if the new top was buried, none if it was on top, else a
    /// push (fact 1.5.1).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes (fact 1.7.6).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: Bars

    /// The bar; its items follow the stack.
    open var navigationBar: UINavigationBar { bar }
    /// Whether the bar is hidden; default false.
    open var isNavigationBarHidden: Bool {
        get { barHidden }
        set {
            quirks.isSettingBarProperty = true
            setNavigationBarHidden(newValue, animated: false)
            quirks.isSettingBarProperty = false
        }
    }
    /// Shows or hides the bar: sideways with its page in a transition that is about to start, else vertically
    /// (facts 3.9, 5.3.4).
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        changeBarVisibility(hidden: hidden, animated: animated)
    }
    /// The toolbar; its items are the top page's.
    open var toolbar: UIToolbar! { bottomBar }
    /// Whether the toolbar is hidden; default true.
    open var isToolbarHidden: Bool {
        get { toolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Shows or hides the toolbar vertically.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        changeToolbarVisibility(hidden: hidden, animated: animated)
    }
    /// Recognises the swipe back from the leading edge (facts 8.1, m4.6).
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }
    /// Recognises the swipe back anywhere on the page, iOS 26; nil before (fact 8.2).
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPan }
    /// Whether a swipe up hides the bars and a swipe down shows them; default false.
    open var hidesBarsOnSwipe = false { didSet { hidingChanged() } }
    /// Whether a tap on the page hides and shows the bars; default false.
    open var hidesBarsOnTap = false { didSet { hidingChanged() } }
    /// Whether the bars are away at a compact height; a tap where they were shows them. Default false.
    open var hidesBarsWhenVerticallyCompact = false { didSet { hidingChanged() } }
    /// Whether the bars go when the keyboard comes; they stay away after it until a tap. Default false.
    open var hidesBarsWhenKeyboardAppears = false { didSet { hidingChanged() } }
    /// Recognises the swipe that hides and shows the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// Recognises the tap that hides and shows the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    // MARK: As a view controller

    open override func loadView() { view = madeLayoutView() }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        running?.context ?? pending?.context ?? super.transitionCoordinator
    }

    /// The style follows the bar's style, not the top page, unless overridden (fact 9.5).
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle == .black ? .lightContent : .default
    }

    /// Without a bar under the status bar the top page decides (observed: gist.github.com/hujunfeng/6651254, an explanation
    /// from Apple's developer forum).
    open override var childForStatusBarStyle: UIViewController? { barHidden ? topViewController : nil }

    /// What the delegate says, else what any controller would.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// What the delegate says, else what any controller would.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    /// The top page decides about hiding.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// A page that was replaced while the controller was covered does not come back with it.
    override var appearanceChildren: [UIViewController] {
        guard let displayed, running != nil || stack.last === displayed else { return [] }
        return [displayed]
    }

    /// Fact 1.7.3: told as well when the controller itself comes, for example with a presentation.
    override func appearanceDidBegin(isAppearing: Bool) {
        guard isAppearing, running == nil, let displayed, stack.last === displayed else { return }
        owedDidShow = displayed
        tellWillShow(displayed, after: nil, animated: appearance.isAnimated)
    }

    override func presentationDidEnd() {
        runNextWaiting()
        super.presentationDidEnd()
    }

    override func appearanceDidEnd() {
        guard let shown = owedDidShow, appearance.phase == .appeared else { return }
        owedDidShow = nil
        delegate?.navigationController(self, didShow: shown, animated: appearance.isAnimated)
    }

    override func layoutOwnViews() {
        edgePan?.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        startDeferredTransitionIfNeeded()
        if running == nil { layOutBarsAndPages() } else { layOutRunningTransition() }
    }

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
