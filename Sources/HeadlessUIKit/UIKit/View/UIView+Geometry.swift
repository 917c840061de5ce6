import Foundation

extension UIView {
    func setGeometry(_ change: () -> Void) {
        let oldFrame = layer.frame
        let oldBounds = layer.bounds
        change()
        if layer.bounds.size != oldBounds.size {
            setNeedsLayout()
            if autoresizesSubviews { resizeSubviews(from: oldBounds.size) }
        }
        guard layer.frame != oldFrame || layer.bounds != oldBounds else { return }
        geometryDidChange(sizeChanged: layer.bounds.size != oldBounds.size)
        LayoutEngine.frameDidChange(of: self)
    }

    private func geometryDidChange(sizeChanged: Bool) {
        // Fact 5.2.3: a controller's root view keeps its insets while it moves, once it has any; plain views follow.
        if viewController == nil || sizeChanged || awaitsFirstInsets { updateSafeAreaInsets() }
        for subview in subviews where subview.viewController == nil { subview.updateSafeAreaInsets() }
    }

    private var awaitsFirstInsets: Bool {
        guard let viewController, viewController.containerInsets == nil else { return false }
        return safeAreaInsets == viewController.additionalSafeAreaInsets
    }

    private func resizeSubviews(from oldSize: CGSize) {
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            subview.autoresize(from: oldSize, to: bounds.size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        var rect = layer.frame
        let horizontal = autoresizingMask.distribute(
            new.width - old.width, start: rect.minX, length: rect.width, rest: old.width - rect.maxX,
            masks: (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
        let vertical = autoresizingMask.distribute(
            new.height - old.height, start: rect.minY, length: rect.height, rest: old.height - rect.maxY,
            masks: (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
        rect.origin.x += horizontal.start
        rect.size.width += horizontal.length
        rect.origin.y += vertical.start
        rect.size.height += vertical.length
        frame = rect
    }

    /// Converts a point from this view's coordinates to another's; nil means the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inWindow = point.applying(transformToRoot(\.model))
        guard let view = view ?? window else { return inWindow }
        return inWindow.applying(view.transformToRoot(\.model).inverted())
    }

    /// Converts a point from another view's coordinates to this view's; nil means the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? window ?? self).convert(point, to: self)
    }

    /// Converts a rectangle from this view's coordinates to another's; nil means the window's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let inWindow = rect.applying(transformToRoot(\.model))
        guard let view = view ?? window else { return inWindow }
        return inWindow.applying(view.transformToRoot(\.model).inverted())
    }

    /// Converts a rectangle from another view's coordinates to this view's; nil means the window's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? window ?? self).convert(rect, to: self)
    }

    func transformToRoot(_ values: KeyPath<CALayer, LayerModel>) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view {
            if current.superview == nil { break }
            transform = transform.concatenating(current.layer[keyPath: values].transformToSuperlayer)
            view = current.superview
        }
        return transform
    }
}

extension UIView.AutoresizingMask {
    /// Shares `delta` among the flexible parts, in proportion to their lengths as UIKit does.
    fileprivate func distribute(
        _ delta: CGFloat, start: CGFloat, length: CGFloat, rest: CGFloat, masks: (Self, Self, Self)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [(masks.0, start), (masks.1, length), (masks.2, rest)].filter { contains($0.0) }
        guard delta != 0, !parts.isEmpty else { return (0, 0) }
        let total = parts.reduce(0) { $0 + $1.1 }
        func share(of mask: Self, _ value: CGFloat) -> CGFloat {
            guard contains(mask) else { return 0 }
            return total > 0 ? delta * value / total : delta / CGFloat(parts.count)
        }
        return (share(of: masks.0, start), share(of: masks.1, length))
    }
}
