import Foundation

/// Pages side by side, one of them on the screen, chosen with a bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
    var pages: [UIViewController] = []
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
    /// How many changes of `isHiddenByCode` are being animated: layout leaves the bar alone.
    var runningBarChanges = 0

    /// Who hears of taps on tabs; default nil.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Makes a controller without tabs; nib files do not exist here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.delegate = self
        bar.onTap = { [weak self] item in self?.tapped(item) }
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

    /// Whether the bar is hidden; default false. Setting does not animate. (iOS 18)
    open var isTabBarHidden: Bool {
        get { isHiddenByCode }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; animated, it leaves over its edge of the screen. (iOS 18)
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        changeBarVisibility(hidden: hidden, animated: animated)
    }

    /// The pages of the tabs; default nil. The first is selected unless the selected one stays.
    open var viewControllers: [UIViewController]? {
        get { pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the pages; shown at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replacePages(with: viewControllers ?? [])
    }

    /// The selected page. Setting it notifies no delegate.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                pages.contains { $0 === newValue },
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                    + "list of view controllers can be selected.")
            select(newValue)
        }
    }

    /// The index of the selected page; `NSNotFound` without tabs.
    open var selectedIndex: Int {
        get { pages.firstIndex { $0 === selected } ?? NSNotFound }
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
