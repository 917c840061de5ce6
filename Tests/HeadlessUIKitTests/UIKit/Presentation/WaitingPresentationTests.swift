import TestSupport
import Testing
import UIKit

@Suite("Presentations that wait", .ownSimulator) @MainActor
struct WaitingPresentationTests {
    @Test(arguments: [0, 0.1]) func fact_m20_7_aDismissalDuringAPresentationIsCarriedOut(after delay: Double) {
        let stage = TracingStage("A")
        let page = stage.page("B")
        stage.navigation.present(page, animated: true) { stage.trace.add("presented") }
        if delay > 0 { stage.simulator.advance(by: delay) }
        stage.navigation.dismiss(animated: true) { stage.trace.add("dismissed") }
        stage.simulator.runToRest()
        #expect(stage.trace.events.filter { $0.hasSuffix("ed") } == ["presented", "dismissed"])
        #expect(stage.navigation.presentedViewController == nil)
        #expect(page.view.window == nil)
    }

    @Test func fact_m20_8_presentLoadsAFullScreenViewAtOnce() {
        let stage = TracingStage("A")
        let page = stage.page("B")
        page.modalPresentationStyle = .fullScreen
        stage.navigation.present(page, animated: true)
        #expect(stage.trace.events == ["B.viewDidLoad"])
    }

    @Test func fact_m20_9_presentWaitsForADismissal() {
        let stage = TracingStage("A")
        let first = stage.page("B")
        let second = stage.page("C")
        stage.navigation.present(first, animated: true)
        stage.simulator.runToRest()
        stage.navigation.dismiss(animated: true)
        stage.simulator.advance(by: 0.1)
        stage.navigation.present(second, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(!stage.trace.contains("C.viewWillAppear(true)"))
        stage.simulator.runToRest()
        #expect(stage.navigation.presentedViewController === second)
        #expect(first.view.window == nil && second.view.window != nil)
        #expect(stage.trace.contains("C.viewDidAppear(true)"))
    }

    @Test(arguments: [18, 26]) func fact_m20_9_presentWaitsForAPush(system: Int) throws {
        let stage = TracingStage("A", profile: .iPhone15(iOS: system))
        let pushed = stage.page("B")
        let sheet = stage.page("C")
        stage.navigation.pushViewController(pushed, animated: true)
        stage.simulator.advance(by: 0.1)
        stage.navigation.present(sheet, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(!stage.trace.contains("C.viewWillAppear(true)"))
        stage.simulator.runToRest()
        let ended = try #require(stage.trace.index(of: "B.viewDidAppear(true)"))
        #expect(ended < (try #require(stage.trace.index(of: "C.viewWillAppear(true)"))))
        #expect(stage.navigation.presentedViewController === sheet)
    }

    @Test func fact_m20_9_presentWaitsForACanceledSwipe() {
        let stage = TracingStage("A", "B")
        let sheet = stage.page("C")
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.navigation.present(sheet, animated: true)
        stage.simulator.advance(by: 0.5)
        #expect(!stage.trace.contains("C.viewWillAppear(true)"))
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(sheet.view.window != nil)
    }
}
