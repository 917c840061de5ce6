import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Facts about movement", .ownSimulator) @MainActor
struct MotionFactTests {
    private func shownX(_ page: UIViewController) throws -> CGFloat {
        let wrapper = try #require(page.view.superview)
        return try #require(wrapper.layer.presentation()).frame.minX
    }

    @Test(arguments: [0.2, 0.6]) func fact_3_4_aSwipeIsLinear(progress: CGFloat) throws {
        let stage = TracingStage("A", "B")
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: progress)
        #expect(abs(try shownX(stage.pages[1]) - progress * 393) < 0.01)
        #expect(abs(try shownX(stage.pages[0]) + (1 - progress) * 0.3 * 393) < 0.01)
        stage.simulator.touchCancel()
    }

    @Test func fact_3_10_theCrossFadePreferenceReplacesTheSlide() throws {
        let stage = TracingStage("A")
        stage.simulator.prefersCrossFades = true
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(try shownX(page) == 0)
        let opacity = try #require(page.view.superview?.layer.presentation()).opacity
        #expect(opacity > 0 && opacity < 1)
        stage.simulator.prefersCrossFades = false
    }
}
