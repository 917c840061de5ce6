import UIKit

/// Makes the bar transitions of one navigation controller smooth. `attachBarTransition()` creates it; the navigation
/// controller keeps it alive until `detach()`.
@MainActor
public final class BarTransitionController {
    /// The navigation controller. Nil after `detach()` and after the navigation controller is deallocated.
    public private(set) weak var navigationController: UINavigationController?

    /// The appearance for view controllers that declare none. Default nil: the library does not change the bar for
    /// them. A declaration replaces it as a whole, except for `backButton`. A change takes effect when the next view
    /// controller is shown, at the end of the transition in progress, or with `setNeedsBarAppearanceUpdate(animated:)` of the
    /// navigation controller. A default that the app sets is its own from then on, also where SwiftUI's
    /// `barTransition(defaultAppearance:)` has attached the library.
    public var defaultAppearance: BarAppearance? {
        get { pages.defaultAppearance }
        set {
            finder = nil
            pages.defaultAppearance = newValue
        }
    }

    /// Returns how the background changes between two view controllers. Default: returns nil, so that the one that is
    /// higher on the stack decides (`BarAppearance.transitionStyle`). It is not called for updates, nor for a push or pop inside a
    /// navigation controller that is on the stack of another one, as in a collapsed split view; where that one is pushed or popped
    /// itself, it is the argument. The closure is retained while the library is attached: capture the navigation controller weakly.
    public var styleForTransition:
        (_ outgoing: UIViewController, _ incoming: UIViewController) -> BarAppearance.TransitionStyle? = { _, _ in nil }

    /// Whether a drag anywhere on a view controller pops it, not only one from the edge of the screen. Default false.
    ///
    /// The drag begins wherever the edge swipe can begin: not at the root, not during a transition, not if the view
    /// controller refuses (`PopIntercepting`), and not if `interactivePopGestureRecognizer` is disabled. A delegate that implements
    /// the method that returns animators turns off the edge swipe, not the drag. Horizontal
    /// scroll views under the finger scroll first, and so do pan recognizers inside the view controller's view; controls such
    /// as sliders keep their drags. Other gestures cannot be detected: drawing, selecting text, those of SwiftUI. A tab bar
    /// that returns (`hidesBottomBarWhenPushed`) does not move with the view controllers. It has no effect from iOS 26, where
    /// UIKit has this gesture itself (`interactiveContentPopGestureRecognizer`).
    public var isContentPopGestureEnabled: Bool {
        get { contentPopGesture.isEnabled }
        set { contentPopGesture.isEnabled = newValue && navigationController != nil }
    }

    /// Receives a message about each problem in the app's setup, once for each kind of problem; about a replaced delegate once after
    /// each call of `attachBarTransition()`. The first handler also receives what was reported before it was set, as while the
    /// library was attached. Default: writes the message to the system's log. Capture the navigation controller weakly, as in
    /// `styleForTransition`.
    public var onProblem: (String) -> Void = { NSLog("BarTransition: %@", NSString(string: $0)) } {
        didSet {
            let earlier = loggedProblems
            loggedProblems = nil
            earlier?.forEach(onProblem)
        }
    }

    /// Whether the library moves the bar with its view controller during an interactive pop in which UIKit does not move
    /// it: from iOS 26, and with the content pop gesture. Default true.
    ///
    /// If it is false, a bar that only one of the two view controllers shows stays over the other one's content until the finger is
    /// lifted, and then slides out vertically. The library moves it with `UIView.transform`, which UIKit's documentation
    /// does not mention, while it rules out changes of the bar's frame, bounds and alpha. Set it to false if UIKit
    /// and the library disagree about the bar's position on a system; the end of a transition is right either way.
    public var movesBarInInteractivePops = true

    /// A delegate that stands in front of the library's for a moment and forwards to it, such as that of a film. It is not reported
    /// as one that has replaced the library's.
    package weak var temporaryDelegate: (any UINavigationControllerDelegate)?

    /// The app's own delegate, to which the library's forwards.
    package var appDelegate: (any UINavigationControllerDelegate)? { delegate.next }

    /// What was reported before the app set a handler; nil from then on.
    private var loggedProblems: [String]? = []
    private let backdrop: BarBackdropView
    /// Weak, since on Linux the end of this view tells that the navigation controller is gone.
    private weak var checkpoint: CheckpointView?
    private let delegate = ForwardingNavigationDelegate()
    let pages: PageAppearances
    private let tabSelection = TabSelectionObserver()
    private let contentTops = ContentTops()
    /// The animated updates outside of transitions.
    private let updates = UpdateProgress()
    private let writer: BarWriter
    private let toolbarBackground: ToolbarBackground
    private let swipePolicy: SwipeBackPolicy
    private let contentPopGesture: ContentPopGesture

    /// The state that was last written to the bars.
    private var shown: BarState
    /// The requests for the bars' visibility that were last carried out; nil during a transition.
    private var settledVisibility: SettledVisibility?
    /// The bars' visibility as last noted before the pages' callbacks could change it (`noteBars`).
    private var wasBarHidden: Bool
    private var wasToolbarHidden: Bool
    /// The rotation at the end of which the visibility is checked.
    private weak var awaitedRotation: (any UIViewControllerTransitionCoordinator)?
    /// The transition in progress.
    private var flight: TransitionFlight?
    /// What a cancel of the transition in progress restores beside the bars.
    private var beforeFlight = BeforeFlight()
    /// Pages that still move out although their transitions have ended, because the next one interrupted them. They keep
    /// their content's position until they are gone.
    private var leavingPages: [PageContent] = []
    /// Pages that were replaced without animation, with another visibility of the bar. They keep their content's position until
    /// they are off the screen.
    private var replacedPages: [PageContent] = []
    /// The page on top at the end of a transition, with the place of its content and its scroll positions, while pages of
    /// interrupted ones still move out. A page that replaces it without animation ends them all: UIKit lays it out below that
    /// page's bar before it tells the library.
    private var contentOnTop: PageContent?
    /// The incoming page of the last transition until the next layout pass or transition, with whether its bar was to be hidden,
    /// and the kind of that bar. UIKit may give it its insets after it has reported the end.
    private var shownContent: (content: PageContent, isBarHidden: Bool, kind: ContentTops.Kind?)?
    /// The pages that were on the stack at the end of the last transition.
    private var knownPages = StackRecord()
    /// Pages that may have left it since.
    private var removedPages = RemovedPages()
    /// The page that was on top when the bars were last written.
    private weak var settledPage: UIViewController?
    /// The page that a transition of another container shows, before its first frame.
    private weak var presentedPage: UIViewController?
    /// Whether the last transition has shown or hidden the bar, so that another view controller decides about the status bar, and the
    /// library has not had the status bar updated since it came or went.
    private var awaitsStatusBarUpdate = false
    /// An update that waits for the end of the transition in progress.
    private var pendingUpdate: PendingUpdate?
    private var didReportLostDelegate = false
    private var didReportOuterStack = false
    private var refusesDelegate = false
    private var hasBegun = false
    private var hasBeenInWindow = false
    /// The last transition of a nested navigation controller with which the bars have been animated, or will not be.
    private weak var animatedInside: (any UIViewControllerTransitionCoordinator)?
    /// What a canceled transition of a nested navigation controller restores, until its end.
    private var canceledInside: BeforeInside?
    /// Whether the bars' own values are to be written when the bar is in a window.
    private var awaitsWindow = false
    /// Whether the bar has entered a window since the last layout pass, and with it can have another look of its own.
    private var awaitsOwnLook = false

    /// What has attached this object for SwiftUI and sets its default; nil if the app has attached it or has set a default.
    var finder: Finder?

    struct Finder {
        /// Nil if it is gone.
        weak var viewController: UIViewController?
    }

    /// An animated update outside of transitions.
    private struct AnimatedUpdate {
        /// The page on top.
        let page: UIViewController
        /// What the bars change to. The page can declare something else as the update shows or hides a bar.
        var state: BarState
        /// Whether the bar goes: then it keeps its look until it is gone.
        var isBarGoing: Bool
        /// Whether the bar is not on the screen yet: one that comes has its look from the first frame.
        var isBarComing = false
        /// Whether the update shows or hides the bar.
        var changesVisibility = false
        /// How the bar's background changes.
        var change = BackgroundChange.none
        /// How the toolbar's background changes.
        var toolbarChange = BackgroundChange.none
        /// Whether the toolbar was on the screen before.
        var hadToolbar = false
        /// Whether a toolbar that goes keeps its look.
        var keepsToolbarLook = false
        /// Its number in `UpdateProgress`. This one replaces those that the page has begun as the update showed or hid a bar, so it is
        /// that of the last of them.
        var number = 0
    }

    @MainActor
    private struct PendingUpdate {
        /// The pages that have asked for it, each with whether it wants the update animated.
        var pages = WeakTable<UIViewController, Bool>()
    }

    private struct SettledVisibility {
        /// That of the page, or of the page that a navigation controller on the stack shows.
        weak var item: UINavigationItem?
        var done: VisibilityRequests.Done
    }

    @MainActor
    private struct BeforeFlight {
        /// `settledVisibility`.
        var visibility: SettledVisibility?
        /// What the transition changes on the stack.
        var change = StackChange()
        /// Whether the incoming page has not been read before.
        var isIncomingNew = false
    }

    /// What a cancel of a transition of a nested navigation controller restores.
    @MainActor
    private struct BeforeInside {
        /// The nested navigation controller.
        weak var stack: UINavigationController?
        /// The outgoing page.
        weak var page: UIViewController?
        /// The incoming page.
        weak var incoming: UIViewController?
        /// `settledVisibility`.
        let visibility: SettledVisibility?
        let bars: BarWriter.Visibility
        /// The visibility before the pages' callbacks.
        let wasBarHidden: Bool
        let wasToolbarHidden: Bool

        /// The outgoing page's requests that were carried out.
        var done: VisibilityRequests.Done? {
            guard let visibility, let page, visibility.item === page.shownItem else { return nil }
            return visibility.done
        }
    }

    // MARK: Attaching

