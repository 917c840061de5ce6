/// The device that shows layers: its clock, its screen and its run loop. UIKit's simulator is one.
@MainActor
package protocol LayerDevice: AnyObject {
    /// The clock that the layers' animations run on.
    var clock: VirtualClock { get }

    /// Pixels per point of the screen.
    var screenScale: CGFloat { get }

    /// Ends a turn of the run loop: lays out what needs it.
    func commit()

    /// Lays out the windows before an animation block changes more (fact 10.15).
    func flushLayout()
}

/// The device in use.
@MainActor
package enum LayerDevices {
    /// The device that layers outside of any window refer to: the one that UIKit set last.
    package static var current: any LayerDevice = beforeAny

    /// The device in use before UIKit has made one; the first that it makes by itself takes over the clock.
    package static let beforeAny: any LayerDevice = NoDevice()

    private final class NoDevice: LayerDevice {
        let clock = VirtualClock()
        let screenScale: CGFloat = 3
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
