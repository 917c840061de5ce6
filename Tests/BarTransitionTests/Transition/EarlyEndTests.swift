import BarTransition
import TestSupport
import Testing
import UIKit

/// A transition that is over for the library before its first frame, since the page that comes detaches it.
@Suite("Transitions that end before they begin", .ownSimulator) @MainActor
struct EarlyEndTests {
    private final class DetachingPage: DeclaringPage {
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            navigationController?.detachBarTransition()
        }
    }

    /// From then on the bars are UIKit's, in each frame.
    @Test(
        arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)],
        [BarAppearance.hidden, BarAppearance()])
    func nothingIsWritten(_ profile: Simulator.Profile, below: BarAppearance) {
        let page = DetachingPage(
            "B",
            BarAppearance(
                background: .color(.red), tintColor: .green, prompt: "Declared", statusBarStyle: .lightContent,
                isHidden: false, toolbar: .init(background: .color(.blue), tintColor: .green)))
        let a = DeclaringPage("A", below)
        let stage = HeadlessStage(profile, pages: a)
        let look = stage.navigation.toolbar.standardAppearance
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        for _ in 0..<6 {
            #expect(stage.bar.tintColor == .systemBlue && stage.bar.barStyle == .default)
            #expect(stage.navigation.toolbar.tintColor == .systemBlue && stage.navigation.isToolbarHidden)
            #expect(stage.simulator.extent(of: [255, 0, 0]).isNull)
            #expect(page.navigationItem.standardAppearance == nil && page.navigationItem.prompt == nil)
            stage.simulator.advance(by: 0.06)
        }
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.navigation.toolbar.standardAppearance == look)
        #expect(a.additionalSafeAreaInsets == .zero && page.additionalSafeAreaInsets == .zero)
        #expect(isClose(page.marker.shownFrame.minY, stage.barBottom, within: 0.5))
        #expect(!stage.bar.subviews.contains { String(describing: type(of: $0)).contains("Backdrop") })
    }

    /// A stack that leaves the screen during a transition is over for the library, too. Detached then, it has the app's bars.
    @Test(arguments: [BarAppearance.hidden, BarAppearance(prompt: "Declared")])
    func aStackThatLeavesTheScreen(_ above: BarAppearance) {
        var above = above
        above.tintColor = .green
        above.statusBarStyle = .lightContent
        above.toolbar = .init(tintColor: .green)
        let (a, b) = (MarkedPage("A"), DeclaringPage("B", above))
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: a, b: b)
        stage.simulator.runToRest()
        stage.push(b, andWait: 0.1)
        #expect(stage.bar.tintColor == .green || above.isHidden == true)
        stage.simulator.show(UIViewController())
        b.setNeedsBarAppearanceUpdate(animated: false)
        stage.navigation.detachBarTransition()
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .systemBlue && stage.bar.barStyle == .default)
        #expect(!stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        #expect(b.navigationItem.prompt == nil)
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
    }

    /// A pop right after a canceled swipe whose end UIKit does not report (fact 1.3.5) finds both pages as they were.
    @Test(arguments: [BarAppearance(prompt: "Declared"), .hidden], [true, false])
    func aPopAfterAnUnreportedCancel(_ below: BarAppearance, isBelow: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideCompletion = .neverRuns
        let (first, second) = isBelow ? (below, BarAppearance()) : (BarAppearance(), below)
        let (a, b) = (DeclaringPage("A", first), DeclaringPage("B", second))
        let stage = HeadlessStage(profile, a: a, b: b)
        stage.simulator.runToRest()
        let top = a.marker.shownFrame.minY
        stage.push(b, andWait: 2)
        let isHidden = stage.navigation.isNavigationBarHidden
        stage.simulator.beginBackSwipe()
        stage.cancelSwipe(at: 0.4)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        stage.simulator.runToRest()
        stage.simulator.advance(by: 2)
        #expect(stage.pages.count == 1 && isHidden == (second.isHidden ?? false))
        #expect(stage.navigation.isNavigationBarHidden == (first.isHidden ?? false))
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        #expect(isClose(a.marker.shownFrame.minY, top, within: 0.1))
    }

    /// A page that comes to a bar of a known height is laid out at the old edge first. Detached before the first frame, it is at the
    /// new one, as with UIKit alone.
    @Test func aPageToAKnownHeight() {
        let prompt = BarAppearance(prompt: "Fill this in")
        let a = DeclaringPage("A", BarAppearance())
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: a, b: MarkedPage("Other"))
        stage.simulator.runToRest()
        stage.push(DeclaringPage("B", prompt), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        let page = DetachingPage("C", BarAppearance(prompt: "Fill this in"))
        page.navigationItem.prompt = "The app's"
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        #expect(stage.navigation.barTransition == nil)
        while stage.simulator.isBusy {
            #expect(page.additionalSafeAreaInsets == .zero)
            #expect(isClose(page.marker.shownFrame.minY, page.view.safeAreaInsets.top, within: 0.5))
            stage.simulator.advance(by: 1 / 20)
        }
        #expect(isClose(page.marker.shownFrame.minY, stage.barBottom, within: 0.5))
    }

    /// From iOS 26 the library moves the bar with its page in a swipe. It is in its place afterwards, also if UIKit does not report
    /// the end.
    @Test(arguments: [true, false]) func aBarThatWasMoved(finishes: Bool) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.variants.alongsideCompletion = .neverRuns
        let (a, b) = (DeclaringPage("A", .hidden), DeclaringPage("B", BarAppearance(background: .color(.red))))
        let stage = HeadlessStage(profile, a: a, b: b)
        stage.push(b, andWait: 2)
        let frame = stage.bar.frame
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.6)
        stage.simulator.endBackSwipe(finishing: finishes)
        stage.simulator.runToRest()
        stage.simulator.advance(by: 2)
        #expect(stage.bar.transform.isIdentity && stage.navigation.isNavigationBarHidden == finishes)
        stage.push(DeclaringPage("C", BarAppearance(background: .color(.blue))), andWait: 2)
        #expect(stage.bar.frame == frame && stage.bar.transform.isIdentity)
        #expect(stage.simulator.rgba(5, frame.minY + 4).prefix(3) == [0, 0, 255])
    }
}
