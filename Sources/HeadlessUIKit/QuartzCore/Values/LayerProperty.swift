import Foundation

/// The animatable properties of a layer.
package enum LayerProperty: Hashable {
    case position, boundsOrigin, boundsSize, transform, opacity, backgroundColor, cornerRadius
    case borderWidth, borderColor, shadowOpacity, shadowRadius, shadowColor, shadowOffset
    case tint, gradientColors, gradientLocations, gradientStart, gradientEnd, effectStrength
    case shapeFill, shapeStroke, strokeStart, strokeEnd, lineWidth

    /// Whether a new animation is added to running ones rather than replacing them (fact 10.5): measured for position and bounds.
    /// Transforms and, from iOS 11, corner radii are additive too, opacity and colors are not (observed with UIKit:
    /// material-motion/motion-animator-objc, UIKitBehavioralTests).
    var isAdditive: Bool {
        switch self {
        case .position, .boundsOrigin, .boundsSize, .transform, .cornerRadius: true
        default: false
        }
    }

    /// Whether a view's own layer animates it in animation blocks (fact 10.16). Borders, shadows and what only gradient and shape
    /// layers have change at once there; layers without a view animate them implicitly.
    /// (Observed: the colors of a view's gradient layer change at once in a block,
    /// stackoverflow.com/questions/9381077; the path of a view's shape layer jumps, andyyardley.com 2015-10-29; borders and shadows:
    /// material-motion/motion-animator-objc, UIKitBehavioralTests.)
    var isAnimatedByViews: Bool {
        switch self {
        case .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowColor, .shadowOffset: false
        case .gradientColors, .gradientLocations, .gradientStart, .gradientEnd: false
        case .shapeFill, .shapeStroke, .strokeStart, .strokeEnd, .lineWidth: false
        default: true
        }
    }
}

// MARK: - Values

/// A value that is interpolated number by number.
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

/// Colors are interpolated in gamma-encoded sRGB, component by component (fact m8.1), and clamped if a spring
/// overshoots.
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

// MARK: - Access by property

extension LayerModel {
    /// The numbers of an animatable property.
    package subscript(property: LayerProperty) -> [CGFloat] {
        get { read(property) }
        set { write(newValue, to: property) }
    }

    private func read(_ property: LayerProperty) -> [CGFloat] {
        switch property {
        case .position: position.numbers
        case .boundsOrigin: boundsOrigin.numbers
        case .boundsSize: boundsSize.numbers
        case .transform: transform.numbers
        case .opacity: opacity.numbers
        case .backgroundColor: background.numbers
        case .cornerRadius: cornerRadius.numbers
        case .borderWidth: borderWidth.numbers
        case .borderColor: border.numbers
        case .shadowOpacity: shadowOpacity.numbers
        case .shadowRadius: shadowRadius.numbers
        case .shadowColor: shadow.numbers
        case .shadowOffset: shadowOffset.numbers
        case .tint: tint.numbers
        case .gradientColors: gradientColors.numbers
        case .gradientLocations: gradient.locations.numbers
        case .gradientStart: gradient.start.numbers
        case .gradientEnd: gradient.end.numbers
        case .shapeFill: shape.fill.numbers
        case .shapeStroke: shape.stroke.numbers
        case .strokeStart: shape.strokeStart.numbers
        case .strokeEnd: shape.strokeEnd.numbers
        case .lineWidth: shape.lineWidth.numbers
        case .effectStrength: effectStrength.numbers
        }
    }

    private mutating func write(_ numbers: [CGFloat], to property: LayerProperty) {
        switch property {
        case .position: position = CGPoint(numbers: numbers)
        case .boundsOrigin: boundsOrigin = CGPoint(numbers: numbers)
        case .boundsSize: boundsSize = CGSize(numbers: numbers)
        case .transform: transform = CGAffineTransform(numbers: numbers)
        case .opacity: opacity = Float(numbers: numbers)
        case .backgroundColor: background = PixelColor(numbers: numbers)
        case .cornerRadius: cornerRadius = CGFloat(numbers: numbers)
        case .borderWidth: borderWidth = CGFloat(numbers: numbers)
        case .borderColor: border = PixelColor(numbers: numbers)
        case .shadowOpacity: shadowOpacity = Float(numbers: numbers)
        case .shadowRadius: shadowRadius = CGFloat(numbers: numbers)
        case .shadowColor: shadow = PixelColor(numbers: numbers)
        case .shadowOffset: shadowOffset = CGSize(numbers: numbers)
        case .tint: tint = PixelColor(numbers: numbers)
        case .gradientColors: gradientColors = [PixelColor](numbers: numbers)
        case .gradientLocations: gradient.locations.numbers = numbers
        case .gradientStart: gradient.start = CGPoint(numbers: numbers)
        case .gradientEnd: gradient.end = CGPoint(numbers: numbers)
        case .shapeFill: shape.fill = PixelColor(numbers: numbers)
        case .shapeStroke: shape.stroke = PixelColor(numbers: numbers)
        case .strokeStart: shape.strokeStart = CGFloat(numbers: numbers)
        case .strokeEnd: shape.strokeEnd = CGFloat(numbers: numbers)
        case .lineWidth: shape.lineWidth = CGFloat(numbers: numbers)
        case .effectStrength: effectStrength = CGFloat(numbers: numbers)
        }
    }
}
