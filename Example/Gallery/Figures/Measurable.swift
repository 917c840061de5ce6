import UIKit

/// A value of which one can say how far it is from another.
protocol Measurable {
    func distance(to other: Self) -> Double
}

extension CGFloat: Measurable {
    func distance(to other: CGFloat) -> Double { Double((self - other).magnitude) }
}
