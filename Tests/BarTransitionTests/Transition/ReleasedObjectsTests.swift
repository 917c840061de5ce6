import BarTransition
import TestSupport
import Testing
import UIKit

/// What the library has noted of pages and transitions keeps none of them alive.
@Suite("Objects that are released at once", .ownSimulator) @MainActor
struct ReleasedObjectsTests {
    nonisolated static let profiles: [Simulator.Profile] = [.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    /// The app has taken the delegate away, or its own is in the library's place and stays there. So the library does not learn that a
    /// page leaves the stack.
    @Test(arguments: profiles, [false, true])
    func aPageThatIsPoppedUnseen(_ profile: Simulator.Profile, hasOwnDelegate: Bool) {
        let delegate = hasOwnDelegate ? EmptyDelegate() : nil
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.attachBarTransition().onProblem = { _ in }
            return navigation
        }
        weak var page: UIViewController?
        weak var item: UINavigationItem?
        do {
            let popped = DeclaringPage("B", BarAppearance(background: .color(.red), isHidden: false))
            (page, item) = (popped, popped.navigationItem)
            stage.push(popped, andWait: 1)
        }
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(page == nil && item == nil)
        if hasOwnDelegate { #expect(stage.navigation.delegate === delegate) }
    }

    /// A rotation in which the bars come or go.
    @Test(arguments: profiles) func theCoordinatorOfARotation(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: DeclaringPage("A", BarAppearance()))
        navigation.hidesBarsWhenVerticallyCompact = true
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        simulator.rotate(to: .landscapeRight)
        weak let coordinator = navigation.transitionCoordinator
        #expect(coordinator != nil)
        simulator.runToRest()
        #expect(coordinator == nil)
    }

    /// The app may keep the library's object. It keeps none of the pages below one that detaches it before anything moves.
    @Test(arguments: profiles) func aDetachedObjectKeepsNoPageBeforeAnythingMoves(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
        let kept = stage.navigation.barTransition
        weak let lower = stage.navigation.topViewController
        stage.push(DeclaringPage("B", BarAppearance(background: .color(.green))), andWait: 1)
        stage.simulator.runToRest()
        weak let upper = stage.navigation.topViewController
        let detaching = DetachingPage("C")
        detaching.outer = stage.navigation
        stage.push(detaching, andWait: 1)
        stage.simulator.runToRest()
        #expect(stage.pages.count == 3 && lower != nil && upper != nil)
        #expect(kept != nil && kept?.navigationController == nil)
        stage.navigation.setViewControllers([MarkedPage("D")], animated: false)
        stage.simulator.runToRest()
        #expect(lower == nil && upper == nil)
        withExtendedLifetime(kept) {}
    }

    /// A rotation in which the app attaches the library again, as where each page does so.
    @Test(arguments: profiles) func theCoordinatorOfARotationInWhichTheLibraryIsAttachedAgain(
        _ profile: Simulator.Profile
    ) {
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
        stage.simulator.rotate(to: .landscapeRight)
        stage.navigation.attachBarTransition()
        weak let coordinator = stage.navigation.transitionCoordinator
        #expect(coordinator != nil)
        stage.simulator.runToRest()
        #expect(coordinator == nil)
    }

