import Foundation

/// A container that shows one of several view controllers, selected with a tab bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
    final private var storedViewControllers: [UIViewController]?
    final var pages: [UIViewController] { storedViewControllers ?? [] }
    final private(set) var selected: UIViewController?
    /// The page whose view is in the hierarchy.
    private var mounted: UIViewController?
    private let pageContainer = UIView(frame: .zero)
    let bar = UITabBar(frame: .zero)
    private var customTransition: CustomTransition?
    /// The tab bar is hidden because of a page on the selected stack (fact 9.1).
    final var isHiddenByPage = false
    /// The bar moves with a page: layout does not change its frame.
    final var isBarMoving = false
    /// The app hid the tab bar.
    final private(set) var isHiddenByApp = false
    /// The number of running animations that show or hide the bar: layout does not change its frame.
    private var runningBarAnimations = 0

    private var profile: Simulator.Profile { Simulator.current.profile }

    // MARK: - Creating

    /// Makes a controller without tabs; nib files are not modeled. The view is loaded here, so a subclass's `viewDidLoad()` runs
    /// before what its own initializer does afterwards (observed: qiita.com/hicka04/items/e5ce253ce74fdea38378).
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.delegate = self
        bar.onTap = { [weak self] item in self?.tapped(item) }
        loadViewIfNeeded()
    }

    /// Storyboards are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func loadView() {
        let root = UIView(frame: Simulator.current.screen.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = root
        pageContainer.frame = root.bounds
        pageContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(pageContainer)
        root.addSubview(bar)
    }

    /// Is notified of taps on tabs; default nil.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UITabBarControllerDelegate)?

    // MARK: - The tabs

    /// The view controllers of the tabs; default nil. If the selected one does not remain, the one at its index is selected,
    /// else the first (fact m23.2).
    open var viewControllers: [UIViewController]? {
        get { storedViewControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the view controllers without animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let index = selectedIndex
        precondition(
            new.count <= 5 || Simulator.current.profile.idiom == .pad,
            "UITabBarController: the More list for more than five tabs is missing in HeadlessUIKit; give at most five view "
                + "controllers.")
        for page in pages where !new.contains(where: { $0 === page }) {
            guard page.parent === self else { continue }
            page.willMove(toParent: nil)
            if page === selected { replaceSelected(with: nil) }
            page.removeFromParent()
        }
        storedViewControllers = viewControllers
        for page in pages where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        if selected == nil, pages.indices.contains(index) { select(pages[index]) }
        showTabItems()
    }

    /// The selected view controller. Setting it does not notify the delegate.
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

    /// The index of the selected view controller; `NSNotFound` without tabs.
    open var selectedIndex: Int {
        get { pages.firstIndex { $0 === selected } ?? NSNotFound }
        set { if pages.indices.contains(newValue) { select(pages[newValue]) } }
    }

    /// The user tapped an item of the bar; called before the tab is selected. The default does nothing: the tab is
    /// selected anyway (observed in apps that override it without calling super).
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Selects a tapped tab unless the delegate refuses; a tap on the selected stack pops it to its root.
    /// (UIKit documentation)
    private func tapped(_ item: UITabBarItem) {
        guard customTransition == nil, let page = pages.first(where: { $0.tabBarItem === item }) else { return }
        guard storedDelegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
        if page === selected {
            (page as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(page)
        }
        storedDelegate?.tabBarController(self, didSelect: page)
    }

    /// Shows the pages' items in the bar. Selects the first page if none is selected.
    final func showTabItems() {
        let items = pages.compactMap(\.tabBarItem)
        if bar.items?.elementsEqual(items, by: ===) != true { bar.setItems(items, animated: false) }
        if selected == nil, let page = pages.first { select(page) }
        bar.selectedItem = selected?.tabBarItem
        viewIfLoaded?.setNeedsLayout()
    }

    private func select(_ page: UIViewController) {
        guard page !== selected else { return }
        precondition(
            customTransition == nil,
            "UITabBarController: another tab was selected while the app's animator changes tabs, which is not "
                + "modelled; wait for the end of the transition.")
        if !startCustomTransition(from: selected, to: page) { replaceSelected(with: page) }
        bar.selectedItem = page.tabBarItem
    }

    /// Changes the selection without animation, in an observed order: the incoming page loads and will appear, the
    /// outgoing one will and did disappear, the incoming one did appear.
    private func replaceSelected(with page: UIViewController?) {
        let outgoing = selected
        selected = page
        guard appearance.phase == .appeared || appearance.phase == .willAppear else { return }
        page?.beginAppearanceTransition(true, animated: false)
        outgoing?.beginAppearanceTransition(false, animated: false)
        mountSelected()
        page?.sendIsAppearing()
        outgoing?.endAppearanceTransition()
        if appearance.phase == .appeared { page?.endAppearanceTransition() }
        Simulator.current.updateStatusBar()
    }

    /// Replaces the view in the hierarchy by the selected page's.
    private func mountSelected() {
        guard isViewLoaded, mounted !== selected else { return }
        mounted?.viewIfLoaded?.removeFromSuperview()
        mounted = selected
        guard let selected else { return }
        updateHiddenByPage()
        selected.containerInsets = insets(for: selected)
        selected.view.setUnmovedFrame(frame(for: selected))
        selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageContainer.addSubview(selected.view)
        view.setNeedsLayout()
    }

    // MARK: - Custom transitions

    /// A change of tabs with the app's animator.
    private struct CustomTransition {
        let context: TransitionContext
        let from: UIViewController
        let to: UIViewController
    }

    /// Asks the delegate for an animator and starts it; false if the tabs change without animation. (UIKit
    /// documentation)
    private func startCustomTransition(from: UIViewController?, to: UIViewController?) -> Bool {
        guard let from, let to, appearance.phase == .appeared, viewIfLoaded?.window != nil,
            let animator = storedDelegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        else { return false }
        let context = TransitionContext(
            from: from, to: to, container: pageContainer, animated: true, interactive: false, duration: 0)
        customTransition = CustomTransition(context: context, from: from, to: to)
        context.setAnimator(animator)
        selected = to
        to.loadViewIfNeeded()
        updateHiddenByPage()
        to.containerInsets = insets(for: to)
        context.finalFrameOfTo = frame(for: to)
        to.beginAppearanceTransition(true, animated: true)
        from.beginAppearanceTransition(false, animated: true)
        // Its closures must not retain the context: the controller can be discarded before the end.
        context.onComplete = { [weak self] completed in self?.finishCustomTransition(completed: completed) }
        context.onInteractionEnd = { [weak self] cancelled in
            guard cancelled, self != nil else { return }
            to.beginAppearanceTransition(false, animated: true)
            from.beginAppearanceTransition(true, animated: true)
        }
        let driver = storedDelegate?.tabBarController(self, interactionControllerFor: animator)
        context.start(driver) { [weak context] in
            guard let context else { return }
            context.draw(animator) { context.runAlongside() }
            to.sendIsAppearing()
        }
        return true
    }

    private func finishCustomTransition(completed: Bool) {
        guard let transition = customTransition else { return }
        let context = transition.context
        context.onInteractionEnd = nil
        customTransition = nil
        let (outgoing, staying) =
            completed ? (transition.from, transition.to) : (transition.to, transition.from)
        selected = staying
        UIView.performWithoutAnimation {
            outgoing.viewIfLoaded?.removeFromSuperview()
            mounted = nil
            mountSelected()
        }
        bar.selectedItem = staying.tabBarItem
        outgoing.endAppearanceTransition()
        staying.endAppearanceTransition()
        Simulator.current.updateStatusBar()
        context.runCompletions()
    }

    // MARK: - The bar

    /// The tab bar; its items are the view controllers'.
    open var tabBar: UITabBar { bar }

    /// Whether the bar is hidden; default false. Setting does not animate. (iOS 18)
    open var isTabBarHidden: Bool {
        get { isHiddenByApp }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; animated, it slides over its edge of the screen, as long as the other bars (the duration
    /// is unknown). (iOS 18)
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHiddenByApp else { return }
        isHiddenByApp = hidden
        guard isViewLoaded, view.window != nil, !isBarMoving else { return }
        guard animated, !isHiddenByPage, UIView.areAnimationsEnabled else { return layOutBarAndPage() }
        let hiddenFrame = hiddenTabBarFrame
        setBarView(hidden: false)
        if !hidden, runningBarAnimations == 0 { UIView.performWithoutAnimation { bar.setUnmovedFrame(hiddenFrame) } }
        runningBarAnimations += 1
        UIView.animateSystemChanges(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) { [self] in
            bar.setUnmovedFrame(hidden ? hiddenFrame : shownTabBarFrame)
            updateSelectedInsets()
            selected?.viewIfLoaded?.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.runningBarAnimations -= 1
            self?.layOutBarAndPage()
        }
    }

    /// Whether the bar is hidden by the app or by a page.
    final var hidesBar: Bool { isHiddenByPage || isHiddenByApp }

    /// The value that the controller last gave the bar's `isHidden`. What the app sets there stays until this one changes (observed:
    /// apps hide the bar in `viewWillAppear`, wix/react-native-navigation issue 2820).
    private var shownBarHidden = false

    final func setBarView(hidden: Bool) {
        guard hidden != shownBarHidden else { return }
        shownBarHidden = hidden
        bar.isHidden = hidden
    }

    private func updateHiddenByPage() {
        isHiddenByPage = (selected as? UINavigationController)?.hidesTabBar ?? false
    }

    // MARK: - Layout

    override func layoutOwnViews() {
        layOutBarAndPage()
    }

    final func layOutBarAndPage() {
        guard viewIfLoaded?.window != nil, !isBarMoving, runningBarAnimations == 0 else { return }
        updateHiddenByPage()
        bar.setUnmovedFrame(shownTabBarFrame)
        setBarView(hidden: hidesBar)
        updateSelectedInsets()
    }

    final func updateSelectedInsets() {
        guard let selected, let root = selected.viewIfLoaded, root.superview === pageContainer else { return }
        selected.containerInsets = insets(for: selected)
        let frame = frame(for: selected)
        root.setUnmovedFrame(frame)
        root.updateSafeAreaInsets()
    }

    /// The frame of the visible bar, in the controller's view (facts 4.11, m9.2).
    final var shownTabBarFrame: CGRect {
        let insets = view.safeAreaInsets
        let isCompact = traitCollection.verticalSizeClass == .compact
        let height = profile.tabBarHeight(isCompact: isCompact, bottomInset: insets.bottom)
        if isBarVertical {
            let width = VerticalTabBar.width
            let x = insets.right > 0 ? view.bounds.width - width : 0
            return CGRect(x: x, y: 0, width: width, height: view.bounds.height)
        }
        let y = profile.tabBarIsOnTop ? insets.top : view.bounds.height - height
        return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    }

    /// The frame of the hidden bar: beyond its edge of the screen.
    private var hiddenTabBarFrame: CGRect {
        var frame = shownTabBarFrame
        if isBarVertical {
            frame.origin.x = frame.minX > 0 ? view.bounds.width : -frame.width
            return frame
        }
        frame.origin.y = profile.tabBarIsOnTop ? -frame.height : view.bounds.height
        return frame
    }

    /// The inset for the bar and the home indicator, or for the indicator only if the bar is hidden (fact 5.2.7).
    final func bottomInset(hidden: Bool) -> CGFloat {
        hidden || profile.tabBarIsOnTop || isBarVertical ? view.safeAreaInsets.bottom : shownTabBarFrame.height
    }

    private func extendsUnderBar(_ page: UIViewController) -> Bool {
        guard page.edgesForExtendedLayout.contains(.bottom) else { return false }
        return bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars
    }

    /// The frame of a page: above the bar unless the page extends under it (UIKit documentation; for a bar at the top
    /// fact 5.2.6).
    private func frame(for page: UIViewController) -> CGRect {
        var frame = view.bounds
        if !hidesBar, !profile.tabBarIsOnTop, !isBarVertical, !extendsUnderBar(page) {
            frame.size.height -= shownTabBarFrame.height
        }
        return frame
    }

    private func insets(for page: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        insets.bottom = bottomInset(hidden: hidesBar)
        if !hidesBar {
            if profile.tabBarIsOnTop { insets.top = max(insets.top, profile.contentTopUnderTabBar) }
            if !extendsUnderBar(page), !isBarVertical { insets.bottom = 0 }
        }
        return insets
    }

    // MARK: - Overrides

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        customTransition?.context ?? super.transitionCoordinator
    }

    /// The selected view controller controls the status bar's style (unknown: fact 9.5 covers navigation controllers
    /// only).
    open override var childForStatusBarStyle: UIViewController? { selected }

    /// The selected view controller decides whether bars may be vertical (fact 27.5.1).
    open override var childForPreferredVerticalBarBehavior: UIViewController? { selected }

    /// The selected view controller controls the status bar's visibility.
    open override var childForStatusBarHidden: UIViewController? { selected }

    /// The delegate's answer, else the default. (UIKit documentation)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        storedDelegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The delegate's answer, else the default. (UIKit documentation)
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        storedDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    override var appearanceChildren: [UIViewController] { selected.map { [$0] } ?? [] }

    override func controlsAppearance(of child: UIViewController) -> Bool {
        child === mounted || pages.contains { $0 === child }
    }

    override func appearanceDidBegin(isAppearing: Bool) {
        if isAppearing { mountSelected() }
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }
}
