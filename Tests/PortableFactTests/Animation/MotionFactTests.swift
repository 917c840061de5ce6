import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Facts about movement", .portable) @MainActor
struct MotionFactTests {
    private func spring(_ time: Double) -> CGFloat {
        let frequency = (1000.0 / 3).squareRoot()
        return CGFloat(1 - (1 + frequency * time) * exp(-frequency * time))
    }

    private func shownX(_ page: UIViewController) throws -> CGFloat {
        let wrapper = try #require(page.view.superview)
        return try #require(wrapper.layer.presentation()).frame.minX
    }

    @Test(arguments: [0.05, 0.1, 0.2, 0.3]) func fact_3_1_thePushFollowsTheSpring(time: Double) async throws {
        let stage = try await TestStage("A", on: .iPhone(iOS: 15...26))
        stage.screen.stopClock()
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        await stage.advance(by: time)
        #expect(abs(try shownX(page) - stage.window.bounds.width * (1 - spring(time))) < 0.5)
    }

    @Test(arguments: [0.1, 0.25]) func fact_m3_5_theCurveThatIsSeen(time: Double) async throws {
        let stage = try await TestStage("A", on: .iPhone(iOS: 26...26))
        stage.screen.stopClock()
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        await stage.advance(by: time)
        #expect(abs(try shownX(page) - stage.window.bounds.width * (1 - spring(time))) < 0.5)
    }

    @Test func fact_m3_2_bothPagesByTheProgressOfTheFrontOne() async throws {
        let stage = try await TestStage("A", on: .iPhone(iOS: 26...26))
        stage.screen.stopClock()
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        await stage.advance(by: 0.12)
        let progress = 1 - (try shownX(page)) / stage.window.bounds.width
        #expect(progress > 0.3 && progress < 0.9)
        #expect(abs(try shownX(stage.pages[0]) + 0.3 * stage.window.bounds.width * progress) < 0.01)
    }

    @Test func fact_3_12_repeatedPopsAreTaken() async throws {
        let stage = try await TestStage("A", "B", "C", on: .iPhone(from: 26))
        stage.navigation.popViewController(animated: true)
        await stage.advance(by: 0.1)
        stage.navigation.popViewController(animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
        await stage.rest()
        #expect(stage.trace.lifecycle.last == "didShow A (true)")
    }

    @Test func fact_5_3_3_insetsRaisedInTheBlockAnimateAndAreGivenBack() async throws {
        let stage = try await TestStage("A", on: .iPhone(iOS: 15...26))
        stage.screen.stopClock()
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
        await stage.advance(by: 0.1)
        let shown = try #require(content.layer.presentation()).frame.minY
        #expect(abs(shown - (before + 20 * spring(0.1))) < 0.2, "with the transition's timing")
        await stage.rest()
        #expect(inside == before + 20)
        #expect(page.view.safeAreaInsets.top == before)
    }

    @Test func fact_10_14_anAnimatedScrollMovesTheOffsetItself() async throws {
        let screen = try await TestScreen()
        let page = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        page.view.addSubview(scrollView)
        await screen.show(page)
        let start = scrollView.contentOffset.y
        scrollView.setContentOffset(CGPoint(x: 0, y: start + 300), animated: true)
        await screen.advance(by: 0.15)
        let moved = scrollView.contentOffset.y - start
        #expect(moved > 10 && moved < 290)
        #expect(
            scrollView.layer.animationKeys() == nil
                && scrollView.subviews.allSatisfy { $0.layer.animationKeys() == nil })
    }

    /// A spring of 0.3 seconds without a bounce that starts at 8.3 widths per second.
    @Test(arguments: [(0.05, 0.426), (0.1, 0.721), (0.2, 0.946)])
    func fact_27_6_1_aPushFollowsItsSpring(time: Double, progress: CGFloat) async throws {
        let stage = try await TestStage("A", on: .iPhone(from: 27))
        stage.screen.stopClock()
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        await stage.advance(by: time)
        let width = stage.window.bounds.width
        #expect(abs(1 - (try shownX(page)) / width - progress) < 0.01)
        #expect(abs((try shownX(stage.pages[0])) / width + 0.3 * progress) < 0.01)
    }
}