    /// A push inside of a nested stack, with which the bar around it changes.
    @Test func theCoordinatorOfAPushInside() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let stacks = showCollapsedSplitView(simulator)
        stacks[1].pushViewController(
            DeclaringPage("Next", BarAppearance(background: .color(.green))), animated: true)
        simulator.advance(by: 0.1)
        weak let coordinator = stacks[1].transitionCoordinator
        #expect(coordinator != nil && stacks[0].topViewController === stacks[1])
        simulator.runToRest()
        #expect(stacks[1].transitionCoordinator == nil && coordinator == nil)
    }

    /// After `detach()` nothing keeps the library's object, whatever is under way. The app can be gone with it then.
    @Test(arguments: profiles, AttachmentMomentTests.Moment.allCases)
    func theDetachedObject(_ profile: Simulator.Profile, _ moment: AttachmentMomentTests.Moment) {
        guard moment != .interruptedPush || profile.system >= 26 else { return }
        let simulator = Simulator(profile: profile)
        let tests = AttachmentMomentTests()
        let navigation = tests.stack(simulator)
        tests.begin(moment, simulator, navigation)
        weak let attached = navigation.barTransition
        #expect(attached != nil)
        navigation.detachBarTransition()
        #expect(attached == nil)
        tests.end(moment, simulator)
    }

    /// The app may keep the library's object. It keeps no page of the transition in which it was detached.
    @Test(arguments: AttachmentMomentTests.profiles) func aDetachedObjectKeepsNoPage(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let navigation = AttachmentMomentTests().stack(simulator)
        let kept = navigation.barTransition
        navigation.pushViewController(DeclaringPage("C", BarAppearance()), animated: true)
        simulator.advance(by: 0.1)
        weak let page = navigation.topViewController
        navigation.detachBarTransition()
        simulator.runToRest()
        #expect(page != nil)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(page == nil && kept?.navigationController == nil)
    }

    /// Shows a split view that is collapsed: the second stack is inside of the first one.
    private func showCollapsedSplitView(_ simulator: Simulator) -> [UINavigationController] {
        let stacks = ["List", "Detail"].map { UINavigationController(rootViewController: MarkedPage($0)) }
        for stack in stacks { stack.attachBarTransition() }
        let split = UISplitViewController(style: .doubleColumn, primary: stacks[0], secondary: stacks[1])
        simulator.show(split)
        simulator.runToRest()
        return stacks
    }

    /// The same inside of a nested stack's push, of which the outer stack's object is notified.
    @Test func theDetachedObjectOfASplitView() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let stacks = showCollapsedSplitView(simulator)
        stacks[1].pushViewController(MarkedPage("Next"), animated: true)
        simulator.advance(by: 0.1)
        weak let attached = stacks[0].barTransition
        #expect(attached != nil && stacks[0].topViewController === stacks[1])
        stacks[0].detachBarTransition()
        #expect(attached == nil)
        simulator.runToRest()
    }

    /// The app may keep the stack's view. The library's object goes with the stack even so.
    @Test func aKeptView() {
        weak var attached: BarTransitionController?
        var view: UIView?
        do {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            attached = navigation.attachBarTransition()
            view = navigation.view
        }
        // On Linux the next stack clears the table of owners.
        UINavigationController().attachBarTransition()
        #expect(attached == nil)
        withExtendedLifetime(view) {}
    }

    /// A stack that goes takes with it what the library has made for it, and its recognizer goes, too, although the app has saved the
    /// recognizer's delegate.
    @Test(arguments: profiles) func whatWasMadeForAStack(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        weak var delegate: (any UINavigationControllerDelegate)?
        weak var recognizer: UIGestureRecognizer?
        weak var gestureView: UIView?
        var saved: (any UIGestureRecognizerDelegate)?
        do {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.attachBarTransition().isContentPopGestureEnabled = true
            simulator.show(navigation)
            simulator.runToRest()
            delegate = navigation.delegate
            recognizer = navigation.interactivePopGestureRecognizer
            gestureView = navigation.view.subviews.first { $0 is UIScrollView }
            saved = recognizer?.delegate
            #expect(delegate != nil && recognizer != nil && saved != nil)
            // From iOS 26 the gesture is UIKit's own.
            #expect((gestureView != nil) == (profile.system < 26))
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        // On Linux the next stack clears the table of owners.
        UINavigationController().attachBarTransition()
        #expect(delegate == nil && recognizer == nil && gestureView == nil)
        withExtendedLifetime(saved) {}
    }

    /// A dismissal in progress keeps nothing of a library that is detached.
    @Test(arguments: profiles) func theDetachedObjectInADismissal(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.navigation.present(cover, animated: false)
        stage.simulator.runToRest()
        stage.navigation.dismiss(animated: true)
        stage.simulator.advance(by: 0.1)
        weak let attached = stage.navigation.barTransition
        #expect(attached != nil && stage.navigation.transitionCoordinator != nil)
        stage.navigation.detachBarTransition()
        #expect(attached == nil)
        stage.simulator.runToRest()
    }

    /// Nor do texts that wait for the moment at which they change with the bar's color.
    @Test(arguments: profiles) func theDetachedObjectWhileTextsWait(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.white), titleColor: .black))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance = BarAppearance(background: .color(.black), titleColor: .white)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        #expect(page.titleColor == .black)
        weak let attached = stage.navigation.barTransition
        #expect(attached != nil)
        stage.navigation.detachBarTransition()
        #expect(attached == nil)
        stage.simulator.runToRest()
    }

    /// A page that has moved in with an animation, and goes without one.
    @Test(arguments: profiles) func aPageThatIsPoppedAtOnce(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
        weak var page: UIViewController?
        do {
            let popped = DeclaringPage("B", BarAppearance(background: .color(.blue)))
            page = popped
            stage.push(popped, andWait: 1)
            stage.simulator.runToRest()
        }
        #expect(page != nil)
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        #expect(page == nil)
    }

    /// From iOS 26 a swipe can be canceled while the page of the pop before it still moves out. The place of the content of the page
    /// on top is noted until that page is gone, and the page on top is not kept when it is popped: in the next transition, or at
    /// once later.
    @Test(arguments: [true, false]) func aPageOnTopWhileAnotherStillLeaves(isAnimated: Bool) {
        let stage = HeadlessStage(
            .iPhone17Pro(iOS: 26), pages: DeclaringPage("A", BarAppearance(background: .color(.red))))
        weak var page: UIViewController?
        do {
            let top = DeclaringPage("B", BarAppearance(background: .color(.blue)))
            let leaving = DeclaringPage("C", BarAppearance(background: .color(.green)))
            page = top
            for pushed in [top, leaving] {
                stage.push(pushed, andWait: 1)
                stage.simulator.runToRest()
            }
            stage.navigation.popViewController(animated: true)
            stage.simulator.advance(by: 0.05)
            stage.simulator.beginBackSwipe()
            stage.cancelSwipe(at: 0.15)
            #expect(leaving.view.window != nil && stage.navigation.topViewController === top)
        }
        if !isAnimated { stage.simulator.runToRest() }
        stage.navigation.popViewController(animated: isAnimated)
        stage.simulator.runToRest()
        #expect(stage.pages.count == 1 && page == nil)
    }

    /// A scrolled page to which a pop has returned, with its bar: UIKit may give it its insets after the end of that pop.
    @Test(arguments: profiles) func aScrolledPageThatHasReturned(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: MarkedPage("A"))
        weak var page: UIViewController?
        do {
            let list = DeclaringPage("B", BarAppearance(isHidden: false))
            list.wantsScrollView = true
            page = list
            stage.push(list, andWait: 1)
            stage.simulator.runToRest()
            list.scrollView?.contentOffset.y += 400
            stage.push(DeclaringPage("C", .hidden), andWait: 1)
            stage.simulator.runToRest()
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            #expect(stage.navigation.topViewController === list)
        }
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.pages.count == 1 && page == nil)
    }

    /// Detaches the library of the stack around it as it appears.
    private final class DetachingPage: MarkedPage {
        weak var outer: UINavigationController?
        var isReleased: Bool?

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            weak let attached = outer?.barTransition
            guard attached != nil else { return }
            outer?.detachBarTransition()
            isReleased = attached == nil
        }
    }

    /// The object is released even if it is detached before the pages of the nested stack move.
    @Test func theDetachedObjectOfASplitViewBeforeAnythingMoves() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let stacks = showCollapsedSplitView(simulator)
        let page = DetachingPage("Next")
        page.outer = stacks[0]
        stacks[1].pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(page.isReleased == true)
    }

    /// So is that of a stack that is presented, whose root detaches it.
    @Test(arguments: profiles) func theDetachedObjectOfAPresentedStackBeforeAnythingMoves(
        _ profile: Simulator.Profile
    ) {
        let stage = HeadlessStage(profile, pages: MarkedPage("Below"))
        let page = DetachingPage("Root")
        let presented = UINavigationController(rootViewController: page)
        presented.modalPresentationStyle = .fullScreen
        presented.attachBarTransition()
        page.outer = presented
        stage.navigation.present(presented, animated: true)
        stage.simulator.runToRest()
        #expect(page.isReleased == true)
    }

    /// The app discards a split view as a swipe inside was canceled, and keeps the library's object, which keeps nothing of it, also
    /// where UIKit reports no end of the swipe.
    @Test(arguments: UnreportedEndTests.profiles) func aSplitViewThatIsDiscardedAfterACanceledSwipe(
        _ profile: Simulator.Profile
    ) {
        let simulator = Simulator(profile: profile)
        var kept: BarTransitionController?
        weak var nested: UINavigationController?
        weak var page: UIViewController?
        do {
            let stacks = showCollapsedSplitView(simulator)
            let top = MarkedPage("Next")
            stacks[1].pushViewController(top, animated: false)
            simulator.runToRest()
            simulator.beginBackSwipe()
            simulator.moveBackSwipe(toProgress: 0.4)
            #expect(stacks[1].viewControllers.count == 1)
            simulator.endBackSwipe(finishing: false)
            simulator.advance(by: 0.02)
            (kept, nested, page) = (stacks[0].barTransition, stacks[1], top)
            #expect(kept != nil)
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        #expect(nested == nil && page == nil)
        withExtendedLifetime(kept) {}
    }

    /// A page is released although the app keeps its buttons, which have the page's tint from iOS 26.
    @Test func aPageWhoseButtonsTheAppKeeps() {
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: MarkedPage("A"))
        let (edit, share) = (UIBarButtonItem(title: "Edit"), UIBarButtonItem(systemItem: .action))
        weak var page: UIViewController?
        weak var item: UINavigationItem?
        do {
            let popped = DeclaringPage("B", BarAppearance(tintColor: .red, toolbar: .init(tintColor: .purple)))
            popped.navigationItem.rightBarButtonItem = edit
            popped.toolbarItems = [share]
            (page, item) = (popped, popped.navigationItem)
            stage.push(popped, andWait: 1)
            stage.simulator.runToRest()
            #expect(edit.tintColor == .red && share.tintColor == .purple)
        }
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(page == nil && item == nil)
        withExtendedLifetime((edit, share)) {}
    }
}
