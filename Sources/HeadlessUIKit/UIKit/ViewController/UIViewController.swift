import Foundation

/// Manages a view and its children. Overridable members stand in the class body: without Objective-C, Swift cannot
/// override members of an extension.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
    private nonisolated(unsafe) var storedView: UIView?
    private var isLoadingView = false
    private nonisolated(unsafe) var storedChildren: [UIViewController] = []
    private var storedTabBarItem: UITabBarItem?
    private var storedEditButton: UIBarButtonItem?
    private var storedIsEditing = false
    /// Whether the own implementation of `contentScrollView(for:)` was called.
    final var asksDefaultContentScrollView = false
    private var contentScrollViews: [UIRectEdge.RawValue: UIScrollView] = [:]
    /// The traits set with `setOverrideTraitCollection(_:forChild:)`.
    private var overriddenChildTraits: [ObjectIdentifier: ChildTraits] = [:]

    /// The navigation item if `navigationItem` has been read.
    final private(set) var storedNavigationItem: UINavigationItem?
    final var appearance = AppearanceState()
    final var presentation = PresentationState()
    final var traitRegistrations = TraitRegistrations()
    /// The traits set with `traitOverrides`.
    final var storedTraitOverrides = UITraitOverrides()
    /// The safe area insets that the container computed; nil lets the view compute them from its superview.
    final var containerInsets: UIEdgeInsets?
    /// How far the navigation bar was below its full height when the insets were last computed, in points.
    final var insetShortfall: CGFloat?
    /// How far the bar is minimized while it shows this page.
    final var minimization = BarMinimizationState()
    /// The coordinator of a rotation that concerns this controller.
    final weak var sizeTransition: TransitionContext?

    // MARK: - Creating

    /// The name of the nib file; nib files are not modeled.
    open private(set) var nibName: String?

    private let givenNibBundle: Bundle?

    /// The bundle of the nib file; the main bundle if none was given (fact m20.4).
    open var nibBundle: Bundle? { givenNibBundle ?? .main }

    /// Makes a view controller; nib files are not modelled, so the view is made in `loadView`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, givenNibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    deinit {
        if let storedView, storedView.viewController === self { storedView.viewController = nil }
        for child in storedChildren { child.storedParent = nil }
    }

    /// Makes a view controller whose view is made in `loadView`.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Storyboards are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        fatalError("UIViewController(coder:): storyboards are not modelled; make the controller in code.")
    }

    // MARK: - The view

    /// The view; reading it loads it.
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

    /// The view, or nil if it is not loaded.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view; the default makes a plain view with the screen's bounds, which is resized with its superview.
    open func loadView() {
        let view = UIView(frame: Simulator.current.screen.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        precondition(
            !isLoadingView, "\(type(of: self)).loadView: it reads `view` before setting it; set `view` first."
        )
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard storedView != nil else {
            fatalError("\(type(of: self)).loadView did not set `view`; set it or do not override loadView.")
        }
        viewDidLoad()
    }

    /// Called after the view is loaded.
    open func viewDidLoad() {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called after the view's safe area insets changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the view's layout margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// Called when the view's constraints need an update, after the subviews have updated theirs; the default calls
    /// `updateConstraints` of the view (fact m20.3).
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Called when memory is low; never called here.
    open func didReceiveMemoryWarning() {}

    /// Called at the start of the view's layout.
    func layoutOwnViews() {}

    /// The app forces a layout of the view while the view is being laid out.
    func layOutOwnViewsAgain() {}

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    // MARK: - Appearance callbacks

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the hierarchy with its traits and geometry, before its first layout (fact 1.2.4).
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view appeared.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the children's appearance callbacks follow this controller's; default true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Starts an appearance or disappearance; containers call it for their children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearance.phase, isAppearing) {
        case (.willAppear, true), (.willDisappear, false):
            return warnAboutUnbalancedCall()
        case (.appeared, true), (.disappeared, false):
            return
        default: break
        }
        appearance.isAnimated = animated
        if isAppearing {
            appearance.phase = .willAppear
            appearance.needsIsAppearing = true
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            appearance.phase = .willDisappear
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearanceChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
        appearanceDidBegin(isAppearing: isAppearing)
    }

    /// Ends what `beginAppearanceTransition` started.
    open func endAppearanceTransition() {
        switch appearance.phase {
        case .willAppear:
            // A view that stayed in the hierarchy, as after a canceled swipe, need not have been laid out since.
            sendIsAppearing()
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
            appearance.isMovingToParent = false
        case .willDisappear:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
            appearance.isMovingFromParent = false
        case .appeared, .disappeared:
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearanceChildren { child.endAppearanceTransition() }
        appearanceDidEnd()
    }

    /// UIKit prints this warning and continues. Calls by UIKit's own containers do not cause it.
    private func warnAboutUnbalancedCall() {
        guard parent == nil, presentation.own == nil, viewIfLoaded?.window == nil else { return }
        SystemLog.warn("Unbalanced calls to begin/end appearance transitions for <\(type(of: self))>.")
    }

    /// Sends `viewIsAppearing` once per appearance, between `viewWillAppear` and `viewDidAppear`, when the view is in the
    /// hierarchy (fact 1.2.4; UIKit documentation of `viewIsAppearing(_:)`).
    final func sendIsAppearing() {
        guard appearance.phase == .willAppear, appearance.needsIsAppearing, viewIfLoaded?.window != nil else { return }
        appearance.needsIsAppearing = false
        viewIsAppearing(appearance.isAnimated)
        for child in appearanceChildren { child.sendIsAppearing() }
    }

    /// Called after the appearance transition began here and in the children.
    func appearanceDidBegin(isAppearing: Bool) {}

    /// Called after the appearance transition ended here and in the children.
    func appearanceDidEnd() {}

    /// The controllers that appear and disappear with this one.
    var appearanceChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

    /// The children whose views can be in the hierarchy.
    var childrenWithViewsInHierarchy: [UIViewController] { children }

    /// Whether this container itself starts and ends the appearances of a child.
    func controlsAppearance(of child: UIViewController) -> Bool { false }

    /// The container on the screen that forwards its appearance to this child whenever the child's view is in the
    /// hierarchy; nil for a container that does so itself.
    private var forwardingParent: UIViewController? {
        guard let parent, !parent.controlsAppearance(of: self), parent.shouldAutomaticallyForwardAppearanceMethods,
            parent.appearance.phase == .appeared || parent.appearance.phase == .willAppear
        else { return nil }
        return parent
    }

    /// Whether no container shows the controller: a child that has left its parent still disappears with its view.
    private var isOnItsOwn: Bool { parent == nil && presentation.own == nil }

    /// The view is about to enter or leave a window: a child of a container on the screen appears or disappears (fact
    /// m20.1).
    final func viewWillMove(toWindow window: UIWindow?) {
        guard forwardingParent != nil || window == nil && isOnItsOwn else { return }
        if window != nil, appearance.phase == .disappeared {
            beginAppearanceTransition(true, animated: false)
            (window?.ownSimulator ?? ownSimulator).afterCommit { [weak self] in self?.endForwardedAppearance() }
        } else if window == nil, appearance.phase == .appeared || appearance.phase == .willAppear {
            beginAppearanceTransition(false, animated: false)
        }
    }

    /// The view has left its window.
    final func viewDidLeaveWindow() {
        guard forwardingParent != nil || isOnItsOwn, appearance.phase == .willDisappear else { return }
        endAppearanceTransition()
    }

    /// The child has appeared, unless its container has not, which then forwards that.
    private func endForwardedAppearance() {
        guard appearance.phase == .willAppear, viewIfLoaded?.window != nil, parent?.appearance.phase != .willAppear
        else { return }
        endAppearanceTransition()
    }

    /// Becomes the root of a window on the screen. `viewIsAppearing` and `viewDidAppear` follow in the next turn (facts
    /// m4.1, m20.2).
    final func enter(window: UIWindow) {
        loadViewIfNeeded()
        beginAppearanceTransition(true, animated: false)
        view.setUnmovedFrame(window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        let clock = Simulator.current.clock
        clock.schedule(at: clock.now) { [weak self] in self?.endAppearanceTransition() }
        Simulator.current.updateStatusBar()
    }

    /// Stops being the root of a window.
    final func leaveWindow() {
        presentation.shown?.tearDown()
        guard viewIfLoaded?.window != nil else { return }
        beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        endAppearanceTransition()
    }

    // MARK: - Containment

    /// The container of this controller.
    open var parent: UIViewController? { storedParent }

    /// See `CALayer.owner`.
    final nonisolated(unsafe) unowned(unsafe) var storedParent: UIViewController?

    /// The child controllers.
    open var children: [UIViewController] { storedChildren }

    /// Makes a controller a child; one that has another parent is removed from that first (UIViewController.h). The child
    /// receives `willMove(toParent:)`; the container has to call `didMove(toParent:)`. (UIKit documentation)
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        storedChildren.append(childController)
        childController.storedParent = self
        childController.appearance.isMovingToParent = true
        childController.appearance.isMovingFromParent = false
        childController.checkHierarchy()
    }

    /// Leaves the parent; the container has to call `willMove(toParent: nil)` before.
    open func removeFromParent() {
        guard let parent else { return }
        parent.forgetChild(self)
        storedParent = nil
        containerInsets = nil
        didMove(toParent: nil)
    }

    /// Removes a child from the list without callbacks.
    func forgetChild(_ child: UIViewController) { storedChildren.removeAll { $0 === child } }

    /// Traps if the view is below that of another controller than the parent, as UIKit does when a child or its view is added;
    /// a controller without a parent may be anywhere (UIKit documentation of `hierarchyInconsistencyException`).
    final func checkHierarchy() {
        guard let parent, let superview = viewIfLoaded?.superview else { return }
        var ancestor: UIView? = superview
        while let view = ancestor, view.viewController == nil { ancestor = view.superview }
        // In a hierarchy that is not on the screen yet there may be no controller.
        guard ancestor != nil || superview.window != nil else { return }
        let owner = ancestor?.viewController
        precondition(
            owner === parent,
            "UIViewControllerHierarchyInconsistency: the view of \(self) is in that of \(owner?.description ?? "no controller"), "
                + "but its parent is \(parent); add it to the parent's view.")
    }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {
        appearance.isMovingFromParent = parent == nil
    }

    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {
        // One that appears is moving until it has appeared.
        if appearance.phase != .willAppear { appearance.isMovingToParent = false }
        if appearance.phase != .willDisappear { appearance.isMovingFromParent = false }
    }

    /// Whether the controller is being added to a container; true in the appearance callbacks until `viewDidAppear` has
    /// returned. (UIKit documentation)
    open var isMovingToParent: Bool { appearance.isMovingToParent }

    /// Whether the controller is being removed from a container; true in the disappearance callbacks until `viewDidDisappear`
    /// has returned (fact 1.3.2).
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    /// The nearest navigation controller among the ancestors.
    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

    /// The nearest split view controller among the ancestors.
    open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    /// The nearest tab bar controller among the ancestors.
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    private func nearestAncestor<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var candidate = parent
        while let current = candidate {
            if let container = current as? Container { return container }
            candidate = current.parent
        }
        return nil
    }

    /// Replaces a child's view by another child's in an animation block, with their appearance callbacks; the options can
    /// contain a transition. Fails if this controller forwards appearance methods itself. (UIViewController.h)
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let (from, to) = (fromViewController, toViewController)
        precondition(
            from.parent === self && to.parent === self,
            "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
                + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        )
        precondition(
            shouldAutomaticallyForwardAppearanceMethods,
            "UIViewController.transition(from:to:): \(self) forwards appearance methods itself, with which this method fails; "
                + "use an animation block and forward them.")
        let isAnimated = duration > 0
        from.beginAppearanceTransition(false, animated: isAnimated)
        to.beginAppearanceTransition(true, animated: isAnimated)
        let container = from.view.superview
        // With a transition option it dissolves from what the container shows without the incoming view.
        UIView.transition(
            with: container ?? view, duration: duration, options: options,
            animations: {
                UIView.performWithoutAnimation {
                    if let container, to.view.superview !== container { container.addSubview(to.view) }
                    to.sendIsAppearing()
                }
                animations?()
            },
            completion: { finished in
                from.view.removeFromSuperview()
                from.endAppearanceTransition()
                to.endAppearanceTransition()
                completion?(finished)
            })
    }

    // MARK: - Size

    /// The preferred size in a sheet or container, in points; default zero.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentation.own?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
            presentation.own?.container.setNeedsLayout()
        }
    }

    /// Called after the preferred size of a child or a presented view controller changed; the default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child; default the parent's.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes; the default notifies the children whose sizes become others by
    /// `size(forChildContentContainer:withParentContainerSize:)`. (UIKit documentation and UIViewController.h)
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // The view of a covered page keeps its size while the device rotates, so the page is notified of each rotation.
            if childSize != child.viewIfLoaded?.bounds.size || child.viewIfLoaded?.window == nil {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    // MARK: - Traits

    /// The traits of the view controller.
    open var traitCollection: UITraitCollection {
        let given =
            parent?.overrideTraitCollection(forChild: self)
            ?? presentation.own?.controller.overrideTraitCollection
        let inherited = inheritedTraits
        let style = overrideUserInterfaceStyle
        guard given != nil || style != .unspecified else { return storedTraitOverrides.applied(to: inherited) }
        return storedTraitOverrides.applied(
            to: UITraitCollection(
                traitsFrom: [inherited] + [given].compactMap { $0 } + [UITraitCollection(userInterfaceStyle: style)]))
    }

    /// The parent's traits; from iOS 17 those of the view's superview, which inherits them from the parent (WWDC23, session
    /// 10057).
    private var inheritedTraits: UITraitCollection {
        let superview = viewIfLoaded?.superview
        if Simulator.current.profile.system >= 17, superview?.window != nil, let superview {
            return superview.traitCollection
        }
        return parent?.traitCollection ?? superview?.traitCollection ?? Simulator.current.traits
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the traits change; the default notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Forces light or dark here and in the children; default unspecified.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.traitsMayHaveChanged(deep: true) } }
    }

    /// Replaces some of a child's traits; nil removes the replacement.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        let given = collection.map { ChildTraits(child: childViewController, traits: $0) }
        overriddenChildTraits[ObjectIdentifier(childViewController)] = given
        childViewController.viewIfLoaded?.traitsMayHaveChanged(deep: true)
    }

    /// The traits that replace some of a child's; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        let given = overriddenChildTraits[ObjectIdentifier(childViewController)]
        return given?.child === childViewController ? given?.traits : nil
    }

    // MARK: - Margins and bars' edges

    /// Insets that the app adds to the safe area, in points; negative values are allowed (fact 5.2.4). Default zero.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeAreaInsets() } }
    }

    /// The edges at which the view extends under translucent bars; default all (fact 5.2.6).
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

    /// Whether the view extends under opaque bars as well; default false.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.extendedLayoutDidChange(of: self) }
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether the view's margins are at least the system's; default true.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.layoutMarginsMayHaveChanged() } }

    /// The system's minimum margins of the view, in points (fact m6.2).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let profile = Simulator.current.profile
        let side = profile.minimumSideMargin
        guard profile.pose != nil, let view = viewIfLoaded else {
            return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        // Fact 27.5.12.
        let insets = view.safeAreaInsets
        let left = insets.left >= PoseGeometry.stripWidth ? 0 : side
        let right = insets.right >= PoseGeometry.stripWidth ? 0 : side
        let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: 0, leading: isRTL ? right : left, bottom: 0, trailing: isRTL ? left : right)
    }

    // MARK: - Bar items

    /// The title for bars; default nil.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            (storedTabBarItem ?? inheritedTabBarItem)?.title = title
        }
    }

    /// The contents of a navigation bar for this view controller; made when first read.
    open var navigationItem: UINavigationItem {
        if let item = storedNavigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        storedNavigationItem = item
        return item
    }

    /// The tab bar's item for this view controller; made with the title when first read.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = storedTabBarItem ?? inheritedTabBarItem { return item }
            let item = UITabBarItem()
            item.title = title
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            tabBarController?.showTabItems()
        }
    }

    /// A navigation controller without a tab bar item of its own uses its root's (observed:
    /// littlepotatosoftware.com, 2016-01-21, "Under the hood with UITabController").
    private var inheritedTabBarItem: UITabBarItem? {
        (self as? UINavigationController)?.viewControllers.first?.tabBarItem
    }

    /// The items for the navigation controller's toolbar; default nil.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsDidChange(of: self) } }

    /// Sets the items for the navigation controller's toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// Whether the tab bar hides when this view controller is pushed; default false.
    open var hidesBottomBarWhenPushed = false

    // MARK: - Editing

    /// Whether the contents can be edited; default false.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; `editButtonItem` calls it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        storedEditButton?.become(Self.editItem(isEditing: editing))
    }

    /// A button that begins and ends editing.
    open var editButtonItem: UIBarButtonItem {
        if let button = storedEditButton { return button }
        let button = UIBarButtonItem(
            systemItem: Self.editItem(isEditing: isEditing),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        storedEditButton = button
        return button
    }

    private static func editItem(isEditing: Bool) -> UIBarButtonItem.SystemItem { isEditing ? .done : .edit }

    // MARK: - Content scroll view

    /// The scroll view set for a single edge; nil if none was set (iOS 15).
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        precondition(
            [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].contains(edge),
            "contentScrollView(for:): the edge is not a single one; ask for one edge at a time.")
        asksDefaultContentScrollView = true
        return contentScrollViews[edge.rawValue]
    }

    /// Sets the scroll view that bars at some edges follow; nil restores the automatic search (iOS 15).
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            contentScrollViews[single.rawValue] = scrollView
        }
        navigationController?.contentScrollViewDidChange(of: self)
    }

    // MARK: - Presentation

    /// How the view controller covers the screen when it is presented; default automatic, which reads as `.pageSheet`.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.requestedStyle == .automatic ? .pageSheet : presentation.requestedStyle }
        set { presentation.requestedStyle = newValue }
    }

    /// The animation of the view controller's presentation and dismissal; default `.coverVertical`.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The transition that replaces the container's standard one; default nil (iOS 18).
    open var preferredTransition: UIViewController.Transition?

    /// Provides the animators of the view controller's presentation and dismissal; default nil.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether a view controller presented over the current context covers this one and not an ancestor; default false.
    open var definesPresentationContext = false

    /// Whether a view controller presented over this context takes this one's transition style; default false.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the keyboard stays when its text field resigns first responder; default true for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Whether the user cannot dismiss the view controller interactively; default false.
    open var isModalInPresentation = false

    /// Whether a view controller that does not cover the screen controls the status bar; default false.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The view controller that this one or an ancestor presents; nil for none. (UIKit documentation)
    open var presentedViewController: UIViewController? {
        presentation.shown?.presented ?? presentedSearchController ?? parent?.presentedViewController
    }

    /// The view controller that presents this one or an ancestor; nil for none. (UIKit documentation)
    open var presentingViewController: UIViewController? {
        presentation.own?.presenter ?? parent?.presentingViewController
    }

    /// Presents a view controller; the transition starts after this turn's layout.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { presentImplementation(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses the presented view controller or, if there is none, this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissImplementation(animated: flag, completion: completion)
    }

    /// Whether this view controller itself is being presented; true in `viewWillAppear` and in `viewDidAppear`. (UIKit
    /// documentation)
    open var isBeingPresented: Bool {
        guard let own = presentation.own else { return false }
        return own.phase == .presenting || own.isSendingDidAppear
    }

    /// Whether this view controller itself is being dismissed; meaningful in its appearance callbacks.
    open var isBeingDismissed: Bool { presentation.own?.phase == .dismissing }

    /// The coordinator of the running transition here or in an ancestor; nil without one (fact 2.2.5).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sizeTransition ?? presentation.context ?? parent?.transitionCoordinator
    }

    /// Shows a view controller; the default asks the parent, and the root presents it. (UIKit documentation)
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a detail view controller; the default asks the parent, and the root presents it. (UIKit documentation)
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Called after a modal transition of this controller ended; containers notify their children.
    func presentationDidEnd() { for child in children { child.presentationDidEnd() } }

    // MARK: - Status bar, home indicator, gestures

    /// The style of the status bar; default `.default`: dark or light by the interface style.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden; default true in a compact height (UIKit documentation), except on a device with poses,
    /// where it is in the strip then (fact 27.5.17).
    open var prefersStatusBarHidden: Bool {
        traitCollection.verticalSizeClass == .compact && Simulator.current.settings.pose == nil
    }

    /// The animation of the status bar's changes; default fade.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that controls the status bar's style; default nil: this controller does.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that controls the status bar's visibility; default nil: this controller does.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Updates the status bar's style and visibility; inside an animation block the change animates.
    open func setNeedsStatusBarAppearanceUpdate() { updateOwnStatusBar() }

    /// The edges at which the app's gestures come before the system's; default none. System gestures are not modeled.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that controls these edges; default nil: this controller does.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Call when ``preferredScreenEdgesDeferringSystemGestures`` changes. Does nothing: system gestures are not
    /// modeled.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Whether the home indicator may hide; default false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that controls the home indicator; default nil: this controller does.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Call when ``prefersHomeIndicatorAutoHidden`` or the child that controls it changes.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        let simulator = ownSimulator
        simulator.perform { simulator.updateHomeIndicatorPreference() }
    }

    // MARK: - Vertical bars

    /// iOS 27.1: whether the bars may be vertical; default automatic.
    open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }

    /// iOS 27.1: the child that controls it; default nil: this controller does.
    open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

    /// iOS 27.1: call when ``preferredVerticalBarBehavior`` or the child that controls it changes; the change animates.
    open func setNeedsUpdateOfVerticalBarConfiguration() {
        let simulator = ownSimulator
        simulator.perform { simulator.verticalBarsNeedUpdate() }
    }

    // MARK: - Orientation

    /// Whether the interface rotates with the device; default true. Unused since iOS 16, as in UIKit.
    open var shouldAutorotate: Bool { true }

    /// The supported orientations; default all but upside down on a phone, all on iPad.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .supportedByDefault }

    /// The orientation when presented over the whole screen; default the current one.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .preferredByDefault }

    /// Call when ``supportedInterfaceOrientations`` changes; the interface rotates if it has to or if it can follow the
    /// device again. (UIKit documentation; iOS 16)
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        let simulator = ownSimulator
        simulator.perform { simulator.supportedOrientationsDidChange() }
    }

    /// The pre-iOS 16 equivalent; applies to all view controllers.
    open class func attemptRotationToDeviceOrientation() {
        Simulator.current.supportedOrientationsDidChange()
    }

    // MARK: - State restoration

    /// The identifier for tests and state preservation; default nil.
    open var restorationIdentifier: String?

    /// The class that makes the controller when its state is restored; default nil.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Encodes the state; the default encodes nothing.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Decodes what `encodeRestorableState` encoded.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called after all view controllers restored their state.
    open func applicationFinishedRestoringState() {}
}

extension UIViewController: UITraitChangeObservable, TraitRegistering {}

/// The traits that replace some of a child's. A new view controller can be where a child was that is gone.
private struct ChildTraits {
    weak var child: UIViewController?
    let traits: UITraitCollection
}

/// The phase of a controller's appearance, and how it got there.
struct AppearanceState {
    enum Phase {
        case disappeared, willAppear, appeared, willDisappear
    }

    var phase = Phase.disappeared
    var isAnimated = false
    var isMovingToParent = false
    var isMovingFromParent = false
    /// `viewIsAppearing` has not been sent yet.
    var needsIsAppearing = false
}

/// An object whose size a container controls.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIInterfaceOrientation {
    /// The mask with this orientation alone.
    var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

    /// The orientation in which a view controller is presented over the whole screen by default: the current one.
    @MainActor
    static var preferredByDefault: UIInterfaceOrientation { Simulator.current.orientation }
}

extension UIInterfaceOrientationMask {
    /// The orientations that a view controller supports by default: all but upside down on a phone, all on iPad.
    /// (UIKit documentation)
    @MainActor
    static var supportedByDefault: UIInterfaceOrientationMask {
        Simulator.current.profile.idiom == .pad ? .all : .allButUpsideDown
    }
}
