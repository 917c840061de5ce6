import UIKit

/// The events that occurred, in order.
@MainActor
public final class Trace {
    public private(set) var events: [String] = []

    public init() {}

    public func add(_ event: String) { events.append(event) }
    public func clear() { events = [] }

    /// The index of an event; nil if it did not occur.
    public func index(of event: String) -> Int? { events.firstIndex(of: event) }
    public func count(of event: String) -> Int { events.filter { $0 == event }.count }
    public func contains(_ event: String) -> Bool { events.contains(event) }
    /// The events whose text satisfies a predicate.
    public func filter(_ isIncluded: (String) -> Bool) -> [String] { events.filter(isIncluded) }
    /// The appearance callbacks and delegate calls, without layout and geometry.
    public var lifecycle: [String] {
        events.filter { event in !["layout", "Layout", "safeArea", "margins"].contains { event.contains($0) } }
    }
}

/// A page that records the calls it receives.
@MainActor
open class TracingPage: UIViewController {
    public let name: String
    public let trace: Trace
    public var onWillAppear: ((TracingPage) -> Void)?

    public init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    public required init?(coder: NSCoder) {
        fatalError("TracingPage(coder:) is not used.")
    }

    private func note(_ event: String) { trace.add("\(name).\(event)") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear(\(animated))")
        onWillAppear?(self)
    }
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing(\(animated))")
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear(\(animated))")
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))")
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))")
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews")
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
    }
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        note("safeAreaInsetsDidChange")
    }
    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}

/// Records the pages that a navigation controller's delegate is notified of.
@MainActor
public class TraceOfShows: NSObject {
    public let trace: Trace
    public var onWillShow: ((UINavigationController, UIViewController) -> Void)?

    public init(_ trace: Trace) {
        self.trace = trace
    }

    private func name(_ page: UIViewController) -> String { (page as? TracingPage)?.name ?? "?" }

    fileprivate func noteWillShow(_ page: UIViewController, of controller: UINavigationController, _ animated: Bool) {
        trace.add("willShow \(name(page)) (\(animated))")
        onWillShow?(controller, page)
    }

    fileprivate func noteDidShow(_ page: UIViewController, _ animated: Bool) {
        trace.add("didShow \(name(page)) (\(animated))")
    }
}

// The classes implement the delegate's methods themselves: with Objective-C a method of a superclass that does not conform to
// the protocol is not one of the delegate's.

/// A delegate that is notified of pages and vends no animators: implementing that method would disable the interactive
/// pop.
public final class TracingDelegate: TraceOfShows, UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { noteWillShow(viewController, of: navigationController, animated) }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { noteDidShow(viewController, animated) }
}

/// A delegate that also vends animators.
public final class VendingDelegate: TraceOfShows, UINavigationControllerDelegate {
    public var animator: (any UIViewControllerAnimatedTransitioning)?
    public var driver: (any UIViewControllerInteractiveTransitioning)?

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { noteWillShow(viewController, of: navigationController, animated) }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { noteDidShow(viewController, animated) }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
