import Foundation

// Several simulators may live side by side. What is on one's screen belongs to it; the rest to the one in use.

extension UIView {
    /// The simulator whose screen shows the view; the one in use for a view that none shows.
    var ownSimulator: Simulator { window?.windowScene?.simulator ?? .current }
}

extension UIViewController {
    /// The simulator whose screen shows the page; the one in use for a page that none shows.
    var ownSimulator: Simulator { viewIfLoaded?.ownSimulator ?? .current }

    func updateOwnStatusBar() {
        let simulator = ownSimulator
        simulator.perform { simulator.updateStatusBar() }
    }
}

extension Simulator: LayerDevice {
    package var screenScale: CGFloat { DrawingContext.screenScale }

    package func flushLayout() {
        for window in windowScene.windows where !window.isHidden { window.layoutIfNeeded() }
    }
}
