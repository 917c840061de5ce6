import Foundation

extension LayoutSystem {
    /// Positions that differ by less are the same: halves of pixels at any scale are much larger.
    private static let precision: CGFloat = 1e-6

    /// Gives views, guides and scroll views what was solved, and says whether a view changed.
    ///
    /// Edges are rounded to device pixels, so that views that touch still touch, and go through the ordinary setters, so
    /// that inside an animation block they animate.
    func apply(_ solution: LayoutSolution) -> Bool {
        let grid = PixelGrid(scale: region.root.traitCollection.displayScale)
        var isChanged = false
        for view in region.views {
            if view === region.root ? geometry.isRootSizeFree : LayoutEngine.isDriven(view) {
                var frame = grid.round(solution.rect(geometry.frame(of: view)))
                if view === region.root { frame.origin = view.untransformedFrame.origin }
                frame = view.frame(forAlignmentRect: frame)
                if set(frame, on: view) { isChanged = true }
            }
            for guide in view.layoutGuides {
                guard let box = geometry.box(of: guide, in: view) else { continue }
                guide.solvedFrame = grid.round(solution.rect(box))
            }
            if let scrolling = view as? (UIView & LayoutScrolling) { setContentSize(of: scrolling, solution, grid) }
        }
        return isChanged
    }

    private func set(_ frame: CGRect, on view: UIView) -> Bool {
        var isChanged = false
        let size = view.bounds.size
        if abs(size.width - frame.width) > Self.precision || abs(size.height - frame.height) > Self.precision {
            view.bounds.size = frame.size
            isChanged = true
        }
        let anchor = view.layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if abs(view.center.x - center.x) > Self.precision || abs(view.center.y - center.y) > Self.precision {
            view.center = center
            isChanged = true
        }
        // UIKit moves a view in its superview's layout, so the superview's `layoutSubviews()` is called.
        if isChanged, let superview = view.superview, superview !== region.root { superview.setNeedsLayout() }
        return isChanged
    }

    private func setContentSize(of view: UIView & LayoutScrolling, _ solution: LayoutSolution, _ grid: PixelGrid) {
        let size = grid.round(solution.rect(geometry.content(of: view))).size
        var new = view.contentSize
        if geometry.isContentFree(of: view, .horizontal) { new.width = size.width }
        if geometry.isContentFree(of: view, .vertical) { new.height = size.height }
        if new != view.contentSize { view.contentSize = new }
    }
}

extension LayoutSolution {
    /// A box in numbers; sizes that could not but be negative are zero.
    func rect(_ box: LayoutBox) -> CGRect {
        let size = CGSize(width: max(0, value(box.width)), height: max(0, value(box.height)))
        return CGRect(origin: CGPoint(x: value(box.left), y: value(box.top)), size: size)
    }
}
