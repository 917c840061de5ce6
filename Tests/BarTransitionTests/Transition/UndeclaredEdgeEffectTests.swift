import BarTransition
import TestSupport
import Testing
import UIKit

/// The scroll edge effect of a page that declares nothing is UIKit's in each frame.
@Suite("Scroll edge effects of undeclared pages", .ownSimulator) @MainActor
struct UndeclaredEdgeEffectTests {
    @Test func itIsNeverHidden() {
        let (a, b) = (DeclaringPage("A", BarAppearance(background: .color(.red))), MarkedPage("B"))
        for page in [a, b] { page.wantsScrollView = true }
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), a: a, b: b)
        stage.simulator.runToRest()
        #expect(a.scrollView?.topEdgeEffect.isHidden == true)
        b.loadViewIfNeeded()
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.commit()
        while stage.simulator.isBusy {
            #expect(b.scrollView?.topEdgeEffect.isHidden == false)
            stage.simulator.advance(by: 1 / 20)
        }
        #expect(b.scrollView?.topEdgeEffect.isHidden == false)
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        #expect(b.scrollView?.topEdgeEffect.isHidden == false)
    }
}