    /// - Parameter navigationController: one whose view is loaded: UIKit sets its own delegates of the swipe recognizers then,
    ///   and many subclasses set theirs in viewDidLoad. No page's view loads with it.
    init(attachingTo navigationController: UINavigationController, defaultAppearance: BarAppearance?) {
        let bar = navigationController.navigationBar
        self.navigationController = navigationController
        let backButtons = BackButtonInterceptor()
        pages = PageAppearances(
            navigationController, defaultAppearance: defaultAppearance, backButtons: backButtons)
        writer = BarWriter(navigationController)
        toolbarBackground = ToolbarBackground(navigationController)
        swipePolicy = SwipeBackPolicy(backButtons: backButtons, navigationDelegate: delegate)
        contentPopGesture = ContentPopGesture(navigationController, policy: swipePolicy, delegate: delegate)
        shown = BarState(nil, baseline: writer.baseline)
        wasBarHidden = navigationController.isNavigationBarHidden
        wasToolbarHidden = navigationController.isToolbarHidden
        backdrop = BarBackdropView(of: bar, edge: .top)
        delegate.observer = self
        swipePolicy.onTouch = { [weak self] in
            guard let self else { return }
            checkDelegate()
            // Where the app has disabled animations, `settleLater` waits for a layout pass after that, which may not come.
            settle()
            showUnseenPage()
            noteStackBelowTop()
            restoreEmptiedStack()
            if flight == nil { noteBars() }
            checkScrollView()
        }
        // Until the page has moved or is gone.
        backdrop.addedInset = { [weak self] in self?.heldContent(of: $0)?.ownInset ?? 0 }
        pages.onProblem = { [weak self] in self?.report($0) }
        tabSelection.onChange = { [weak self] in self?.checkpoint?.setNeedsLayout() }
    }

    /// Takes over the delegates and writes the state of the stack.
    func begin() {
        becomeDelegate()
        insertCheckpoint()
        adoptStack()
        if let navigationController { Self.updateBar(around: navigationController) }
        hasBegun = true
    }

    func reattach(defaultAppearance: BarAppearance?) {
        guard let navigationController else { return }
        let isNewDefault = defaultAppearance != nil && defaultAppearance != self.defaultAppearance
        if isNewDefault { self.defaultAppearance = defaultAppearance }
        // A page that is read can attach it again.
        guard hasBegun else { return }
        let wasReplaced = !isDelegate(of: navigationController)
        becomeDelegate()
        // If a subclass refuses the delegate and `onProblem` attaches the library again, the refusal is not reported again.
        if navigationController.delegate === delegate { didReportLostDelegate = false }
        insertCheckpoint()
        checkAttachment()
        // While the app's delegate was in its place, the library may have seen neither the end of one transition nor the start of
        // another.
        settle()
        if let coordinator = navigationController.transitionCoordinator {
            guard flight?.isDriven(by: coordinator) != true else {
                if isNewDefault { updateAfterTransition() }
                return
            }
            if let flight { end(flight) }
            flight = nil
        } else if !wasReplaced, !isNewDefault {
            return
        }
        // In the page's `viewWillAppear` the transition has begun, and `willShow` follows.
        adoptStack(isKnown: !wasReplaced)
        // Otherwise nothing is new for the stack around, whose bar can be animated now, or whose page attaches as it is read.
        if wasReplaced || isNewDefault { Self.updateBar(around: navigationController) }
    }

    /// Writes the state of a stack of whose changes the library was not told. During a transition of the stack itself, or a
    /// rotation, it waits for the end and writes nothing until then.
    /// - Parameter isKnown: whether the library knows the stack from before the transition.
    private func adoptStack(isKnown: Bool = false) {
        guard let navigationController else { return }
        // Nothing has been seen yet of a stack that another container is about to show, for example in a presentation.
        guard let coordinator = navigationController.transitionCoordinator,
            !navigationController.isIncoming(in: coordinator)
        else {
            pages.updateLoadedPages()
            return applyState()
        }
        if !isKnown {
            // Another transition can interrupt it, and is a push or a pop.
            noteStack(of: navigationController)
            // The page that comes was not there before, so it moves in as in a push, also if it replaces another one.
            let stack = navigationController.viewControllers
            if stack.last?.isMovingToParent == true { knownPages.update(to: stack.dropLast()) }
        }
        updateAfterTransition()
    }

    /// Updates the bar of the stack around one that has been attached, detached or given another default: it shows its pages.
    private static func updateBar(around nested: UINavigationController) {
        // One that has not been read yet is read when it is shown.
        guard let outer = nested.outerStack?.barTransition, outer.pages.hasRead(nested) else { return }
        outer.appearanceChanged(of: nested, animated: false)
    }

    private func insertCheckpoint() {
        guard checkpoint?.superview == nil, let container = navigationController?.view else { return }
        let view = CheckpointView()
        view.onEnteringWindow = { [weak self] in self?.enterWindow() }
        view.onCheckpoint = { [weak self] in
            guard let self else { return }
            showUnseenPage()
            noteStackBelowTop()
            restoreShownContent()
            checkAttachment()
        }
        // Entering the window, it is needed already.
        checkpoint = view
        view.attach(to: container)
    }

    /// Puts the library in front of the app's delegates of the navigation controller and of its swipe recognizers.
    /// Idempotent. UIKit can replace the recognizers' delegates when the navigation controller's is set, so they are
    /// taken over before and after that.
    private func becomeDelegate() {
        guard let navigationController else { return }
        swipePolicy.attach(to: navigationController)
        guard !isDelegate(of: navigationController) else { return }
        delegate.next = navigationController.delegate
        navigationController.delegate = delegate
        swipePolicy.attach(to: navigationController, delegateChanged: true)
    }

    /// Whether the library's delegate is in its place, or behind the temporary one.
    private func isDelegate(of navigationController: UINavigationController) -> Bool {
        guard let present = navigationController.delegate else { return false }
        return present === delegate || present === temporaryDelegate
    }

    /// Restores everything that the library has changed, except what the app has changed since, and the values of navigation
    /// items that are left to other code (`onProblem`). Idempotent.
    public func detach() {
        guard let attached = navigationController else { return }
        contentPopGesture.isEnabled = false
        // From here on nothing is reported, and nothing is written except original values.
        navigationController = nil
        let interrupted = flight
        flight = nil
        (contentOnTop, shownContent) = (nil, nil)
        pages.end()
        tabSelection.end()
        // What the app has set or removed since the last touch is the app's.
        swipePolicy.attach(to: attached)
        if attached.delegate === delegate { attached.delegate = delegate.next }
        swipePolicy.detach()
        // A page can be held by the transition and, from before, as a replaced one. The last is undone first.
        if let interrupted { interrupted.end(before: writer.restoreAll) } else { writer.restoreAll() }
        restore(replacedPages.take { _ in true })
        restore(leavingPages.take { _ in true })
        toolbarBackground.restore()
        backdrop.removeFromSuperview()
        checkpoint?.removeFromSuperview()
        AttachedObject.set(nil, of: attached)
        for page in pages.readPages { Self.writeAgain(page) }
        // Nothing draws the backgrounds of the pages of a nested stack any more.
        for page in attached.viewControllers { (page as? UINavigationController)?.barTransition?.adoptStack() }
        Self.updateBar(around: attached)
    }

    // MARK: Checking the attachment

    /// Until the navigation controller is in a window the app sets it up, often with delegates of its own.
    private func enterWindow() {
        if !hasBeenInWindow { becomeDelegate() }
        hasBeenInWindow = true
        checkAttachment()
        // The bar enters it too, perhaps after this, and UIKit applies the values of `UIAppearance` to it there (fact 6.1.7).
        awaitsOwnLook = true
        settle()
        // Nothing waited for a transition's end outside of the window.
        guard flight == nil else { return settleLater() }
        // In a collapsed split view the bar belonged to the navigation controller around this one.
        if navigationController?.transitionCoordinator == nil {
            applyState()
        } else {
            updateAfterTransition()
        }
    }

    /// Checks what UIKit and the app may have replaced.
    private func checkAttachment() {
        checkDelegate()
        // `onProblem` can have detached the library.
        guard let navigationController else { return }
        swipePolicy.attach(to: navigationController)
        backdrop.updatePresence()
        if awaitsWindow { writeAppearance() }
        if awaitsOwnLook { followOwnLook() }
        // Off the screen nothing has to be held, and UIKit may report no end there.
        if navigationController.viewIfLoaded?.window == nil { flight?.end() }
        flight?.holdContent()
        settleLeavingPages(where: hasLeft)
        restore(replacedPages.take(where: hasLeft))
        if flight == nil, navigationController.transitionCoordinator == nil {
            if awaitsStatusBarUpdate {
                // A bar that is shown as the transition ends can come only after it.
                awaitsStatusBarUpdate =
                    !navigationController.isNavigationBarHidden && navigationController.navigationBar.isHidden
                navigationController.updateStatusBar()
            }
            pages.updateBackButtons()
            if navigationController.viewControllers.isEmpty {
                restoreEmptiedStack()
            } else if !updates.areInProgress, let top = navigationController.topViewController {
                let isShown = settledPage === top && navigationController.outerStack == nil
                clearRemovedPages(beforeEdgeEffectOf: top, under: isShown ? shown.background : nil)
            }
        }
        followTabs()
        pages.checkVerticalBar()
        checkHeight()
    }

    /// Writes the item of the page on top again if the bar has another look of its own since it entered the window. An item that
    /// other code has written since is left to it.
    private func followOwnLook() {
        guard flight == nil, let navigationController, navigationController.navigationBar.window != nil else { return }
        awaitsOwnLook = false
        // The bars on the screen belong to the stack around a nested one. A bar that goes keeps its look.
        guard navigationController.outerStack == nil, let top = navigationController.topViewController,
            updates.pageOfGoingBar !== top, pages.isItemCurrent(of: top)
        else { return }
        pages.writeAgain(top)
    }

