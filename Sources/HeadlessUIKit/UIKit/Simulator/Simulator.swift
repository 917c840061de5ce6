import Foundation

/// A device without a screen: the one entry to everything here that is not UIKit's. It has a profile, a clock that moves
/// when told to, touches and pictures. A run is a pure function of what is done to it. The one in use stays; hold
/// another for as long as its app is to stay on its screen.
@MainActor
public final class Simulator {
    /// The device and system. Fixed for the life of the simulator.
    public let profile: Profile
    package let clock: VirtualClock
    var settings: Settings {
        didSet { storedTraits = nil }
    }
    var storedTraits: UITraitCollection?
    var touches = TouchRouter()
    var taps = TapSequence()
    var wishes = PageWishes()
    let statusBar = StatusBarModel()
    var appearanceProxies = AppearanceProxies()
    var keyboardIsShown = false
    var keyboardEvent: VirtualClock.Event?
    /// The page the keyboard came up for.
    weak var keyboardPage: UIViewController?
    /// The scroll view that ends above the keyboard (fact m9.3).
    weak var keyboardScrollView: UIScrollView?
    private var storedScreen: UIScreen?
    private var storedScene: UIWindowScene?
    private var storedWindow: UIWindow?
    private var storedSystemOverlay: SystemOverlayView?

    /// How the device has been turned while a transition ran.
    var waitingOrientation: UIInterfaceOrientation?
    /// How the device is held, be it that the page in front does not follow; nil before it was ever turned.
    var heldOrientation: UIInterfaceOrientation?

    private var afterCommitBlocks: [() -> Void] = []
    /// What `UIView.setAnimationsEnabled` set last while this simulator was in use.
    package var areAnimationsEnabled = true

    private static var stored: Simulator? {
        // Only `makeCurrent()` sets it.
        DeviceState.current.simulator.map { unsafeDowncast($0, to: Simulator.self) }
    }

    /// The simulator in use: the one made or used last. UIKit's own global state (`UIScreen.main`,
    /// `UIView.animate`) refers to it; made with the default profile where none was made.
    public static var current: Simulator {
        if let stored { return stored }
        let before = LayerDevices.beforeAny
        let simulator = Simulator(clock: before.clock)
        simulator.areAnimationsEnabled = before.areAnimationsEnabled
        return simulator
    }

    /// Switches a device on.
    /// - Parameters:
    ///   - profile: the device and system; default an iPhone 15 with iOS 18.
    ///   - orientation: how it is held; default portrait.
    ///   - style: light or dark; default light.
    ///   - layoutDirection: the language's direction; default left to right.
    public convenience init(
        profile: Profile = .iPhone15(iOS: 18), orientation: UIInterfaceOrientation = .portrait,
        style: UIUserInterfaceStyle = .light, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.init(
            profile: profile, orientation: orientation, style: style, layoutDirection: layoutDirection,
            clock: VirtualClock())
    }

    private init(
        profile: Profile = .iPhone15(iOS: 18), orientation: UIInterfaceOrientation = .portrait,
        style: UIUserInterfaceStyle = .light, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        clock: VirtualClock
    ) {
        self.profile = profile
        self.clock = clock
        settings = Settings(orientation: orientation, style: style, layoutDirection: layoutDirection)
        makeCurrent()
    }

    /// Makes UIKit's global state refer to this simulator; every call of it does so too. What is done to a view or a page
    /// that a window shows always happens on its own device, whichever is in use. A test whose suite makes the simulator
    /// in its `init` calls this first: tests of other suites may run between the two, with theirs.
    public func makeCurrent() {
        guard Simulator.stored !== self else { return }
        DeviceState.current.simulator = self
        LayerDevices.current = self
        updateDeviceState()
    }

    /// Does something with this simulator in use, and goes back to the one before.
    func perform<Result>(_ body: () -> Result) -> Result {
        guard let former = Simulator.stored, former !== self else {
            makeCurrent()
            return body()
        }
        makeCurrent()
        defer { former.makeCurrent() }
        return body()
    }

    /// Seconds since the simulator was made.
    public var now: TimeInterval { clock.now }
    /// The device's screen.
    public var screen: UIScreen {
        if let storedScreen { return storedScreen }
        let screen = UIScreen(simulator: self)
        storedScreen = screen
        return screen
    }
    /// The application's one scene.
    public var windowScene: UIWindowScene {
        if let storedScene { return storedScene }
        let scene = UIWindowScene(simulator: self)
        storedScene = scene
        return scene
    }
    /// The application's window; made when first asked for.
    public var window: UIWindow {
        if let storedWindow { return storedWindow }
        makeCurrent()
        let window = UIWindow(windowScene: windowScene)
        window.backgroundColor = .black
        storedWindow = window
        return window
    }

    var systemOverlay: SystemOverlayView {
        if let storedSystemOverlay { return storedSystemOverlay }
        let overlay = SystemOverlayView(simulator: self)
        storedSystemOverlay = overlay
        return overlay
    }

    /// Shows a controller as the root of the window and lets it come to rest.
    public func show(_ rootViewController: UIViewController) {
        makeCurrent()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        runToRest()
    }

    // MARK: Time

    /// Ends a turn of the run loop: lays out what needs it, which starts recorded transitions (fact 1.1.1).
    public func commit() {
        makeCurrent()
        for window in windowScene.windows where !window.isHidden {
            LayoutEngine.updateConstraintsIfNeeded(below: window)
        }
        layOutWindows()
        while !afterCommitBlocks.isEmpty {
            let blocks = afterCommitBlocks
            afterCommitBlocks = []
            for block in blocks { block() }
            layOutWindows()
        }
        followBottomEdges()
        updateStatusBar()
        askPageInFront()
        rotateIfFree()
    }

    /// Contents lie otherwise beneath the bars at the bottom than before.
    private func followBottomEdges() {
        for window in windowScene.windows where !window.isHidden { window.rootViewController?.updateBottomBarAppearance() }
        layOutWindows()
    }

    private func layOutWindows() {
        for _ in 0..<100 {
            var didLayout = false
            for window in windowScene.windows where !window.isHidden && window.layOutSubtree() { didLayout = true }
            if !didLayout { break }
        }
    }

    /// Runs a block when this turn's layout is done: how modal transitions start.
    func afterCommit(_ block: @escaping () -> Void) {
        afterCommitBlocks.append(block)
    }

    /// Moves the clock, in seconds; everything due on the way happens at its own moment.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "Simulator.advance(by:): \(seconds) s is in the past; give 0 or more.")
        makeCurrent()
        commit()
        let end = clock.now + seconds
        while let next = clock.nextEventTime, next <= end {
            clock.move(to: next)
            commit()
        }
        clock.move(to: end)
    }

    /// Moves the clock until nothing is under way any more, at most `limit` seconds; returns the seconds it took.
    @discardableResult
    public func runToRest(limit: TimeInterval = 10) -> TimeInterval {
        makeCurrent()
        let start = clock.now
        commit()
        while let next = clock.nextEventTime, next <= start + limit {
            clock.move(to: next)
            commit()
        }
        return clock.now - start
    }

    /// Whether something is scheduled: an animation, a transition, a scroll.
    public var isBusy: Bool { clock.nextEventTime != nil || !afterCommitBlocks.isEmpty }
}
