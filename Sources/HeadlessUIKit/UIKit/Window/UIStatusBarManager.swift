import Foundation

/// The present state of the status bar.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    private let simulator: Simulator

    init(simulator: Simulator) {
        self.simulator = simulator
    }

    /// The style preferred by the frontmost view controller.
    open var statusBarStyle: UIStatusBarStyle { simulator.statusBar.style }

    /// Whether the bar is hidden.
    open var isStatusBarHidden: Bool { simulator.statusBar.isHidden }

    /// The bar's rectangle in points; empty while it is hidden. Beside a vertical bar the part of the strip that it has
    /// (unknown for UIKit: fact 27.5.23).
    open var statusBarFrame: CGRect { isStatusBarHidden ? .zero : simulator.statusBarFrame }
}

/// The color of the status bar's content. (UIKit documentation)
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, depending on the user interface style.
    case `default` = 0
    /// White.
    case lightContent = 1
    /// Black.
    case darkContent = 3
}

/// How the status bar is shown and hidden. (UIKit documentation)
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
