import TestSupport
import Testing
import UIKit

@Suite("Modal presentation", .ownSimulator) @MainActor
struct PresentationTests {
    @Test func presentationIsKnownAtOnceAndStartsAfterTheTurn() throws {
        let stage = TracingStage("A")
        let page = stage.page("B")
        stage.pages[0].present(page, animated: true)
        #expect(stage.pages[0].presentedViewController === page)
        #expect(stage.navigation.presentedViewController === page)
        #expect(page.presentingViewController === stage.navigation)
        #expect(page.transitionCoordinator?.presentationStyle == .pageSheet)
        #expect(stage.trace.events.isEmpty)
        stage.simulator.commit()
        #expect(page.isBeingPresented)
        #expect(stage.trace.contains("B.viewWillAppear(true)"))
        let shown = try #require(page.view.layer.presentation())
        #expect(shown.frame.minY == 852)
        stage.simulator.runToRest()
        #expect(!page.isBeingPresented)
        #expect(page.transitionCoordinator == nil)
    }

    @Test func completionsFollowTheLastCallbacks() {
        let stage = TracingStage("A")
        let page = stage.page("B")
        stage.pages[0].present(page, animated: true) { stage.trace.add("presented") }
        stage.simulator.runToRest()
        #expect(stage.trace.lifecycle.suffix(2) == ["B.viewDidAppear(true)", "presented"])
        page.dismiss(animated: true) { stage.trace.add("dismissed") }
        stage.simulator.commit()
        #expect(page.isBeingDismissed)
        stage.simulator.runToRest()
        #expect(stage.trace.lifecycle.suffix(2) == ["B.viewDidDisappear(true)", "dismissed"])
        #expect(stage.navigation.presentedViewController == nil)
        #expect(page.presentingViewController == nil)
        #expect(page.view.window == nil)
    }

    @Test func automaticReadsAsAPageSheet() {
        #expect(UIViewController().modalPresentationStyle == .pageSheet)
    }

    @Test func dismissTakesAwayAllAbove() {
        let stage = TracingStage("A")
        let first = stage.page("B")
        let second = stage.page("C")
        stage.navigation.present(first, animated: false)
        stage.simulator.runToRest()
        first.present(second, animated: false)
        stage.simulator.runToRest()
        #expect(second.presentingViewController === first)
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.presentedViewController == nil)
        #expect(first.presentedViewController == nil)
        #expect(first.view.window == nil && second.view.window == nil)
    }

    @Test func theFullScreenPageDecidesAboutTheStatusBar() {
        final class Page: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = TracingStage("A")
        let manager = stage.simulator.windowScene.statusBarManager
        let page = Page()
        stage.navigation.present(page, animated: false)
        stage.simulator.runToRest()
        #expect(manager?.isStatusBarHidden == false, "a sheet does not capture it")
        page.dismiss(animated: false)
        stage.simulator.runToRest()
        page.modalPresentationStyle = .fullScreen
        stage.navigation.present(page, animated: false)
        stage.simulator.runToRest()
        #expect(manager?.isStatusBarHidden == true)
    }
}
