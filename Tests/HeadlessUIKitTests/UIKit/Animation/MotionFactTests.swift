import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Facts about movement", .ownSimulator) @MainActor
struct MotionFactTests {
    private func spring(_ time: Double) -> CGFloat {
        let frequency = (1000.0 / 3).squareRoot()
        return CGFloat(1 - (1 + frequency * time) * exp(-frequency * time))
    }

    private func shownX(_ page: UIViewController) throws -> CGFloat {
        let wrapper = try #require(page.view.superview)
        return try #require(wrapper.layer.presentation()).frame.minX
    }

    @Test(arguments: [0.05, 0.1, 0.2, 0.3]) func fact_3_1_thePushFollowsTheSpring(time: Double) throws {
        let stage = TracingStage("A")
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: time)
        #expect(abs(try shownX(page) - 393 * (1 - spring(time))) < 0.5)
    }

    @Test(arguments: [0.1, 0.25]) func fact_m3_5_theCurveThatIsSeen(time: Double) throws {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: time)
        #expect(abs(try shownX(page) - 402 * (1 - spring(time))) < 0.5)
    }

    @Test func fact_m3_2_bothPagesByTheProgressOfTheFrontOne() throws {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.12)
        let progress = 1 - (try shownX(page)) / 402
        #expect(progress > 0.3 && progress < 0.9)
        #expect(abs(try shownX(stage.pages[0]) + 0.3 * 402 * progress) < 0.01)
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

    @Test func fact_3_12_repeatedPopsAreTaken() {
        let stage = TracingStage("A", "B", "C", profile: .iPhone17Pro(iOS: 26))
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        stage.navigation.popViewController(animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
        stage.simulator.runToRest()
        #expect(stage.trace.lifecycle.last == "didShow A (true)")
    }

    @Test func fact_5_3_3_insetsRaisedInTheBlockAnimateAndAreGivenBack() throws {
        let stage = TracingStage("A")
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        var inside: CGFloat?
        let before = stage.pages[0].view.safeAreaInsets.top
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            content.widthAnchor.constraint(equalToConstant: 10), content.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.navigation.transitionCoordinator?.animate(
            alongsideTransition: { _ in
                page.additionalSafeAreaInsets.top = 20
                page.view.layoutIfNeeded()
                inside = page.view.safeAreaInsets.top
            }, completion: { _ in page.additionalSafeAreaInsets.top = 0 })
        stage.simulator.advance(by: 0.1)
        let shown = try #require(content.layer.presentation()).frame.minY
        #expect(abs(shown - (before + 20 * spring(0.1))) < 0.2, "with the transition's timing")
        stage.simulator.runToRest()
        #expect(inside == before + 20)
        #expect(page.view.safeAreaInsets.top == before)
    }

    @Test func fact_10_14_anAnimatedScrollMovesTheOffsetItself() {
        let simulator = Simulator()
        let page = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        page.view.addSubview(scrollView)
        simulator.show(page)
        let start = scrollView.contentOffset.y
        scrollView.setContentOffset(CGPoint(x: 0, y: start + 300), animated: true)
        simulator.advance(by: 0.15)
        let moved = scrollView.contentOffset.y - start
        #expect(moved > 10 && moved < 290)
        #expect(
            scrollView.layer.animationKeys() == nil
                && scrollView.subviews.allSatisfy { $0.layer.animationKeys() == nil })
    }
}
