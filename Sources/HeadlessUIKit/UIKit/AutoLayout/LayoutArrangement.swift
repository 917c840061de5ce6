import Foundation

/// The frames that a solution gives the views of a region, until the next one. Each view gives its subviews their frames in its
/// own `layoutSubviews()`, with the ordinary setters, so that they animate inside an animation block.
@MainActor
struct LayoutArrangement {
    /// Positions that differ by less count as equal. Half a pixel is much larger at any scale.
    private static let precision: CGFloat = 1e-6

    /// The frames of the views that constraints determine, in their superviews.
    var frames: [ObjectIdentifier: CGRect] = [:]
    /// The content sizes of scroll views; nil for a length that constraints do not determine.
    var contentSizes: [ObjectIdentifier: (width: CGFloat?, height: CGFloat?)] = [:]
    /// Whether the solution may be another one after it has been applied.
    let changesWithItself: Bool
    /// Whether that is so for frames further inside, of which nobody is notified.
    let readsFrames: Bool

    init(changesWithItself: Bool, readsFrames: Bool) {
        self.changesWithItself = changesWithItself
        self.readsFrames = readsFrames
    }

    /// Gives a view's subviews their frames, and the view its content size; returns whether a subview changed.
    func place(subviewsOf view: UIView) -> Bool {
        var isChanged = false
        for subview in view.subviews where place(subview) { isChanged = true }
        if let scrolling = view as? UIScrollView, let size = contentSize(of: scrolling) {
            scrolling.layoutEngineStorage.placedContentSize = size
            if size != scrolling.contentSize { scrolling.contentSize = size }
        }
        return isChanged
    }

    /// Gives a view its frame; returns whether it changed.
    func place(_ view: UIView) -> Bool {
        guard let frame = frames[ObjectIdentifier(view)] else { return false }
        view.layoutEngineStorage.placedFrame = frame
        var isChanged = false
        if hasOtherSize(view, than: frame) {
            view.bounds.size = frame.size
            isChanged = true
        }
        let center = center(of: view, in: frame)
        if isOther(view.center, than: center) {
            view.center = center
            isChanged = true
        }
        return isChanged
    }

    /// Whether a view is to get another frame than it got last, and is not there yet. One that is elsewhere all the same was moved
    /// by code, and stays there until its superview is laid out.
    func moves(_ view: UIView) -> Bool {
        guard let frame = frames[ObjectIdentifier(view)], frame != view.layoutEngineStorage.placedFrame else {
            return false
        }
        return hasOtherSize(view, than: frame) || isOther(view.center, than: center(of: view, in: frame))
    }

    /// The same of a scroll view's content size.
    func resizesContent(of view: UIView) -> Bool {
        guard let scrolling = view as? UIScrollView, let size = contentSize(of: scrolling) else { return false }
        return size != view.layoutEngineStorage.placedContentSize && size != scrolling.contentSize
    }

    private func hasOtherSize(_ view: UIView, than frame: CGRect) -> Bool {
        let size = view.bounds.size
        return abs(size.width - frame.width) > Self.precision || abs(size.height - frame.height) > Self.precision
    }

    private func center(of view: UIView, in frame: CGRect) -> CGPoint {
        let anchor = view.layer.anchorPoint
        return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    private func isOther(_ point: CGPoint, than other: CGPoint) -> Bool {
        abs(point.x - other.x) > Self.precision || abs(point.y - other.y) > Self.precision
    }

    /// The content size that constraints give a scroll view; nil if they give it none.
    private func contentSize(of view: UIScrollView) -> CGSize? {
        guard let solved = contentSizes[ObjectIdentifier(view)] else { return nil }
        return CGSize(width: solved.width ?? view.contentSize.width, height: solved.height ?? view.contentSize.height)
    }
}
