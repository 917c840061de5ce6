import Foundation

/// A simulated device: the entry point to everything in this module that is not UIKit. It has a profile, a virtual clock,
/// touches and pictures, and is deterministic. UIKit retains the current simulator; keep a reference to any other one
/// for as long as its windows are used.
@MainActor
public final class Simulator {
    /// The device and system; constant.
    public let profile: Profile

    // MARK: State

    package let clock: VirtualClock
    var settings: Settings {
        didSet { storedTraits = nil }
    }
    /// The cached ``traits``; nil after a setting has changed.
    var storedTraits: UITraitCollection?
    var touches = TouchState()
    var taps = TapSequence()
    var homeIndicatorHiding = HomeIndicatorHiding()
    let statusBar = StatusBarModel()
    var appearanceProxies = AppearanceProxies()
    var keyboard = KeyboardState()
    let referenceTarget = SimulatorReference.Target()
    private var storedScreen: UIScreen?
    private var storedScene: UIWindowScene?
    private var storedWindow: UIWindow?
    private var storedSystemOverlay: SystemOverlayView?

    /// The orientation to rotate to when the running transition has ended.
    var pendingOrientation: UIInterfaceOrientation?
    /// The pose to change to when the running transition has ended; with `pendingOrientation`.
    var pendingPose: Pose?
    /// The wrong insets of a window that are shown until the next layout pass.
    var transientInsets: UIEdgeInsets?
    var verticalBars = VerticalBarState()
    /// The physical orientation, even if the front view controller does not support it; nil until the first rotation.
    var deviceOrientation: UIInterfaceOrientation?

    private var afterCommitBlocks: [() -> Void] = []

    /// The last value of `UIView.setAnimationsEnabled` while this simulator was current.
    package var areAnimationsEnabled = true

    // MARK: The current simulator

    private static var stored: Simulator? {
        // Safe: only `makeCurrent()` sets it.
        DeviceState.current.simulator.map { unsafeDowncast($0, to: Simulator.self) }
    }

    /// The simulator created or used last, to which UIKit's global state (`UIScreen.main`, `UIView.animate`) refers.
    /// Created with the default profile if there is none.
    public static var current: Simulator {
        if let stored { return stored }
        let before = LayerDevices.beforeAny
        let simulator = Simulator(clock: before.clock)
        simulator.areAnimationsEnabled = before.areAnimationsEnabled
        return simulator
    }

    // MARK: Creation

