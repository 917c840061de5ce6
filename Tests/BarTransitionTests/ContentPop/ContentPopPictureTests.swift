import BarTransition
import TestSupport
import Testing
import UIKit

/// What is drawn between the two pages of a content pop: the page below is dimmed, and the page in front has a shadow.
@Suite("Pictures of a content pop", .ownSimulator) @MainActor
struct ContentPopPictureTests {
    private func stage(isRightToLeft: Bool = false) -> ContentPopStage {
        let stage = ContentPopStage(isRightToLeft: isRightToLeft)
        for page in stage.pages { page.view.backgroundColor = .white }
        return stage
    }

    /// How bright the screen is at a place below the bar, 0...255, where both pages are white.
    private func brightness(_ stage: ContentPopStage, _ x: CGFloat) -> Int { stage.simulator.rgba(x, 600)[0] }

    /// The page below is darker than the one in front at first, evenly, and as bright at the end.
    @Test(arguments: [false, true]) func thePageBelowBecomesBright(isRightToLeft: Bool) {
        let stage = stage(isRightToLeft: isRightToLeft)
        stage.begin()
        var last = 0
        for fraction in [CGFloat(0.2), 0.4, 0.6, 0.8] {
            stage.move(to: fraction)
            let edge = isRightToLeft ? (1 - fraction) * stage.width : fraction * stage.width
            let (front, below) = isRightToLeft ? (edge - 3, edge + 1) : (edge + 3, edge - 1)
            #expect(brightness(stage, front) == 255, "at \(fraction)")
            // Far from the shadow of the page in front.
            let places = stride(from: CGFloat(12), to: 60, by: 11).map { below + (isRightToLeft ? $0 : -$0) }
            let values = Set(places.filter { $0 > 0 && $0 < stage.width }.map { brightness(stage, $0) })
            #expect(values.count == 1, "at \(fraction)")
            let value = values.first ?? 0
            #expect(value > last && value < 255, "at \(fraction)")
            last = value
        }
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(brightness(stage, 10) == 255 && brightness(stage, stage.width - 10) == 255)
    }

    /// UIKit dims the page below by a tenth.
    @Test func itIsDimmedByATenth() {
        let stage = stage()
        stage.begin()
        stage.move(to: 0.1)
        #expect(abs(brightness(stage, 10) - Int(255 * (1 - 0.09))) <= 2)
    }

    /// The shadow is darkest beside the page in front, and lies on the page below only.
    @Test(arguments: [false, true]) func theShadowIsBesideThePageInFront(isRightToLeft: Bool) {
        let stage = stage(isRightToLeft: isRightToLeft)
        stage.begin()
        stage.move(to: 0.3)
        let edge = (isRightToLeft ? 0.7 : 0.3) * stage.width
        let away: CGFloat = isRightToLeft ? 1 : -1
        let far = brightness(stage, edge + 30 * away)
        let values = [CGFloat(2), 5, 8].map { brightness(stage, edge + $0 * away) }
        #expect(values[0] < values[1] && values[1] < values[2] && values[2] <= far)
        #expect(values[0] < far - 10, "it can be seen")
        // It is 9 points wide and fades evenly: 4 points from its end it takes four sevenths of what it takes 7 points from it.
        let taken = values.map { CGFloat(far - $0) }
        #expect(abs(taken[1] / taken[0] - 4 / 7) < 0.1, "\(values), \(far)")
        #expect(brightness(stage, edge + 14 * away) == far && brightness(stage, edge - 4 * away) == 255)
        // The same from the bar to the bottom of the screen.
        let heights = stride(from: stage.navigation.navigationBar.frame.maxY + 4, to: 848, by: 60)
        let column = Set(heights.map { stage.simulator.rgba(edge + 5 * away, $0)[0] })
        #expect(column == [values[1]])
    }

    /// It is soft: at its darkest it takes a fifth of the light.
    @Test func theShadowIsSoft() {
        let stage = stage()
        stage.begin()
        stage.move(to: 0.1)
        let edge = 0.1 * stage.width
        let far = CGFloat(brightness(stage, edge - 30))
        // The pixel next to the page, where nine tenths of it are left.
        let beside = CGFloat(brightness(stage, edge - 1))
        #expect(abs(beside / far - (1 - 0.9 * 0.2)) < 0.03)
        stage.end(finishing: false)
        stage.simulator.runToRest()
    }

