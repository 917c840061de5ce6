import BarTransitionTesting
import UIKit

/// Reads a stage's current values from presentation layers and pixels.
///
/// The color behind the title is read at the middle of each page's width, two points below the top of the screen, which
/// bars reach and titles, prompts and the clock never do, not even during transitions. The point moves with its page: at
/// a fixed point, the edge of a passing page would look like a jump of the bar. A page's point is ignored while it is off
/// the screen, or under the front page or its shadow.
@MainActor
struct SampleReader {
    /// The reach of the front page's shadow, in points, with some margin.
    private static let shadowReach: CGFloat = 40

    /// The distance of the points from the top of the screen, in points.
    static let colorDepth: CGFloat = 2

    let stage: Stage

    func sample(at time: TimeInterval) -> Sample {
        stage.simulator.commit()
        let progress = progress
        var tops: [PageRole: CGFloat] = [:]
        var colors: [PageRole: UIColor] = [:]
        for role in PageRole.allCases where isVisible(role, progress: progress) {
            let page = stage.page(role)
            tops[role] = page.contentMarker.shownFrame.minY
            guard let point = pointBehindTitle(of: role) else { continue }
            colors[role] = stage.simulator.color(at: point)
        }
        return Sample(time: time, progress: progress, barBottom: barBottom, contentTop: tops, color: colors)
    }

    // MARK: The bar

    /// The bar's bottom edge in the window; nil while no bar is on the screen.
    var barBottom: CGFloat? {
        let bar = stage.navigationController.navigationBar
        guard bar.window != nil, !bar.isHidden, let shown = bar.layer.presentation(), shown.opacity > 0 else {
            return nil
        }
        let frame = bar.shownFrame
        return frame.maxY > 0 && abs(frame.minX) < stage.width ? frame.maxY : nil
    }

    // MARK: The pages

    /// The progress of the transition, 0...1, by the position of the front page.
    private var progress: Double {
        let covered = coveredFraction
        return stage.scene.operation.isPush ? covered : 1 - covered
    }

    /// The fraction of the screen that the front page covers.
    private var coveredFraction: Double {
        guard stage.front.viewIfLoaded?.window != nil else { return 0 }
        let fraction = 1 - abs(stage.front.view.shownFrame.minX) / stage.width
        return Double(min(max(fraction, 0), 1))
    }

    private func isVisible(_ role: PageRole, progress: Double) -> Bool {
        guard stage.page(role).viewIfLoaded?.window != nil else { return false }
        return role == .outgoing ? progress < 0.999 : progress > 0.001
    }

    /// The point at which the color behind a page's title is read; nil while it is not visible.
    func pointBehindTitle(of role: PageRole) -> CGPoint? {
        let page = stage.page(role)
        let x = page.view.shownFrame.minX + stage.width / 2
        guard x >= 0, x < stage.width else { return nil }
        if page !== stage.front, stage.front.viewIfLoaded?.window != nil {
            let front = stage.front.view.shownFrame.minX
            let isCovered =
                stage.scene.direction == .rightToLeft
                ? x < front + stage.width + Self.shadowReach : x > front - Self.shadowReach
            guard !isCovered else { return nil }
        }
        return CGPoint(x: x, y: Self.colorDepth)
    }
}
