/// The device that shows layers: its clock, its screen and its run loop. UIKit's simulator is one.
@MainActor
package protocol LayerDevice: AnyObject {
    /// The clock that the layers' animations run on.
    var clock: VirtualClock { get }

    /// Pixels per point of the screen.
    var screenScale: CGFloat { get }

    /// What `UIView.setAnimationsEnabled` set last.
    var areAnimationsEnabled: Bool { get set }

    /// Ends a turn of the run loop: lays out what needs it.
    func commit()

    /// Lays out the windows before an animation block changes more (fact 10.15).
    func flushLayout()
}

/// The devices that layers outside of any window refer to: one pair for the process, as in UIKit.
///
/// It is task-local so that tests that run side by side each have their own.
@MainActor
package final class LayerDevices {
    @TaskLocal package static var scope = LayerDevices()

    private let beforeAny = NoDevice()
    private lazy var current: any LayerDevice = beforeAny

    package nonisolated init() {}

    /// The device in use: the one that UIKit set last.
    package static var current: any LayerDevice {
        get { scope.current }
        set { scope.current = newValue }
    }

    /// The device in use before UIKit has made one; the first that it makes by itself takes over its clock.
    package static var beforeAny: any LayerDevice { scope.beforeAny }

    private final class NoDevice: LayerDevice {
        let clock = VirtualClock()
        let screenScale: CGFloat = 3
        var areAnimationsEnabled = true
        nonisolated init() {}
        func commit() {}
        func flushLayout() {}
    }
}

extension CALayer {
    /// The device whose screen shows the layer; the one in use for a layer that none shows.
    var device: any LayerDevice {
        var layer: CALayer? = self
        while let current = layer {
            if let device = current.owner?.layerDevice { return device }
            layer = current.superlayer ?? current.maskedLayer
        }
        return LayerDevices.current
    }
}
