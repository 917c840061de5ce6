import UIKit

/// What is on the screen in one frame.
struct Sample {
    /// Seconds since the operation began; negative in the frame before it.
    let time: TimeInterval
    /// How far the transition is, 0...1, by the place of the page in front.
    let progress: Double
    /// The bar's bottom edge in the window; nil while there is none.
    let barBottom: CGFloat?
    /// Each visible page's content top in the window.
    let contentTop: [Side: CGFloat]
    /// The colour behind the title as each page sees it, where that point can be seen.
    let color: [Side: UIColor]
}