    /// Writes the visibility of the bars again if the height has become one at which UIKit hides bars, or the other way.
    private func checkHeight() {
        // During a transition no request is carried out yet.
        guard let navigationController, let top = navigationController.topViewController else { return }
        let done = doneRequests(of: top)
        let isAtHidingHeight = navigationController.isAtHidingHeight
        guard [done.bar, done.toolbar].compactMap(\.self).contains(where: { $0.isAtHidingHeight != isAtHidingHeight })
        else { return }
        guard let coordinator = navigationController.transitionCoordinator else { return applyState() }
        guard coordinator !== awaitedRotation else { return }
        awaitedRotation = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            if let self, flight == nil { updateBars(animated: true) }
        }
    }

    /// The page on top can have another scroll view than before, of which UIKit tells nobody. Its content passes under the bar as the
    /// user scrolls it, which begins with a touch.
    private func checkScrollView() {
        guard !updates.areInProgress, let navigationController, let settledPage,
            navigationController.transitionCoordinator == nil, navigationController.outerStack == nil,
            navigationController.topViewController === settledPage
        else { return }
        pages.updateEdgeEffect(of: settledPage, under: shown.background)
        backdrop.checkScrollView()
    }

    /// A page's content, if the library holds it in its place.
    private func heldContent(of page: UIViewController) -> PageContent? {
        if let flight {
            if flight.outgoingPage === page { return flight.outgoing }
            if flight.incomingPage === page { return flight.incoming }
        }
        return leavingPages.first { $0.page === page } ?? replacedPages.first { $0.page === page }
    }

    /// Whether a page has left the screen, alone or with the navigation controller, whose views UIKit notifies one after
    /// the other.
    private func hasLeft(_ page: PageContent) -> Bool {
        !page.isOnScreen || navigationController?.viewIfLoaded?.window == nil
    }

    /// Changes the bars if another tab of the top page is selected. Before its view is in the hierarchy it cannot declare
    /// anything; the next layout pass is early enough for the first frame.
    private func followTabs() {
        guard let top = navigationController?.topViewController, tabSelection.follow(top.appearanceTabs) else { return }
        // The same declaration is written again, for the other tab's scroll view.
        let isAnimated = updates.areInProgress || top.declaredBarAppearance != pages.declared(by: top)
        // The tab's views have not been laid out yet, and would move from a corner to their places.
        if isAnimated { UIView.performWithoutAnimation { navigationController?.view.layoutIfNeeded() } }
        appearanceChanged(of: top, animated: isAnimated)
    }

    /// Whether nothing waits for an end that UIKit may not report.
    private var isSettled: Bool {
        flight == nil && canceledInside == nil && leavingPages.isEmpty && pendingUpdate == nil
    }

    /// Ends a transition whose end UIKit has not reported, as for a presentation that is dismissed during a push, and does
    /// what waits for it.
    /// - Parameter givesUp: whether pages that are still on the screen after an interruption count as gone.
    private func settle(givesUp: Bool = false) {
        guard let navigationController, navigationController.transitionCoordinator == nil else { return }
        if let flight {
            // After a canceled transition UIKit sends no didShow.
            endFlight(isCanceled: flight.isCanceled || navigationController.topViewController === flight.outgoingPage)
        }
        if let canceledInside, canceledInside.stack?.transitionCoordinator == nil {
            endTransition(after: canceledInside)
        }
        settleLeavingPages { givesUp || hasLeft($0) }
        performPendingUpdate()
    }

    /// Settles after a duration in seconds, and then again and again until everything is settled: the completion of a
    /// coordinator may never run (fact 1.3.5), and UIKit does not tell when a page of an interrupted transition has left
    /// the screen. For one such page it looks 20 times.
    private func settleLater(after duration: TimeInterval = 0.1, remaining: Int = 20) {
        guard !isSettled else { return }
        checkpoint?.notify(after: duration) { [weak self] in
            guard let self else { return }
            guard navigationController?.transitionCoordinator == nil else { return settleLater(after: duration) }
            settle(givesUp: remaining == 0)
            settleLater(remaining: remaining - 1)
        }
    }

    /// Settles later only if something still waits.
    private func didEndWaiting() {
        if isSettled { checkpoint?.cancelNotification() } else { settleLater() }
    }

    /// Removes the adjustments of pages that have left the screen since an interruption. The last one brings the state of
    /// the page on top, which waited for it.
    private func settleLeavingPages(where isOver: (PageContent) -> Bool) {
        guard !leavingPages.isEmpty else { return }
        restore(leavingPages.take(where: isOver))
        guard leavingPages.isEmpty, flight == nil, let navigationController else { return }
        guard let rotation = navigationController.transitionCoordinator else { return applyStateAfterLeaving() }
        // The device rotates: the state that follows the last page has to wait for its end.
        rotation.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self, leavingPages.isEmpty, self.flight == nil else { return }
            applyStateAfterLeaving()
        }
    }

    /// Whether an animated update of a page goes on outside of a transition.
    private func isUpdating(_ page: UIViewController?) -> Bool { updates.areInProgress && settledPage === page }

    /// Writes the state of the page on top, which may have replaced the one that was there as the last transition ended.
    private func applyStateAfterLeaving() {
        // An update that the page has begun since goes on. Its end writes the state.
        if !isUpdating(navigationController?.topViewController) { applyState() }
        contentOnTop = nil
    }

    /// Reports once that the app has replaced the library as the delegate. Where the app has removed its own delegate again, nobody
    /// would attach the library again, so it takes its place back.
    private func checkDelegate() {
        guard let navigationController, !isDelegate(of: navigationController) else { return }
        if navigationController.delegate == nil, !refusesDelegate {
            // A subclass can refuse every delegate but its own.
            refusesDelegate = true
            reattach(defaultAppearance: nil)
            guard navigationController.delegate !== delegate else {
                refusesDelegate = false
                return
            }
        }
        guard !didReportLostDelegate else { return }
        didReportLostDelegate = true
        report(
            "the delegate of \(navigationController) was replaced after attachBarTransition(), so its transitions are "
                + "no longer smoothed; set your delegate first, or call attachBarTransition() again after setting it.")
    }

    /// Shows the bar of a page that came while the app's delegate was in the library's place: some apps set their own
    /// delegate for one transition and then put the library's back. Nobody tells the library of such a page.
    private func showUnseenPage() {
        guard let navigationController, navigationController.delegate === delegate, isSettled,
            navigationController.transitionCoordinator == nil, navigationController.outerStack == nil,
            let top = navigationController.topViewController, top !== settledPage, top.viewIfLoaded?.window != nil
        else { return }
        adoptStack()
    }

    // MARK: States

    private func state(of page: UIViewController) -> BarState { stateAndRequests(of: page).state }

    private func stateAndRequests(of page: UIViewController) -> (state: BarState, requests: VisibilityRequests) {
        let appearance = pages.appearance(of: page)
        // The bars on the screen belong to the stack around a nested one. They are due when it is no longer nested.
        let isNested = navigationController?.outerStack != nil
        let requests = VisibilityRequests(
            isNested ? nil : appearance, isAtHidingHeight: navigationController?.isAtHidingHeight ?? false)
        var state = BarState(appearance, baseline: writer.baseline)
        if let navigationController {
            state.leaveVisibility(
                to: requests, after: doneRequests(of: page), isHidden: navigationController.isNavigationBarHidden)
        }
        if isNested { (state.visibility, state.toolbar.isHidden) = (.keep, writer.baseline.isToolbarHidden) }
        return (state, requests)
    }

    /// The requests of a page that have been carried out: none of a page that is about to be shown.
    private func doneRequests(of page: UIViewController) -> VisibilityRequests.Done {
        guard let settledVisibility, settledVisibility.item === page.shownItem else { return VisibilityRequests.Done() }
        return settledVisibility.done
    }

    /// From here on UIKit and the app can hide and show the bars.
    private func settleVisibility(of page: UIViewController, after requests: VisibilityRequests) {
        noteBars()
        // What the app does before the page is on the screen comes before its declaration.
        guard page.viewIfLoaded?.window != nil else { return }
        settledVisibility = SettledVisibility(item: page.shownItem, done: requests.done)
    }

    /// Stores what the pages' callbacks in the next transition can change before the library is called.
    private func noteBars() {
        guard let navigationController else { return }
        wasBarHidden = navigationController.isNavigationBarHidden
        wasToolbarHidden = navigationController.isToolbarHidden
        writer.noteVisibility()
    }

    /// Stores the pages on the stack. The next transition is a push or a pop in comparison with them.
    private func noteStack(of navigationController: UINavigationController) {
        removedPages.note(knownPages.update(to: navigationController.viewControllers).removed)
    }

    /// Stores changes below the top that were made without animation: UIKit tells nobody of them.
    private func noteStackBelowTop() {
        guard let navigationController, flight == nil, let settledPage,
            navigationController.topViewController === settledPage
        else { return }
        noteStack(of: navigationController)
    }

    /// Restores the pages and the bars of a stack that the app has emptied, of which UIKit tells nobody. Idempotent.
    private func restoreEmptiedStack() {
        guard flight == nil, let navigationController, navigationController.viewControllers.isEmpty,
            navigationController.transitionCoordinator == nil
        else { return }
        // Until UIKit's next layout pass its last page is still on the screen with its bars, and the app can push another one.
        if let view = settledPage?.viewIfLoaded, view.window != nil, view.isDescendant(of: navigationController.view) {
            return
        }
        noteStack(of: navigationController)
        clearRemovedPages()
        // The bars on the screen belong to the stack around a nested one.
        if let outer = navigationController.outerStack {
            outer.barTransition?.nestedStackIsEmpty(navigationController)
            return
        }
        updates.pageOfGoingBar = nil
        releaseGoingToolbar()
        // The next page is shown as one that is new.
        (settledPage, settledVisibility) = (nil, nil)
        var state = BarState(nil, baseline: writer.baseline)
        state.leaveVisibility(
            to: VisibilityRequests(nil, isAtHidingHeight: navigationController.isAtHidingHeight),
            after: VisibilityRequests.Done(), isHidden: navigationController.isNavigationBarHidden)
        shown = state
        updates.settle()
        showBars(over: nil)
    }

    /// Shows the bars of a nested navigation controller that has no page any more, once: with them UIKit can lay it out, and its
    /// object notices again that it is empty.
    private func nestedStackIsEmpty(_ nested: UINavigationController) {
        guard flight == nil, let navigationController, navigationController.transitionCoordinator == nil,
            navigationController.topViewController === nested, settledVisibility?.item !== nested.shownItem,
            // Its last page is still on the screen.
            !nested.children.contains(where: { $0.viewIfLoaded?.window != nil })
        else { return }
        pages.update(nested)
        applyState()
    }

    /// Removes what pages that have left the stack still have, and then writes the edge effect of the page on top: one of them can be
    /// in that page now, as a child.
    /// - Parameter background: the background of the page on top if the caller knows it, evaluated when the others are cleared.
    private func clearRemovedPages(
        beforeEdgeEffectOf top: UIViewController, under background: @autoclosure () -> BarAppearance.Background?
    ) {
        clearRemovedPages()
        pages.updateEdgeEffect(of: top, under: background())
    }

    /// Removes what pages that have left the stack still have.
    private func clearRemovedPages() {
        guard let navigationController else { return }
        let isAtRest = flight == nil && leavingPages.isEmpty && navigationController.transitionCoordinator == nil
        if isAtRest {
            pages.releaseLooks()
            if let top = navigationController.topViewController { pages.releaseBackground(of: top) }
        }
        for page in removedPages.takeGone(
            from: navigationController, isAtRest: isAtRest, isOnStack: knownPages.contains)
        {
            pages.clear(page)
            backdrop.removeTitleBackdrop(of: page)
            if page.parent !== navigationController { Self.writeAgain(page) }
            // Without animation UIKit still has it as a child in `willShow`. A nested stack is restored when it has left.
            if page is UINavigationController, page.parent === navigationController { removedPages.note([page]) }
        }
    }

    /// If the app has moved a page to another stack, has that stack's object write to it again: what was just restored here can be
    /// what that object had written.
    private static func writeAgain(_ page: UIViewController) {
        (page.parent as? UINavigationController)?.barTransition?.pages.writeAgain(page)
    }

    // MARK: Updates outside of transitions

    /// The app declares the appearance of a page again, whose item was left to other code.
    func takeBackItem(of controller: UIViewController) {
        guard let navigationController, let page = controller.page(of: navigationController) else { return }
        pages.takeBackItem(of: page, isLater: flight != nil || navigationController.transitionCoordinator != nil)
    }

    /// The appearance of a page, or of a child inside it, has changed.
    func appearanceChanged(of controller: UIViewController, animated: Bool) {
        guard let navigationController, let page = controller.page(of: navigationController) else { return }
        // A nested navigation controller is about to push or pop: what its page declares before the first frame is part of that.
        if awaitsTransition(inside: page) {
            pages.update(page)
            return pages.updateEdgeEffect(of: page)
        }
        // A page that follows its insets or its scroll position calls this as an update lays it out, or as UIKit does so for a bar
        // that the update shows or hides: that is part of the update.
        let isInUpdate = updates.isLayingOut && navigationController.topViewController === page
        if isInUpdate, page.declaredBarAppearance == pages.declared(by: page) {
            // Its item can have other buttons now, or be taken back. That of a bar that goes is written when the bar is gone.
            if updates.pageOfGoingBar !== page { pages.update(page) }
            return
        }
        let isAnimated = animated || isInUpdate
        let before = !isAnimated && isAtRest(page) ? pages.declared(by: page) : nil
        if let before, changeBackground(of: page, from: before) { return }
        checkAttachment()
        settle()
        guard navigationController.transitionCoordinator == nil else {
            if changePlan(for: page) { return }
            guard flight == nil, presentedPage === page else {
                return updateAfterTransition(of: page, animated: isAnimated)
            }
            pages.update(page)
            return applyState(of: page, isShown: doneRequests(of: page).bar != nil)
        }
        guard navigationController.topViewController === page else {
            // One whose view is not loaded is read when it is shown.
            guard page.isViewLoaded else { return }
            pages.update(page)
            // Both can have the same button. It has the color of the page on the screen.
            if let top = self.navigationController?.topViewController, pages.hasRead(top) { pages.writeTints(of: top) }
            return
        }
        // What a page declares before it has been shown, as in `viewIsAppearing` or in its first layout, is there in its first frame.
        let animated = isAnimated && (page is UINavigationController || doneRequests(of: page).bar != nil)
        updateBars(animated: animated) { if before == nil { pages.read(page) } }
    }

    /// Whether a page is a nested navigation controller with a push or a pop of its own that has not been animated yet. The bars will
    /// be animated with it, unless the app has replaced the library as its delegate: then nobody tells of it.
    private func awaitsTransition(inside page: UIViewController) -> Bool {
        guard let nested = page as? UINavigationController, nested.barTransition?.isDelegate(of: nested) == true,
            let top = nested.topViewController, let coordinator = nested.transitionCoordinator,
            // While it has none of its own, this is that of the stack around it.
            coordinator.outgoing(to: top) != nil
        else { return false }
        return coordinator !== animatedInside
    }

    /// Whether a page is on top, its appearance is shown, and nothing moves.
    private func isAtRest(_ page: UIViewController) -> Bool {
        isSettled && !updates.areInProgress && settledPage === page && !pages.keepsTextColors
            && navigationController?.topViewController === page && navigationController?.transitionCoordinator == nil
    }

    /// Reads a page's appearance again, and shows its background if nothing else has changed since the last time. A bar that
    /// follows a scroll position changes so in every frame, so nothing else is written or checked but the tints of buttons, which
    /// the app may have replaced.
    /// - Returns: false if more has changed.
    private func changeBackground(of page: UIViewController, from before: BarAppearance) -> Bool {
        guard var appearance = pages.read(page) else { return false }
        let background = appearance.background
        guard before.background != background, before.background.isDrawn, background.isDrawn,
            before.tintsForBackground == appearance.tintsForBackground
        else { return false }
        appearance.background = before.background
        guard appearance == before, pages.isItemCurrent(of: page) else { return false }
        shown.background = background
        backdrop.show(background, shadow: shown.shadow, of: page)
        pages.writeTints(of: page)
        return true
    }

    /// A child that declares an appearance for a page has come, gone or changed.
    func declarationsChanged(in page: UIViewController, animated: Bool) {
        // A page that has not been read yet is read when it shows.
        guard let navigationController, let page = page.page(of: navigationController), pages.hasRead(page),
            page.declaredBarAppearance != pages.declared(by: page)
        else { return }
        appearanceChanged(of: page, animated: animated)
    }

    /// Reads the incoming page again if the transition in progress has not reached its first frame, and changes its plan.
    /// - Returns: false if it is too late.
    private func changePlan(for page: UIViewController) -> Bool {
        guard let navigationController, navigationController.topViewController === page, let flight,
            flight.incomingPage === page, flight.canChangePlan
        else { return false }
        // What has not been seen does not move, also where the page declares it inside an animation of its own.
        UIView.performWithoutAnimation { pages.update(page) }
        guard self.navigationController != nil else { return true }
        UIView.performWithoutAnimation {
            pages.updateEdgeEffect(of: page)
            if flight.incoming.belongsToMinimization, flight.incoming.isInsetShifted { flight.incoming.restore() }
        }
        var next = state(of: page)
        writer.repeatRestores(of: flight.plan.to, in: &next)
        if next != flight.plan.to {
            let plan = plan(
                from: flight.plan.from, of: flight.outgoingPage, to: next, of: page, byApp: flight.isByApp,
                in: navigationController)
            guard self.navigationController != nil else { return true }
            holdLooks(for: plan, from: flight.outgoingPage, to: page)
            flight.change(to: plan)
        }
        return true
    }

    /// Notes that a page is shown by a transition of another container, such as a presentation, until that has animated: what
    /// the page declares before is there in the first frame.
    private func noteFirstFrame(of page: UIViewController) {
        guard flight == nil, let coordinator = navigationController?.transitionCoordinator else { return }
        presentedPage = page
        coordinator.animate { [weak self] _ in
            self?.presentedPage = nil
        } completion: { [weak self] _ in
            self?.presentedPage = nil
            // Then pages that the other transition has removed are gone.
            self?.checkpoint?.setNeedsLayout()
        }
    }

    /// Lays out the toolbar without animation. Items that the app has just set would move in from a corner otherwise.
    ///
    /// UIKit lays out the views around the toolbar too, if they need it. So this comes before anything is written that changes
    /// the height of the navigation bar, which is animated.
    private func layOutToolbar() {
        guard let navigationController, !navigationController.isToolbarHidden else { return }
        UIView.performWithoutAnimation { navigationController.toolbar.layoutIfNeeded() }
    }

    /// Has pages read again and changes the bars to the top one's state. Its texts keep their colors until their moment.
    private func updateBars(animated: Bool, after read: () -> Void) {
        guard let top = navigationController?.topViewController else { return }
        // While animations are disabled everything is there at once, also what an earlier update still animates. A wait for the moment of
        // the texts would end only in the next turn.
        let animated = animated && UIView.areAnimationsEnabled
        if animated { layOutToolbar() }
        let textColors = animated ? pages.shownTextColors(of: top) : nil
        read()
        if animated { noteGoingToolbar(of: top, in: state(of: top)) }
        if top.viewIfLoaded?.window != nil, losesBar(top, in: state(of: top)) {
            if animated { return updateBars(animated: true) }
            // What has been read is written when the bar is gone. The toolbar does not wait for that.
            if updates.pageOfGoingBar === top, navigationController?.isNavigationBarHidden == true {
                return showToolbarBesideGoingBar(of: top)
            }
        }
        pages.writeNewDefaultBelow(top)
        let keepsTextColors = pages.write(top, keeping: textColors)
        updateBars(animated: animated, from: keepsTextColors ? textColors : nil)
    }

    /// Whether the bar over the top page goes. It keeps its look until it is gone: one that an earlier update has begun to hide is
    /// still on the screen.
    private func losesBar(_ top: UIViewController, in state: BarState) -> Bool {
        state.isHidden && (navigationController?.isNavigationBarHidden == false || updates.pageOfGoingBar === top)
    }

    /// Shows without animation what the page on top declares for the toolbar, while an update hides its navigation bar.
    private func showToolbarBesideGoingBar(of top: UIViewController) {
        // The update that has begun to hide the bar writes what the page declares meanwhile.
        guard shown.isHidden, settledVisibility?.item === top.shownItem else { return }
        let (state, requests) = stateAndRequests(of: top)
        settledVisibility?.done.toolbar = requests.toolbar
        UIView.performWithoutAnimation {
            writer.writeToolbarVisibility(state, animated: false)
            guard !keepsToolbarLook else { return }
            // One that comes back before it is gone still has the background from before.
            if pages.pageOfGoingToolbar != nil { shown.toolbar.background = toolbarBackground.background }
            releaseGoingToolbar()
            pages.writeToolbarTints(of: top)
            // An animated change to the same background goes on.
            if state.toolbar.background != shown.toolbar.background {
                toolbarBackground.show(state.toolbar.background)
            }
            writer.writeShownToolbarTintColor(state)
            shown.toolbar = state.toolbar
        }
        noteBars()
    }

    /// Notes that an animated update hides the toolbar, which keeps its look until it is gone.
    private func noteGoingToolbar(of top: UIViewController, in state: BarState) {
        guard top.viewIfLoaded?.window != nil, navigationController?.isToolbarHidden == false,
            state.toolbar.isHidden.isWrite(of: true)
        else { return }
        pages.pageOfGoingToolbar = top
    }

    /// Whether a toolbar that an animated update hides can still be on the screen.
    private var keepsToolbarLook: Bool {
        pages.pageOfGoingToolbar != nil && navigationController?.isToolbarHidden == true
    }

    /// Tints the buttons of a toolbar that has gone, or that has been shown again meanwhile.
    private func releaseGoingToolbar() {
        guard let page = pages.pageOfGoingToolbar else { return }
        pages.pageOfGoingToolbar = nil
        pages.writeToolbarTints(of: page)
    }

    /// Changes the bars to the top page's state.
    /// - Parameter textColors: the colors that the texts have now, if they are not the page's own.
    private func updateBars(animated: Bool, from textColors: TextColors? = nil) {
        guard let navigationController, let top = navigationController.topViewController else { return }
        // A page that is not on the screen yet has nothing to animate.
        guard animated, top.viewIfLoaded?.window != nil else {
            pages.showTextColors()
            applyState()
            return showBackgroundBesideLeavingPages()
        }
        // The transition in which the library was attached may have ended just now.
        noteStack(of: navigationController)
        let (state, requests) = stateAndRequests(of: top)
        var update = AnimatedUpdate(page: top, state: state, isBarGoing: losesBar(top, in: state))
        let isReturning = takeLookOfReturningBars(in: update)
        // Before the bar is hidden: UIKit scrolls the page with it, and the page can update its bar then.
        updates.pageOfGoingBar = update.isBarGoing ? top : nil
        // A bar that comes has its background from the first frame, also if its page updates it as it comes.
        let isGone = navigationController.isNavigationBarHidden && !isMovingOut(navigationController.navigationBar)
        update.isBarComing = updates.isBarComing || isGone && !isReturning.bar
        if !update.isBarGoing, !update.isBarComing {
            update.change = .between(shown.background, state.background, traits: barTraits(over: top))
        }
        updates.begin(update.change.beginning(with: backdrop.changingColor))
        // The texts of a bar that goes stay as they are until it is gone, also those that wait for a change before.
        if !update.isBarGoing { changeTextColors(from: textColors, of: top) }
        let hidesToolbar = navigationController.isToolbarHidden
        update.hadToolbar =
            !hidesToolbar || isReturning.toolbar || isToolbarMovingOut(before: state, in: navigationController)
        if update.hadToolbar {
            update.toolbarChange = .between(
                shown.toolbar.background, state.toolbar.background, traits: toolbarTraits)
        }
        // The part under a large title is in the page, and UIKit moves it with the bar only if it is there before.
        if update.isBarComing, !state.isHidden {
            backdrop.show(state.background, shadow: state.shadow, of: top, keepsLeaving: !leavingPages.isEmpty)
        }
        writeVisibility(in: &update, requests: requests)
        noteBars()
        update.keepsToolbarLook = keepsToolbarLook
        UIView.performWithoutAnimation { prepareBackgrounds(for: update, in: navigationController) }
        if hidesToolbar { layOutToolbar() }
        noteShown(in: update)
        animate(update, in: navigationController)
    }

    /// Bars that come back before they are gone are still on the screen, with the look from before, which an update begins with. The
    /// app can have shown them again already.
    /// - Returns: which of the bars come back.
    private func takeLookOfReturningBars(in update: AnimatedUpdate) -> (bar: Bool, toolbar: Bool) {
        let isBarReturning = !update.isBarGoing && updates.pageOfGoingBar === update.page
        if isBarReturning { (shown.background, shown.shadow) = (backdrop.background, backdrop.shadow) }
        let isToolbarReturning = pages.pageOfGoingToolbar === update.page
        if isToolbarReturning { shown.toolbar.background = toolbarBackground.background }
        return (isBarReturning, isToolbarReturning)
    }

    /// Whether a hidden toolbar is still on the screen before an update to a state, as far as a background is seen there.
    private func isToolbarMovingOut(before state: BarState, in navigationController: UINavigationController) -> Bool {
        // A navigation controller creates its toolbar on first access.
        (toolbarBackground.background.isDrawn || shown.toolbar.background != state.toolbar.background)
            && isMovingOut(navigationController.toolbar)
    }

    /// Shows or hides the bars, and reads again what the page declares.
    /// - Parameter requests: the page's requests from before.
    private func writeVisibility(in update: inout AnimatedUpdate, requests: VisibilityRequests) {
        let top = update.page
        // UIKit changes the page's safe area with each bar and lays the page out, and the page can declare something else then. Each
        // request counts as carried out before that, so that what the page asks for meanwhile follows it.
        updates.changeVisibility(isBarComing: update.isBarComing) {
            settledVisibility = SettledVisibility(item: top.shownItem, done: doneRequests(of: top))
            settledVisibility?.done.bar = requests.bar
            update.changesVisibility = writer.writeVisibility(update.state, animated: true)
            let next = stateAndRequests(of: top)
            noteGoingToolbar(of: top, in: next.state)
            settledVisibility?.done.toolbar = next.requests.toolbar
            writer.writeToolbarVisibility(next.state, animated: true)
        }
        update.state = state(of: top)
        // An update of the page's own can have hidden the bar, or brought it back, and has shown the backgrounds already.
        update.isBarGoing = updates.pageOfGoingBar === top
        if shown.background == update.state.background { update.change = .none }
        if shown.toolbar.background == update.state.toolbar.background { update.toolbarChange = .none }
        // Where that was animated, this update, which replaces it, ends it too.
        update.number = updates.number
    }

    /// Shows the start of an update. Call it without animation.
    private func prepareBackgrounds(for update: AnimatedUpdate, in navigationController: UINavigationController) {
        if !update.keepsToolbarLook { releaseGoingToolbar() }
        // The rest of the page is written when the bar is gone.
        if update.isBarGoing, !navigationController.isToolbarHidden { pages.writeToolbarTints(of: update.page) }
        if !update.isBarGoing {
            backdrop.prepare(
                update.change, to: update.state.background, shadow: update.state.shadow, of: update.page)
            if update.isBarComing { writer.writeBarTintColor(update.state) }
        }
        // The app can show a toolbar that is hidden now at any time.
        if !update.keepsToolbarLook {
            toolbarBackground.prepare(
                update.toolbarChange, to: update.state.toolbar.background, isComing: !update.hadToolbar)
        }
    }

    /// Stores what an update is about to show.
    private func noteShown(in update: AnimatedUpdate) {
        let state = update.state
        let changesHairline = !update.isBarGoing && shown.shadow != state.shadow
        shown = state
        settledPage = update.page
        // The effect is under the background: it is there while the background fades, in either direction.
        if !update.isBarGoing, !state.background.isDrawn {
            pages.updateEdgeEffect(of: update.page, under: state.background)
        }
        updates.willAnimate(
            update.number, changesBar: update.change != .none || changesHairline,
            changesToolbar: !update.keepsToolbarLook && update.toolbarChange != .none)
    }

    private func animate(_ update: AnimatedUpdate, in navigationController: UINavigationController) {
        let state = update.state
        // The page can be touched meanwhile: UIKit disables the views that an animation moves without this option.
        UIView.animate(withDuration: UpdateProgress.duration, delay: 0, options: .allowUserInteraction) { [self] in
            checkpoint?.changeInAnimation()
            if !update.isBarGoing {
                backdrop.animate(update.change, shadow: state.shadow)
                writer.writeBarTintColor(state)
                writer.writeBarStyle(state)
            }
            toolbarBackground.animate(update.keepsToolbarLook ? .none : update.toolbarChange)
            writer.writeShownToolbarTintColor(state)
            if update.changesVisibility { navigationController.updateStatusBar() }
            // Animates the bar's height if a prompt or a large title was added or removed.
            if !navigationController.isNested(update.page) { updates.layOut(navigationController.view) }
        } completion: { [weak self] _ in
            self?.didAnimate(update)
        }
    }

    /// Ends an update, unless a newer one has begun. Its animation has ended, or another one, such as a rotation's, has replaced it.
    private func didAnimate(_ update: AnimatedUpdate) {
        let top = update.page
        guard updates.didAnimate(update.number) else { return settleAfterEarlierUpdate() }
        // At the end of a transition UIKit can show or hide the bar a moment later.
        if update.changesVisibility { navigationController?.updateStatusBar() }
        let isBarBack = updates.pageOfGoingBar === top && navigationController?.isNavigationBarHidden == false
        let isToolbarBack = pages.pageOfGoingToolbar === top && navigationController?.isToolbarHidden == false
        updates.pageOfGoingBar = nil
        let keptToolbarLook = pages.pageOfGoingToolbar != nil
        releaseGoingToolbar()
        // Another page can be shown that declares the same.
        guard update.isBarGoing || shown == update.state, flight == nil,
            navigationController?.topViewController === top
        else {
            // An update or a page without animation has left it.
            if keptToolbarLook, flight == nil { writeAppearance() }
            return
        }
        if isBarBack || isToolbarBack {
            // UIKit or the app has shown it again, with the look that it has kept. It changes from there.
            if isBarBack { updates.pageOfGoingBar = top }
            if isToolbarBack { pages.pageOfGoingToolbar = top }
            return updateBars(animated: true) {}
        }
        guard update.isBarGoing else { return settleUpdate(of: top) }
        // It can have declared something else meanwhile.
        pages.write(top, keeping: nil)
        // An earlier change of the toolbar can take longer.
        let isToolbarChanging = updates.isToolbarChanging
        applyState(of: top, isShown: true, endsToolbarChange: !isToolbarChanging)
        if isToolbarChanging { updates.waitForEarlier() }
    }

    /// Shows the end of the last update, unless an earlier one still changes a background: an animation of the app's around that one
    /// can take longer.
    private func settleUpdate(of top: UIViewController) {
        guard updates.end() else { return }
        writer.writeAppearance(shown)
        backdrop.show(shown.background, shadow: shown.shadow, of: top, keepsLeaving: !leavingPages.isEmpty)
        toolbarBackground.show(shown.toolbar.background)
        updates.settle()
        clearRemovedPages(beforeEdgeEffectOf: top, under: shown.background)
    }

    private func settleAfterEarlierUpdate() {
        guard updates.areWaiting, flight == nil, let top = settledPage,
            navigationController?.topViewController === top
        else { return }
        settleUpdate(of: top)
    }

    /// Whether a hidden bar is still on the screen, since UIKit or the app has begun to hide it. Its view is hidden when it is gone. One
    /// that moves out with the page of an interrupted transition keeps that page's look.
    private func isMovingOut(_ bar: UIView) -> Bool {
        guard leavingPages.isEmpty, !bar.isHidden, let container = bar.superview else { return false }
        return bar.shownLayer.frame.intersects(container.bounds)
    }

    /// Shows what an update without animation has brought while pages of interrupted transitions still move out, for which
    /// `applyState` leaves the background as it is.
    private func showBackgroundBesideLeavingPages() {
        guard !leavingPages.isEmpty, flight == nil, !shown.isHidden, let navigationController,
            navigationController.transitionCoordinator == nil, let top = navigationController.topViewController,
            settledPage === top
        else { return }
        backdrop.show(shown.background, shadow: shown.shadow, of: top, keepsLeaving: true)
    }

    /// Changes the colors of texts at the moment of the background's change in progress at which the new ones are easier to read.
    private func changeTextColors(from textColors: TextColors?, of top: UIViewController) {
        guard let textColors, let change = updates.lastChange else { return pages.showTextColors() }
        let next = TextColors(pages.appearance(of: top) ?? BarAppearance())
        let moment = textColors.moment(of: next, during: change.background, in: barTraits(over: top))
        let wait = change.time(until: moment)
        guard moment > 0, wait > 0, let checkpoint else { return pages.showTextColors() }
        checkpoint.perform(after: wait) { [weak self, number = updates.number] in
            // A newer update has its own moment.
            if let self, updates.number == number { pages.showTextColors() }
        }
    }

    /// Updates the bars at the end of the transition in progress. The update is animated if the page that is on top then has asked
    /// for that in its last call. Calls for other pages do not count: they change nothing that is seen, and an animation would move
    /// what the page on top has yet to lay out.
    /// - Parameters:
    ///   - page: the page that asks for the update; nil to update all pages without animation, whatever they have asked for earlier.
    ///   - animated: whether the update is animated if the page is on top.
    private func updateAfterTransition(of page: UIViewController? = nil, animated: Bool = false) {
        let isScheduled = pendingUpdate != nil
        var update = pendingUpdate ?? PendingUpdate()
        if let page { update.pages[page] = animated } else { update.pages.removeAll() }
        pendingUpdate = update
        if !isScheduled { waitForTransition() }
    }

    private func waitForTransition() {
        guard let coordinator = navigationController?.transitionCoordinator else { return }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self else { return }
            // A transition has begun while the device rotated. Its outgoing page may return, and is on no stack until then.
            if flight != nil { waitForTransition() } else { performPendingUpdate() }
        }
        // UIKit may have run the completions already (a variant), or never runs them.
        if flight == nil { settleLater(after: coordinator.transitionDuration) }
    }

    /// Settles after a canceled interaction, if the coordinator's completion does not run. Whether the transition starts
    /// interactively is not known yet if an interaction controller drives it.
    ///
    /// It restores the bars' visibility, which must not undo what the user does after the end. So it looks as soon as the pages
    /// can have moved back, and again and again until they have.
    private func settleAfterCancel(of coordinator: any UIViewControllerTransitionCoordinator) {
        Self.whenCanceled(coordinator) { [weak self] in self?.settleLater(after: $0) }
    }

    /// Calls a closure as the interaction of a transition is canceled.
    /// - Parameter action: receives the time in which the pages move back, in seconds.
    private static func whenCanceled(
        _ coordinator: any UIViewControllerTransitionCoordinator, _ action: @escaping (TimeInterval) -> Void
    ) {
        let check = { (context: any UIViewControllerTransitionCoordinatorContext) in
            guard context.isCancelled else { return }
            action(context.transitionDuration * TimeInterval(context.percentComplete))
        }
        check(coordinator)
        coordinator.notifyWhenInteractionChanges(check)
    }

    /// Performs the update that waits for the end of a transition. UIKit may never call the completion that it waits for
    /// (fact 1.3.5), so every end of a transition performs it.
    private func performPendingUpdate() {
        guard let update = pendingUpdate else { return }
        // The app can have pushed or popped as the other transition ended. Nothing of that is on the screen yet.
        if awaitsStartOfTransition { return waitForTransition() }
        pendingUpdate = nil
        didEndWaiting()
        let top = navigationController?.topViewController
        updateBars(animated: top.flatMap { update.pages[$0] } ?? false) { pages.updateLoadedPages(readingOnly: top) }
    }

    /// Whether an animated push or pop is recorded and has not started: the page on top is not on the screen.
    private var awaitsStartOfTransition: Bool {
        guard let navigationController, let coordinator = navigationController.transitionCoordinator,
            let top = navigationController.topViewController, let outgoing = coordinator.outgoing(to: top)
        else { return false }
        return top.viewIfLoaded?.window == nil && outgoing.viewIfLoaded?.window != nil
    }

    /// Writes the top page's state without animation. Idempotent.
    /// - Parameters:
    ///   - isShown: whether the page is on the screen, and not about to be.
    ///   - updatesEdgeEffect: whether the page's scroll edge effect is written too, for which its views are searched.
    private func applyState(isShown: Bool = true, updatesEdgeEffect: Bool = true) {
        // One that is neither read nor loaded is about to be shown, and its state is written then.
        guard let top = navigationController?.topViewController, top.isViewLoaded || pages.hasRead(top) else { return }
        applyState(of: top, isShown: isShown, updatesEdgeEffect: updatesEdgeEffect)
    }

    private func applyState(
        of top: UIViewController, isShown: Bool, updatesEdgeEffect: Bool = true, endsToolbarChange: Bool = true
    ) {
        guard let navigationController else { return }
        updates.pageOfGoingBar = nil
        let (state, requests) = stateAndRequests(of: top)
        // Off the screen the bars are written for pages and requests that nobody sees. The next page that is shown cannot
        // rely on what was written for it before.
        settledVisibility = SettledVisibility(
            item: top.shownItem, done: doneRequests(of: top).remaining(for: requests))
        shown = state
        noteStack(of: navigationController)
        // The items of a nested stack belong to the stack around it.
        if navigationController.outerStack == nil { pages.writeNewDefault(to: top) }
        // `onProblem` can have detached the library.
        guard self.navigationController != nil else { return }
        pages.writeTints(of: top)
        updates.settle()
        clearRemovedPages()
        if updatesEdgeEffect { pages.updateEdgeEffect(of: top, under: state.background) }
        showBars(over: top, endsToolbarChange: endsToolbarChange)
        settledPage = top
        // The page can have declared something else meanwhile.
        if isShown { settleVisibility(of: top, after: stateAndRequests(of: top).requests) }
    }

    /// Shows the state of the bars in `shown` without animation.
    /// - Parameters:
    ///   - top: the page on top; nil on an empty stack.
    ///   - endsToolbarChange: whether a change of the toolbar's background that is in progress ends.
    private func showBars(over top: UIViewController?, endsToolbarChange: Bool = true) {
        guard let navigationController else { return }
        var changesBar = false
        UIView.performWithoutAnimation {
            // UIKit changes the page's safe area with each bar, and the page can declare something else then: what it has declared
            // last is in `shown`.
            holdingContent(below: top) { changesBar = writer.writeVisibility(shown, animated: false) }
            writer.writeToolbarVisibility(shown, animated: false)
            // A bar that still moves out with its page keeps that page's background.
            if leavingPages.isEmpty || top == nil {
                backdrop.show(shown.background, shadow: shown.shadow, of: top)
            }
        }
        writeAppearance(endsToolbarChange: endsToolbarChange)
        if changesBar { navigationController.updateStatusBar() }
    }

    /// Writes what belongs to the bars themselves, or waits for the first layout pass in a window.
    /// - Parameter endsToolbarChange: whether a change of the toolbar's background that is in progress ends.
    private func writeAppearance(endsToolbarChange: Bool = true) {
        awaitsWindow = !writer.canWriteAppearance
        guard !awaitsWindow else { return }
        UIView.performWithoutAnimation {
            if keepsToolbarLook {
                writer.writeBarTintColor(shown)
                return writer.writeBarStyle(shown)
            }
            releaseGoingToolbar()
            if endsToolbarChange { toolbarBackground.show(shown.toolbar.background) }
            writer.writeAppearance(shown)
        }
    }

    /// Makes a change of the bar and keeps the content of a page that was replaced without animation where it is. The page is still
    /// on the screen, so UIKit changes its inset and scrolls it. If that were left to it, scrolled content could seem to be at
    /// its top while the bar is away, and would be scrolled there when the page returns.
    private func holdingContent(below top: UIViewController?, _ change: () -> Void) {
        guard let navigationController else { return change() }
        if let returning = replacedPages.first(where: { $0.page === top }) {
            replacedPages.removeAll { $0 === returning }
            return returning.restore(before: change)
        }
        guard let page = settledPage, page !== top, page.parent === navigationController,
            page.viewIfLoaded?.window != nil,
            !leavingPages.contains(where: { $0.page === page })
        else { return change() }
        let noted = contentOnTop.flatMap { $0.page === page && $0.isUnchanged ? $0 : nil }
        let content = noted ?? PageContent(page)
        guard !navigationController.isNested(page) else {
            content.keepingScrollPosition(change)
            return content.restore()
        }
        content.hold(in: navigationController.view, during: change)
        replacedPages.append(content)
    }
}

