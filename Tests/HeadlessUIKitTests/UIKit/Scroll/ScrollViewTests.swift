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

    /// An offset is rounded to pixels, the origin of the bounds is not
    /// (andrewmarinov.com/uiscrollviews-contentoffset-precision).
    @Test func offsetsAreWholePixels() {
        let (_, _, scrollView) = make(contentHeight: 2000)
        scrollView.contentOffset.y = 100.1
        #expect(scrollView.contentOffset.y == 100)
        scrollView.contentOffset.y = 100.4
        #expect(scrollView.contentOffset.y == 100.5)
        scrollView.bounds.origin.y = 100.1
        #expect(scrollView.contentOffset.y == 100.1)
    }

    /// A tap on the status bar is no animation of the app's. (UIKit documentation of `scrollViewDidEndScrollingAnimation(_:)`)
    @Test func aTapOnTheStatusBarReportsTheTopOnly() {
        final class Ends: NSObject, UIScrollViewDelegate {
            var events: [String] = []
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animation") }
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("top") }
        }
        let (simulator, _, scrollView) = make(contentHeight: 2000)
        let ends = Ends()
        scrollView.delegate = ends
        scrollView.contentOffset.y = 300
        simulator.tap(at: CGPoint(x: 100, y: 5))
        simulator.runToRest()
        #expect(ends.events == ["top"])
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        simulator.runToRest()
        #expect(ends.events == ["top", "animation"])
    }
}
