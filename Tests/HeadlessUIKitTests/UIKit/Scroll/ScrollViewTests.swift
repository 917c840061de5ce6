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

    final class Listener: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    /// Before iOS 26 the rule is a variant (fact 5.2.13); content at its top stays there in each.
    @Test(arguments: [15, 26], [true, false]) func contentsAndAShrinkingInset(_ system: Int, isVariant: Bool) {
        var profile = Simulator.Profile.iPhoneSE(iOS: system)
        profile.variants.scrollsWithShrinkingInsets = !isVariant
        let (simulator, page, scrollView) = make(contentHeight: 2000, profile)
        page.additionalSafeAreaInsets.top = 30
        simulator.runToRest()
        #expect(scrollView.contentOffset.y == -55)
        scrollView.contentOffset.y = 100
        page.additionalSafeAreaInsets.top = 10
        #expect(scrollView.contentOffset.y == (isVariant && system < 26 ? 100 : 120))
        scrollView.contentOffset.y = -35
        page.additionalSafeAreaInsets.top = 0
        #expect(scrollView.contentOffset.y == -25)
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
}
