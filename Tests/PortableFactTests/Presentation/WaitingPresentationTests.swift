import TestSupport
import Testing
import UIKit

@Suite("Presentations that wait", .portable) @MainActor
struct WaitingPresentationTests {
    @Test(arguments: [0, 0.1]) func fact_m20_7_aDismissalDuringAPresentationIsCarriedOut(after delay: Double)
        async throws
    {
        let stage = try await TestStage("A")
        let page = stage.page("B")
        stage.navigation.startPresenting(page, animated: true) { stage.trace.add("presented") }
        if delay > 0 { await stage.advance(by: delay) }
        stage.navigation.startDismissing(animated: true) { stage.trace.add("dismissed") }
        await stage.rest()
        #expect(stage.trace.events.filter { $0.hasSuffix("ed") } == ["presented", "dismissed"])
        #expect(stage.navigation.presentedViewController == nil)
        #expect(page.view.window == nil)
    }

    @Test func fact_m20_8_presentLoadsAFullScreenViewAtOnce() async throws {
        let stage = try await TestStage("A")
        let page = stage.page("B")
        page.modalPresentationStyle = .fullScreen
        stage.navigation.startPresenting(page, animated: true)
        #expect(stage.trace.events == ["B.viewDidLoad"])
    }

    @Test func fact_m20_9_presentWaitsForADismissal() async throws {
        let stage = try await TestStage("A")
        let first = stage.page("B")
        let second = stage.page("C")
        stage.navigation.startPresenting(first, animated: true)
        await stage.rest()
        stage.navigation.startDismissing(animated: true)
        await stage.advance(by: 0.1)
        stage.navigation.startPresenting(second, animated: true)
        await stage.advance(by: 0.1)
        #expect(!stage.trace.contains("C.viewWillAppear(true)"))
        await stage.rest()
        #expect(stage.navigation.presentedViewController === second)
        #expect(first.view.window == nil && second.view.window != nil)
        #expect(stage.trace.contains("C.viewDidAppear(true)"))
    }

    @Test(arguments: [18, 26]) func fact_m20_9_presentWaitsForAPush(system: Int) async throws {
        let stage = try await TestStage("A", on: .iPhone15(iOS: system))
        let pushed = stage.page("B")
        let sheet = stage.page("C")
        stage.navigation.pushViewController(pushed, animated: true)
        await stage.advance(by: 0.1)
        stage.navigation.startPresenting(sheet, animated: true)
        await stage.advance(by: 0.1)
        #expect(!stage.trace.contains("C.viewWillAppear(true)"))
        await stage.rest()
        let ended = try #require(stage.trace.index(of: "B.viewDidAppear(true)"))
        #expect(ended < (try #require(stage.trace.index(of: "C.viewWillAppear(true)"))))
        #expect(stage.navigation.presentedViewController === sheet)
    }
}
