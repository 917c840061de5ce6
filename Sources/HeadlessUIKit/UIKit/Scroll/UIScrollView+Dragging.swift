import Foundation

extension UIScrollView {
    private var scale: CGFloat { max(traitCollection.displayScale, 1) }

    // MARK: Where contents may be

    /// The offsets at which contents rest, on each axis.
    private var rangeX: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.left...max(contentSize.width + inset.right - bounds.width, -inset.left)
    }

    private var rangeY: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let hidden = barFollower?.collapsedBarHeight ?? 0
        let top = -inset.top - hidden
        return top...max(contentSize.height + inset.bottom - bounds.height, top)
    }

    /// Whether a finger can move the contents up and down.
    var canDragVertically: Bool {
        let inset = adjustedContentInset
        return contentSize.height + inset.top + inset.bottom > bounds.height || bounces && alwaysBounceVertical
    }

    /// Whether a finger can move the contents sideways.
    var canDragHorizontally: Bool {
        let inset = adjustedContentInset
        return contentSize.width + inset.left + inset.right > bounds.width || bounces && alwaysBounceHorizontal
    }

    // MARK: Under the finger

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

    private func beginDrag() {
        stopCoasting()
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
            x: pulled(contentOffset.x, in: rangeX, size: bounds.width),
            y: pulled(contentOffset.y, in: rangeY, size: bounds.height))
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(false) }
    }

    private func moveDrag() {
        let moved = scrollPan.translation(in: self)
        var offset = contentOffset
        if drag.movesX { offset.x = shown(drag.start.x - moved.x, in: rangeX, size: bounds.width) }
        if drag.movesY { offset.y = shown(drag.start.y - moved.y, in: rangeY, size: bounds.height) }
        contentOffset = onPixels(offset)
        dismissKeyboardUnderFinger()
    }

    /// Interactively, the keyboard goes once the finger reaches it. That it follows the finger is not modelled.
    private func dismissKeyboardUnderFinger() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory else { return }
        guard let simulator = window?.windowScene?.simulator, simulator.isKeyboardShown else { return }
        if scrollPan.location(in: nil).y > simulator.keyboardFrame.minY { window?.endEditing(false) }
    }

    /// What a finger pulls to `offset` is shown there, or a part of the way beyond an edge.
    private func shown(_ offset: CGFloat, in range: ClosedRange<CGFloat>, size: CGFloat) -> CGFloat {
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        return bounces ? edge + ScrollPhysics.stretched(offset - edge, size: size) : edge
    }

    private func pulled(_ offset: CGFloat, in range: ClosedRange<CGFloat>, size: CGFloat) -> CGFloat {
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        return edge + ScrollPhysics.unstretched(offset - edge, size: size)
    }

    /// Fact m7.4: offsets are whole pixels.
    private func onPixels(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    // MARK: Letting go

    private func endDrag() {
        let perSecond = scrollPan.state == .cancelled ? .zero : scrollPan.velocity(in: self)
        let velocity = CGPoint(
            x: drag.movesX ? -perSecond.x / 1000 : 0, y: drag.movesY ? -perSecond.y / 1000 : 0)
        var target = contentOffset
        if drag.movesX { target.x = naturalRest(target.x, velocity: velocity.x, in: rangeX, page: bounds.width) }
        if drag.movesY { target.y = naturalRest(target.y, velocity: velocity.y, in: rangeY, page: bounds.height) }
        target = onPixels(target)
        if !isPagingEnabled {
            withUnsafeMutablePointer(to: &target) {
                delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
            }
        }
        if drag.movesY, let barFollower { target.y = barFollower.restingOffset(for: target.y) }
        drag.isUnderFinger = false
        let goesOn = velocity != .zero || target != contentOffset
        let isFree = !isPagingEnabled
        if goesOn {
            drag.coasting = ScrollDrag.Coasting(
                x: ScrollCoasting(
                    from: contentOffset.x, velocity: velocity.x, to: target.x, in: rangeX, isFree: isFree,
                    rate: decelerationRate),
                y: ScrollCoasting(
                    from: contentOffset.y, velocity: velocity.y, to: target.y, in: rangeY, isFree: isFree,
                    rate: decelerationRate), start: Simulator.current.now)
        }
        let coasting = drag.coasting
        drag.coasting = nil
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard let coasting else { return }
        drag.coasting = coasting
        delegate?.scrollViewWillBeginDecelerating(self)
        scheduleCoasting()
    }

    private func naturalRest(
        _ offset: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, page: CGFloat
    ) -> CGFloat {
        var aim = offset + ScrollPhysics.distance(velocity: velocity, rate: decelerationRate)
        if isPagingEnabled, page > 0 {
            let place = offset / page
            let turned = velocity > 0 ? place.rounded(.up) : place.rounded(.down)
            aim = page * (abs(velocity) > ScrollPhysics.pageTurn ? turned : place.rounded())
        }
        return min(max(aim, range.lowerBound), range.upperBound)
    }

    // MARK: Coasting

    private func scheduleCoasting() {
        let simulator = window?.windowScene?.simulator ?? Simulator.current
        guard var coasting = drag.coasting else { return }
        coasting.frame += 1
        let time = coasting.start + TimeInterval(coasting.frame) / TimeInterval(simulator.profile.framesPerSecond)
        coasting.event = simulator.clock.schedule(at: time) { [weak self] in self?.coast() }
        drag.coasting = coasting
    }

    private func coast() {
        guard let coasting = drag.coasting else { return }
        let time = Simulator.current.now - coasting.start
        let isOver = coasting.x.isOver(at: time, scale: scale) && coasting.y.isOver(at: time, scale: scale)
        var offset = CGPoint(
            x: isOver ? coasting.x.rest : coasting.x.offset(at: time),
            y: isOver ? coasting.y.rest : coasting.y.offset(at: time))
        if !bounces {
            offset.x = min(max(offset.x, rangeX.lowerBound), rangeX.upperBound)
            offset.y = min(max(offset.y, rangeY.lowerBound), rangeY.upperBound)
        }
        if isOver { drag.coasting = nil }
        contentOffset = onPixels(offset)
        if isOver {
            delegate?.scrollViewDidEndDecelerating(self)
        } else if drag.coasting != nil {
            scheduleCoasting()
        }
    }

    /// Scrolls to the top as a tap on the status bar does.
    func scrollToTop() {
        stopCoasting()
        let top = CGPoint(x: contentOffset.x, y: rangeY.lowerBound)
        guard contentOffset.y > top.y else { return }
        ScrollAnimation.run(self, to: top) { [weak self] in
            guard let self else { return }
            delegate?.scrollViewDidScrollToTop(self)
        }
    }

    /// The view moved on the screen by so much with its bar: the contents stay where they are.
    func holdContents(whileMovingBy distance: CGFloat) {
        var bounds = bounds
        bounds.origin.y += distance
        self.bounds = bounds
        drag.start.y += distance
        drag.coasting?.y.shift += distance
    }

    /// Ends the movement where it is: a finger came down, or code scrolls.
    func stopCoasting() {
        guard let coasting = drag.coasting else { return }
        Simulator.current.clock.cancel(coasting.event)
        drag.coasting = nil
        delegate?.scrollViewDidEndDecelerating(self)
    }
}
