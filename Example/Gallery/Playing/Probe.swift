import UIKit

/// Reads what is on the screen through what UIKit makes public: presentation layers and pixels.
///
/// The colour behind the title is read at the middle of each page's width, two points below the top of the screen: bars
/// reach up to there, and no title, prompt or clock ever does, not even on its way. The point moves with its page: at a
/// point that stays, the edge of a page passing by would look like a leap of the bar. A page's point does not count
/// while it is off the screen, or under the page in front or its shadow.
@MainActor
struct Probe {
    /// How far the shadow of the page in front reaches, in points, with some room.
    private static let shadowReach: CGFloat = 40

    /// Points from the top of the screen.
    static let colorDepth: CGFloat = 2

    let stage: Stage

    func sample(at time: TimeInterval) -> Sample {
        stage.simulator.commit()
        let progress = progress
        var tops: [Side: CGFloat] = [:]
        var colors: [Side: UIColor] = [:]
        for side in Side.allCases where isVisible(side, progress: progress) {
            let page = stage.page(side)
            tops[side] = Self.origin(of: page.contentMarker).y
            guard let point = pointBehindTitle(of: side) else { continue }
            colors[side] = stage.simulator.color(at: point)
        }
        return Sample(time: time, progress: progress, barBottom: barBottom, contentTop: tops, color: colors)
    }

    // MARK: The bar

    /// The bar's bottom edge in the window; nil while there is none on the screen.
    var barBottom: CGFloat? {
        let bar = stage.navigationController.navigationBar
        guard bar.window != nil, !bar.isHidden, let shown = bar.layer.presentation(), shown.opacity > 0 else {
            return nil
        }
        let origin = Self.origin(of: bar)
        let bottom = origin.y + shown.bounds.height
        return bottom > 0 && abs(origin.x) < stage.width ? bottom : nil
    }

    // MARK: The pages

    /// How much of the front page's way has been gone, 0...1.
    private var progress: Double {
        let covered = coveredShare
        return stage.scene.operation.isPush ? covered : 1 - covered
    }

    /// How much of the screen the page in front covers.
    private var coveredShare: Double {
        guard stage.front.viewIfLoaded?.window != nil else { return 0 }
        let share = 1 - abs(Self.origin(of: stage.front.view).x) / stage.width
        return Double(min(max(share, 0), 1))
    }

    private func isVisible(_ side: Side, progress: Double) -> Bool {
        guard stage.page(side).viewIfLoaded?.window != nil else { return false }
        return side == .leaving ? progress < 0.999 : progress > 0.001
    }

    /// Where the colour behind a page's title is read; nil where it cannot be seen.
    func pointBehindTitle(of side: Side) -> CGPoint? {
        let page = stage.page(side)
        let x = Self.origin(of: page.view).x + stage.width / 2
        guard x >= 0, x < stage.width else { return nil }
        if page !== stage.front, stage.front.viewIfLoaded?.window != nil {
            let front = Self.origin(of: stage.front.view).x
            let isCovered =
                stage.scene.direction == .rightToLeft
                ? x < front + stage.width + Self.shadowReach : x > front - Self.shadowReach
            guard !isCovered else { return nil }
        }
        return CGPoint(x: x, y: Self.colorDepth)
    }

    /// A view's top left corner in its window, as shown at this moment.
    static func origin(of view: UIView) -> CGPoint {
        var point = CGPoint.zero
        var current: UIView? = view
        if let shown = view.layer.presentation() { point = shown.bounds.origin }
        while let view = current, !(view is UIWindow) {
            guard let shown = view.layer.presentation() else { break }
            point.x += shown.frame.minX - shown.bounds.minX
            point.y += shown.frame.minY - shown.bounds.minY
            current = view.superview
        }
        return point
    }
}
