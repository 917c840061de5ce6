import BarTransition
import UIKit

/// What a page declares about its bar.
@MainActor
struct DeclaredBar {
    let appearance: BarAppearance

    init(of page: UIViewController) {
        appearance = (page as? any BarAppearanceProviding)?.barAppearance ?? BarAppearance()
    }

    var isHidden: Bool { appearance.isHidden }

    /// The declared colour at a point of a background of a size; nil where the page or the system decides.
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
    /// The colour at a point in units of the background, for evenly spread colours.
    fileprivate func color(at point: CGPoint, traits: UITraitCollection) -> UIColor? {
        guard let last = colors.last else { return nil }
        let way = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
        let length = max(way.x * way.x + way.y * way.y, 0.0001)
        let share = ((point.x - startPoint.x) * way.x + (point.y - startPoint.y) * way.y) / length
        let place = min(max(share, 0), 1) * CGFloat(colors.count - 1)
        let index = min(Int(place), colors.count - 1)
        let next = index + 1 < colors.count ? colors[index + 1] : last
        return colors[index].resolvedColor(with: traits)
            .mixed(with: next.resolvedColor(with: traits), share: place - CGFloat(index))
    }
}