// MARK: - Transitions

extension BarTransitionController: NavigationObserver {
    func willShow(_ page: UIViewController, byApp: Bool) {
        if let going = updates.pageOfGoingBar {
            // The large title of the page that comes can depend on its item.
            updates.pageOfGoingBar = nil
            pages.write(going, keeping: nil)
            // The app has shown the bar again, with the look that it has kept.
            if navigationController?.isNavigationBarHidden == false {
                (shown.background, shown.shadow) = (backdrop.background, backdrop.shadow)
            }
        }
        if pages.pageOfGoingToolbar != nil, !keepsToolbarLook {
            shown.toolbar.background = toolbarBackground.background
        }
        pages.showTextColors()
        checkAttachment()
        guard let navigationController else { return }
        // A nested navigation controller's items are in the bar of the one around it.
        if let outer = navigationController.outerStack {
            guard let attached = outer.barTransition else {
                // Nothing draws its background there.
                pages.update(page)
                // The stack around can have been detached since the page was covered.
                pages.updateEdgeEffect(of: page)
                return reportOuterStack(outer)
            }
            return attached.nestedControllerWillShow(in: navigationController)
        }
        // UIKit sends no callback for view controllers inserted below the top, yet the top's large title depends on
        // theirs. UIKit may also call this for the page that is shown, and then nothing changes.
        let stack = navigationController.viewControllers
        let change = StackChange(from: knownPages, to: stack)
        if page.viewIfLoaded?.window == nil || navigationController.transitionCoordinator != nil {
            for other in stack[change.commonCount...]
            where other !== page && other.isViewLoaded && !pages.hasRead(other) {
                pages.update(other)
            }
        }
        let isNew = !pages.hasRead(page)
        // One that is popped or canceled before the transition has ended is in no record of the stack.
        removedPages.note([page])
        pages.update(page)
        // What the page has asked for until now, as in `viewWillAppear`, is part of this transition.
        pendingUpdate?.pages[page] = nil
        // The effect moves in with its page, so from the first frame it is as the page declares it.
        pages.updateEdgeEffect(of: page, isReturning: !isNew)
        // What the pages declare and `onProblem` can have detached the library.
        guard self.navigationController != nil else { return }
        // UIKit also calls this without animation and when the navigation controller itself appears. Then the coordinator is that
        // of another transition, or there is none.
        guard let coordinator = navigationController.transitionCoordinator,
            let outgoing = coordinator.outgoing(to: page)
        else {
            // UIKit has not reported the end of a transition that is over.
            settle()
            if flight == nil { applyState(isShown: false) }
            noteFirstFrame(of: page)
            return
        }
        restoreShownContent()
        // Another library's delegate can forward the same call twice.
        if let flight, flight.incomingPage === page, flight.isDriven(by: coordinator) { return }
        let content = TransitionFlight.KeptContent(of: page, after: heldContent(of: page))
        if let flight {
            if flight.outgoingPage === outgoing {
                // The one before was canceled, and UIKit has not reported its end.
                flight.endAfterCancel()
                self.flight = nil
                settledVisibility = beforeFlight.visibility
                applyState(of: outgoing, isShown: false)
            } else {
                end(flight)
            }
        }
        restore(leavingPages.take { $0.page === page })
        restore(replacedPages.take { $0.page === page })
        // While a page is shown, UIKit and the app can show or hide the bar. The bar's frame tells what is on the screen; in
        // the pages' own callbacks isNavigationBarHidden is ahead of it. A hidden bar may still move out with an interrupted
        // transition.
        let isChanged = navigationController.isNavigationBarHidden != shown.isHidden
        if !shown.declaresVisibility || isChanged, leavingPages.isEmpty, outgoing.viewIfLoaded?.window != nil {
            shown.isHidden = !navigationController.showsBarOnScreen(over: outgoing)
        }
        // A bar that the app has begun to hide is still on the screen, and stays hidden after a cancel. Before this
        // transition it was noted over the outgoing page, at the latest when the touch began.
        let done = doneRequests(of: outgoing)
        let notedHidden = done.bar == nil ? nil : wasBarHidden
        let notedToolbarHidden = done.toolbar == nil ? nil : wasToolbarHidden
        let settled = settledVisibility
        settledVisibility = nil
        let next = state(of: page)
        shown.keepRestored()
        let plan = plan(from: shown, of: outgoing, to: next, of: page, byApp: byApp, in: navigationController)
        // `styleForTransition` can have detached it.
        guard self.navigationController != nil else { return }
        holdLooks(for: plan, from: outgoing, to: page)
        let bars = TransitionFlight.Bars(backdrop: backdrop, toolbar: toolbarBackground, writer: writer)
        let flight = TransitionFlight(
            plan: plan, navigationController: navigationController, bars: bars, outgoing: outgoing, incoming: content,
            isByApp: byApp, wasBarHidden: notedHidden, wasToolbarHidden: notedToolbarHidden,
            isToolbarLeaving: keepsToolbarLook, movesBar: movesBarInInteractivePops, tops: contentTops)
        self.flight = flight
        contentOnTop = nil
        beforeFlight = BeforeFlight(
            visibility: settled, change: change, isIncomingNew: isNew)
        flight.begin(
            with: coordinator, awaitsDeclaration: pages.declared(by: page) == nil,
            completion: { [weak self, weak flight] isCompleted in
                guard let self else { return }
                if let flight, self.flight === flight {
                    let isUndone = self.navigationController?.hasReturned(to: flight.outgoingPage) == true
                    return endFlight(isCanceled: !isCompleted || isUndone)
                }
                checkpoint?.setNeedsLayout()
            })
        settleAfterCancel(of: coordinator)
        // An animator can end it as not completed without an interaction, of which nothing but the completion tells. And the next
        // transition can interrupt it, of which UIKit may tell nothing.
        if byApp || page.canBeInterrupted(with: outgoing) { settleLater(after: coordinator.transitionDuration) }
    }

