import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Drags that do not start a content pop", .ownSimulator) @MainActor
struct ContentPopRefusalTests {
    @Test func byDefault() {
        let stage = ContentPopStage(isEnabled: false)
        #expect(stage.navigation.barTransition?.isContentPopGestureEnabled == false)
        stage.drag()
        #expect(stage.top === stage.pages[1])
    }

    @Test func atTheRootAndDuringATransition() {
        let stage = ContentPopStage()
        stage.drag()
        stage.drag()
        #expect(stage.top === stage.pages[0] && stage.navigation.transitionCoordinator == nil)
        stage.navigation.pushViewController(stage.pages[1], animated: true)
        stage.simulator.advance(by: 0.1)
        stage.begin()
        stage.move(to: 0.5)
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
        stage.drag()
        #expect(stage.top === stage.pages[0], "nothing is stuck")
    }

    @Test(arguments: [
        CGPoint(x: 230, y: 240), CGPoint(x: 240, y: 240), CGPoint(x: 0, y: 200), CGPoint(x: -250, y: 0),
    ])
    func inOtherDirections(_ distance: CGPoint) {
        let stage = ContentPopStage()
        stage.drag(by: distance, from: CGPoint(x: 100, y: 400))
        #expect(stage.top === stage.pages[1])
    }

    @Test func onTheBar() {
        let stage = ContentPopStage()
        stage.drag(by: CGPoint(x: 300, y: 0), from: CGPoint(x: 80, y: stage.navigation.navigationBar.frame.midY))
        #expect(stage.top === stage.pages[1])
    }

    @Test func whereTheEdgeSwipeIsDisabled() {
        let stage = ContentPopStage()
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
        stage.drag()
        #expect(stage.top === stage.pages[1])
    }

    @Test func whereTheBackButtonWasReplaced() {
        let stage = ContentPopStage()
        let item = stage.pages[1].navigationItem
        item.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Menu") { _ in })
        stage.drag()
        #expect(stage.top === stage.pages[1])
        item.leftItemsSupplementBackButton = true
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// An app that allows the edge swipe itself allows this drag too.
    @Test func theAppsGestureDelegateAllowsIt() {
        let stage = ContentPopStage(isEnabled: false)
        let allowing = Allowing()
        stage.navigation.detachBarTransition()
        stage.navigation.interactivePopGestureRecognizer?.delegate = allowing
        stage.navigation.attachBarTransition().isContentPopGestureEnabled = true
        stage.pages[1].navigationItem.hidesBackButton = true
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    private final class Allowing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    @Test func wherePagesRefuse() {
        let page = FormPage("B")
        let stage = ContentPopStage(pages: [MarkedPage("A"), page])
        stage.drag()
        #expect(stage.top === page && page.attempts == [.swipe], "asked once for each drag")
        page.answer = true
        stage.drag()
        #expect(stage.top === stage.pages[0] && page.attempts == [.swipe, .swipe])
    }

    @Test func onAControlThatFollowsDrags() {
        let stage = ContentPopStage()
        let page = stage.pages[1]
        let slider = UIControl(frame: page.view.bounds)
        page.view.addSubview(slider)
        stage.drag()
        #expect(stage.top === page)
        slider.removeFromSuperview()
        page.view.addSubview(UIButton(frame: page.view.bounds))
        stage.drag()
        #expect(stage.top === stage.pages[0], "buttons are for taps")
    }

    /// The finger is on a part of them, as on a slider's knob or on a picture that scrolls.
    @Test func onAPartOfAViewThatFollowsDrags() {
        let stage = ContentPopStage()
        let page = stage.pages[1]
        let slider = UIControl(frame: page.view.bounds)
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 3 * stage.width, height: 300)
        scrollView.contentOffset.x = stage.width
        for container in [slider, scrollView] {
            container.addSubview(UIView(frame: CGRect(origin: container.bounds.origin, size: page.view.bounds.size)))
            page.view.addSubview(container)
            stage.drag()
            #expect(stage.top === page, "\(type(of: container))")
            container.removeFromSuperview()
        }
    }

    /// What the finger touched first counts, not what it has reached when the drag is recognized.
    @Test(arguments: [(-5, true), (20, false)]) func besideAControlThatFollowsDrags(
        _ place: (x: CGFloat, isRefused: Bool)
    ) {
        let stage = ContentPopStage()
        let page = stage.pages[1]
        // A finger that begins left of it crosses it.
        page.view.addSubview(UIControl(frame: CGRect(x: stage.width / 2 + place.x, y: 0, width: 10, height: 900)))
        stage.drag()
        #expect(stage.top === (place.isRefused ? page : stage.pages[0]))
    }

    /// Content that is no wider than its scroll view can be scrolled as far as its insets reach.
    @Test(arguments: [0, 100]) func whereAnInsetMakesThePageScrollSideways(left: CGFloat) {
        let stage = ContentPopStage()
        let page = stage.pages[1]
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: stage.width, height: 300)
        scrollView.contentInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 100)
        page.view.addSubview(scrollView)
        scrollView.contentOffset.x = 80
        stage.drag(by: CGPoint(x: 60, y: 0))
        #expect(stage.top === page && scrollView.contentOffset.x < 40)
    }

    /// The scroll view scrolls first; at its start there is nothing left to scroll back to, so the drag pops.
    @Test(arguments: [false, true]) func whereThePageScrollsSideways(isRightToLeft: Bool) {
        let stage = ContentPopStage(isRightToLeft: isRightToLeft)
        let page = stage.pages[1]
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 3 * stage.width, height: 300)
        page.view.addSubview(scrollView)
        let (first, forward) = isRightToLeft ? (2 * stage.width, CGFloat(-1)) : (0, 1)
        scrollView.contentOffset.x = first + forward * 100
        stage.drag(by: CGPoint(x: forward * 60, y: 0))
        #expect(scrollView.contentOffset.x == first + forward * 50 && stage.top === page)
        scrollView.contentOffset.x = first
        stage.drag(by: CGPoint(x: -forward * 60, y: 0))
        #expect(
            scrollView.contentOffset.x == first + forward * 50 && stage.top === page, "a drag the other way scrolls")
        scrollView.contentOffset.x = first
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// From iOS 26 UIKit has the gesture.
    @Test func nothingIsAddedWhereUIKitHasTheGesture() {
        let stage = ContentPopStage(.iPhone17Pro(iOS: 26), BarAppearance(), isEnabled: false)
        let view: UIView = stage.navigation.view
        let before = (view.subviews, view.gestureRecognizers)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        #expect(view.subviews == before.0 && view.gestureRecognizers == before.1)
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// Contents with an inset at their start rest beyond 0.
    @Test func aCarouselWithAnInsetIsAtItsStart() {
        let stage = ContentPopStage()
        let page = stage.pages[1]
        let carousel = UIScrollView(frame: page.view.bounds)
        carousel.contentInset = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)
        carousel.contentSize = CGSize(width: 3 * stage.width, height: 300)
        page.view.addSubview(carousel)
        stage.simulator.commit()
        #expect(carousel.contentOffset.x == -24)
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }
}
