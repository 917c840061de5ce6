import BarTransition
import BarTransitionTesting
import UIKit

/// The values of the screen at rest, which must be correct at the end and restored after a canceled swipe.
@MainActor
struct ScreenState {
    /// In points. Smaller differences are invisible.
    private static let tolerance: CGFloat = 0.5
    /// As an OKLab distance. Smaller differences are invisible; one step of an 8-bit channel is about as large.
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
        barBottom = SampleReader(stage: stage).barBottom
        tint = bar.tintColor.resolvedColor(with: bar.traitCollection)
        color = stage.simulator.color(at: Self.point(on: stage))
        contentTop = stage.top.contentMarker.shownFrame.minY
        additionalInsets = stage.top.additionalSafeAreaInsets
        pageFrame = stage.top.view.frame
        title = bar.topItem?.title
        pageCount = navigationController.viewControllers.count
    }

    private static func point(on stage: Stage) -> CGPoint {
        CGPoint(x: stage.width / 2, y: SampleReader.colorDepth)
    }

    /// Whether all values are equal, within tolerances.
    func equals(_ other: ScreenState) -> Bool {
        isBarHidden == other.isBarHidden && Self.areSame(barBottom, other.barBottom) && Self.areSame(tint, other.tint)
            && Self.areSame(color, other.color) && Self.areSame(contentTop, other.contentTop)
            && additionalInsets == other.additionalInsets && pageFrame == other.pageFrame && title == other.title
            && pageCount == other.pageCount
    }

    /// Whether the bar, the insets and the content are what the top page declares.
    /// - Parameter bottom: the expected bottom edge of the bar.
    func agrees(with declared: DeclaredBar, bottom: CGFloat?, on stage: Stage) -> Bool {
        let traits = stage.navigationController.traitCollection
        let expectedTint = declared.appearance.tintColor ?? stage.simulator.window.tintColor ?? .systemBlue
        let edge = declared.isHidden ? stage.simulator.window.safeAreaInsets.top : barBottom
        return isBarHidden == declared.isHidden && Self.areSame(barBottom, bottom)
            && additionalInsets == .zero && Self.areSame(contentTop, edge)
            && (declared.isHidden || Self.areSame(tint, expectedTint.resolvedColor(with: traits)))
            && Self.areSame(color, expectedColor(declared, on: stage, traits: traits))
    }

    private func expectedColor(_ declared: DeclaredBar, on stage: Stage, traits: UITraitCollection) -> UIColor {
        let point = Self.point(on: stage)
        let size = CGSize(width: stage.width, height: max(barBottom ?? 1, 1))
        if !declared.isHidden, let color = declared.color(at: point, in: size, traits: traits) { return color }
        // A bar without a background shows the page, so the color must equal that of a picture without the bar.
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
