import UIKit

/// A navigation controller with tracing pages in a window, at rest: on the model, or on Apple's UIKit.
///
/// The stage has no swipes, since nothing in the process can make the system's. Tests that need them are the model's own.
@MainActor
public struct TestStage {
    public let screen: TestScreen
    public let trace = Trace()
    public let navigation: UINavigationController
    public let delegate: TracingDelegate
    private let vending: VendingDelegate
    public let pages: [TracingPage]

    /// Shows a stack of pages.
    /// - Parameters:
    ///   - names: the names of the pages, from the bottom up.
    ///   - device: the devices that the test is about; throws ``NotRun`` on others. Default any.
    ///   - direction: the layout direction of the language. Default from left to right.
    ///   - navigation: makes the navigation controller. Default a plain one.
    public init(
        _ names: String..., on device: TestDevice = .any, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        navigation: () -> UINavigationController = { UINavigationController() }
    ) async throws {
        screen = try await TestScreen(device, direction: direction)
        let trace = trace
        pages = names.map { TracingPage($0, trace) }
        self.navigation = navigation()
        self.navigation.setViewControllers(pages, animated: false)
        delegate = TracingDelegate(trace)
        vending = VendingDelegate(trace)
        await screen.show(self.navigation)
        self.navigation.delegate = delegate
        trace.clear()
    }

    public func page(_ name: String) -> TracingPage { TracingPage(name, trace) }

    public var window: UIWindow { screen.window }
    public var bar: UINavigationBar { navigation.navigationBar }

    /// Waits until nothing moves and every completion was called, at most 10 seconds.
    public func rest() async { await screen.rest() }
    /// Waits for the end of the run loop's turn, in which UIKit lays out and transitions begin.
    public func turn() async { await screen.turn() }
    /// Waits until the screen is some seconds further.
    public func advance(by seconds: TimeInterval) async { await screen.advance(by: seconds) }

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
