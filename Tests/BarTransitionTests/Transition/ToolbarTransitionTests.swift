import BarTransition
import TestSupport
import Testing
import UIKit

/// Toolbars that stay while their backgrounds change with a transition.
@Suite("Backgrounds of toolbars in transitions", .ownSimulator) @MainActor
struct ToolbarTransitionTests {
    private func page(_ title: String, _ color: UIColor?, _ style: BarAppearance.TransitionStyle) -> DeclaringPage {
        let toolbar = color.map { BarAppearance.Toolbar(background: .color($0)) } ?? .init()
        return DeclaringPage(title, BarAppearance(toolbar: toolbar, transitionStyle: style))
    }

    private func color(_ stage: HeadlessStage) -> [Int] {
        Array(stage.simulator.rgba(3, stage.navigation.view.bounds.maxY - 3).prefix(3))
    }

    /// The first frame has the earlier color, later ones a mixture, and the end the later color, in each direction.
    @Test func colorsMix() {
        let (a, b) = (page("A", .red, .interpolate), page("B", .blue, .interpolate))
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: a, b: b)
        stage.simulator.runToRest()
        func expectMixture(from first: [Int], to last: [Int], _ operation: () -> Void) {
            operation()
            stage.simulator.commit()
            #expect(color(stage) == first)
            stage.simulator.advance(by: 0.15)
            let middle = color(stage)
            #expect(middle[0] > 0 && middle[2] > 0 && middle != first && middle != last, "\(middle)")
            stage.simulator.runToRest()
            #expect(color(stage) == last)
        }
        for _ in 0..<2 {
            expectMixture(from: [255, 0, 0], to: [0, 0, 255]) {
                stage.navigation.pushViewController(b, animated: true)
            }
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            let middle = color(stage)
            #expect(middle[0] > 0 && middle[2] > 0)
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
            #expect(color(stage) == [0, 0, 255])
            expectMixture(from: [0, 0, 255], to: [255, 0, 0]) { stage.navigation.popViewController(animated: true) }
        }
    }

    /// UIKit's own background cannot fade in under a declared one: that stays until the page without one is there, and fades in
    /// over UIKit's.
    @Test func aBackgroundComesAndGoes() {
        let (a, b) = (page("A", nil, .interpolate), page("B", .red, .interpolate))
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: a, b: b)
        stage.simulator.runToRest()
        let own = color(stage)
        #expect(own != [255, 0, 0])
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.commit()
        #expect(color(stage) != [255, 0, 0])
        stage.simulator.advance(by: 0.15)
        let middle = color(stage)
        #expect(middle[0] > 240 && middle[1] > 10 && middle[1] < 245, "\(middle)")
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.15)
        #expect(color(stage) == [255, 0, 0])
        stage.simulator.runToRest()
        #expect(color(stage) == own)
    }

    /// A toolbar that its page declares hidden, and that the app has shown nevertheless, is on the screen: its color changes with the
    /// next page's, and not before, whether the user has touched the page since or not.
    @Test(arguments: [true, false]) func theAppHasShownIt(isTouched: Bool) {
        let below = page("A", .red, .interpolate)
        below.barAppearance.toolbar?.isHidden = true
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: below)
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
        // As on a row, with which the user goes on.
        if isTouched { stage.simulator.tap(at: CGPoint(x: 200, y: 400)) }
        stage.navigation.pushViewController(page("B", .blue, .interpolate), animated: true)
        stage.simulator.commit()
        #expect(color(stage) == [255, 0, 0])
        stage.simulator.advance(by: 0.15)
        let middle = color(stage)
        #expect(middle[0] > 0 && middle[2] > 0, "\(middle)")
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// The other way round: one that its page declares, and that the app has hidden, comes with the next page's color.
    @Test(arguments: [true, false]) func theAppHasHiddenIt(isTouched: Bool) {
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page("A", .red, .interpolate))
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 255, 255])
        if isTouched { stage.simulator.tap(at: CGPoint(x: 200, y: 400)) }
        stage.navigation.pushViewController(page("B", .blue, .interpolate), animated: true)
        for frame in 0..<20 {
            stage.simulator.advance(by: 1 / 60)
            let shown = color(stage)
            // The page is white, so red without blue is the earlier page's.
            #expect(shown[0] <= shown[2], "frame \(frame): \(shown)")
        }
        stage.simulator.runToRest()
        #expect(color(stage) == [0, 0, 255])
    }

    /// A page that declares nothing shows the toolbar as it appears and hides it as it disappears. Where the next page declares one, it
    /// does not leave the screen, so the declared background fades in as over any other toolbar that stays.
    @Test func thePageBelowHidesItAsItDisappears() {
        final class ShowingPage: MarkedPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setToolbarHidden(false, animated: animated)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setToolbarHidden(true, animated: animated)
            }
        }
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: ShowingPage("A"))
        let top = stage.navigation.toolbar.frame.minY
        #expect(!stage.navigation.isToolbarHidden && color(stage) != [255, 0, 0])
        stage.navigation.pushViewController(page("B", .red, .interpolate), animated: true)
        stage.simulator.commit()
        #expect(color(stage) != [255, 0, 0])
        stage.simulator.advance(by: 0.15)
        let middle = color(stage)
        #expect(middle[0] > 240 && middle[1] > 10 && middle[1] < 245, "\(middle)")
        #expect(stage.navigation.toolbar.shownFrame.minY == top, "it stays where it is")
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden && color(stage) == [255, 0, 0])
    }

    /// The toolbar that such a page hides keeps its look until it is gone, whatever the next page declares for one that is hidden.
    @Test func thePageBelowHidesItForAPageWithout() {
        final class HidingPage: MarkedPage {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setToolbarHidden(true, animated: animated)
            }
        }
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: HidingPage("A"))
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.simulator.runToRest()
        // As on a row, with which the user goes on.
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        let next = page("B", .red, .interpolate)
        next.barAppearance.toolbar?.isHidden = true
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.commit()
        let height = stage.navigation.view.bounds.maxY
        var frames = 0
        for frame in 0..<8 {
            stage.simulator.advance(by: 1 / 60)
            guard stage.navigation.toolbar.shownFrame.minY < height - 6 else { continue }
            frames += 1
            let shown = color(stage)
            // UIKit's own is white or gray.
            #expect(shown[0] - shown[1] < 30, "frame \(frame): \(shown)")
        }
        #expect(frames > 2)
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden)
    }
}