    /// Ends the transition in progress and writes the state of the page that is on top now. Whatever reports the end comes
    /// here: the coordinator's completion, `didShow`, or `settle` if UIKit reports none.
    private func endFlight(isCanceled: Bool = false) {
        guard let flight else { return }
        if isCanceled {
            let forget = { [pages] in pages.forget(flight.incomingPage) }
            // Another change can have put the page on top before the cancel is noticed.
            let isOnTop = navigationController?.topViewController === flight.incomingPage
            flight.endAfterCancel(before: beforeFlight.isIncomingNew && !isOnTop ? forget : nil)
        }
        end(flight)
        self.flight = nil
        flight.noteIncomingPositions()
        if flight.incoming.isScrolled { shownContent = (flight.incoming, flight.plan.to.isHidden, flight.notedKind) }
        if isCanceled { restoreStack(of: flight) }
        if navigationController?.topViewController === flight.incomingPage {
            pages.leaveReplacedItem(of: flight.incomingPage)
        }
        // The app can have begun another change before the cancel is noticed. The outgoing page stays until that one starts.
        let top = navigationController?.topViewController
        let staysForNow = isCanceled && flight.outgoing.isOnScreen && top != nil && top?.viewIfLoaded?.window == nil
        let shownPage = staysForNow ? flight.outgoingPage : top
        // The bars are as they were before a canceled transition, and so is the item, which the page can have set again in its
        // `viewWillAppear`.
        if shownPage === flight.outgoingPage {
            settledVisibility = beforeFlight.visibility
            pages.write(flight.outgoingPage, keeping: nil)
        }
        restore(leavingPages.take(where: hasLeft))
        if staysForNow {
            applyState(of: flight.outgoingPage, isShown: true, updatesEdgeEffect: false)
        } else {
            applyState(updatesEdgeEffect: false)
        }
        // UIKit updates the status bar with a transition, but a bar that is shown or hidden at its end follows a moment later.
        awaitsStatusBarUpdate = flight.plan.changesVisibility
        // The bar was shown or hidden again, perhaps after UIKit has updated the status bar.
        if isCanceled { navigationController?.updateStatusBar() }
        // `applyState` leaves the background to the pages that still move out. That of the canceled change goes at once.
        if isCanceled, !leavingPages.isEmpty, !shown.isHidden, let shownPage {
            backdrop.show(shown.background, shadow: shown.shadow, of: shownPage, keepsLeaving: true)
        }
        // In the next layout pass everything is checked, since UIKit may set its own delegates on the swipe recognizers after
        // didShow. The page's edge effect is as it was written before the first frame, but for a scroll view that came later.
        checkpoint?.setNeedsLayout()
        noteContentOnTop()
        didEndWaiting()
    }

