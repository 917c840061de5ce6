import UIKit

/// What happened, in order.
@MainActor
final class Trace {
    private(set) var events: [String] = []

    func add(_ event: String) { events.append(event) }
    func clear() { events = [] }

    /// Where an event stands; nil if it did not happen.
    func index(of event: String) -> Int? { events.firstIndex(of: event) }
    func count(of event: String) -> Int { events.filter { $0 == event }.count }
    func contains(_ event: String) -> Bool { events.contains(event) }
    /// The events whose text passes a test.
    func filter(_ isIncluded: (String) -> Bool) -> [String] { events.filter(isIncluded) }
    /// The appearance callbacks and delegate calls, without layout and geometry.
    var lifecycle: [String] {
        events.filter { event in !["layout", "Layout", "safeArea", "margins"].contains { event.contains($0) } }
    }
}

/// A page that writes down what it is told.
@MainActor
class TracingPage: UIViewController {
    let name: String
    let trace: Trace
    var onWillAppear: ((TracingPage) -> Void)?

    init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        fatalError("TracingPage(coder:) is not used.")
    }

    private func note(_ event: String) { trace.add("\(name).\(event)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear(\(animated))")
        onWillAppear?(self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing(\(animated))")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear(\(animated))")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        note("safeAreaInsetsDidChange")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}

/// Writes down which pages it is told of.
@MainActor
class TraceOfShows: NSObject {
    let trace: Trace
    var onWillShow: ((UINavigationController, UIViewController) -> Void)?

    init(_ trace: Trace) {
        self.trace = trace
    }

    private func name(_ page: UIViewController) -> String { (page as? TracingPage)?.name ?? "?" }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        trace.add("willShow \(name(viewController)) (\(animated))")
        onWillShow?(navigationController, viewController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        trace.add("didShow \(name(viewController)) (\(animated))")
    }
}

/// A delegate that hears of pages and vends nothing: to have the method for animators would switch the swipe back off.
final class TracingDelegate: TraceOfShows, UINavigationControllerDelegate {}

/// A delegate that draws transitions besides.
final class VendingDelegate: TraceOfShows, UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A stack of tracing pages on a screen, at rest.
@MainActor
struct Stage {
    let simulator: Simulator
    let trace = Trace()
    let navigation: UINavigationController
    let delegate: TracingDelegate
    private let vending: VendingDelegate
    let pages: [TracingPage]

    init(
        _ names: String..., profile: Simulator.Profile = .iPhone15(iOS: 18),
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        navigation: UINavigationController? = nil
    ) {
        simulator = Simulator(profile: profile, layoutDirection: layoutDirection)
        let trace = trace
        pages = names.map { TracingPage($0, trace) }
        self.navigation = navigation ?? UINavigationController()
        self.navigation.setViewControllers(pages, animated: false)
        delegate = TracingDelegate(trace)
        vending = VendingDelegate(trace)
        simulator.show(self.navigation)
        self.navigation.delegate = delegate
        trace.clear()
    }

    func page(_ name: String) -> TracingPage { TracingPage(name, trace) }

    /// The stack's delegate draws transitions from now on.
    func draw(
        with animator: (any UIViewControllerAnimatedTransitioning)?,
        driver: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        vending.animator = animator
        vending.driver = driver
        navigation.delegate = vending
    }
}
