import BarTransition
import TestSupport
import Testing
import UIKit

/// What UIKit is told when it asks which of two recognizers comes first: the edge swipe before all scroll views, and the gesture
/// of iOS 26, which begins anywhere, after those that can scroll back.
@Suite("Order of swipes and scroll views", .ownSimulator) @MainActor
struct RecognizerOrderTests {
    /// A scroll view and how far it is scrolled, in widths.
    struct Scroll: Sendable {
        var isHorizontal: Bool
        var offset: CGFloat
    }

    nonisolated static let scrolls = [
        Scroll(isHorizontal: true, offset: 0), Scroll(isHorizontal: true, offset: 1),
        Scroll(isHorizontal: false, offset: 0), Scroll(isHorizontal: false, offset: 1),
    ]

    /// - Parameter hasUIKitsDelegate: whether the app leaves UIKit's own delegates, which have answers too.
    private func stage(
        _ device: SwipeDevice, _ scroll: Scroll, hasUIKitsDelegate: Bool = true
    ) -> (SwipeStage<UINavigationController>, UIScrollView) {
        let stage = SwipeStage(device) { navigation in
            guard !hasUIKitsDelegate else { return }
            navigation.loadViewIfNeeded()
            navigation.interactivePopGestureRecognizer?.delegate = nil
            if device.system >= 26 { navigation.interactiveContentPopGestureRecognizer?.delegate = nil }
        }
        let page = CarouselPage("Carousel")
        stage.push(page)
        let bounds = page.carousel.bounds
        if !scroll.isHorizontal { page.carousel.contentSize = CGSize(width: bounds.width, height: 3 * bounds.height) }
        if scroll.isHorizontal { page.carousel.contentOffset.x = scroll.offset * bounds.width }
        if !scroll.isHorizontal { page.carousel.contentOffset.y = scroll.offset * bounds.height }
        return (stage, page.carousel)
    }

    @Test(arguments: SwipeDevice.all, [true, false])
    func theEdgeSwipeComesFirst(_ device: SwipeDevice, hasUIKitsDelegate: Bool) throws {
        for scroll in Self.scrolls { try expectTheEdgeSwipeFirst(device, scroll, hasUIKitsDelegate: hasUIKitsDelegate) }
    }

    private func expectTheEdgeSwipeFirst(_ device: SwipeDevice, _ scroll: Scroll, hasUIKitsDelegate: Bool) throws {
        let (stage, scrollView) = stage(device, scroll, hasUIKitsDelegate: hasUIKitsDelegate)
        let swipe = try #require(stage.navigation.interactivePopGestureRecognizer)
        let delegate = try #require(swipe.delegate)
        let pan = scrollView.panGestureRecognizer
        #expect(!delegate.gestureRecognizer(swipe, shouldRequireFailureOf: pan))
        #expect(delegate.gestureRecognizer(swipe, shouldBeRequiredToFailBy: pan))
        #expect(!delegate.gestureRecognizer(swipe, shouldRecognizeSimultaneouslyWith: pan))
    }

    @Test(arguments: SwipeDevice.all.filter { $0.system >= 26 }, scrolls)
    func theContentSwipeComesAfterWhatCanScrollBack(_ device: SwipeDevice, _ scroll: Scroll) throws {
        let (stage, scrollView) = stage(device, scroll)
        let swipe = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
        let delegate = try #require(swipe.delegate)
        let pan = scrollView.panGestureRecognizer
        #expect(
            delegate.gestureRecognizer(swipe, shouldRequireFailureOf: pan) == (scroll.isHorizontal && scroll.offset > 0)
        )
        // Beside contents that scroll vertically it is UIKit's matter.
        guard scroll.isHorizontal else { return }
        #expect(delegate.gestureRecognizer(swipe, shouldBeRequiredToFailBy: pan) == (scroll.offset == 0))
    }

    /// Other recognizers of the page are UIKit's matter.
    @Test(arguments: SwipeDevice.all) func otherRecognizersAreLeftAlone(_ device: SwipeDevice) throws {
        let (stage, scrollView) = stage(device, Self.scrolls[1])
        let tap = UITapGestureRecognizer()
        scrollView.addGestureRecognizer(tap)
        let swipe = try #require(stage.navigation.interactivePopGestureRecognizer)
        let delegate = try #require(swipe.delegate)
        #expect(!delegate.gestureRecognizer(swipe, shouldRequireFailureOf: tap))
        #expect(!delegate.gestureRecognizer(swipe, shouldBeRequiredToFailBy: tap))
    }
}
