import UIKit

/// Measures the progress of the running animations by the layer property that changes the most. It works with any timing
/// curve and adds nothing to the view hierarchy.
@MainActor
final class AnimationProgress {
    private enum Measure: CaseIterable {
        case position, size, scroll, opacity, color
    }

    private let layer: CALayer
    private let measure: Measure
    private let totalDistance: CGFloat

    /// Searches all layers of a window at the start of an animation; nil if no layer changes.
    init?(in window: UIWindow) {
        var best: (layer: CALayer, measure: Measure, distance: CGFloat)?
        var waiting: [CALayer] = [window.layer]
        while let layer = waiting.popLast() {
            waiting += layer.sublayers ?? []
            guard let shown = layer.presentation() else { continue }
            for measure in Measure.allCases {
                let distance = Self.distance(measure, from: shown, to: layer)
                if distance > best?.distance ?? 0.01 { best = (layer, measure, distance) }
            }
        }
        guard let best else { return nil }
        layer = best.layer
        measure = best.measure
        totalDistance = best.distance
    }

    /// 0...1; 1 after the animation has ended.
    var progress: CGFloat {
        guard let shown = layer.presentation() else { return 1 }
        return min(max(1 - Self.distance(measure, from: shown, to: layer) / totalDistance, 0), 1)
    }

    /// In points, or in percent of full opacity or color.
    private static func distance(_ measure: Measure, from shown: CALayer, to model: CALayer) -> CGFloat {
        switch measure {
        case .position: length(shown.position.x - model.position.x, shown.position.y - model.position.y)
        case .size:
            length(shown.bounds.width - model.bounds.width, shown.bounds.height - model.bounds.height)
        case .scroll: length(shown.bounds.minX - model.bounds.minX, shown.bounds.minY - model.bounds.minY)
        case .opacity: abs(CGFloat(shown.opacity - model.opacity)) * 100
        case .color: distance(shown.backgroundColor, model.backgroundColor)
        }
    }

    private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

    private static func distance(_ first: CGColor?, _ second: CGColor?) -> CGFloat {
        guard let first = FilmColor(first), let second = FilmColor(second) else { return 0 }
        return CGFloat(first.largestDifference(to: second)) * 100 / 255
    }
}
