import TestSupport
import Testing
import UIKit

// Defects in the insets and the appearance of pages.
extension TransitionDefectTests {
    @Test(arguments: [true, false]) func fact_5_3_7_customTransitionsMayUpdateInsetsLate(isOn: Bool) {
        let stage = TracingStage("A", profile: profile { $0.updatesInsetsAfterCustomTransitions = isOn })
        stage.draw(with: Fade())
        let page = stage.page("B")
        page.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(abs(page.view.safeAreaInsets.top - (isOn ? 97.667 : 59)) < 0.01)
        stage.simulator.runToRest()
        #expect(page.view.safeAreaInsets.top == 59)
    }

    @Test(arguments: [true, false]) func fact_5_3_7_aPageWithoutItsTopEdgeMayGetATopInset(isOn: Bool) {
        let stage = TracingStage("A", profile: profile { $0.raisesInsetWithoutTopEdge = isOn })
        let page = stage.page("B")
        page.edgesForExtendedLayout = []
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(abs(page.view.safeAreaInsets.top - (isOn ? 97.667 : 0)) < 0.01)
        stage.simulator.runToRest()
        #expect(page.view.safeAreaInsets.top == 0)
    }

    @Test(arguments: [true, false]) func fact_11_10_anOpaquePageMayComeLower(isOn: Bool) {
        let stage = TracingStage("A", profile: profile(.iPhone14(iOS: 16)) { $0.lowersOpaquePagesByStatusBar = isOn })
        stage.navigation.navigationBar.isTranslucent = false
        stage.simulator.runToRest()
        let page = stage.page("B")
        page.view = UIScrollView(frame: .zero)
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(page.view.frame.minY == CGFloat(isOn ? 91 + 47 : 91))
        stage.simulator.runToRest()
        #expect(page.view.frame.minY == 91)
    }

    @Test func fact_5_3_9_changingTheExtendedLayoutInATransitionStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = TracingStage("A")
                let page = stage.page("B")
                stage.navigation.pushViewController(page, animated: true)
                stage.simulator.advance(by: 0.1)
                page.extendedLayoutIncludesOpaqueBars = true
            }
        }
    }

    @Test func fact_5_3_9_beforeAndAfterItDoesNot() {
        let stage = TracingStage("A")
        let page = stage.page("B")
        page.onWillAppear = { $0.extendedLayoutIncludesOpaqueBars = false }
        page.extendedLayoutIncludesOpaqueBars = true
        stage.navigation.pushViewController(page, animated: false)
        stage.simulator.runToRest()
        page.extendedLayoutIncludesOpaqueBars = true
        #expect(page.extendedLayoutIncludesOpaqueBars)
        let off = TracingStage("A", profile: profile { $0.loopsOnExtendedLayoutInTransition = false })
        off.navigation.pushViewController(off.page("B"), animated: true)
        off.simulator.advance(by: 0.1)
        off.navigation.topViewController?.extendedLayoutIncludesOpaqueBars = true
        off.simulator.runToRest()
    }

    // MARK: Appearance

    @Test(arguments: [true, false]) func fact_5_3_10_aPopOverSeveralLevelsMaySnapTheLargeTitle(isOn: Bool) throws {
        let stage = TracingStage(
            "A", "B", "C", profile: profile(.iPhone14(iOS: 16)) { $0.snapsLargeTitleInMultiLevelPops = isOn })
        for page in stage.pages.dropFirst() { page.navigationItem.largeTitleDisplayMode = .never }
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.frame.height == 44)
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.commit()
        #expect(abs(try shownBar(stage).height - (isOn ? 96 : 44)) < 0.01)
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.frame.height == 96)
    }

    /// A red list under a bar whose standard appearance is blue and whose scroll-edge appearance is white.
    private func swipeToScrolled(_ profile: Simulator.Profile) -> TracingStage {
        let stage = TracingStage("A", "B", profile: profile)
        let list = UIScrollView(frame: .zero)
        list.contentSize = CGSize(width: 300, height: 3000)
        list.backgroundColor = .red
        stage.pages[0].view = list
        let item = stage.pages[0].navigationItem
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .blue
        let edge = UINavigationBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .white
        item.standardAppearance = standard
        item.scrollEdgeAppearance = edge
        for page in stage.pages { page.title = nil }
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        list.contentOffset.y = 400
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.pages[1], animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.999)
        return stage
    }

    @Test(arguments: [true, false]) func fact_6_2_7_aSwipeBackToAScrolledPageMayFlash(isOn: Bool) {
        let stage = swipeToScrolled(profile(.iPhoneSE(iOS: 15)) { $0.flashesScrollEdgeInSwipes = isOn })
        let under = stage.simulator.color(at: CGPoint(x: 250, y: 50)).cgColor.components ?? []
        #expect(abs((under.first ?? -1) - (isOn ? 1 : 0)) < 0.05, "white while it flashes, otherwise blue")
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 250, y: 50)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test(arguments: [15, 16, 17, 18, 26]) func fact_6_2_7_isOfIOS15(system: Int) {
        #expect(Simulator.Profile.iPhone15(iOS: system).defects.flashesScrollEdgeInSwipes == (system == 15))
    }
}
