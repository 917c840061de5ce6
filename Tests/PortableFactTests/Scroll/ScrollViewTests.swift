import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Scroll views", .portable) @MainActor
struct ScrollViewTests {
    private func make(
        contentHeight: CGFloat, _ profile: TestDevice = .iPhoneSE(iOS: 15)
    ) async throws -> (TestScreen, UIViewController, UIScrollView) {
        let screen = try await TestScreen(profile)
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 375, height: contentHeight)
        scrollView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        page.view.addSubview(scrollView)
        await screen.show(page)
        return (screen, page, scrollView)
    }

    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(2000), CGFloat(5)), (.never, 10, 5),
        (.always, 10, 25), (.always, 2000, 25), (.scrollableAxes, 2000, 25), (.scrollableAxes, 10, 5),
    ])
    func fact_5_2_12_adjustedInset(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, contentHeight: CGFloat, top: CGFloat
    ) async throws {
        let (_, _, scrollView) = try await make(contentHeight: contentHeight)
        scrollView.contentInsetAdjustmentBehavior = behavior
        #expect(scrollView.adjustedContentInset.top == top)
    }

    @Test func fact_5_2_12_automaticAdjustsInANavigationController() async throws {
        let screen = try await TestScreen(.iPhoneSE(iOS: 15))
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        page.view.addSubview(scrollView)
        await screen.show(UINavigationController(rootViewController: page))
        #expect(scrollView.adjustedContentInset.top == 64)
    }

    @Test func fact_m7_1_offsetFollowsAShrinkingInset() async throws {
        let (screen, page, scrollView) = try await make(contentHeight: 2000, .iPhoneSE(iOS: 26))
        page.additionalSafeAreaInsets.top = 30
        await screen.turn()
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

    @Test func fact_m7_3_theOffsetMovesBeforeItIsTold() async throws {
        let (_, _, scrollView) = try await make(contentHeight: 2000, .iPhoneSE(iOS: 26))
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.contentOffset.y = 120
        #expect(listener.offsets == [120])
        scrollView.bounds.origin.y = 150
        #expect(
            scrollView.contentOffset.y == 150 && listener.offsets == [120], "setting the bounds notifies no delegate")
    }
}
