import Foundation

/// Manages one page and its view.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var storedView: UIView?
    private var isLoadingView = false
    /// Where the controller is between being away and being on the screen.
    var appearance = AppearanceState()
    /// The insets a container computed for this page; nil lets the view work them out from its superview.
    var containerInsets: UIEdgeInsets?
    var storedChildren: [UIViewController] = []
    var storedNavigationItem: UINavigationItem?
    var storedToolbarItems: [UIBarButtonItem]?
    var storedTabBarItem: UITabBarItem?
    /// How much lower than it can be the bar was that the page's insets were last worked out for, in points.
    var insetShortfall: CGFloat?
    var trackedScrollViews: [UIRectEdge.RawValue: UIScrollView] = [:]
    var traitOverrideStyle = UIUserInterfaceStyle.unspecified
    /// What is presented here, and what presented this page.
    var presentation = PresentationState()
    /// The coordinator of a rotation or size change that concerns this controller.
    weak var sizeTransition: TransitionContext?

    /// The controller this one is a child of.
    open internal(set) weak var parent: UIViewController?
    /// The name of the nib file; always nil here.
    open private(set) var nibName: String?
    /// The bundle of the nib file; always nil here.
    open private(set) var nibBundle: Bundle?
    /// What tests and state preservation find the controller by; default nil.
    open var restorationIdentifier: String?
    /// Who makes the controller again when its state is restored; default nil.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Makes a controller; nib files do not exist here, so the view is made in `loadView`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller whose view is made in `loadView`.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Storyboards do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        fatalError("UIViewController(coder:): storyboards are not modelled; make the controller in code.")
    }

    // MARK: The view

    /// The page's view, loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.viewController = nil
            storedView = newValue
            newValue?.viewController = self
        }
    }
    /// The view, if it has been loaded.
    open var viewIfLoaded: UIView? { storedView }
    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view; the default makes a plain one that fills the screen.
    open func loadView() {
        view = UIView(frame: Simulator.current.screen.bounds)
    }

    /// Loads the view unless it has been loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        precondition(
            !isLoadingView, "\(type(of: self)).loadView: it reads `view` before setting it; set `view` first.")
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard let storedView else {
            fatalError("\(type(of: self)).loadView did not set `view`; set it or do not override loadView.")
        }
        storedView.autoresizingMask = storedView.autoresizingMask.union([.flexibleWidth, .flexibleHeight])
        viewDidLoad()
    }

    // MARK: Overridable moments

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
    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The parent is about to change.
    open func willMove(toParent parent: UIViewController?) {}
    /// The parent changed.
    open func didMove(toParent parent: UIViewController?) {}
    /// The view is about to get another size; the default tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// The traits are about to change with a rotation or size change; the default tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }
    /// Whether the children's appearance callbacks follow this controller's; default true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// A hook of containers: the appearance transition ended, the children have been told.
    func appearanceDidEnd() {}
    /// A hook of containers: the appearance transition began, the children have been told.
    func appearanceDidBegin(isAppearing: Bool) {}
    /// A modal transition ended here: containers tell their children.
    func presentationDidEnd() {
        for child in children { child.presentationDidEnd() }
    }
    /// A hook of containers: runs at the start of the view's layout.
    func layoutOwnViews() {}
    /// The controllers that appear and disappear with this one.
    var appearanceChildren: [UIViewController] {
        storedChildren.filter { $0.viewIfLoaded?.window != nil || $0.viewIfLoaded?.superview != nil }
    }

    // MARK: Layout

    /// The page's title, for bars; default nil.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }
    /// Insets the app adds to the safe area, in points; negative values are allowed (fact 5.2.4). Default none.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeAreaInsets() } }
    }
    /// The edges at which the view reaches under translucent bars; default all (fact 5.2.6).
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }
    /// Whether the view reaches under opaque bars as well; default false.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.extendedLayoutDidChange(of: self) }
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Whether bottom bars hide when this page is pushed; default false.
    open var hidesBottomBarWhenPushed = false
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
    /// Whether what is presented over the current context covers this page and not an ancestor's; default false. Search
    /// covers the page it belongs to in either case; other presentations do not ask for it here.
    open var definesPresentationContext = false
    /// Whether the user may not dismiss the page by hand; default false.
    open var isModalInPresentation = false
    /// Whether a page that does not cover the screen decides about the status bar; default false.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The size the page wants in a popover, in points; default zero.
    open var preferredContentSize = CGSize.zero
    /// The traits of the page.
    open var traitCollection: UITraitCollection { resolvedTraitCollection }

    // MARK: Status bar

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
    /// Whether the home indicator may hide; default false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The orientations the page can be shown in; default all but upside down on a phone, all on iPad.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .usual }
    /// The orientation to come up in when presented over the whole screen; default the present one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { Simulator.current.orientation }
    /// The coordinator of the transition in flight here or in an ancestor; nil outside of one (fact 2.2.5).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sizeTransition ?? presentation.context ?? parent?.transitionCoordinator
    }
    /// Shows a page over this one's container; the transition starts after this turn's layout.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        precondition(
            viewControllerToPresent.preferredTransition == nil,
            "present: preferredTransition is modelled for pushes only; set modalTransitionStyle or a "
                + "transitioningDelegate on the page that is presented.")
        show(modally: viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Takes away what this page presents or, where it presents nothing, the page itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModally(animated: flag, completion: completion)
    }
    /// Writes down what the page needs to be as it is; the default writes nothing.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what `encodeRestorableState` wrote.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Every page has its state back.
    open func applicationFinishedRestoringState() {}
    /// Shows a page in the way that fits; the default asks the parent (UIKit: the target of the action).
    open func show(_ vc: UIViewController, sender: Any?) {
        parent?.show(vc, sender: sender)
    }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    override var responderWindow: UIWindow? { viewIfLoaded?.window }
}