    private func noteContentOnTop() {
        guard !leavingPages.isEmpty, let navigationController, let top = navigationController.topViewController,
            top.viewIfLoaded?.window != nil
        else { return }
        contentOnTop = PageContent(top)
        contentOnTop?.noteContent(in: navigationController.view)
    }

    /// Restores the stack after a canceled interactive `setViewControllers`. UIKit can leave the view controller that it adds
    /// on top of it (seen on iOS 7). The stack is then the one that the canceled change was to bring, or that view
    /// controller is above the outgoing one, so it is no other change of the app. What the app pops after a canceled pop stays
    /// popped.
    private func restoreStack(of flight: TransitionFlight) {
        guard let navigationController, navigationController.topViewController === flight.incomingPage,
            beforeFlight.change.adds(flight.incomingPage)
        else { return }
        let outgoing = flight.outgoingPage
        let kept = navigationController.viewControllers
        guard beforeFlight.change.isResult(kept) || kept.dropLast().last === outgoing else { return }
        let stack =
            kept.lastIndex { $0 === outgoing }.map { Array(kept[...$0]) } ?? beforeFlight.change.undone(in: kept)
        if stack.last === outgoing { navigationController.setViewControllers(stack, animated: false) }
    }

    private func end(_ flight: TransitionFlight) {
        shown = flight.plan.to
        if let page = flight.end(keepsLeaving: true) { leavingPages.append(page) }
    }

