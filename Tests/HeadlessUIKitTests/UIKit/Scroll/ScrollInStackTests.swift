import TestSupport
import Testing
import UIKit

@Suite("Scroll views in a navigation controller", .ownSimulator) @MainActor
struct ScrollInStackTests {
    private func largeTitles(_ navigation: UINavigationController) {
        navigation.navigationBar.prefersLargeTitles = true
    }

    private func bottom(_ stage: ScrollStage) throws -> CGFloat {
        try #require(stage.navigation).navigationBar.frame.maxY
    }

    /// Before iOS 26 (fact 4.3.1). From 26 only what is drawn follows (facts m7.2, m21.1).
    @Test func fact_4_3_1_theBarFollowsTheFinger() throws {
        let stage = ScrollStage(.iPhoneSE(iOS: 18), under: largeTitles)
        let whole = try bottom(stage)
        stage.simulator.touchDown(at: CGPoint(x: 150, y: 400))
        for distance in stride(from: CGFloat(4), through: 60, by: 4) {
            stage.simulator.touchMove(to: CGPoint(x: 150, y: 390 - distance))
            #expect(try bottom(stage) == whole - min(distance, 52))
        }
        for distance in stride(from: CGFloat(56), through: 0, by: -4) {
            stage.simulator.touchMove(to: CGPoint(x: 150, y: 390 - distance))
            #expect(try bottom(stage) == whole - min(distance, 52))
        }
        stage.simulator.touchUp(velocity: .zero)
    }

    @Test(arguments: [(CGFloat(1), CGFloat(0)), (36, 0), (37, 52), (51, 52), (60, 60)])
    func fact_m7_2_releasedWithoutVelocity(_ scrolled: CGFloat, rest: CGFloat) throws {
        let stage = ScrollStage(.iPhoneSE(iOS: 26), under: largeTitles)
        let (start, whole) = (stage.scrollView.contentOffset.y, try bottom(stage))
        stage.scroll(by: scrolled)
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == start + rest)
        #expect(try bottom(stage) == whole - min(rest, 52))
    }

    @Test(arguments: [(CGFloat(20), CGFloat(0)), (40, 52), (80, 80)])
    func fact_m7_2_underAnOpaqueBar(_ scrolled: CGFloat, rest: CGFloat) throws {
        let stage = ScrollStage(.iPhoneSE(iOS: 26)) {
            $0.navigationBar.prefersLargeTitles = true
            $0.navigationBar.isTranslucent = false
        }
        #expect(try bottom(stage) == 126 && stage.page.view.frame.minY == 126)
        let finger = CGPoint(x: 150, y: 400)
        stage.simulator.touchDown(at: finger)
        for step in 1...10 {
            let distance = scrolled * CGFloat(step) / 10
            stage.simulator.touchMove(to: CGPoint(x: 150, y: 390 - distance))
            // The content moves with the finger, the bar at 52 points (fact m21.1); fact 5.2.6: the page begins at the
            // bar's bottom edge.
            let edge: CGFloat = distance < 52 ? 126 : 74
            #expect(try bottom(stage) == edge)
            #expect(stage.page.view.frame.minY == edge)
            #expect(stage.scrollView.convert(CGPoint.zero, to: nil).y == 126 - distance)
        }
        stage.simulator.commit()
        #expect(try bottom(stage) == (scrolled < 52 ? 126 : 74), "a layout pass is idempotent")
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(try bottom(stage) == 126 - min(rest, 52))
        #expect(stage.scrollView.convert(CGPoint.zero, to: nil).y == 126 - rest)
        stage.scroll(by: -rest - 20)
        stage.simulator.runToRest()
        #expect(try bottom(stage) == 126 && stage.scrollView.contentOffset.y == 0)
    }

    @Test func aSwipeFromTheEdgePopsAndAVerticalDragScrolls() throws {
        let stage = ScrollStage(under: { $0.viewControllers.insert(UIViewController(), at: 0) })
        let navigation = try #require(stage.navigation)
        stage.simulator.runToRest()
        let start = stage.scrollView.contentOffset.y
        stage.simulator.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 4, y: 300), velocity: .zero)
        stage.simulator.runToRest()
        #expect(navigation.viewControllers.count == 2)
        #expect(stage.scrollView.contentOffset.y == start + 90)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        #expect(!stage.scrollView.isDragging && navigation.transitionCoordinator?.isInteractive == true)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(arguments: [false, true]) func fact_8_2_theContentSwipeLeavesVerticalDragsAlone(popping: Bool) throws {
        let stage = ScrollStage(
            .iPhone17Pro(iOS: 26), under: { $0.viewControllers.insert(UIViewController(), at: 0) })
        let navigation = try #require(stage.navigation)
        stage.simulator.runToRest()
        let start = stage.scrollView.contentOffset.y
        let finger = CGPoint(x: 100, y: 400)
        stage.simulator.drag(
            from: finger, to: popping ? CGPoint(x: 360, y: 410) : CGPoint(x: 110, y: 300),
            velocity: popping ? CGPoint(x: 900, y: 0) : .zero)
        stage.simulator.runToRest()
        #expect(navigation.viewControllers.count == (popping ? 1 : 2))
        #expect(stage.scrollView.contentOffset.y == (popping ? start : start + 90))
    }

    @Test func fact_9_3_swipesThatHideTheBarsScrollAsWell() throws {
        let stage = ScrollStage(under: { $0.hidesBarsOnSwipe = true })
        let navigation = try #require(stage.navigation)
        stage.scroll(by: 100)
        stage.simulator.runToRest()
        #expect(navigation.isNavigationBarHidden)
        #expect(stage.scrollView.contentOffset.y > 0)
        stage.scroll(by: -60)
        stage.simulator.runToRest()
        #expect(!navigation.isNavigationBarHidden)
    }
}
