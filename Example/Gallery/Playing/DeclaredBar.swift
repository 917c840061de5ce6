import BarTransition
import UIKit

/// The bar appearance that a page declares.
@MainActor
struct DeclaredBar {
    let appearance: BarAppearance

    init(of page: UIViewController) {
        appearance = (page as? any BarAppearanceProviding)?.barAppearance ?? BarAppearance()
    }

    var isHidden: Bool { appearance.isHidden ?? false }

    /// The declared color at a point of a background of the given size; nil if the declaration does not determine it.
    func color(at point: CGPoint, in size: CGSize, traits: UITraitCollection) -> UIColor? {
        switch appearance.background {
        case .system, .transparent, .image, .material: nil
        case .color(let color): color.resolvedColor(with: traits)
        case .gradient(let gradient):
            gradient.color(at: CGPoint(x: point.x / size.width, y: point.y / size.height), traits: traits)
        }
    }
}

extension BarAppearance.Gradient {
    /// The color at a point in the unit coordinates of the background, for evenly spread colors.
    fileprivate func color(at point: CGPoint, traits: UITraitCollection) -> UIColor? {
        guard let last = colors.last else { return nil }
        let axis = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
        let length = max(axis.x * axis.x + axis.y * axis.y, 0.0001)
        let fraction = ((point.x - startPoint.x) * axis.x + (point.y - startPoint.y) * axis.y) / length
        let position = min(max(fraction, 0), 1) * CGFloat(colors.count - 1)
        let index = min(Int(position), colors.count - 1)
        let next = index + 1 < colors.count ? colors[index + 1] : last
        return colors[index].resolvedColor(with: traits)
            .mixed(with: next.resolvedColor(with: traits), by: position - CGFloat(index))
    }
}
