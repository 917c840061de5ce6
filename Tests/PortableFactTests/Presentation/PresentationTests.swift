import TestSupport
import Testing
import UIKit

@Suite("Modal presentation", .portable) @MainActor
struct PresentationTests {
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
    func fact_m4_5_aSheetGivesItsPresenterNoDisappearance(style: UIModalPresentationStyle) async throws {
        let stage = try await TestStage("A")
        let page = stage.page("B")
        page.modalPresentationStyle = style
        stage.pages[0].startPresenting(page, animated: true)
        await stage.rest()
        #expect(!stage.trace.events.contains { $0.hasPrefix("A.view") && $0.contains("ppear") })
        #expect(stage.trace.contains("B.viewDidAppear(true)"))
        #expect(stage.pages[0].view.window != nil)
    }

    @Test func fact_m4_5_fullScreenGivesItsPresenterDisappearance() async throws {
        let stage = try await TestStage("A")
        let page = stage.page("B")
        page.modalPresentationStyle = .fullScreen
        stage.pages[0].startPresenting(page, animated: true)
        await stage.rest()
        let disappearances = stage.trace.lifecycle.filter { $0.hasPrefix("A.") }
        #expect(disappearances == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
        #expect(stage.pages[0].view.window == nil)
        stage.trace.clear()
        page.startDismissing(animated: true)
        await stage.rest()
        let appearances = stage.trace.lifecycle.filter { $0.hasPrefix("A.") }
        #expect(appearances == ["A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)"])
        #expect(stage.pages[0].view.window != nil)
    }

    @Test func fact_1_7_4_visibleIsWhatIsPresented() async throws {
        let stage = try await TestStage("A")
        let page = stage.page("B")
        #expect(stage.navigation.visibleViewController === stage.pages[0])
        stage.navigation.startPresenting(page, animated: false)
        await stage.rest()
        #expect(stage.navigation.visibleViewController === page)
        #expect(stage.navigation.topViewController === stage.pages[0])
    }

    @Test func fact_1_1_4_aPushDuringAPresentationWaits() async throws {
        let stage = try await TestStage("A")
        let sheet = stage.page("S")
        let next = stage.page("B")
        stage.navigation.startPresenting(sheet, animated: true)
        await stage.turn()
        stage.navigation.pushViewController(next, animated: true)
        #expect(stage.navigation.viewControllers == stage.pages)
        await stage.rest()
        #expect(stage.navigation.viewControllers == stage.pages + [next])
    }

    @Test(arguments: [true, false]) func fact_m10_3_dismissOfNothingCallsItsCompletion(_ animated: Bool) async throws {
        let screen = try await TestScreen()
        let page = UIViewController()
        await screen.show(UINavigationController(rootViewController: page))
        var calls = 0
        page.startDismissing(animated: animated) { calls += 1 }
        await screen.rest()
        #expect(calls == 1)
    }

    @Test func fact_1_1_4_aPushInTheTurnOfPresentWaits() async throws {
        let stage = try await TestStage("A", on: .iPhone(before: 26))
        let (sheet, next) = (stage.page("S"), stage.page("B"))
        stage.navigation.startPresenting(sheet, animated: true)
        stage.navigation.pushViewController(next, animated: true)
        #expect(stage.navigation.viewControllers == stage.pages)
        await stage.rest()
        #expect(stage.navigation.viewControllers == stage.pages + [next])
        let shown = try #require(stage.trace.index(of: "S.viewWillAppear(true)"))
        #expect(shown < (try #require(stage.trace.index(of: "B.viewWillAppear(true)"))))
    }
}
