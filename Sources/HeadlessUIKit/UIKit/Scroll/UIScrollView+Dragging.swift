import Foundation

extension UIScrollView {
    private var scale: CGFloat { max(traitCollection.displayScale, 1) }

    // MARK: Range of offsets

    /// The offsets at which contents can be at rest, on each axis.
    var rangeX: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.left...max(contentSize.width + inset.right - bounds.width, -inset.left)
    }

    var rangeY: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let hidden = barFollower?.collapsedBarHeight ?? 0
        let top = -inset.top - hidden
        return top...max(contentSize.height + inset.bottom - bounds.height, top)
    }

    /// The last offset to which code scrolls. Not as far as a finger can pull contents that fit: a hidden search bar or large title
    /// stays hidden.
    var lastOffsetY: CGFloat {
        let inset = adjustedContentInset
        return max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    }

    /// Whether a finger can move the contents vertically.
    var canDragVertically: Bool {
        let inset = adjustedContentInset
        return contentSize.height + inset.top + inset.bottom > bounds.height || bounces && alwaysBounceVertical
    }

    /// Whether a finger can move the contents horizontally.
    var canDragHorizontally: Bool {
        let inset = adjustedContentInset
        return contentSize.width + inset.left + inset.right > bounds.width || bounces && alwaysBounceHorizontal
    }

    // MARK: Dragging

    /// The pan recognizer's state changed.
    func followPan() {
        switch scrollPan.state {
        case .began:
            beginDrag()
            moveDrag()
        case .changed: moveDrag()
        case .ended, .cancelled: endDrag()
        default: break
        }
    }

    /// A finger came down: contents that move stop under it.
    func catchContents() {
        drag.isTracking = true
        drag.isCaught = drag.deceleration != nil
        stopDecelerating()
    }

    /// The finger is off the view. Contents that it has only stopped go on to a place at which they can rest.
    func releaseContents() {
        drag.isTracking = false
        movementDidEnd()
        guard drag.isCaught else { return }
        drag.isCaught = false
        let rest = roundedToPixels(
            CGPoint(
                x: naturalRest(contentOffset.x, velocity: 0, in: rangeX, page: bounds.width),
                y: naturalRest(contentOffset.y, velocity: 0, in: rangeY, page: bounds.height)))
        if rest != contentOffset { decelerate(to: rest, velocity: .zero) }
    }

    private func beginDrag() {
        drag.isCaught = false
        stopDecelerating()
        ScrollAnimation.stop(self)
        drag.isUnderFinger = true
        let movement = scrollPan.translation(in: self)
        drag.movesX = canDragHorizontally
        drag.movesY = canDragVertically
        if isDirectionalLockEnabled, drag.movesX, drag.movesY {
            drag.movesX = abs(movement.x) > abs(movement.y)
            drag.movesY = !drag.movesX
        }
        drag.start = CGPoint(
            x: pulledOffset(contentOffset.x, in: rangeX, size: bounds.width),
            y: pulledOffset(contentOffset.y, in: rangeY, size: bounds.height))
        storedDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(false) }
    }

    private func moveDrag() {
        let moved = scrollPan.translation(in: self)
        var offset = contentOffset
        if drag.movesX { offset.x = shownOffset(drag.start.x - moved.x, in: rangeX, size: bounds.width) }
        if drag.movesY { offset.y = shownOffset(drag.start.y - moved.y, in: rangeY, size: bounds.height) }
        contentOffset = roundedToPixels(offset)
        dismissKeyboardUnderFinger()
    }

    /// In the interactive modes the keyboard is dismissed once the finger reaches it. That the keyboard follows the
    /// finger is not modeled.
    private func dismissKeyboardUnderFinger() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory else { return }
        guard let simulator = window?.windowScene?.simulator, simulator.isKeyboardShown else { return }
        if scrollPan.location(in: nil).y > simulator.keyboardFrame.minY { window?.endEditing(false) }
    }

    /// The shown offset for contents that a finger pulls to `offset`: beyond an edge, a part of the distance.
    private func shownOffset(_ offset: CGFloat, in range: ClosedRange<CGFloat>, size: CGFloat) -> CGFloat {
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        return bounces ? edge + ScrollPhysics.stretched(offset - edge, size: size) : edge
    }

    /// The offset that a finger has pulled the contents to: the inverse of `shownOffset`.
    private func pulledOffset(_ offset: CGFloat, in range: ClosedRange<CGFloat>, size: CGFloat) -> CGFloat {
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        return edge + ScrollPhysics.unstretched(offset - edge, size: size)
    }

    /// Fact m7.4: offsets are whole pixels.
    func roundedToPixels(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    // MARK: Ending a drag

    private func endDrag() {
        let perSecond = scrollPan.state == .cancelled ? .zero : scrollPan.velocity(in: self)
        let velocity = CGPoint(
            x: drag.movesX ? -perSecond.x / 1000 : 0, y: drag.movesY ? -perSecond.y / 1000 : 0)
        var target = contentOffset
        if drag.movesX { target.x = naturalRest(target.x, velocity: velocity.x, in: rangeX, page: bounds.width) }
        if drag.movesY { target.y = naturalRest(target.y, velocity: velocity.y, in: rangeY, page: bounds.height) }
        target = roundedToPixels(target)
        if !isPagingEnabled {
            withUnsafeMutablePointer(to: &target) {
                storedDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
            }
        }
        if drag.movesY, let barFollower { target.y = barFollower.restingOffset(for: target.y) }
        drag.isUnderFinger = false
        let decelerates = velocity != .zero || target != contentOffset
        let start = contentOffset
        storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates else { return didRest() }
        decelerate(from: start, to: target, velocity: velocity)
    }

    /// Moves the contents after the finger was lifted.
    /// - Parameters:
    ///   - start: where they were then; nil for where they are.
    ///   - velocity: points per millisecond.
    private func decelerate(from start: CGPoint? = nil, to target: CGPoint, velocity: CGPoint) {
        let start = start ?? contentOffset
        let isFree = !isPagingEnabled
        drag.deceleration = ScrollDrag.Deceleration(
            x: ScrollDeceleration(
                from: start.x, velocity: velocity.x, to: target.x, in: rangeX, isFree: isFree, rate: decelerationRate),
            y: ScrollDeceleration(
                from: start.y, velocity: velocity.y, to: target.y, in: rangeY, isFree: isFree, rate: decelerationRate),
            start: Simulator.current.now)
        storedDelegate?.scrollViewWillBeginDecelerating(self)
        scheduleDecelerationFrame()
    }

    /// The offset at which contents come to rest from an offset and a velocity.
    private func naturalRest(
        _ offset: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, page: CGFloat
    ) -> CGFloat {
        var target = offset + ScrollPhysics.distance(velocity: velocity, rate: decelerationRate)
        if isPagingEnabled, page > 0 {
            let index = offset / page
            let next = velocity > 0 ? index.rounded(.up) : index.rounded(.down)
            target = page * (abs(velocity) > ScrollPhysics.pageTurn ? next : index.rounded())
        }
        return min(max(target, range.lowerBound), range.upperBound)
    }

    // MARK: Deceleration

    /// Schedules the next frame of the deceleration.
    private func scheduleDecelerationFrame() {
        let simulator = window?.windowScene?.simulator ?? Simulator.current
        guard var deceleration = drag.deceleration else { return }
        deceleration.frame += 1
        let time =
            deceleration.start + TimeInterval(deceleration.frame) / TimeInterval(simulator.profile.framesPerSecond)
        deceleration.event = simulator.clock.schedule(at: time) { [weak self] in self?.decelerate() }
        drag.deceleration = deceleration
    }

    /// Sets the offset of the present frame.
    private func decelerate() {
        guard let deceleration = drag.deceleration else { return }
        let time = Simulator.current.now - deceleration.start
        let isOver = deceleration.x.isOver(at: time, scale: scale) && deceleration.y.isOver(at: time, scale: scale)
        var offset = CGPoint(
            x: isOver ? deceleration.x.rest : deceleration.x.offset(at: time),
            y: isOver ? deceleration.y.rest : deceleration.y.offset(at: time))
        if !bounces {
            offset.x = min(max(offset.x, rangeX.lowerBound), rangeX.upperBound)
            offset.y = min(max(offset.y, rangeY.lowerBound), rangeY.upperBound)
        }
        // Until the last offset is set the contents decelerate: an inset that this offset changes does not move them.
        contentOffset = roundedToPixels(offset)
        guard drag.deceleration != nil else { return }
        guard isOver else { return scheduleDecelerationFrame() }
        drag.deceleration = nil
        movementDidEnd()
        storedDelegate?.scrollViewDidEndDecelerating(self)
        didRest()
    }

    private func didRest() {
        restObserver?()
        barFollower?.scrollViewDidRest()
    }

    /// Scrolls to the top as a tap on the status bar does.
    func scrollToTop() {
        stopDecelerating()
        let top = CGPoint(x: contentOffset.x, y: rangeY.lowerBound)
        guard contentOffset.y > top.y else { return }
        ScrollAnimation.run(self, to: top, reportsEnd: false) { [weak self] in
            guard let self else { return }
            storedDelegate?.scrollViewDidScrollToTop(self)
        }
    }

    /// The view moved on the screen by a distance, with its bar: the contents keep their position on the screen.
    func holdContents(whileMovingBy distance: CGFloat) {
        var bounds = bounds
        bounds.origin.y += distance
        self.bounds = bounds
        drag.start.y += distance
        drag.deceleration?.y.shift += distance
    }

    /// Ends the deceleration at the present offset, because a finger came down or code scrolls.
    func stopDecelerating() {
        guard let deceleration = drag.deceleration else { return }
        Simulator.current.clock.cancel(deceleration.event)
        drag.deceleration = nil
        movementDidEnd()
        storedDelegate?.scrollViewDidEndDecelerating(self)
        if !drag.isTracking { barFollower?.scrollViewDidRest() }
    }
}
