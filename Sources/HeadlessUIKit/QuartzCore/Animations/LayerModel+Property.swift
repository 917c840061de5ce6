import Foundation

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
