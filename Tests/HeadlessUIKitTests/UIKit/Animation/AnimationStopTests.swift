import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct AnimationStopTests {
    private func halfWay(_ stage: AnimationStage) -> UIViewPropertyAnimator {
        let animator = stage.animator()
        animator.startAnimation()
        stage.sim.advance(by: 0.5)
        return animator
    }

    @Test func fact_10_11_stopLeavesTheShownValuesInTheModel() {
        let stage = AnimationStage()
        let animator = halfWay(stage)
        animator.stopAnimation(true)
        #expect(isClose(stage.view.center.x, 100))
        #expect(isClose(stage.x, 50))
        #expect(animator.state == .inactive)
        stage.sim.advance(by: 2)
        #expect(stage.ends.isEmpty)
        #expect(isClose(stage.x, 50))
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 100),
    ])
    func fact_10_11_finishGivesTheFinalValues(_ position: UIViewAnimatingPosition, x: CGFloat) {
        let stage = AnimationStage()
        let animator = halfWay(stage)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(!animator.isRunning)
        #expect(isClose(stage.view.center.x, 100))
        #expect(stage.ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(isClose(stage.view.center.x, x))
        #expect(isClose(stage.x, x - 50))
        #expect(stage.ends == [position])
        #expect(animator.state == .inactive)
    }

    @Test func fact_10_11_aStoppedOneCanBeForgotten() {
        let stage = AnimationStage()
        let animator = halfWay(stage)
        animator.stopAnimation(false)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(stage.ends.isEmpty)
    }

    /// The offset that another animation adds is preserved and is not counted twice.
    @Test func fact_10_5_stopTakesOnlyItsOwnShare() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.view.center.y = 250 }
        let animator = halfWay(stage)
        let y = stage.y
        #expect(isClose(y, 50))
        animator.stopAnimation(true)
        #expect(isClose(stage.y, y))
        stage.sim.runToRest()
        #expect(isClose(stage.y, 200))
        #expect(isClose(stage.x, 50))
    }

    @Test func fact_10_11_pausesOnCompletion() {
        let stage = AnimationStage()
        let animator = stage.animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.sim.advance(by: 2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
        #expect(stage.x == 100)
        #expect(stage.ends.isEmpty)
        animator.isReversed = true
        animator.startAnimation()
        stage.sim.advance(by: 0.5)
        #expect(isClose(stage.x, 50))
        stage.sim.advance(by: 0.5)
        #expect(animator.state == .active)
        #expect(stage.x == 0)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(stage.ends == [.start])
        #expect(stage.view.center.x == 50)
    }

    @Test func aConstraintsLayoutIsStoppedWhereItShows() {
        let stage = AnimationStage()
        let constrained = UIView()
        constrained.translatesAutoresizingMaskIntoConstraints = false
        stage.page.view.addSubview(constrained)
        let width = constrained.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, constrained.heightAnchor.constraint(equalToConstant: 20),
            constrained.topAnchor.constraint(equalTo: stage.page.view.topAnchor),
            constrained.leadingAnchor.constraint(equalTo: stage.page.view.leadingAnchor),
        ])
        stage.page.view.layoutIfNeeded()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            width.constant = 300
            stage.page.view.layoutIfNeeded()
        }
        animator.startAnimation()
        stage.sim.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(isClose(constrained.bounds.width, 200))
    }

    @Test func theStoppedOneCannotBeStarted() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = AnimationStage()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: stage.move)
                animator.startAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        }
    }
}
