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
    private func stretching(_ stage: AnimationStage) -> Stretching {
        let outer = Stretching(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        outer.addSubview(outer.inner)
        stage.page.view.addSubview(outer)
        stage.sim.runToRest()
        return outer
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
