import BarTransition
import TestSupport
import Testing
import UIKit

/// The calls with which the library shows and hides the bars, as a subclass of the app's sees them that overrides them.
@Suite("Calls that show and hide the bars", .ownSimulator) @MainActor
struct VisibilityCallTests {
    private final class Navigation: UINavigationController {
        var calls: [String] = []

        override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
            calls.append("bar \(hidden ? "hidden" : "shown")\(animated ? ", animated" : "")")
            super.setNavigationBarHidden(hidden, animated: animated)
        }

        override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
            calls.append("toolbar \(hidden ? "hidden" : "shown")\(animated ? ", animated" : "")")
            super.setToolbarHidden(hidden, animated: animated)
        }
    }

    @MainActor
    private struct Stage {
        let simulator: Simulator
        let navigation = Navigation()

        init(_ profile: Simulator.Profile, _ pages: UIViewController...) {
            simulator = Simulator(profile: profile)
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            simulator.show(navigation)
            simulator.runToRest()
            navigation.calls = []
        }

        /// The calls during an operation until everything is at rest.
        func calls(_ operation: () -> Void) -> [String] {
            navigation.calls = []
            operation()
            simulator.runToRest()
            return navigation.calls
        }
    }

    private let bare = BarAppearance(isHidden: true, toolbar: .init())

    /// A transition makes one call for each bar that changes, before its animation, which moves the bar.
    @Test func pushesAndPops() {
        let stage = Stage(.iPhone15(iOS: 18), MarkedPage("A"))
        let push = stage.calls { stage.navigation.pushViewController(DeclaringPage("B", bare), animated: true) }
        #expect(push == ["bar hidden, animated", "toolbar shown, animated"])
        let same = stage.calls { stage.navigation.pushViewController(DeclaringPage("C", bare), animated: true) }
        #expect(same.isEmpty)
        let back = stage.calls { stage.simulator.swipeBack(toProgress: 0.3, finishing: false) }
        #expect(back.isEmpty)
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        let pop = stage.calls { stage.navigation.popViewController(animated: true) }
        #expect(pop == ["bar shown, animated", "toolbar hidden, animated"])
    }

    /// After a canceled swipe the bars are at once as they were.
    @Test func aCanceledSwipe() {
        let stage = Stage(.iPhone15(iOS: 18), MarkedPage("A"), DeclaringPage("B", bare))
        let calls = stage.calls { stage.simulator.swipeBack(toProgress: 0.3, finishing: false) }
        #expect(calls == ["bar shown, animated", "toolbar hidden, animated", "bar hidden", "toolbar shown"])
    }

    /// A page that changes one bar does not touch the other one.
    @Test func onlyTheBarThatChanges() {
        let stage = Stage(.iPhone15(iOS: 18), MarkedPage("A"), DeclaringPage("B", .hidden))
        let bar = stage.calls { stage.simulator.swipeBack(toProgress: 0.3, finishing: false) }
        #expect(bar == ["bar shown, animated", "bar hidden"])
        let push = stage.calls {
            stage.navigation.setViewControllers(
                [MarkedPage("A"), DeclaringPage("C", BarAppearance(toolbar: .init()))], animated: false)
        }
        #expect(push == ["bar shown", "toolbar shown"])
        let toolbar = stage.calls { stage.simulator.swipeBack(toProgress: 0.3, finishing: false) }
        #expect(toolbar == ["toolbar hidden, animated", "toolbar shown"])
    }

    /// What is called as a swipe from a page with a bar to one without is given up.
    private func callsOfACancel(on profile: Simulator.Profile) -> [String] {
        let stage = Stage(profile, DeclaringPage("A", .hidden), MarkedPage("B"))
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        #expect(stage.navigation.calls == ["bar hidden, animated"])
        return stage.calls { stage.simulator.endBackSwipe(finishing: false) }
    }

    /// From iOS 26 a bar that is shown at once has no buttons for a moment, so it is shown with the pages as they move back.
    @Test func aCanceledSwipeFromABar() {
        #expect(callsOfACancel(on: .iPhone17Pro(iOS: 26)) == ["bar shown, animated"])
    }

    /// Before iOS 26 UIKit moves the bar back with its page, so the bar is shown once, when that is over.
    @Test func aCanceledSwipeFromABarThatUIKitMovesBack() {
        #expect(callsOfACancel(on: .iPhone15(iOS: 18)) == ["bar shown"])
    }

    /// The same for a swipe inside of a nested stack, as in a collapsed split view, with the bars around it.
    @Test func aCanceledSwipeInside() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let first = DeclaringPage("First", BarAppearance(isHidden: true, toolbar: .hidden))
        let second = DeclaringPage("Second", BarAppearance(isHidden: false, toolbar: .init()))
        let primary = Navigation()
        let secondary = simulator.showNestedStack([first, second], in: primary)
        primary.calls = []
        simulator.swipeBack(toProgress: 0.4, finishing: false)
        #expect(secondary.topViewController === second)
        #expect(primary.calls == ["bar hidden, animated", "toolbar hidden, animated", "bar shown", "toolbar shown"])
    }

    /// Updates outside of transitions animate if they are asked to.
    @Test(arguments: [true, false]) func updates(animated: Bool) {
        let page = DeclaringPage("A", BarAppearance())
        let stage = Stage(.iPhone15(iOS: 18), page)
        let suffix = animated ? ", animated" : ""
        for (appearance, bar, toolbar) in [(bare, "hidden", "shown"), (BarAppearance(), "shown", "hidden")] {
            let calls = stage.calls {
                page.barAppearance = appearance
                page.setNeedsBarAppearanceUpdate(animated: animated)
            }
            #expect(calls == ["bar \(bar)\(suffix)", "toolbar \(toolbar)\(suffix)"])
        }
    }

    /// Detaching restores both at once.
    @Test func detaching() {
        let stage = Stage(.iPhone15(iOS: 18), DeclaringPage("A", bare))
        #expect(stage.calls { stage.navigation.detachBarTransition() } == ["bar shown", "toolbar hidden"])
    }

    /// A declaration that comes with the first layout shows a toolbar as smoothly as one that was there before.
    @Test(arguments: EmbeddingPage.Moment.early) func aLateDeclaration(_ moment: EmbeddingPage.Moment) {
        let stage = Stage(.iPhone15(iOS: 18), MarkedPage("A"))
        let page = EmbeddingPage("B", BarAppearance(toolbar: .init()), in: moment)
        let calls = stage.calls { stage.navigation.pushViewController(page, animated: true) }
        #expect(calls == ["toolbar shown, animated"])
    }

    /// One that is replaced before the first frame by another one with the same toolbar does not hide that and show it again.
    @Test func aReplacedDeclarationWithTheSameToolbar() {
        let stage = Stage(.iPhone15(iOS: 18), MarkedPage("A"))
        let page = LateDeclaringPage("B", BarAppearance(toolbar: .init()))
        page.later = BarAppearance(background: .color(.red), toolbar: .init())
        let calls = stage.calls { stage.navigation.pushViewController(page, animated: true) }
        #expect(page.later == nil && calls == ["toolbar shown, animated"])
    }

    /// A declaration that is replaced before the first frame is taken back at once.
    @Test(arguments: [BarAppearance(isHidden: true, toolbar: .hidden), BarAppearance(toolbar: .init())])
    func aReplacedDeclaration(_ first: BarAppearance) {
        final class ChangingPage: DeclaringPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                barAppearance = BarAppearance(isHidden: false, toolbar: .hidden)
                setNeedsBarAppearanceUpdate()
            }
        }
        let stage = Stage(.iPhone15(iOS: 18), DeclaringPage("A", BarAppearance(toolbar: .hidden)))
        let calls = stage.calls { stage.navigation.pushViewController(ChangingPage("B", first), animated: true) }
        #expect(
            calls
                == (first.isHidden == true
                    ? ["bar hidden, animated", "bar shown"] : ["toolbar shown, animated", "toolbar hidden"]))
    }
}
