import Foundation

/// Pages side by side, one of them on the screen, chosen with a bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
    var pages: [UIViewController] = []
    /// The tabs that the pages were made for; none where pages were given as such.
    var shownTabs: [UITab] = []
    var selected: UIViewController?
    /// The page whose view is in the hierarchy.
    var mounted: UIViewController?
    let pageContainer = UIView(frame: .zero)
    let bar = UITabBar(frame: .zero)
    /// A change of tabs that an animator draws.
    var tabTransition: TabTransition?
    /// The tab bar is away because of the page on top of the selected stack (fact 9.1).
    var isHiddenByPage = false
    /// The bar is moving with a page: layout leaves it alone.
    var isBarMoving = false
    /// The tab bar is away because the app said so.
    var isHiddenByCode = false
    /// The stack with the More list, once it was asked for.
    var madeMore: MoreNavigationController?
    private var customizable: [UIViewController]?
    /// The contents whose movement makes the bar small.
    weak var followedContents: UIScrollView?
    var minimizer = TabBarMinimizer(threshold: 0)
    var shownAccessory: UITabAccessory?
    var accessoryView: TabAccessoryView?
    var contentGuide: ContentGuide?
    /// How many changes of that are being animated: layout leaves the bar alone.
    var runningBarChanges = 0

    /// Who hears of taps on tabs; default nil.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Makes a controller without tabs; nib files do not exist here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    private func setUp() {
        bar.delegate = self
        bar.onTap = { [weak self] item in self?.tapped(item) }
        bar.onExpand = { [weak self] in self?.minimizeBar(false, animated: true) }
    }

    /// Makes a controller with tabs. (iOS 18)
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        self.tabs = tabs
    }

    /// Storyboards do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The user tapped an item of the bar; called before the tab is selected. Does nothing: the tab is selected anyway
    /// (observed by apps that override it without a call of super).
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// The bar; its items are the pages'.
    open var tabBar: UITabBar { bar }

    /// The tabs; default none, also where pages were given as such. Identifiers must differ, and each tab must have a page.
    /// (iOS 18)
    open var tabs: [UITab] {
        get { shownTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs; shown at once. (iOS 18)
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        show(tabs)
    }

    /// The selected tab, which may be inside a group; nil without tabs. Setting it tells no delegate. (iOS 18)
    open var selectedTab: UITab? {
        get { tab(of: selectedOrListed)?.selectedDescendant }
        set { if let newValue { select(newValue) } }
    }

    /// The tab with an identifier, also inside groups; nil if there is none. (iOS 18)
    open func tab(forIdentifier identifier: String) -> UITab? { shownTabs.tab(identifier) }

    /// Which of the controller's own tabs the bar shows in a compact width, by identifier; nil, the default, for all.
    /// (iOS 18)
    open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }

    /// How the tabs are shown; default ``Mode/automatic``. On an iPad what brings a sidebar stops: sidebars are
    /// missing. (iOS 18)
    open var mode = Mode.automatic { didSet { stopForSidebar() } }

    /// Whether the bar is hidden; default false. Setting does not animate. (iOS 18)
    open var isTabBarHidden: Bool {
        get { isHiddenByCode }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; animated, it leaves over its edge of the screen. (iOS 18)
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        changeBarVisibility(hidden: hidden, animated: animated)
    }

    /// When the bar becomes small, on a phone from iOS 26; default ``MinimizeBehavior/automatic``. What stays are the selected
    /// tab, which makes it whole again, and a tab for searching. (iOS 26)
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet { if tabBarMinimizeBehavior != oldValue { followContents() } }
    }

    /// What lies over the bar, and beside it while it is small; default nil. (iOS 26)
    open var bottomAccessory: UITabAccessory? {
        get { shownAccessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Shows another accessory, or none. (iOS 26)
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        show(bottomAccessory, animated: animated)
    }

    /// The part of the controller's view that the bar does not cover; asking for it loads the view. (iOS 26)
    open var contentLayoutGuide: UILayoutGuide { madeContentGuide }

    /// The pages of the tabs; default nil. The first is selected unless the selected one stays.
    open var viewControllers: [UIViewController]? {
        get { pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the pages; shown at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        customizable = viewControllers
        replacePages(with: viewControllers ?? [])
    }

    /// The stack with the list of the tabs that have no room in the bar: five have in a compact width, and with more the
    /// fifth place is the list's. Not one of ``viewControllers``; there also while nothing is in the list.
    open var moreNavigationController: UINavigationController {
        if madeMore == nil { madeMore = makeMore() }
        return madeMore!
    }

    /// The pages that the user may put in another order from the More list, which has an Edit button unless there are none;
    /// default all, also after ``viewControllers`` is set. The sheet for it is missing: a tap on the button stops.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable }
        set {
            customizable = newValue
            madeMore?.list.allowEditing(newValue?.isEmpty == false)
        }
    }

    /// The selected page, also one that was chosen from the More list; ``moreNavigationController`` while the list shows.
    /// Setting it tells no delegate.
    open var selectedViewController: UIViewController? {
        get { selectedOrListed }
        set {
            guard let newValue else { return }
            precondition(
                pages.contains { $0 === newValue } || (newValue === madeMore && newValue.parent === self),
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected.")
            select(newValue)
        }
    }

    /// The place of the selected page; `NSNotFound` without tabs and while the More list shows.
    open var selectedIndex: Int {
        get { pages.firstIndex { $0 === selectedOrListed } ?? NSNotFound }
        set { if pages.indices.contains(newValue) { select(pages[newValue]) } }
    }

    // MARK: As a view controller

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        tabTransition?.context ?? super.transitionCoordinator
    }

    open override func loadView() {
        let root = UIView(frame: Simulator.current.screen.bounds)
        view = root
        pageContainer.frame = root.bounds
        pageContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(pageContainer)
        root.addSubview(bar)
    }

    /// The selected page decides (unknown, fact 9.5 speaks of navigation controllers only).
    open override var childForStatusBarStyle: UIViewController? { selected }
    /// The selected page decides.
    open override var childForStatusBarHidden: UIViewController? { selected }

    /// The delegate decides, if there is one. (UIKit documentation)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The delegate decides, if there is one. (UIKit documentation)
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { showBarPages() }
    }

    override var appearanceChildren: [UIViewController] { selected.map { [$0] } ?? [] }

    override func appearanceDidBegin(isAppearing: Bool) {
        if isAppearing { mountSelected() }
    }

    override func layoutOwnViews() {
        layOutBarAndPage()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }
}
