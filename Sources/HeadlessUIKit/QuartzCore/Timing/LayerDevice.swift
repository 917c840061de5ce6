/// The device that shows layers: its clock, its screen and its run loop. UIKit's simulator conforms to it.
@MainActor
package protocol LayerDevice: AnyObject {
    /// The clock that the layers' animations run on.
    var clock: VirtualClock { get }

    /// The scale of the screen, in pixels per point.
    var screenScale: CGFloat { get }

    /// The value of `UIView.setAnimationsEnabled`.
    var areAnimationsEnabled: Bool { get set }

    /// Whether presentation layers show the values of the last commit that has ended.
    var presentationLagsOneCommit: Bool { get }

    /// Ends a turn of the run loop: lays out everything that needs it.
    func commit()

    /// Lays out the windows before an animation block makes further changes (fact 10.15).
    func flushLayout()
}

/// The current device, which layers outside a window use: one for the process, as in UIKit.
///
/// It is task-local, so that each of several concurrent tests has its own.
@MainActor
package final class LayerDevices {
    /// The holder of the current device, one for each test.
    @TaskLocal package static var scope = LayerDevices()

    private let beforeAny = PlaceholderDevice()
    private lazy var current: any LayerDevice = beforeAny

    package nonisolated init() {}

    /// The current device: the one that UIKit set last.
    package static var current: any LayerDevice {
        get { scope.current }
        set { scope.current = newValue }
    }

    /// The current device before UIKit has created one; the first that UIKit creates by itself continues on its clock.
    package static var beforeAny: any LayerDevice { scope.beforeAny }

    private final class PlaceholderDevice: LayerDevice {
        let clock = VirtualClock()
        let screenScale: CGFloat = 3
        var areAnimationsEnabled = true
        let presentationLagsOneCommit = false
        nonisolated init() {}
        func commit() {}
        func flushLayout() {}
    }
}

/// The time of the current device's clock, in seconds. Main thread only. (QuartzCore documentation)
public func CACurrentMediaTime() -> CFTimeInterval {
    MainActor.assumeIsolated { LayerDevices.current.clock.now }
}

/// A time in seconds.
public typealias CFTimeInterval = Double
