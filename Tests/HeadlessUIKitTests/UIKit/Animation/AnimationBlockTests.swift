import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct AnimationBlockTests {
    @Test func aViewOutsideAnyWindowDoesNotAnimate() {
        let stage = AnimationStage()
        let loose = UIView()
        UIView.animate(withDuration: 1) { loose.center.x = 100 }
        stage.page.view.addSubview(loose)
        stage.sim.commit()
        #expect(loose.layer.presentation()?.position.x == 100)
    }
}