    /// Takes back what UIKit has scrolled since the end of the last transition, unless the bar over the page has been changed.
    private func restoreShownContent() {
        guard let (content, isBarHidden, kind) = shownContent else { return }
        shownContent = nil
        if let navigationController, navigationController.topViewController === content.page {
            guard contentTops.isBar(over: content.page, hidden: isBarHidden, ofKind: kind, in: navigationController)
            else { return }
            content.leaveContentAtEnd()
        }
        restore([content])
    }

    /// Removes the adjustments of pages that are about to leave the screen.
    private func restore(_ pages: [PageContent]) {
        guard !pages.isEmpty else { return }
        UIView.performWithoutAnimation { for page in pages { page.restore() } }
    }

    /// A navigation controller on the stack, as in a collapsed split view, shows another of its own view controllers.
    private func nestedControllerWillShow(in nested: UINavigationController) {
        guard let navigationController else { return }
        let coordinator = nested.transitionCoordinator
        guard navigationController.transitionCoordinator == nil else {
            // The device rotates, or another container shows this one. The transition inside animates nothing here.
            animatedInside = coordinator
            if flight == nil, pendingUpdate == nil { updateAfterTransition() }
            // It can end after the other one, and be canceled.
            if let coordinator, let top = nested.topViewController, coordinator.outgoing(to: top) != nil {
                awaitEnd(of: coordinator, stateBefore(coordinator, in: nested))
            }
            return
        }
        pages.update(nested)
        // As in `willShow`: the effect moves in with its page.
        pages.updateEdgeEffect(of: nested, isReturning: true)
        guard let coordinator else { return applyState() }
        let before = stateBefore(coordinator, in: nested)
        if let outgoing = before.page, let top = navigationController.topViewController {
            holdLook(of: outgoing, before: state(of: top).barStyle)
        }
        let isAnimated = coordinator.animate(
            alongsideTransition: { [weak self, weak coordinator] _ in
                self?.animatedInside = coordinator
                self?.updateBars(animated: true)
            }, completion: nil)
        if !isAnimated { animatedInside = coordinator }
        awaitEnd(of: coordinator, before)
    }

    private func stateBefore(
        _ coordinator: any UIViewControllerTransitionCoordinator, in nested: UINavigationController
    ) -> BeforeInside {
        BeforeInside(
            stack: nested, page: coordinator.viewController(forKey: .from),
            incoming: coordinator.viewController(forKey: .to), visibility: settledVisibility, bars: writer.visibility,
            wasBarHidden: wasBarHidden, wasToolbarHidden: wasToolbarHidden)
    }

