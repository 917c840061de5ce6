import UIKit

/// Keeps one navigation controller's transitions smooth. `attachBarTransition()` makes it; the navigation bar keeps it
/// alive until `detach()` or the controller's end.
@MainActor
public final class BarTransition {
    /// The navigation controller it is attached to; nil once that is gone or after `detach()`.
    public private(set) weak var navigationController: UINavigationController?

    /// The bar of pages that declare none. Default nil: such pages are left alone. Takes effect with the next page that
    /// shows, or with `setNeedsBarAppearanceUpdate(animated:)`.
    public var defaultAppearance: BarAppearance?

    /// Says how the backgrounds of a pair of pages, the leaving and the coming one, become each other. Default: it returns
    /// nil, which leaves it to the page that lies above (`BarAppearance.transitionStyle`).
    public var styleForTransition: (_ leaving: UIViewController, _ coming: UIViewController) -> BarTransitionStyle? = {
        _, _ in nil
    }

    /// Whether a drag anywhere on a page goes back, not only one from the edge of the screen. Default false.
    ///
    /// It begins where the swipe from the edge may: not at the root, not during a transition, and not where the page does not
    /// want to go (`PopIntercepting`) or `interactivePopGestureRecognizer` is disabled. What scrolls sideways beneath the
    /// finger scrolls first, and sliders and their like keep their drags. From iOS 26 it has no effect, since UIKit does
    /// this itself (`interactiveContentPopGestureRecognizer`).
    public var isContentPopGestureEnabled: Bool {
        get { contentPop.isEnabled }
        set { contentPop.isEnabled = newValue }
    }

    /// Hears one sentence about each thing in the app's set-up that keeps the library from working, once. Default: it is
    /// printed.
    public var onProblem: (String) -> Void = { print("BarTransition: \($0)") }

    /// The backdrop owns this object, not the other way round.
    private(set) weak var backdrop: BarBackdropView?
    let delegate = ForwardingNavigationDelegate()
    let items = ItemAppearanceWriter()
    let itemTints = ItemTintWriter()
    let backButtons = BackButtonInterceptor()
    let book = AppearanceBook()
    let writer: BarWriter
    let toolbarBackground: ToolbarBackground
    private let swipe: SwipeBackPolicy
    private let contentPop: ContentPop
    /// What the bar was last told to be.
    var shown: BarState
    var flight: TransitionFlight?
    /// How many animated changes outside of transitions there were.
    var changes = 0
    /// The pages that were on the stack when the last transition was over.
    var knownPages = PageList()
    /// Whether a change waits for the end of a transition, and is to be animated then.
    var waitingUpdate: Bool?
    private var didReportLostDelegate = false

    init(attachingTo navigationController: UINavigationController, defaultAppearance: BarAppearance?) {
        let bar = navigationController.navigationBar
        self.navigationController = navigationController
        self.defaultAppearance = defaultAppearance
        writer = BarWriter(navigationController)
        toolbarBackground = ToolbarBackground(navigationController)
        swipe = SwipeBackPolicy(backButtons: backButtons)
        contentPop = ContentPop(navigationController, policy: swipe, delegate: delegate)
        shown = BarState(nil, baseline: writer.baseline)
        let backdrop = BarBackdropView(background: shown.background, shadow: shown.shadow, edge: .top)
        self.backdrop = backdrop
        backdrop.attach(to: bar)
        backdrop.barTransition = self
        backdrop.onCheckpoint = { [weak self] in self?.checkDelegate() }
        delegate.observer = self
        delegate.next = navigationController.delegate
        navigationController.delegate = delegate
        swipe.attach(to: navigationController)
        guard navigationController.transitionCoordinator == nil else {
            // Nothing is written while somebody else's transition is in flight.
            waitForEnd(animated: false)
            return
        }
        readEverything()
        assertState()
    }

    func reattach(defaultAppearance: BarAppearance?) {
        guard let navigationController else { return }
        if let defaultAppearance { self.defaultAppearance = defaultAppearance }
        if navigationController.delegate !== delegate {
            delegate.next = navigationController.delegate
            navigationController.delegate = delegate
        }
        didReportLostDelegate = false
        swipe.attach(to: navigationController)
    }

    /// Gives everything back as attach found it, except what the app has changed since.
    public func detach() {
        guard let attached = navigationController else { return }
        contentPop.isEnabled = false
        // From here on nothing is said and nothing is written any more, but what gives back.
        navigationController = nil
        backdrop?.onCheckpoint = nil
        flight?.end()
        flight = nil
        items.restoreAll()
        itemTints.restoreAll()
        backButtons.restoreAll()
        swipe.detach()
        if attached.delegate === delegate { attached.delegate = delegate.next }
        writer.restoreAll()
        toolbarBackground.giveBack()
        backdrop?.removeFromSuperview()
        backdrop?.barTransition = nil
    }

    /// Says once that the app has put another delegate in the library's place.
    func checkDelegate() {
        guard let navigationController, navigationController.delegate !== delegate, !didReportLostDelegate else {
            return
        }
        didReportLostDelegate = true
        onProblem(
            "the delegate of \(navigationController) was replaced after attachBarTransition(), so its transitions are "
                + "no longer smoothed; set your delegate first, or call attachBarTransition() again after setting it.")
    }
}
