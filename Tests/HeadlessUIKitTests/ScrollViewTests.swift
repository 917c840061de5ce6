import Testing
import UIKit

@Suite("Scroll views") @MainActor
struct ScrollViewTests {
    private func make(contentHeight: CGFloat) -> (Simulator, UIViewController, UIScrollView) {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 15))
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
        let (simulator, page, scrollView) = make(contentHeight: 2000)
        page.additionalSafeAreaInsets.top = 30
        simulator.commit()
        #expect(scrollView.contentOffset.y == -55, "at the top it stays at the top when insets grow")
        scrollView.contentOffset.y = 100
        page.additionalSafeAreaInsets.top = 10
        #expect(scrollView.contentOffset.y == 120, "it moves with a shrinking inset")
        page.additionalSafeAreaInsets.top = 30
        #expect(scrollView.contentOffset.y == 120, "away from the top it stays when insets grow")
    }

    @Test func fact_m7_3_animatedScroll() {
        let (simulator, _, scrollView) = make(contentHeight: 2000)
        let start = scrollView.contentOffset.y
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        simulator.advance(by: 0.15)
        #expect(abs(scrollView.contentOffset.y - (start + 300) / 2) < 1)
        simulator.runToRest()
        #expect(scrollView.contentOffset.y == 300)
    }
}
