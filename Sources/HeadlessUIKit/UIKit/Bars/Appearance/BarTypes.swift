import Foundation

/// The style of a bar without colors of its own.
public enum UIBarStyle: Int, Sendable {
    /// Dark content on a light bar in light mode, the opposite in dark mode.
    case `default` = 0
    /// Light content on a dark bar.
    case black = 1
    /// As ``black``, but always translucent, regardless of `isTranslucent` (fact 6.3.2).
    @available(*, deprecated, message: "Use .black and set isTranslucent to true.")
    case blackTranslucent = 2

    /// Whether content is light on dark.
    var isDark: Bool { rawValue != 0 }
}

/// The bar heights for which images and positions can be set. (Fact 4.4)
public enum UIBarMetrics: Int, Sendable {
    /// The regular height.
    case `default` = 0
    /// The height of a phone in landscape.
    case compact = 1
    /// The regular height with a prompt, in bars that can show one.
    case defaultPrompt = 101
    /// The height of a phone in landscape with a prompt.
    case compactPrompt = 102
}

/// The position of a bar, which decides where its background and hairline are drawn. (Fact 4.13)
public enum UIBarPosition: Int, Sendable {
    /// Unspecified.
    case any = 0
    /// At the bottom of its container: the hairline is at the top of the bar.
    case bottom = 1
    /// At the top of its container: the hairline is below the bar.
    case top = 2
    /// At the top of the screen: as ``top``, and the background extends under the status bar.
    case topAttached = 3
}

/// A bar that has a position.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    /// The bar's position, as its delegate returned it when the bar was added to a superview (fact m5.1).
    var barPosition: UIBarPosition { get }
}

/// Decides the position of a bar.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of the bar; called once, when the bar is added to a superview (fact m5.1). Optional in
    /// UIKit; the default here leaves the bar's own default: top for a navigation bar, bottom for a toolbar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `.any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
