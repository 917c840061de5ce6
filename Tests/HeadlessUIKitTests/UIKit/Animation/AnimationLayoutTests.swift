import TestSupport
import Testing
import UIKit

/// Gives its only subview its own width.
private final class Stretching: UIView {
    let inner = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)
    }
}

@MainActor
@Suite(.ownSimulator) struct AnimationLayoutTests {
    @Test func fact_10_9_layoutIfNeededAnimatesConstraints() {
        let stage = AnimationStage()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        stage.page.view.addSubview(inner)
        let leading = inner.leadingAnchor.constraint(equalTo: stage.page.view.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, inner.topAnchor.constraint(equalTo: stage.page.view.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.page.view.layoutIfNeeded()
        leading.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.page.view.layoutIfNeeded() }
        #expect(inner.frame.minX == 100)
        stage.sim.advance(by: 0.25)
        #expect(isClose(inner.layer.presentation()?.frame.minX ?? 0, 25))
    }

    private func stretching(_ stage: AnimationStage) -> Stretching {
        let outer = Stretching(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        outer.addSubview(outer.inner)
        stage.page.view.addSubview(outer)
        stage.sim.runToRest()
        return outer
    }

    @Test func fact_10_9_framesOfLayoutSubviewsAnimateWithLayoutIfNeeded() {
        let stage = AnimationStage()
        let outer = stretching(stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.frame.size.width = 200
            outer.layoutIfNeeded()
        }
        stage.sim.advance(by: 0.5)
        #expect(isClose(outer.inner.layer.presentation()?.bounds.width ?? 0, 150))
    }

    @Test func fact_10_9_laterLayoutDoesNotAnimate() {
        let stage = AnimationStage()
        let outer = stretching(stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.frame.size.width = 200
            outer.setNeedsLayout()
        }
        stage.sim.advance(by: 0.5)
        #expect(isClose(outer.layer.presentation()?.bounds.width ?? 0, 150))
        #expect(outer.inner.layer.presentation()?.bounds.width == 200)
    }

    @Test func layoutSubviewsOptionLaysOutInTheAnimation() {
        let stage = AnimationStage()
        let outer = stretching(stage)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
            outer.frame.size.width = 200
        }
        stage.sim.advance(by: 0.5)
        #expect(isClose(outer.inner.layer.presentation()?.bounds.width ?? 0, 150))
    }
}
