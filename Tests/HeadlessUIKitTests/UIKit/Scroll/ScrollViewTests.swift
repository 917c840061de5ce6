import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Scroll views", .ownSimulator) @MainActor
struct ScrollViewTests {
    private func make(
        contentHeight: CGFloat, _ profile: Simulator.Profile = .iPhoneSE(iOS: 15)
    ) -> (Simulator, UIViewController, UIScrollView) {
        let simulator = Simulator(profile: profile)
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 375, height: contentHeight)
        scrollView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        page.view.addSubview(scrollView)
        simulator.show(page)
        return (simulator, page, scrollView)
    }

    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(2000), CGFloat(5)), (.never, 10, 5),
        (.always, 10, 25), (.always, 2000, 25), (.scrollableAxes, 2000, 25), (.scrollableAxes, 10, 5),
    ])
    func fact_5_2_12_adjustedInset(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, contentHeight: CGFloat, top: CGFloat
    ) {
        let (_, _, scrollView) = make(contentHeight: contentHeight)
        scrollView.contentInsetAdjustmentBehavior = behavior
        #expect(scrollView.adjustedContentInset.top == top)
    }

    @Test func fact_5_2_12_automaticAdjustsInANavigationController() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 15))
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        page.view.addSubview(scrollView)
        simulator.show(UINavigationController(rootViewController: page))
        #expect(scrollView.adjustedContentInset.top == 64)
    }

    @Test func fact_m7_1_offsetFollowsAShrinkingInset() {
        let (simulator, page, scrollView) = make(contentHeight: 2000, .iPhoneSE(iOS: 26))
        page.additionalSafeAreaInsets.top = 30
        simulator.commit()
        #expect(scrollView.contentOffset.y == -55, "content at the top stays at the top when insets grow")
        scrollView.contentOffset.y = 100
        page.additionalSafeAreaInsets.top = 10
        #expect(scrollView.contentOffset.y == 120, "it moves with a shrinking inset")
        page.additionalSafeAreaInsets.top = 30
        #expect(scrollView.contentOffset.y == 120, "content away from the top does not move when insets grow")
    }

    final class Listener: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test func fact_m7_3_eighteenStepsOverThreeTenths() throws {
        let (simulator, _, scrollView) = make(contentHeight: 2000, .iPhoneSE(iOS: 26))
        let listener = Listener()
        scrollView.delegate = listener
        let start = scrollView.contentOffset.y
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(scrollView.contentOffset.y == start, "the animation has only begun")
        let length = simulator.runToRest()
        #expect(abs(length - 0.3) < 0.001)
        try #require(listener.offsets.count == 18)
        for (step, offset) in listener.offsets.enumerated() {
            let share = CGFloat(1 - cos(Double.pi * Double(step + 1) / 18)) / 2
            // Rounded to device pixels.
            #expect(abs(offset - (start + (300 - start) * share)) <= 0.5)
        }
        #expect(scrollView.contentOffset.y == 300)
    }

    @Test func fact_m7_3_theOffsetMovesBeforeItIsTold() {
        let (_, _, scrollView) = make(contentHeight: 2000, .iPhoneSE(iOS: 26))
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.contentOffset.y = 120
        #expect(listener.offsets == [120])
        scrollView.bounds.origin.y = 150
        #expect(
            scrollView.contentOffset.y == 150 && listener.offsets == [120], "setting the bounds notifies no delegate")
    }
}
