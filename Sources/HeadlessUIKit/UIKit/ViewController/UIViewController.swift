/// Manages one page and its view. What apps override is declared here: Swift on Linux overrides nothing of an extension.
@MainActor @preconcurrency open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
    var pageState = ViewControllerState()
    /// The controller this one is a child of.
    open internal(set) weak var parent: UIViewController?
    /// The name of the nib file; nib files do not exist here.
    open private(set) var nibName: String?
    /// The bundle of the nib file.
    open private(set) var nibBundle: Bundle?
    /// What tests and state preservation find the controller by; default nil.
    open var restorationIdentifier: String?
    /// Who makes the controller again when its state is restored; default nil.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Makes a controller; nib files do not exist here, so the view is made in `loadView`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }
    /// Makes a controller whose view is made in `loadView`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Storyboards do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) { UIViewController.stopAtStoryboard() }
    /// The page's view, loaded when first asked for.
    open var view: UIView! {
        get { loadedView }
        set { setLoadedView(newValue) }
    }
    /// The view, if it has been loaded.
    open var viewIfLoaded: UIView? { pageState.view }
    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { pageState.view != nil }
    /// Makes the view; the default makes a plain one that fills the screen.
    open func loadView() { view = UIView(frame: Simulator.current.screen.bounds) }
    /// Loads the view unless it has been loaded.
    open func loadViewIfNeeded() { loadViewOnce() }
    /// The view was loaded.
    open func viewDidLoad() {}
    /// The view is about to come.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the hierarchy with its traits and geometry, before its first layout (fact 1.2.4).
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has come.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The view's safe area insets changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The view's layout margins changed.
    open func viewLayoutMarginsDidChange() {}
    /// The view asks for its constraints to be brought up to date; the default lets the view do so.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// The system is short of memory; never sent here.
    open func didReceiveMemoryWarning() {}
    /// The child controllers.
    open var children: [UIViewController] { pageState.children }
    /// Makes a controller a child; it is told with `willMove(toParent:)`, the container tells `didMove` (section 12).
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Leaves the parent; the container calls `willMove(toParent: nil)` before.
    open func removeFromParent() { leaveParent() }
    /// The parent is about to change.
    open func willMove(toParent parent: UIViewController?) {}
    /// The parent changed.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether the controller is joining a container; meaningful in the appearance callbacks.
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    /// Whether the controller is leaving a container; meaningful in the disappearance callbacks (fact 1.3.2).
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }
    /// Whether the children's appearance callbacks follow this controller's; default true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells the controller that its view is about to come or go; containers call it for their children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begin(isAppearing, animated) }
    /// Tells the controller that its view has come or gone; pairs with `beginAppearanceTransition`.
    open func endAppearanceTransition() { endAppearance() }
    /// Replaces a child's view by another's in an animation block.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { swap(fromViewController, toViewController, duration, options, animations, completion) }
    /// The view is about to get another size; the default tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// The traits are about to change; the default tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
    /// A child or a presented page wants another size; the default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// How large a child may be; default as large as the parent.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The nearest navigation controller above.
    open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    /// The nearest tab bar controller above.
    open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    /// The page's title, for bars; default nil.
    open var title: String? { didSet { titleDidChange() } }
    /// What the page shows in a navigation bar; made when first asked for.
    open var navigationItem: UINavigationItem { madeNavigationItem }
    /// What the page shows in a tab bar; made with the page's title when first asked for.
    open var tabBarItem: UITabBarItem! {
        get { madeTabBarItem }
        set { setTabBarItem(newValue) }
    }
    /// The items for the navigation controller's toolbar; default nil.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsDidChange(of: self) } }
    /// Sets the items for the navigation controller's toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether bottom bars hide when this page is pushed; default false.
    open var hidesBottomBarWhenPushed = false
    /// The scroll view that was named for one edge (iOS 15).
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { namedScrollView(edge) }
    /// Names the scroll view that bars follow at an edge; nil goes back to looking for one (iOS 15).
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        name(scrollView, for: edge)
    }
    /// Whether the page's contents can be edited now; default false.
    open var isEditing: Bool {
        get { pageState.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing; the button that `editButtonItem` gives calls it.
    open func setEditing(_ editing: Bool, animated: Bool) { storeEditing(editing) }
    /// A button that begins and ends editing.
    open var editButtonItem: UIBarButtonItem { madeEditButton }
    /// Insets the app adds to the safe area, in points; negative values are allowed (fact 5.2.4). Default none.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { additionalInsetsChanged(from: oldValue) } }
    /// The edges at which the view reaches under translucent bars; default all (fact 5.2.6).
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the view reaches under opaque bars as well; default false.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedLayoutDidChange(from: oldValue) } }
    /// Whether the view's margins are at least the system's; default true.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.layoutMarginsMayHaveChanged() } }
    /// The least margins of the view, in points (fact m6.2).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ownMinimumMargins }
    /// The size the page wants in a sheet, in points; default zero.
    open var preferredContentSize = CGSize.zero { didSet { preferredSizeDidChange(from: oldValue) } }
    /// The traits of the page.
    open var traitCollection: UITraitCollection { resolvedTraitCollection }
    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Forces light or dark here and below; default unspecified.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { styleChanged(from: oldValue) } }
    /// Replaces some of a child's traits; nil takes the replacement away.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { replaceTraits(of: childViewController, by: collection) }
    /// The traits that replace some of a child's; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        pageState.childTraits[ObjectIdentifier(childViewController)]
    }
    /// How the page covers the screen when it is presented; default automatic, which reads as `.pageSheet`.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.requestedStyle == .automatic ? .pageSheet : presentation.requestedStyle }
        set { presentation.requestedStyle = newValue }
    }
    /// How the page comes and goes when it is presented; default `.coverVertical`.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// How the page comes and goes where that is not up to its container; default nil (iOS 18).
    open var preferredTransition: UIViewController.Transition?
    /// Who draws the page's coming and going when it is presented; default nil.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether what is presented over the current context covers this page and not an ancestor; default false.
    open var definesPresentationContext = false
    /// Whether such a page comes and goes in the style of this one and not in its own; default false.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the keyboard outlasts the text field it came for while this page is up; default true for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether the user may not dismiss the page by hand; default false.
    open var isModalInPresentation = false
    /// Whether a page that does not cover the screen decides about the status bar; default false.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The page that this one or an ancestor presents; nil for none. (UIKit documentation)
    open var presentedViewController: UIViewController? { pagePresentedHere }
    /// The page that presented this one or an ancestor; nil for none. (UIKit documentation)
    open var presentingViewController: UIViewController? { pagePresentingThis }
    /// Shows a page over this one's container; the transition starts after this turn's layout.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { show(modally: viewControllerToPresent, animated: flag, completion: completion) }
    /// Takes away what this page presents or, where it presents nothing, the page itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModally(flag, completion) }
    /// Whether this page itself is coming up as a presented one; meaningful in its appearance callbacks.
    open var isBeingPresented: Bool { presentation.own?.phase == .presenting }
    /// Whether this page itself is being dismissed; meaningful in its appearance callbacks.
    open var isBeingDismissed: Bool { presentation.own?.phase == .dismissing }
    /// The coordinator of the transition in flight here or in an ancestor; nil outside of one (fact 2.2.5).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { ownCoordinator }
    /// Shows a page in the way that fits; the default asks the parent, and the root presents it. (UIKit documentation)
    open func show(_ vc: UIViewController, sender: Any?) { showInParent(vc, sender) }
    /// Shows a page beside or over this one; the default asks the parent, and the root presents it. (UIKit documentation)
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }
    /// Default `.default`: dark or light by the interface style.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Default false.
    open var prefersStatusBarHidden: Bool { false }
    /// Default fade.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides about the style; default nil: this controller does.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides about hiding; default nil: this controller does.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Asks again for the status bar's style and visibility; inside an animation block the change animates.
    open func setNeedsStatusBarAppearanceUpdate() { updateOwnStatusBar() }
    /// The edges at which the app's gestures come before the system's; default none. The system has none here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides about these edges; default nil: this controller does.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the home indicator may hide; default false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides about the home indicator; default nil: this controller does.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the page turns with the device; default true. Unused from iOS 16 on, as in UIKit.
    open var shouldAutorotate: Bool { true }
    /// The orientations the page can be shown in; default all but upside down on a phone, all on iPad.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .usual }
    /// The orientation to come up in when presented over the whole screen; default the present one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { Simulator.current.orientation }
    /// Writes down what the page needs to be as it is; the default writes nothing.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what `encodeRestorableState` wrote.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Every page has its state back.
    open func applicationFinishedRestoringState() {}
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    override var responderWindow: UIWindow? { viewIfLoaded?.window }
    /// The appearance transition ended, the children have been told.
    func appearanceDidEnd() {}
    /// The appearance transition began, the children have been told.
    func appearanceDidBegin(isAppearing: Bool) {}
    /// A modal transition ended here: containers tell their children.
    func presentationDidEnd() { for child in children { child.presentationDidEnd() } }
    /// Runs at the start of the view's layout.
    func layoutOwnViews() {}
    /// The controllers that appear and disappear with this one.
    var appearanceChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }
}
