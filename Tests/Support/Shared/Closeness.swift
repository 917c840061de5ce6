import UIKit

/// Whether two values differ by at most a thousandth, or by at most `tolerance`.
public func isClose(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-3) -> Bool {
    abs(value - expected) <= tolerance
}

/// Whether the origins and sizes of two rectangles differ by at most a thousandth, or by at most `tolerance`.
public func isClose(_ value: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1e-3) -> Bool {
    isClose(value.minX, expected.minX, within: tolerance) && isClose(value.minY, expected.minY, within: tolerance)
        && isClose(value.width, expected.width, within: tolerance)
        && isClose(value.height, expected.height, within: tolerance)
}
