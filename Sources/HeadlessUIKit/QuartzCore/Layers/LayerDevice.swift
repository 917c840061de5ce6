/// The device that shows layers: its clock, its screen and its run loop. UIKit's simulator is one.
@MainActor
package protocol LayerDevice: AnyObject {
    /// The clock that the layers' animations run on.
    var clock: VirtualClock { get }

    /// Pixels per point of the screen.
    var screenScale: CGFloat { get }

    /// Whether changes animate, as `UIView.setAnimationsEnabled` set it last.
    var areAnimationsEnabled: Bool { get set }

    /// Ends a turn of the run loop: lays out what needs it.
    func commit()

    /// Lays out the windows before an animation block changes more (fact 10.15).
    func flushLayout()
}

/// The device in use.
@MainActor
package enum LayerDevices {
    /// Finds the device in use; UIKit sets it when it makes its first device.
    package static var provider: (@MainActor () -> any LayerDevice)?

    /// The device that layers outside of any window refer to.
    package static var current: any LayerDevice { provider?() ?? beforeAny }

    private static let beforeAny = NoDevice()
    private static var clockIsTaken = false

    /// The clock of a device that is made because one is needed: for the first one the clock that layers have used so far.
    package static func takeClock() -> VirtualClock {
        guard !clockIsTaken else { return VirtualClock() }
        clockIsTaken = true
        return beforeAny.clock
    }

    private final class NoDevice: LayerDevice {
        let clock = VirtualClock()
        let screenScale: CGFloat = 3
        var areAnimationsEnabled = true
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
