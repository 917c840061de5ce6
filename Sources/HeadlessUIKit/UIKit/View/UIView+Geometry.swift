import Foundation

// MARK: Setting the geometry

extension UIView {
    /// Changes the layer's geometry and updates what depends on it.
    func setGeometry(_ change: () -> Void) {
        let oldFrame = layer.frame
        let oldBounds = layer.bounds
        let oldTransform = layer.affineTransform()
        change()
        // Fact m23.12: a new transform lays out the superview only.
        if layer.affineTransform() != oldTransform { superview?.subviewDidResize() }
        if layer.bounds.size != oldBounds.size {
            setNeedsLayout()
            superview?.subviewDidResize()
            if autoresizesSubviews { resizeSubviews(from: oldBounds.size) }
        }
        guard layer.frame != oldFrame || layer.bounds != oldBounds else { return }
        geometryDidChange(sizeChanged: layer.bounds.size != oldBounds.size)
        LayoutEngine.frameDidChange(of: self)
    }

    private func geometryDidChange(sizeChanged: Bool) {
        // Fact 5.2.3: a view controller's root view keeps its insets while it moves, once it has any; the insets of
        // other views change with the position.
        if viewController == nil || sizeChanged || awaitsFirstInsets { updateSafeAreaInsets() }
        for subview in subviews where subview.viewController == nil { subview.updateSafeAreaInsets() }
    }

    private var awaitsFirstInsets: Bool {
        guard let viewController, viewController.containerInsets == nil else { return false }
        return safeAreaInsets == viewController.additionalSafeAreaInsets
    }

    // MARK: Autoresizing

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
}

extension UIView.AutoresizingMask {
    /// Distributes `delta` among the flexible parts, in proportion to their lengths as UIKit does.
    fileprivate func distribute(
        _ delta: CGFloat, start: CGFloat, length: CGFloat, rest: CGFloat, masks: (Self, Self, Self)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [(masks.0, start), (masks.1, length), (masks.2, rest)].filter { contains($0.0) }
        guard delta != 0, !parts.isEmpty else { return (0, 0) }
        let total = parts.reduce(0) { $0 + $1.1 }
        func portion(of mask: Self, _ value: CGFloat) -> CGFloat {
            guard contains(mask) else { return 0 }
            return total > 0 ? delta * value / total : delta / CGFloat(parts.count)
        }
        return (portion(of: masks.0, start), portion(of: masks.1, length))
    }
}

// MARK: - Converting coordinates

extension UIView {
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

    /// The transform from this view's coordinates to those of the topmost ancestor, by the layers' model or shown
    /// values.
    func transformToRoot(_ values: (CALayer) -> LayerModel) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view {
            if current.superview == nil { break }
            transform = transform.concatenating(values(current.layer).transformToSuperlayer)
            view = current.superview
        }
        return transform
    }
}

// MARK: - Rectangles that layout works with

extension UIView {
    /// The frame without the transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Sets the frame that the view has without its transform.
    func setUntransformedFrame(_ frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Sets the frame that the view has without its transform's translation. Containers place views with it: whether UIKit's
    /// move one back that an app moved with a transform is not known (variant `placingUndoesTranslations`), and `frame` would.
    func setUnmovedFrame(_ frame: CGRect) {
        let (x, y) = (layer.transform.m41, layer.transform.m42)
        let staysMoved = (x, y) != (0, 0) && !Simulator.current.profile.variants.placingUndoesTranslations
        let frame = staysMoved ? frame.offsetBy(dx: x, dy: y) : frame
        if self.frame != frame { self.frame = frame }
    }

    /// The frame for an alignment rectangle.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The alignment rectangle for a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
}