    /// It fades as the page goes.
    @Test func theShadowFades() {
        let stage = stage()
        stage.begin()
        func depth(at fraction: CGFloat) -> Int {
            stage.move(to: fraction)
            let edge = fraction * stage.width
            return brightness(stage, edge - 30) - brightness(stage, edge - 2)
        }
        let depths = [CGFloat(0.2), 0.5, 0.9].map(depth)
        #expect(depths[0] > depths[1] && depths[1] > depths[2] && depths[2] < 8)
        stage.end(finishing: false)
        stage.simulator.runToRest()
    }

    /// Where nothing slides, nothing is dimmed and nothing has a shadow.
    @Test func theCrossFadeHasNeither() {
        let stage = stage()
        stage.simulator.prefersCrossFades = true
        stage.begin()
        for fraction in [CGFloat(0.1), 0.5, 0.9] {
            stage.move(to: fraction)
            let places = [2, 100, stage.width / 2, stage.width - 2]
            #expect(places.allSatisfy { brightness(stage, $0) == 255 }, "at \(fraction)")
        }
        stage.end(finishing: false)
        stage.simulator.runToRest()
    }

    /// A page that the app has scaled or made translucent is so again afterwards.
    @Test(arguments: [false, true], [false, true])
    func theAppsOwnTransformAndAlphaStay(finishes: Bool, crossFades: Bool) {
        let stage = stage()
        stage.simulator.prefersCrossFades = crossFades
        let scale = CGAffineTransform(scaleX: 0.9, y: 0.9)
        let page: UIView = stage.pages[1].view
        page.transform = scale
        page.alpha = 0.75
        stage.drag(finishing: finishes)
        #expect(page.transform == scale && page.alpha == 0.75)
        #expect(stage.top === stage.pages[finishes ? 0 : 1])
    }

    /// The finger can go back beyond the place where it began; the page does not.
    @Test(arguments: [false, true]) func thePageStaysOnTheScreen(isRightToLeft: Bool) {
        let stage = stage(isRightToLeft: isRightToLeft)
        let page: UIView = stage.pages[1].view
        stage.begin()
        stage.move(to: 0.3)
        #expect(page.shownFrame.minX != 0)
        stage.move(to: -0.2)
        #expect(abs(page.shownFrame.minX) < 0.01 && stage.navigation.transitionCoordinator?.percentComplete == 0)
        stage.move(to: 0.4)
        #expect(abs(abs(page.shownFrame.minX) - 0.4 * stage.width) < 1, "it follows again")
        stage.end(finishing: false)
        stage.simulator.runToRest()
    }

    /// When the finger lifts the page slows down: more than half of the way is done in half of the time.
    @Test func theReleasedPageSlowsDown() {
        func way(until stop: TimeInterval?) -> (seconds: TimeInterval, x: CGFloat) {
            let stage = stage()
            stage.begin()
            stage.move(to: 0.3)
            stage.simulator.advance(by: 0.1)
            stage.end(finishing: true)
            var seconds: TimeInterval = 0
            while stage.navigation.transitionCoordinator != nil, seconds < (stop ?? 2) {
                stage.simulator.advance(by: 1 / 240)
                seconds += 1 / 240
            }
            return (seconds, stage.pages[1].view.shownFrame.minX / stage.width)
        }
        let whole = way(until: nil).seconds
        #expect(whole > 0.1 && whole < 1)
        let middle = way(until: whole / 2).x
        #expect(middle > 0.7 && middle < 1, "more than half of the rest from 0.3 to 1")
    }

    /// The pop begins where the finger is, and does not end by itself.
    @Test func aDragThatHasJustBegun() {
        let stage = stage()
        stage.begin()
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(abs(stage.pages[1].view.shownFrame.minX) < 5)
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
    }

    /// A drag that has been recognized and has not moved the page by a pixel yet: the page is where it was, and stays.
    @Test func aDragThatHasMovedNothing() {
        let stage = stage()
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 110.1, y: 400))
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(abs(stage.pages[1].view.shownFrame.minX) < 0.5)
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
    }

    /// What the app animates alongside takes as long as with UIKit's own pop.
    @Test func theDurationIsUIKits() {
        let stage = stage()
        stage.begin()
        let duration = stage.navigation.transitionCoordinator?.transitionDuration
        stage.end(finishing: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.pages[1], animated: true)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        #expect(duration != nil && duration == stage.navigation.transitionCoordinator?.transitionDuration)
        stage.simulator.runToRest()
    }
}
