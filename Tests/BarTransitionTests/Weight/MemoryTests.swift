import BarTransition
import TestSupport
import Testing
import UIKit

/// Nothing is kept of pages that have been popped. `Benchmarks` measures the heap.
@Suite("Cost of memory", .ownSimulator) @MainActor
struct MemoryTests {
    private struct Remains {
        weak var page: UIViewController?
        weak var item: UINavigationItem?
        weak var appearance: UINavigationBarAppearance?
        weak var view: UIView?
    }

    @Test(arguments: SmoothLayoutTests.profiles) func poppedPagesLeaveNothing(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(
                rootViewController: DeclaringPage("Root", BarAppearance(background: .color(.systemRed))))
            navigation.navigationBar.prefersLargeTitles = true
            navigation.attachBarTransition()
            return navigation
        }
        let bar = stage.navigation.navigationBar
        let views = (bar.subviews.count, stage.navigation.view.subviews.count)
        var remains: [Remains] = []
        for turn in 0..<60 {
            autoreleased {
                let page = DeclaringPage(
                    "Page",
                    BarAppearance(
                        background: .color(turn % 2 == 0 ? .systemBlue : .systemGreen),
                        backButton: BarAppearance.BackButton(title: "Back"), prompt: turn % 3 == 0 ? "Prompt" : nil,
                        largeTitleDisplayMode: turn % 4 < 2 ? .never : .always, isHidden: turn % 5 == 4))
                page.wantsScrollView = turn % 2 == 0
                stage.navigation.pushViewController(page, animated: true)
                stage.simulator.runToRest()
                remains.append(
                    Remains(
                        page: page, item: page.navigationItem, appearance: page.navigationItem.standardAppearance,
                        view: page.view))
                stage.navigation.popViewController(animated: true)
                stage.simulator.runToRest()
            }
        }
        #expect(remains.allSatisfy { $0.page == nil && $0.item == nil && $0.view == nil })
        // The values of a few items that no longer exist are removed with the next ones.
        #expect(remains.count { $0.appearance != nil } <= 10)
        #expect(views == (bar.subviews.count, stage.navigation.view.subviews.count))
    }

    /// A test, or an app in a background queue, can drop the last reference to a stack on any thread. On Linux all stacks
    /// share a table of owners; two threads that clear it must not wait for each other or for themselves.
    @Test func stacksAreReleasedOnSeveralThreadsAtOnce() {
        // A stack with a view clears the table as it goes; one without goes quickly, while another thread reads the table.
        for _ in Array(0..<20).sample(every: 10) {
            let owners = (0..<300).map { number in
                let navigation = UINavigationController()
                navigation.attachBarTransition()
                if number < 150 { navigation.loadViewIfNeeded() }
                return StackOwner(navigation)
            }
            // Without `await`: while a thread reads the table it holds the stacks of tests that run meanwhile.
            DispatchQueue.concurrentPerform(iterations: owners.count) { @Sendable in owners[$0].navigation = nil }
        }
        // The table still answers.
        let navigation = UINavigationController()
        let attached = navigation.attachBarTransition()
        #expect(navigation.barTransition === attached)
    }

    /// A stack that the app discards goes with all that the library has put into it, in front of its delegates and into its pages.
    @Test(arguments: SmoothLayoutTests.profiles) func aDiscardedStackLeavesNothing(_ profile: Simulator.Profile) throws
    {
        let simulator = Simulator(profile: profile)
        weak var controller: UINavigationController?
        weak var page: UIViewController?
        weak var swipeDelegate: (any UIGestureRecognizerDelegate)?
        weak var delegate: (any UINavigationControllerDelegate)?
        var views: [WeakView] = []
        do {
            let root = DeclaringPage("A", BarAppearance(background: .color(.red), toolbar: .init(tintColor: .white)))
            let second = DeclaringPage(
                "B", BarAppearance(background: .color(.blue), toolbar: .init(background: .color(.blue))))
            for page in [root, second] { page.wantsScrollView = true }
            second.embed(BarAppearanceViewController(second.barAppearance))
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.attachBarTransition().isContentPopGestureEnabled = true
            simulator.show(navigation)
            navigation.pushViewController(second, animated: true)
            simulator.runToRest()
            (controller, page, delegate) = (navigation, second, navigation.delegate)
            swipeDelegate = try #require(navigation.interactivePopGestureRecognizer).delegate
            let containers: [UIView] = [navigation.view, navigation.navigationBar, navigation.toolbar, second.view]
            views = containers.flatMap(\.subviews).map { WeakView(view: $0) }
            #expect(delegate != nil && swipeDelegate != nil)
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        #expect(controller == nil && page == nil)
        #expect(delegate == nil && swipeDelegate == nil)
        #expect(views.count > 5 && views.allSatisfy { $0.view == nil })
    }

    private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

    /// Backgrounds that fade at the same time, since each change begins before the last one has ended, leave as many views as one.
    @Test(arguments: SmoothLayoutTests.profiles) func interruptedChangesLeaveNoViews(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.green)))
        let stage = HeadlessStage(profile, pages: page)
        func change() -> Int {
            for color in [UIColor.red, .blue, .green] {
                for background in [BarAppearance.Background.system, .color(color)] {
                    page.barAppearance.background = background
                    page.setNeedsBarAppearanceUpdate(animated: true)
                    stage.simulator.advance(by: 0.03)
                }
            }
            stage.simulator.runToRest()
            return count(stage.bar)
        }
        // One view is kept for the next change.
        _ = change()
        let first = change()
        #expect((0..<4).map { _ in change() } == [first, first, first, first])
    }

    private struct WeakView {
        weak var view: UIView?
    }

    /// The app takes a page out below the top, of which UIKit notifies nobody.
    @Test func aPageThatIsTakenOutBelowTheTopIsReleased() {
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26)) {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.attachBarTransition()
            return navigation
        }
        weak var page: UIViewController?
        do {
            let taken = DeclaringPage("B", BarAppearance(background: .color(.red)))
            page = taken
            stage.push(taken, andWait: 1)
        }
        stage.push(DeclaringPage("C", BarAppearance(background: .color(.blue))), andWait: 1)
        stage.navigation.viewControllers.remove(at: 1)
        stage.simulator.runToRest()
        #expect(page == nil)
    }

    /// The root of a stack in a page that is pushed is kept no longer than the stack has it, also where UIKit runs no block alongside
    /// the push and reports no end.
    @Test func aRootThatIsReplacedAfterTheOuterPushIsReleased() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideAnimation = .neverRuns
        profile.variants.alongsideCompletion = .neverRuns
        let stage = HeadlessStage(profile, pages: MarkedPage("Below"))
        let embedded = UINavigationController()
        embedded.attachBarTransition()
        weak var page: UIViewController?
        do {
            let root = MarkedPage("Root")
            page = root
            embedded.setViewControllers([root], animated: false)
            let container = UIViewController()
            container.embed(embedded)
            stage.push(container, andWait: 1)
        }
        #expect(page?.viewIfLoaded?.window != nil)
        embedded.setViewControllers([MarkedPage("Other")], animated: false)
        stage.simulator.runToRest()
        #expect(page == nil)
    }

    /// A page that was asked before a swipe is kept no longer than any other one.
    @Test func aPageThatWasSwipedAwayIsReleased() {
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.attachBarTransition()
            return navigation
        }
        weak var page: UIViewController?
        do {
            let form = FormPage("B")
            form.answer = true
            page = form
            stage.push(form, andWait: 1)
        }
        stage.simulator.swipeBack(toProgress: 0.8, finishing: true)
        #expect(stage.pages.count == 1)
        #expect(page == nil)
    }

    /// Without the Objective-C runtime there are no autorelease pools.
    private func autoreleased(_ body: () -> Void) { body() }
}

/// Has the last reference to a stack, which one thread drops.
private final class StackOwner: @unchecked Sendable {
    var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }
}
