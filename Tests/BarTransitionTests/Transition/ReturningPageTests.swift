import BarTransition
import TestSupport
import Testing
import UIKit

/// From iOS 26 a page can return before the push over it has ended: it is still on the screen, laid out and scrolled.
@Suite("Pages that return while they are still on the screen", .ownSimulator) @MainActor
struct ReturningPageTests {
    private func top(_ page: MarkedPage) -> CGFloat { page.marker.shownFrame.minY }

    /// Pushes and pops again before the push has ended, several times.
    private func play(_ stage: HeadlessStage, _ page: UIViewController, _ check: (String) -> Void) {
        for turn in 0..<3 {
            stage.navigation.pushViewController(page, animated: true)
            for frame in 0..<6 {
                stage.simulator.advance(by: 1 / 60)
                check("push \(turn), \(frame)")
            }
            stage.navigation.popViewController(animated: true)
            for frame in 0..<6 {
                stage.simulator.advance(by: 1 / 60)
                check("pop \(turn), \(frame)")
            }
        }
        stage.simulator.runToRest()
        check("rest")
    }

    /// The heights of both bars are known by then. Content is between their edges in each frame, and at its own in the end.
    @Test(arguments: [true, false]) func heightsThatAreKnown(grows: Bool) {
        let plain = BarAppearance(background: .color(.red))
        let prompt = BarAppearance(background: .color(.blue), prompt: "Fill this in")
        let (a, b) = (DeclaringPage("A", grows ? plain : prompt), DeclaringPage("B", grows ? prompt : plain))
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), a: a, b: b)
        stage.simulator.runToRest()
        let own = top(a)
        stage.push(b, andWait: 1)
        let other = top(b)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(abs(own - other) > 10)
        let (low, high) = (min(own, other) - 0.5, max(own, other) + 0.5)
        play(stage, b) { when in
            for page in [a, b] where page.viewIfLoaded?.window != nil {
                #expect((low...high).contains(top(page)), "\(when), \(page.title ?? "")")
            }
        }
        #expect(isClose(top(a), own, within: 0.1) && isClose(stage.barBottom, own, within: 0.1))
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
    }

    /// Scrolled content of the page that returns does not move at all, nor does its offset change.
    @Test(arguments: [true, false]) func scrolledContent(grows: Bool) {
        let plain = BarAppearance(background: .color(.red))
        let prompt = BarAppearance(background: .color(.blue), prompt: "Fill this in")
        let (a, b) = (DeclaringPage("A", grows ? plain : prompt), DeclaringPage("B", grows ? prompt : plain))
        a.wantsScrollView = true
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), a: a, b: b)
        stage.simulator.runToRest()
        stage.push(b, andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        a.scrollView?.contentOffset.y += 200
        stage.simulator.runToRest()
        let (own, offset) = (top(a), a.scrollView?.contentOffset)
        play(stage, b) { when in
            if a.view.window != nil { #expect(isClose(top(a), own, within: 0.2), "\(when)") }
        }
        #expect(a.scrollView?.contentOffset == offset)
    }

    /// A list that the app has scrolled under the status bar seems to be at its top while an opaque bar is there, below which its page
    /// has no inset.
    @Test(arguments: [26, 27], [0.05, 0.2])
    func contentUnderTheStatusBar(_ system: Int, after seconds: TimeInterval) throws {
        let a = DeclaringPage("A", .hidden)
        a.wantsScrollView = true
        let stage = HeadlessStage(
            system == 26 ? .iPhone17Pro(iOS: 26) : .iPhone18Pro(iOS: 27), pages: a, isOpaque: true)
        let scrollView = try #require(a.scrollView)
        #expect(scrollView.adjustedContentInset.top > 40)
        scrollView.contentOffset.y = 0
        stage.simulator.runToRest()
        let b = DeclaringPage("B", BarAppearance(background: .color(.red), isHidden: false))
        for turn in 0..<2 {
            stage.push(b, andWait: seconds)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            #expect(stage.pages == [a] && scrollView.contentOffset.y == 0, "turn \(turn)")
        }
    }

    /// Content that is scrolled by exactly the bar's height seems to be at its top while the bar is away.
    @Test(arguments: [26, 27]) func contentScrolledByTheHeightOfTheBar(_ system: Int) {
        let a = DeclaringPage("A", BarAppearance(background: .color(.red), isHidden: false))
        a.wantsScrollView = true
        let stage = HeadlessStage(system == 26 ? .iPhone17Pro(iOS: 26) : .iPhone18Pro(iOS: 27), pages: a)
        stage.simulator.runToRest()
        a.scrollView?.contentOffset.y += stage.bar.frame.height
        stage.simulator.runToRest()
        let offset = a.scrollView?.contentOffset
        play(stage, DeclaringPage("B", .hidden)) { when in
            #expect(a.view.window == nil || a.scrollView?.contentOffset == offset, "\(when)")
        }
    }
}
