import TestSupport
import Testing
import UIKit

@Suite("Dragging scroll views", .ownSimulator) @MainActor
struct ScrollDragTests {
    @Test func fact_m7_4_nothingMovesForTenPoints() {
        let stage = ScrollStage()
        let start = stage.scrollView.contentOffset.y
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        #expect(stage.scrollView.isTracking && !stage.scrollView.isDragging)
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 390))
        #expect(stage.scrollView.contentOffset.y == start && !stage.scrollView.isDragging)
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 370))
        #expect(stage.scrollView.contentOffset.y == start + 20, "the drag's slop is not compensated")
        #expect(stage.scrollView.isDragging && stage.scrollView.panGestureRecognizer.state == .began)
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 380))
        #expect(stage.scrollView.contentOffset.y == start + 10)
        stage.simulator.touchUp(velocity: .zero)
        #expect(!stage.scrollView.isTracking && !stage.scrollView.isDragging)
    }

    /// The distance beyond the edge is b = (1 - 1 / (0.55 x / d + 1)) d; for x = 100 and d = 667 that is 50.8.
    @Test func fact_m7_4_rubberBand() {
        let stage = ScrollStage()
        let start = stage.scrollView.contentOffset.y
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 300))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 410))
        #expect(stage.scrollView.contentOffset.y == start - 51, "50.8 rounded to pixels at scale 2")
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == start)
        stage.scrollView.bounces = false
        stage.scroll(by: -100)
        #expect(stage.scrollView.contentOffset.y == start)
    }

    /// No finger holds the contents after a touch that has only stopped them.
    @Test func contentsThatATouchStopsBeyondTheEdgeReturn() {
        let stage = ScrollStage()
        let start = stage.scrollView.contentOffset.y
        stage.scroll(by: -100)
        stage.simulator.advance(by: 0.05)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 300))
        let stopped = stage.scrollView.contentOffset.y
        stage.simulator.advance(by: 0.5)
        #expect(stage.scrollView.contentOffset.y == stopped && stopped < start && !stage.scrollView.isDecelerating)
        stage.simulator.touchUp(velocity: .zero)
        #expect(stage.scrollView.isDecelerating)
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == start)
    }

    @Test func contentsThatATouchStopsElsewhereStay() {
        let stage = ScrollStage()
        stage.scroll(by: 100, velocity: CGPoint(x: 0, y: -1000))
        stage.simulator.advance(by: 0.1)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 300))
        let stopped = stage.scrollView.contentOffset.y
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == stopped)
    }

    /// A velocity of 1 point per millisecond that decreases by 0.002 of its value every millisecond covers 499 points.
    @Test func fact_m7_4_deceleration() {
        let stage = ScrollStage()
        stage.scroll(by: 100, velocity: CGPoint(x: 0, y: -1000))
        let start = stage.scrollView.contentOffset.y
        #expect(stage.releaseVelocity == CGPoint(x: 0, y: 1))
        #expect(stage.scrollView.isDecelerating && stage.scrollView.isDragging)
        // The last frame before half a second, and the next one.
        stage.simulator.advance(by: 0.505)
        var (distance, speed) = (CGFloat(0), CGFloat(1))
        for _ in 0..<500 {
            distance += speed
            speed *= 0.998
        }
        #expect(abs(stage.scrollView.contentOffset.y - start - distance) < 1.5)
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == start + 499)
        #expect(stage.proposedTarget?.y == start + 499)
        #expect(!stage.scrollView.isDecelerating && !stage.scrollView.isDragging)
    }

    @Test func fact_m7_4_offsetsAreOnDevicePixels() {
        let stage = ScrollStage(.iPhone15(iOS: 18))
        stage.scroll(by: 33.21, velocity: CGPoint(x: 0, y: -777))
        stage.simulator.runToRest()
        #expect(stage.offsets.count > 20)
        #expect(stage.offsets.allSatisfy { abs(($0 * 3).rounded() - $0 * 3) < 0.001 })
    }

    @Test func aFlickBeyondTheEdgeComesBackToIt() {
        let stage = ScrollStage()
        stage.scroll(by: 100)
        stage.scroll(by: -50, velocity: CGPoint(x: 0, y: 2000))
        stage.simulator.runToRest()
        let top = -stage.scrollView.adjustedContentInset.top
        #expect(stage.offsets.contains { $0 < top - 5 })
        #expect(stage.scrollView.contentOffset.y == top)
    }

    @Test func theDelegateIsToldInUIKitsOrder() {
        let stage = ScrollStage()
        stage.scroll(by: 100, velocity: CGPoint(x: 0, y: -500))
        stage.simulator.runToRest()
        #expect(
            stage.events == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                "tracking true decelerating false", "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
        stage.clear()
        stage.scroll(by: 100)
        stage.simulator.runToRest()
        #expect(
            stage.events == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
                "tracking true decelerating false",
            ])
    }

    @Test func theDelegateMayChooseWhereToRest() {
        let stage = ScrollStage()
        stage.wantedTarget = 321
        stage.scroll(by: 100, velocity: CGPoint(x: 0, y: -500))
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == 321)
    }

    @Test func aFingerStopsTheContents() {
        let stage = ScrollStage()
        stage.scroll(by: 100, velocity: CGPoint(x: 0, y: -2000))
        stage.simulator.advance(by: 0.1)
        stage.clear()
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        #expect(!stage.scrollView.isDecelerating && stage.events == ["didEndDecelerating"])
        let offset = stage.scrollView.contentOffset.y
        stage.simulator.advance(by: 0.3)
        stage.simulator.touchUp()
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == offset)
    }

    @Test func pagesTurn() {
        let stage = ScrollStage(contentHeight: 667 * 4)
        stage.scrollView.contentInsetAdjustmentBehavior = .never
        stage.scrollView.contentOffset = .zero
        stage.scrollView.isPagingEnabled = true
        stage.scroll(by: 100, velocity: CGPoint(x: 0, y: -800))
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == 667)
        stage.scroll(by: 100)
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == 667)
        #expect(!stage.events.contains("willEndDragging"), "not called with paging")
    }

    @Test func contentsThatFitAreNotDragged() {
        let stage = ScrollStage(contentHeight: 100)
        let start = stage.scrollView.contentOffset.y
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 300))
        #expect(stage.scrollView.contentOffset.y == start)
        stage.simulator.touchUp()
        stage.scrollView.alwaysBounceVertical = true
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 300))
        #expect(stage.scrollView.contentOffset.y > start)
        stage.simulator.touchUp()
        stage.scrollView.isScrollEnabled = false
        stage.simulator.runToRest()
        stage.clear()
        stage.scroll(by: 50)
        #expect(stage.events.isEmpty)
    }

    @Test func aTapOnTheStatusBarScrollsToTheTop() {
        let stage = ScrollStage()
        stage.scrollView.contentOffset.y = 900
        stage.allowsScrollToTop = false
        stage.simulator.tap(at: CGPoint(x: 180, y: 10))
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == 900)
        stage.allowsScrollToTop = true
        stage.simulator.tap(at: CGPoint(x: 180, y: 10))
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == -20)
        #expect(stage.events.last == "didScrollToTop")
        // With two candidates neither scrolls.
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.page.view.addSubview(other)
        stage.scrollView.contentOffset.y = 900
        stage.simulator.tap(at: CGPoint(x: 180, y: 10))
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == 900)
    }

    /// Only on a phone do several scroll views prevent it. (UIScrollView.h, `scrollsToTop`)
    @Test func onAPadTheScrollViewBelowTheTapScrollsToTheTop() {
        let simulator = Simulator(profile: .iPad(iOS: 18))
        let page = UIViewController()
        let columns = [CGFloat(0), 400].map { x in
            let column = UIScrollView(frame: CGRect(x: x, y: 0, width: 400, height: 1000))
            column.contentSize = CGSize(width: 400, height: 3000)
            page.view.addSubview(column)
            return column
        }
        simulator.show(page)
        for column in columns { column.contentOffset.y = 900 }
        simulator.tap(at: CGPoint(x: 500, y: 10))
        simulator.runToRest()
        #expect(columns[0].contentOffset.y == 900)
        #expect(columns[1].contentOffset.y == -columns[1].adjustedContentInset.top)
    }
}
