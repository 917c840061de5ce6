import UIKit

/// The edge of the navigation controller's view that a bar lies at, up to which its background reaches.
@MainActor
enum BarEdge {
    /// The navigation bar's.
    case top
    /// The toolbar's.
    case bottom

    /// Keeps a hairline at the side of the bar where the page is.
    var hairlineMask: UIView.AutoresizingMask {
        switch self {
        case .top: [.flexibleWidth, .flexibleTopMargin]
        case .bottom: [.flexibleWidth, .flexibleBottomMargin]
        }
    }

    /// The rectangle of a bar's background, in the bar.
    func backgroundFrame(of bar: UIView) -> CGRect {
        var frame = bar.bounds
        switch self {
        case .top:
            let overhang = max(bar.frame.minY, 0)
            frame.origin.y -= overhang
            frame.size.height += overhang
        case .bottom:
            frame.size.height += max((bar.superview?.bounds.height ?? 0) - bar.frame.maxY, 0)
        }
        return frame
    }
}
