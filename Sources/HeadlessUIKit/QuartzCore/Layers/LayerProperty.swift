import Foundation

/// The properties of a layer that animate, and how.
package enum LayerProperty: Hashable {
    case position, boundsOrigin, boundsSize, transform, opacity, backgroundColor, cornerRadius
    case borderWidth, borderColor, shadowOpacity, shadowRadius, shadowColor, shadowOffset
    case tint, gradientColors, gradientLocations, gradientStart, gradientEnd, effectStrength
    case shapeFill, shapeStroke, strokeStart, strokeEnd, lineWidth

    /// Fact 10.5: position and bounds blend with what is under way, measured; opacity and transform too, by folklore; the
    /// rest replaces it.
    var isAdditive: Bool {
        switch self {
        case .position, .boundsOrigin, .boundsSize, .opacity, .transform: true
        default: false
        }
    }

    /// Whether a view's own layer animates it in the view's blocks (fact 10.16): a view knows what every layer has. What
    /// only gradient and shape layers have changes at once there; layers of no view animate it by themselves.
    /// (Observed: the colours of a view's gradient layer just swap in a block, stackoverflow.com/questions/9381077; the
    /// path of a view's shape layer jumps, andyyardley.com 2015-10-29.)
    var isAnimatedByViews: Bool {
        switch self {
        case .gradientColors, .gradientLocations, .gradientStart, .gradientEnd: false
        case .shapeFill, .shapeStroke, .strokeStart, .strokeEnd, .lineWidth: false
        default: true
        }
    }
}

/// A value that interpolates number by number.
package protocol LayerValue {
    var numbers: [CGFloat] { get }
    init(numbers: [CGFloat])
}

extension CGFloat: LayerValue {
    package var numbers: [CGFloat] { [self] }
    package init(numbers: [CGFloat]) { self = numbers[0] }
}

extension Float: LayerValue {
    package var numbers: [CGFloat] { [CGFloat(self)] }
    package init(numbers: [CGFloat]) { self = Float(numbers[0]) }
}

extension CGPoint: LayerValue {
    package var numbers: [CGFloat] { [x, y] }
    package init(numbers: [CGFloat]) { self.init(x: numbers[0], y: numbers[1]) }
}

extension CGSize: LayerValue {
    package var numbers: [CGFloat] { [width, height] }
    package init(numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension CGAffineTransform: LayerValue {
    package var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
    package init(numbers: [CGFloat]) {
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

/// Colours interpolate in gamma sRGB, component by component (fact m8.1); a spring's overshoot stays a colour.
extension PixelColor: LayerValue {
    package var numbers: [CGFloat] { [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)] }
    package init(numbers: [CGFloat]) {
        let parts = numbers.map { min(max(Double($0), 0), 1) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

extension [PixelColor]: LayerValue {
    package var numbers: [CGFloat] { flatMap(\.numbers) }
    package init(numbers: [CGFloat]) {
        self = stride(from: 0, to: numbers.count, by: 4).map {
            PixelColor(numbers: [CGFloat](numbers[$0..<$0 + 4]))
        }
    }
}
