import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct AnimationStopTests {
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
