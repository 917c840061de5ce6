import Foundation

/// The colours of a bar that sets none of its own.
public enum UIBarStyle: Int, Sendable {
    /// Dark content on a light bar in light mode, the opposite in dark mode.
    case `default` = 0
    /// Light content on a dark bar.
    case black = 1
    /// As ``black``; always translucent, whatever `isTranslucent` is set to (fact 6.3.2).
    @available(*, deprecated, message: "Use .black and set isTranslucent to true.")
    case blackTranslucent = 2

    /// Whether content is light on dark.
    var isDark: Bool { rawValue != 0 }
}

/// The heights of a bar that images and positions can be set for. (Fact 4.4)
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The height of a phone in landscape.
    case compact = 1
    /// The usual height with a prompt, where the bar can show one.
    case defaultPrompt = 101
    /// The height of a phone in landscape with a prompt.
    case compactPrompt = 102
}

/// Where a bar lies, which decides where its background and hairline are drawn. (Fact 4.13)
public enum UIBarPosition: Int, Sendable {
    /// Not known.
    case any = 0
    /// At the bottom of its container: the hairline is on top.
    case bottom = 1
    /// At the top of its container: the hairline is underneath.
    case top = 2
    /// At the top of the screen: as ``top``, and the background goes on under the status bar.
    case topAttached = 3
}

/// A bar that knows where it lies.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar lies, as its delegate said when the bar joined a superview (fact m5.1).
    var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar is to lie; asked once, when the bar joins a superview (fact m5.1). Optional in UIKit, so it has a
    /// default here, which leaves the bar's own choice: top for a navigation bar, bottom for a toolbar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// No opinion.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
