import Foundation

// What `animationKeys()` and `animation(forKey:)` show of the changes in animation blocks and transactions (fact m20.13).

extension CALayer {
    /// The keys of changes that animate, in the order of their first change. Changes of a property that are added to each other
    /// have a key each (observed with UIKit: material-motion/motion-animator-objc, UIKitBehavioralTests); how UIKit names the
    /// later ones is not documented, here their number follows the name.
    var implicitAnimationKeys: [String] {
        var keys: [String] = []
        for key in animations.compactMap(implicitKey) where !keys.contains(key) { keys.append(key) }
        return keys
    }

    /// The latest change of a property, as the animation that UIKit adds for it.
    func implicitAnimation(forKey key: String) -> CAAnimation? {
        guard let animation = animations.last(where: { implicitKey($0) == key }) else { return nil }
        let shown = CABasicAnimation(keyPath: implicitKeyPath(animation))
        shown.duration = animation.duration
        shown.fillMode = .both
        shown.isAdditive = animation.isAdditive
        shown.fromValue = animation.property.value(of: animation.start)
        if animation.isAdditive {
            shown.toValue = animation.property.value(of: animation.start.map { _ in 0 })
        }
        return shown
    }

    /// Removes the animations of a property's changes.
    func removeImplicitAnimations(forKey key: String) {
        let removed = animations.filter { implicitKey($0) == key }
        guard !removed.isEmpty else { return }
        animations.removeAll { implicitKey($0) == key }
        for timeline in removed.map(\.timeline) {
            timeline.interrupt()
            if !animations.contains(where: { $0.timeline === timeline }) { timeline.detach(self) }
        }
    }

    /// The key of a change: its property, with a number if others of the property run.
    private func implicitKey(_ animation: LayerAnimation) -> String? {
        implicitKeyPath(animation).map { animation.keyNumber == 1 ? $0 : "\($0)-\(animation.keyNumber)" }
    }

    /// The property of a change. The bounds of a view's layer animate as origin and size.
    private func implicitKeyPath(_ animation: LayerAnimation) -> String? {
        guard let name = animation.property.animationKey else { return nil }
        return owner == nil && name.hasPrefix("bounds.") ? "bounds" : name
    }
}

extension LayerProperty {
    /// The name of the property in Core Animation; nil for what only the model animates.
    fileprivate var animationKey: String? {
        switch self {
        case .position: "position"
        case .boundsOrigin: "bounds.origin"
        case .boundsSize: "bounds.size"
        case .transform: "transform"
        case .opacity: "opacity"
        case .backgroundColor: "backgroundColor"
        case .cornerRadius: "cornerRadius"
        case .borderWidth: "borderWidth"
        case .borderColor: "borderColor"
        case .shadowOpacity: "shadowOpacity"
        case .shadowRadius: "shadowRadius"
        case .shadowColor: "shadowColor"
        case .shadowOffset: "shadowOffset"
        case .gradientColors: "colors"
        case .gradientLocations: "locations"
        case .gradientStart: "startPoint"
        case .gradientEnd: "endPoint"
        case .shapeFill: "fillColor"
        case .shapeStroke: "strokeColor"
        case .strokeStart: "strokeStart"
        case .strokeEnd: "strokeEnd"
        case .lineWidth: "lineWidth"
        case .tint, .effectStrength: nil
        }
    }

    /// The numbers as a value of the property's type.
    fileprivate func value(of numbers: [CGFloat]) -> Any {
        switch self {
        case .position, .boundsOrigin, .gradientStart, .gradientEnd: CGPoint(numbers: numbers)
        case .boundsSize, .shadowOffset: CGSize(numbers: numbers)
        case .transform: CATransform3DMakeAffineTransform(CGAffineTransform(numbers: numbers))
        case .backgroundColor, .borderColor, .shadowColor, .shapeFill, .shapeStroke:
            CGColor(pixel: PixelColor(numbers: numbers))
        case .gradientColors: [PixelColor](numbers: numbers).map { CGColor(pixel: $0) }
        case .gradientLocations: numbers.map { NSNumber(value: Double($0)) }
        default: NSNumber(value: Double(numbers[0]))
        }
    }
}
