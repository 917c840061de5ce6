import Foundation

/// Where large titles are in the bar. Touches reach what the app put below a large title, also where that is in the
/// page's scroll view, behind the bar (fact m1.6).
@MainActor
final class BarLargeTitleContainer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let hit, hit !== self { return hit }
        guard let title = (superview as? UINavigationBar)?.content?.largeTitle, title.superview is UIScrollView else {
            return nil
        }
        return title.hitTest(title.convert(point, from: self), with: event)
    }
}
