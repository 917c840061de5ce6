import Foundation

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
