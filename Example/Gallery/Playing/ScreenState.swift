import BarTransition
import UIKit

/// The screen while nothing moves: what must be right at the end, and as before after a cancelled swipe.
@MainActor
struct ScreenState {
    /// Points that nobody sees.
    private static let tolerance: CGFloat = 0.5
    /// OKLab distances that nobody sees: about one step of an 8-bit channel.
    private static let colorTolerance = 0.01

    let isBarHidden: Bool
    let barBottom: CGFloat?
    let tint: UIColor
    let color: UIColor
    let contentTop: CGFloat
    let additionalInsets: UIEdgeInsets
    let pageFrame: CGRect
    let title: String?
    let pageCount: Int

    init(of stage: Stage) {
        let navigationController = stage.navigationController
        let bar = navigationController.navigationBar
        isBarHidden = navigationController.isNavigationBarHidden
        barBottom = Probe(stage: stage).barBottom
        tint = bar.tintColor.resolvedColor(with: bar.traitCollection)
        color = stage.simulator.color(at: Self.point(on: stage))
        contentTop = Probe.origin(of: stage.top.contentMarker).y
        additionalInsets = stage.top.additionalSafeAreaInsets
        pageFrame = stage.top.view.frame
        title = bar.topItem?.title
        pageCount = navigationController.viewControllers.count
    }

    private static func point(on stage: Stage) -> CGPoint {
        CGPoint(x: stage.width / 2, y: Probe.colorDepth)
    }

    /// Whether every value is the same.
    func equals(_ other: ScreenState) -> Bool {
        isBarHidden == other.isBarHidden && Self.areSame(barBottom, other.barBottom) && Self.areSame(tint, other.tint)
            && Self.areSame(color, other.color) && Self.areSame(contentTop, other.contentTop)
            && additionalInsets == other.additionalInsets && pageFrame == other.pageFrame && title == other.title
            && pageCount == other.pageCount
    }

    /// Whether the bar, the insets and the content are what the page on top declares.
    /// - Parameter bottom: where the bar must end.
    func agrees(with declared: DeclaredBar, bottom: CGFloat?, on stage: Stage) -> Bool {
        let traits = stage.navigationController.traitCollection
        let wantedTint = declared.appearance.tintColor ?? stage.simulator.window.tintColor ?? .systemBlue
        let edge = declared.isHidden ? stage.simulator.window.safeAreaInsets.top : barBottom
        return isBarHidden == declared.isHidden && Self.areSame(barBottom, bottom)
            && additionalInsets == .zero && Self.areSame(contentTop, edge)
            && (declared.isHidden || Self.areSame(tint, wantedTint.resolvedColor(with: traits)))
            && Self.areSame(color, wantedColor(declared, on: stage, traits: traits))
    }

    private func wantedColor(_ declared: DeclaredBar, on stage: Stage, traits: UITraitCollection) -> UIColor {
        let point = Self.point(on: stage)
        let size = CGSize(width: stage.width, height: max(barBottom ?? 1, 1))
        if !declared.isHidden, let color = declared.color(at: point, in: size, traits: traits) { return color }
        // Without a background of its own a bar shows the page: the same picture without the bar must look the same.
        let bar = stage.navigationController.navigationBar
        bar.alpha = 0
        defer { bar.alpha = 1 }
        return stage.simulator.color(at: point)
    }

    private static func areSame(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return abs(one - other) <= tolerance
    }

    private static func areSame(_ one: UIColor, _ other: UIColor) -> Bool {
        OKLab(one).distance(to: OKLab(other)) <= colorTolerance
    }
}
