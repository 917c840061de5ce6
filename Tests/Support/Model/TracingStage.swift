import UIKit

/// A navigation controller with tracing pages on a screen, at rest.
@MainActor
public struct TracingStage {
    public let simulator: Simulator
    public let trace = Trace()
    public let navigation: UINavigationController
    public let delegate: TracingDelegate
    private let vending: VendingDelegate
    public let pages: [TracingPage]

    public init(
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

    public func page(_ name: String) -> TracingPage { TracingPage(name, trace) }

    /// Sets a delegate that vends animators.
    public func draw(
        with animator: (any UIViewControllerAnimatedTransitioning)?,
        driver: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        vending.animator = animator
        vending.driver = driver
        navigation.delegate = vending
    }
}
