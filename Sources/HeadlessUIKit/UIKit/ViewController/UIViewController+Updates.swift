import Foundation

extension UIViewController {
    /// Tells that ``supportedInterfaceOrientations`` says something else now; the interface turns where it has to, or where
    /// it may at last follow the device. (UIKit documentation; iOS 16)
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        let simulator = ownSimulator
        simulator.perform { simulator.supportedOrientationsDidChange() }
    }

    /// The same from before iOS 16, for every page at once.
    public class func attemptRotationToDeviceOrientation() {
        Simulator.current.supportedOrientationsDidChange()
    }

    /// Tells that ``preferredScreenEdgesDeferringSystemGestures`` says something else now. The system has no gestures here,
    /// so nothing follows.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Tells that ``prefersHomeIndicatorAutoHidden`` or the child that decides says something else now.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        let simulator = ownSimulator
        simulator.perform { simulator.updateHomeIndicatorPreference() }
    }
}
