import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Below an opaque bar a page begins at the bar's bottom edge, so UIKit moves the page itself when the bar is shown or
/// hidden.
@Suite("Scrolled pages below opaque bars", .ownSimulator) @MainActor
struct OpaqueScrollTests {
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func contentAndScrollPositionDoNotMove(_ profile: Simulator.Profile, firstHasBar: Bool) {
        let simulator = Simulator(profile: profile)
        let visible = BarAppearance(background: .color(.red))
        let pages = [
            DeclaringPage("A", firstHasBar ? visible : .hidden), DeclaringPage("B", firstHasBar ? .hidden : visible),
        ]
        for page in pages { page.wantsScrollView = true }
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.navigationBar.isTranslucent = false
        navigation.attachBarTransition()
        simulator.show(navigation)
        scroll(pages[0], to: 300)
        let place = pages[0].marker.shownFrame.minY
        navigation.pushViewController(pages[1], animated: true)
        follow(simulator, pages[0], place)
        #expect(pages[0].scrollView?.contentOffset.y == 300)
        scroll(pages[1], to: 200)
        let second = pages[1].marker.shownFrame.minY
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.5)
        #expect(abs(pages[1].marker.shownFrame.minY - second) < 0.1)
        #expect(abs(pages[0].marker.shownFrame.minY - place) < 0.1)
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(abs(pages[1].marker.shownFrame.minY - second) < 0.1)
        #expect(pages[1].scrollView?.contentOffset.y == 200)
        navigation.popViewController(animated: true)
        follow(simulator, pages[1], second)
        #expect(abs(pages[0].marker.shownFrame.minY - place) < 0.1)
        #expect(pages[0].scrollView?.contentOffset.y == 300)
    }

    private func scroll(_ page: MarkedPage, to offset: CGFloat) {
        page.scrollView?.contentOffset.y = offset
        CATransaction.flush()
    }

    /// Checks that a page's content does not move as long as the page is on the screen.
    private func follow(_ simulator: Simulator, _ page: MarkedPage, _ place: CGFloat) {
        simulator.commit()
        while simulator.isBusy {
            if page.view.window != nil { #expect(abs(page.marker.shownFrame.minY - place) < 0.1) }
            simulator.advance(by: 1 / 60.0)
        }
    }

    /// A push that begins as a pop ends finds the page that came where it is.
    @Test func aPushRightAfterAPop() throws {
        let list = DeclaringPage("A", BarAppearance(background: .color(.red)))
        list.wantsScrollView = true
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: list, isOpaque: true)
        list.scrollView?.contentOffset.y = 400
        stage.push(DeclaringPage("B", .hidden), andWait: 1)
        stage.simulator.runToRest()
        let (navigation, next) = (stage.navigation, DeclaringPage("C", .hidden))
        navigation.popViewController(animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            navigation.pushViewController(next, animated: true)
        }
        stage.simulator.advance(by: 0.1)
        let top = list.marker.shownFrame.minY
        while next.viewIfLoaded?.window == nil, stage.simulator.isBusy { stage.simulator.advance(by: 1 / 120) }
        for frame in 0..<6 {
            #expect(abs(list.marker.shownFrame.minY - top) < 0.2, "\(frame)")
            stage.simulator.advance(by: 1 / 60)
        }
    }
}