    /// Creates a simulator and makes it current.
    /// - Parameters:
    ///   - profile: The device and system; an iPhone 15 with iOS 18 by default.
    ///   - orientation: The initial orientation; portrait by default.
    ///   - style: Light or dark; light by default.
    ///   - layoutDirection: The layout direction of the device's language; left to right by default.
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
        if let pose = profile.pose {
            settings.pose = orientation.isLandscape ? pose.rotated(to: orientation) ?? pose : pose
            settings.orientation = settings.pose?.orientation(after: orientation) ?? orientation
        }
        referenceTarget.simulator = self
        makeCurrent()
    }

    deinit { referenceTarget.simulator = nil }

    /// Makes this simulator current, as every call of its methods does. A view or view controller in a window always uses
    /// the simulator of that window, whichever is current. A test whose suite creates the simulator in its `init` calls
    /// this first, because tests of other suites can run between the two.
    public func makeCurrent() {
        guard Simulator.stored !== self else { return }
        DeviceState.current.simulator = self
        LayerDevices.current = self
        updateDeviceState()
    }

    /// Runs a block with this simulator as the current one, then restores the previous one.
    func perform<Result>(_ body: () -> Result) -> Result {
        guard let former = Simulator.stored, former !== self else {
            makeCurrent()
            return body()
        }
        makeCurrent()
        defer { former.makeCurrent() }
        return body()
    }

    // MARK: Screen and windows

    /// The device's screen.
    public var screen: UIScreen {
        if let storedScreen { return storedScreen }
        let screen = UIScreen(simulator: self)
        storedScreen = screen
        return screen
    }

    /// The app's only scene.
    public var windowScene: UIWindowScene {
        if let storedScene { return storedScene }
        let scene = UIWindowScene(simulator: self)
        storedScene = scene
        return scene
    }

    /// The app's window; created on first access.
    public var window: UIWindow {
        if let storedWindow { return storedWindow }
        makeCurrent()
        let window = UIWindow(windowScene: windowScene)
        window.backgroundColor = .black
        storedWindow = window
        return window
    }

    /// The status bar and the keyboard above all windows.
    var systemOverlay: SystemOverlayView {
        if let storedSystemOverlay { return storedSystemOverlay }
        let overlay = SystemOverlayView(simulator: self)
        storedSystemOverlay = overlay
        return overlay
    }

    /// Copies what an app sets once for all that it shows: its appearance proxies, the settings of the device, the tint of
    /// its window, and whether animations are enabled. Style, layout direction, text size and pose stay. Call it before anything
    /// is shown.
    package func adoptAppState(of other: Simulator) {
        var settings = other.settings
        settings.style = self.settings.style
        settings.layoutDirection = self.settings.layoutDirection
        settings.contentSizeCategory = self.settings.contentSizeCategory
        settings.pose = self.settings.pose
        self.settings = settings
        appearanceProxies = other.appearanceProxies
        areAnimationsEnabled = other.areAnimationsEnabled
        if Simulator.stored === self { updateDeviceState() }
        if let tint = other.storedWindow?.storedTintColor { window.tintColor = tint }
    }

    /// Shows a view controller as the root of the window and runs the clock until nothing is scheduled.
    public func show(_ rootViewController: UIViewController) {
        makeCurrent()
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        runToRest()
    }

    // MARK: Time

    /// Seconds since the simulator was created.
    public var now: TimeInterval { clock.now }

    /// Ends a run loop turn: performs pending layout, which starts pending transitions (fact 1.1.1).
    public func commit() {
        makeCurrent()
        endTransientInsets()
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
        updateVerticalBarsAtRest()
        updateBottomBars()
        updateStatusBarForFrontViewController()
        updateHomeIndicatorForFrontViewController()
        performPendingRotation()
        if presentationLagsOneCommit {
            for window in windowScene.windows where !window.isHidden { window.layer.commitState() }
        }
        CATransaction.commitImplicit()
    }

    /// Updates the bottom bars after the content overlap has changed.
    private func updateBottomBars() {
        for window in windowScene.windows where !window.isHidden {
            window.rootViewController?.updateBottomBarAppearance()
        }
        layOutWindows()
    }

    /// Lays out until nothing needs layout. The limit ends layouts that never settle.
    private func layOutWindows() {
        for _ in 0..<100 {
            var didLayout = false
            for window in windowScene.windows where !window.isHidden && window.layOutSubtree() { didLayout = true }
            if !didLayout { break }
        }
    }

    /// Runs a block after the layout of this run loop turn; modal transitions start this way.
    func afterCommit(_ block: @escaping () -> Void) {
        afterCommitBlocks.append(block)
    }

    /// Advances the clock by a number of seconds; each scheduled event runs at its own time.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "Simulator.advance(by:): \(seconds) s is negative; pass 0 or more.")
        makeCurrent()
        commit()
        let end = clock.now + seconds
        while let next = clock.nextEventTime, next <= end {
            clock.move(to: next)
            commit()
        }
        clock.move(to: end)
    }

    /// Advances the clock until nothing is scheduled, by at most `limit` seconds. Returns the elapsed seconds.
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

    /// Whether something is scheduled, such as an animation, a transition or scrolling.
    public var isBusy: Bool { clock.nextEventTime != nil || !afterCommitBlocks.isEmpty }
}

// MARK: - Ownership

// Several simulators can exist at a time. What is on the screen of one belongs to it; everything else to the current one.

extension UIView {
    /// The simulator on whose screen the view is; the current one for a view without a window.
    var ownSimulator: Simulator { window?.windowScene?.simulator ?? .current }
}

extension UIViewController {
    /// The simulator on whose screen the page is; the current one for a page without a window.
    var ownSimulator: Simulator { viewIfLoaded?.ownSimulator ?? .current }

    /// Updates the status bar of the page's simulator.
    func updateOwnStatusBar() {
        let simulator = ownSimulator
        simulator.perform { simulator.updateStatusBar() }
    }
}

extension Simulator: LayerDevice {
    package var screenScale: CGFloat { DrawingContext.screenScale }

    package var presentationLagsOneCommit: Bool { profile.variants.presentationLagsOneCommit }

    package func flushLayout() {
        for window in windowScene.windows where !window.isHidden { window.layoutIfNeeded() }
    }
}

/// A reference from an object that a simulator retains back to the simulator.
@MainActor
struct SimulatorReference {
    /// What a simulator shares with all references to it, and clears when it is deallocated. A weak reference would make every
    /// retain of the simulator slower.
    final class Target: Sendable {
        nonisolated(unsafe) unowned(unsafe) var simulator: Simulator?
    }

    private let target: Target

    init(_ simulator: Simulator) {
        target = simulator.referenceTarget
    }

    /// The simulator. Traps if it no longer exists.
    var simulator: Simulator {
        guard let simulator = target.simulator else {
            preconditionFailure(
                "Simulator: a screen or scene is used after its simulator was deallocated; keep a reference to the simulator."
            )
        }
        return simulator
    }
}

// MARK: - Console

/// The console that UIKit writes to, for example when it ignores a call.
package enum SystemLog {
    /// Writes a message; by default to the standard error. It is task-local, so that a test that causes messages on purpose
    /// keeps them out of the log.
    @TaskLocal package static var write: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data(message.utf8))
    }

    static func warn(_ message: String) { write("[Presentation] \(message)\n") }
}
