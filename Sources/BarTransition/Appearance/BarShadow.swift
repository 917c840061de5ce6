import UIKit

/// The hairline under a bar, one device pixel high.
public enum BarShadow: Equatable, Sendable {
    /// As UIKit draws it under its own backgrounds; none under backgrounds that a page declared.
    case automatic
    /// No line.
    case none
    /// A line of one colour.
    case color(UIColor)
}