    private func awaitEnd(of coordinator: any UIViewControllerTransitionCoordinator, _ before: BeforeInside) {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.endTransition(after: before) }
        // The completion may never run (fact 1.3.5), and UIKit sends no didShow after a cancel.
        Self.whenCanceled(coordinator) { [weak self] duration in
            self?.canceledInside = before
            self?.settleLater(after: duration)
        }
    }

    /// Writes the state of a nested navigation controller at the end of a transition of its own.
    private func endTransition(after before: BeforeInside) {
        canceledInside = nil
        guard let nested = before.stack else { return }
        // A transition that interrupts it goes on with what is on the screen.
        if !nested.isInterrupted(leaving: before.page, to: before.incoming) {
            // An update that the page has begun in its `viewDidAppear` goes on.
            let isUpdating = isUpdating(nested) && pages.declared(by: nested) == nested.declaredBarAppearance
            pages.update(nested)
            // If the stack around it has changed meanwhile, the bars belong to that change.
            if flight == nil, navigationController?.topViewController === nested {
                let hasReturned = nested.hasReturned(to: before.page)
                if hasReturned { restoreVisibility(before) }
                if hasReturned || !isUpdating { applyState() }
            }
        }
        // UIKit can still have the coordinator, and a look is held until it is gone.
        checkpoint?.setNeedsLayout()
    }

    /// Whether an animated update of the page that a nested navigation controller shows now is in progress, and not one of the page
    /// before, which goes on where UIKit has run no blocks.
    private func isUpdating(_ nested: UINavigationController) -> Bool {
        updates.areInProgress && settledVisibility?.item === nested.shownItem
    }

    /// A nested navigation controller has shown one of its own view controllers.
    private func nestedControllerDidShow(in nested: UINavigationController) {
        if flight == nil, let navigationController, navigationController.transitionCoordinator == nil,
            navigationController.topViewController === nested
        {
            let outgoing = nested.transitionCoordinator?.viewController(forKey: .from)
            if !isUpdating(nested), !nested.isInterrupted(leaving: outgoing, to: nested.topViewController) {
                // UIKit can have run no blocks, or the nested stack was attached in the middle of its transition.
                applyState()
            } else if updates.pageOfGoingBar !== nested {
                // The page can have set buttons in its `viewDidAppear`.
                pages.writeTints(of: nested)
            }
        }
        // In the next layout pass the look of the page that has left can be released. UIKit may call no completion.
        checkpoint?.setNeedsLayout()
    }

    /// Shows or hides the bars as before a canceled transition of a nested navigation controller. What the app has changed since over
    /// a page that declares nothing stays.
    private func restoreVisibility(_ before: BeforeInside) {
        guard let navigationController else { return }
        // What the page that did not stay has asked for.
        let isToolbarToBeHidden = settledVisibility?.done.toolbar?.isHidden
        settledVisibility = before.visibility
        let done = before.done
        var bars = before.bars
        // In the pages' callbacks the app may have changed what a declaration decides.
        let declaresBar = done?.bar?.isHidden != nil
        if declaresBar || shown.declaresVisibility && done?.bar != nil { bars.isHidden = before.wasBarHidden }
        if done?.toolbar != nil { bars.isToolbarHidden = before.wasToolbarHidden }
        UIView.performWithoutAnimation {
            if declaresBar || navigationController.isNavigationBarHidden == shown.isHidden {
                writer.restoreBar(bars, animated: false)
            }
            if done?.toolbar?.isHidden != nil || navigationController.isToolbarHidden == isToolbarToBeHidden {
                writer.restoreToolbar(bars)
            }
        }
    }

    func didShow(_ page: UIViewController) {
        if let navigationController, let outer = navigationController.outerStack {
            outer.barTransition?.nestedControllerDidShow(in: navigationController)
            return
        }
        // On most systems the coordinator's completion is called too; the first of the two ends the transition.
        if let flight, flight.incomingPage === page {
            endFlight()
        } else if flight == nil, navigationController?.transitionCoordinator == nil {
            if navigationController?.topViewController === page { pages.leaveReplacedItem(of: page) }
            if !isUpdating(page) {
                applyState()
            } else if updates.pageOfGoingBar !== page {
                // An update that the page has begun in its `viewDidAppear` goes on. The page can have set buttons after it.
                pages.writeTints(of: page)
            }
        } else if flight == nil, pendingUpdate == nil, navigationController?.topViewController === page,
            !doneRequests(of: page).isComplete
        {
            // Shown at once during a rotation.
            settleVisibility(of: page, after: stateAndRequests(of: page).requests)
        }
        settle()
        if flight == nil { performPendingUpdate() }
        checkpoint?.setNeedsLayout()
    }

    func stackDidChange() {
        // The last page of an emptied stack is on the screen until UIKit's next layout pass.
        guard navigationController?.topViewController != nil else {
            checkpoint?.setNeedsLayout()
            return
        }
        noteStackBelowTop()
        checkAttachment()
    }

    private func report(_ problem: String) {
        loggedProblems?.append(problem)
        onProblem(problem)
    }

    private func reportOuterStack(_ outer: UINavigationController) {
        guard let navigationController, !didReportOuterStack else { return }
        didReportOuterStack = true
        report(
            "\(navigationController) is on the stack of \(outer), whose bar shows its pages and to which BarTransition is not "
                + "attached, so they have UIKit's own bar there; call attachBarTransition() of that one too.")
    }

    /// Has the items keep the looks with which the bar is seen during a transition.
    private func holdLooks(
        for plan: BarTransitionPlan, from outgoing: UIViewController, to incoming: UIViewController
    ) {
        holdLook(of: outgoing, before: plan.to.barStyle)
        let background = plan.slidingState?.background
        UIView.performWithoutAnimation {
            pages.holdBackground(plan.from.isHidden ? background : nil, of: outgoing)
            pages.holdBackground(plan.to.isHidden ? background : nil, of: incoming)
        }
    }

    private func holdLook(of outgoing: UIViewController, before style: TargetValue<UIBarStyle>) {
        guard let bar = navigationController?.navigationBar, bar.barStyle == .default, style == .set(.black)
        else { return }
        UIView.performWithoutAnimation { pages.holdLook(of: outgoing) }
    }

    private func plan(
        from: BarState, of outgoing: UIViewController, to: BarState, of incoming: UIViewController, byApp: Bool,
        in navigationController: UINavigationController
    ) -> BarTransitionPlan {
        BarTransitionPlan(
            from: from, to: to, circumstances(from: outgoing, to: incoming, byApp: byApp, in: navigationController))
    }

    private func circumstances(
        from outgoing: UIViewController, to incoming: UIViewController, byApp: Bool,
        in navigationController: UINavigationController
    ) -> BarTransitionPlan.Circumstances {
        let slide = slide(from: outgoing, to: incoming, in: navigationController)
        let style = styleForTransition(outgoing, incoming)
        let upper = slide?.comesInFront == false ? outgoing : incoming
        let needsOwnBackground =
            !byApp && slide != nil && backdrop.isSliding
            && (style ?? pages.appearance(of: upper)?.transitionStyle) != .interpolate
        let isPartOfPage = [outgoing, incoming].contains {
            backdrop.drawsUnderTitle(of: $0, in: navigationController)
        }
        return BarTransitionPlan.Circumstances(
            isByApp: byApp, isNested: [outgoing, incoming].contains(where: navigationController.isNested),
            isByLibrary: !byApp && delegate.contentPop != nil,
            slide: slide, style: style,
            isBackgroundPartOfPage: needsOwnBackground || isPartOfPage,
            isSystemBackgroundPartOfPage: SystemDesign.current == .glass,
            changesInterfaceStyle: outgoing.shownItem.forcedInterfaceStyle != incoming.shownItem.forcedInterfaceStyle,
            barTraits: barTraits(over: incoming), toolbarTraits: toolbarTraits)
    }

    /// The traits of the toolbar, on which the app can force a style too.
    private var toolbarTraits: UITraitCollection {
        guard let navigationController else { return UITraitCollection() }
        // A navigation controller creates its toolbar on first access.
        let hasToolbar = !navigationController.isToolbarHidden || toolbarBackground.background.isDrawn
        let toolbar: UIToolbar? = hasToolbar ? navigationController.toolbar : nil
        return toolbar?.traitCollection ?? navigationController.traitCollection
    }

    /// The traits of the bar over a page, whose appearance can force an interface style on it (iOS 27).
    private func barTraits(over page: UIViewController) -> UITraitCollection {
        // The app can force a style on the bar alone (`UIView.overrideUserInterfaceStyle`).
        let traits = navigationController?.navigationBar.traitCollection ?? UITraitCollection()
        let style = page.shownItem.forcedInterfaceStyle
        guard style != .unspecified else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }

    /// How the pages slide; nil if they do not.
    private func slide(
        from outgoing: UIViewController, to incoming: UIViewController, in navigationController: UINavigationController
    ) -> PageSlide? {
        // With the accessibility setting Prefer Cross-Fade Transitions nothing slides.
        guard !UIAccessibility.prefersCrossFadeTransitions else { return nil }
        // A pop shows a page that was further down on the stack, even if the outgoing one stays on it (fact 1.5.1). Everything
        // else is animated as a push.
        let isPop = knownPages.wasPage(incoming, below: outgoing)
        // A zoomed page does not slide; with Reduce Motion UIKit slides it instead (fact 3.10).
        if #available(iOS 18.0, *), (isPop ? outgoing : incoming).preferredTransition != nil,
            !UIAccessibility.isReduceMotionEnabled
        {
            return nil
        }
        return PageSlide(
            comesInFront: !isPop,
            isRightToLeft: navigationController.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

extension UIViewControllerTransitionCoordinator {
    /// The view controller that a push or a pop to a page replaces; nil if this is another transition.
    @MainActor
    fileprivate func outgoing(to page: UIViewController) -> UIViewController? {
        guard viewController(forKey: .to) === page, let outgoing = viewController(forKey: .from), outgoing !== page
        else { return nil }
        return outgoing
    }
}

extension UINavigationController {
    /// Whether a transition of another container, such as a presentation, brings this navigation controller.
    fileprivate func isIncoming(in coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        guard let incoming = coordinator.viewController(forKey: .to),
            // In a rotation both are the same.
            incoming !== coordinator.viewController(forKey: .from)
        else { return false }
        return sequence(first: self as UIViewController) { $0.parent }.contains { $0 === incoming }
    }

    /// Whether the bar is currently on the screen, independent of `isNavigationBarHidden`.
    fileprivate func showsBarOnScreen(over page: UIViewController) -> Bool {
        guard !navigationBar.isHidden else { return false }
        // A minimized bar may be above the screen (iOS 27).
        return navigationBar.frame.intersects(view.bounds) || page.shownItem.canMinimizeBar
    }

    /// Whether UIKit hides the bars at the present height.
    fileprivate var isAtHidingHeight: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    }

    /// Whether another container lays out the page as well. UIKit asserts that nobody else lays out a bar whose top item
    /// belongs to another navigation controller (woocommerce-ios, pull request 17770).
    func isNested(_ page: UIViewController) -> Bool { page is UINavigationController || isInCollapsedColumn }

    /// Whether this is in a column of a collapsed split view whose stack can share a bar with another column's. One in the compact
    /// column, often with tabs, does not: that is shown in place of the others (fact m22.10).
    private var isInCollapsedColumn: Bool {
        guard let split = splitViewController, split.isCollapsed else { return false }
        guard split.style != .unspecified, let compact = split.viewController(for: .compact) else { return true }
        return !sequence(first: self as UIViewController) { $0.parent }.contains { $0 === compact }
    }
}

extension [PageContent] {
    /// Removes the pages for which a condition holds, and returns them.
    fileprivate mutating func take(where isTaken: (PageContent) -> Bool) -> [PageContent] {
        let taken = filter(isTaken)
        removeAll { page in taken.contains { $0 === page } }
        return taken
    }
}
