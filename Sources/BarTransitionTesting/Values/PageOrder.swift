import UIKit

/// Which page lies above which.
@MainActor
struct PageOrder {
    private let views: [UIView]

    init(_ views: [UIView]) {
        self.views = views.filter { $0.window != nil }
    }

    /// Whether another page lies over `view` at `x` in the window.
    func isCovered(_ view: UIView, at x: CGFloat) -> Bool {
        views.contains { other in
            other !== view && (other.shownFrame.minX...other.shownFrame.maxX).contains(x) && isAbove(other, view)
        }
    }

    private func isAbove(_ view: UIView, _ other: UIView) -> Bool {
        for (index, otherIndex) in zip(path(to: view), path(to: other)) where index != otherIndex {
            return index > otherIndex
        }
        return false
    }

    /// The view's place among its siblings, and its superviews' among theirs, from the window on.
    private func path(to view: UIView) -> [Int] {
        guard let parent = view.superview else { return [] }
        return path(to: parent) + [parent.subviews.firstIndex(of: view) ?? 0]
    }
}
