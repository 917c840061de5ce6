import TestSupport
import Testing
import UIKit

/// A scroll view's recogniser on another view, and its failure requirements. (WWDC 2012, session 223, and WWDC 2014,
/// session 235, move the recogniser; UIKit documentation, UIGestureRecognizerDelegate, has the requirements.)
@Suite("Scroll views dragged from another view", .ownSimulator) @MainActor
struct MovedScrollPanTests {
    /// Records the calls it receives, and returns the stored answers.
    private final class AskingScrollView: UIScrollView, UIGestureRecognizerDelegate {
        var mayBegin = true
        var goesFirst = false
        var asked: [CGPoint] = []

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked.append(panGestureRecognizer.translation(in: nil))
            return mayBegin && super.gestureRecognizerShouldBegin(gestureRecognizer)
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { goesFirst }
    }

    private let simulator = Simulator(profile: .iPhoneSE(iOS: 15))
    private let page = UIViewController()
    private let hidden = AskingScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let shown = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    init() {
        hidden.isHidden = true
        hidden.contentSize = CGSize(width: 1125, height: 667)
        hidden.contentOffset.x = 375
        page.view.addSubview(hidden)
        page.view.addGestureRecognizer(hidden.panGestureRecognizer)
        simulator.show(page)
    }

    private func drag() {
        simulator.touchDown(at: CGPoint(x: 100, y: 300))
        simulator.touchMove(to: CGPoint(x: 130, y: 300))
        simulator.touchMove(to: CGPoint(x: 160, y: 300))
        simulator.touchUp(velocity: .zero)
        simulator.runToRest()
    }

    @Test func aHiddenScrollViewFollows() {
        drag()
        #expect(hidden.contentOffset.x == 325, "all but the first ten points")
        #expect(hidden.asked == [CGPoint(x: 30, y: 0)], "asked once, with the finger's translation")
    }

    @Test func itDecidesItself() {
        hidden.mayBegin = false
        drag()
        #expect(hidden.contentOffset.x == 375)
    }

    @Test(arguments: [false, true]) func anotherScrollViewWaitsIfItIsTold(goesFirst: Bool) {
        shown.contentSize = hidden.contentSize
        shown.contentOffset.x = 375
        page.view.addSubview(shown)
        hidden.goesFirst = goesFirst
        drag()
        #expect(hidden.contentOffset.x == (goesFirst ? 325 : 375))
        #expect(shown.contentOffset.x == (goesFirst ? 375 : 325), "the view on top receives the drag first")
        hidden.mayBegin = false
        drag()
        #expect(
            shown.contentOffset.x == (goesFirst ? 325 : 275),
            "the waiting recogniser begins once the other one has failed")
    }
}
