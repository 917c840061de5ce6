import BarTransition
import TestSupport
import Testing
import UIKit

/// Bars that UIKit has hidden by itself over a page that leaves their visibility to the app.
@Suite("Bars that hide themselves", .ownSimulator) @MainActor
struct HidingModeTests {
    /// Turns the mode on while it is shown, as apps do.
    private final class TapPage: MarkedPage {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.hidesBarsOnTap = true
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.hidesBarsOnTap = false
        }
    }

    private func expectTheBarStaysAfterAPageThatShowsIt(
        _ stage: HeadlessStage, _ isAnimated: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let next = DeclaringPage("Next", BarAppearance(isHidden: false))
        stage.navigation.pushViewController(next, animated: isAnimated)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden, sourceLocation: sourceLocation)
        stage.navigation.popViewController(animated: isAnimated)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden, sourceLocation: sourceLocation)
    }

    /// The bar that the next page shows stays there after the pop: UIKit hides no bar again when a page returns, and the mode says that it
    /// was not the app that had hidden it.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func theyStayAfterAPageThatShowsThem(_ profile: Simulator.Profile, isAnimated: Bool) {
        let stage = HeadlessStage(profile, a: TapPage("A"), b: MarkedPage("B"))
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        expectTheBarStaysAfterAPageThatShowsIt(stage, isAnimated)
    }

    /// A page without a bar in between does not make a bar that UIKit has hidden one that the app has hidden.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func theyStayAlsoAfterAPageWithoutABar(_ profile: Simulator.Profile, isAnimated: Bool) {
        let stage = HeadlessStage(profile, a: MarkedPage("A"), b: MarkedPage("B"))
        stage.navigation.hidesBarsOnTap = true
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        stage.simulator.runToRest()
        stage.navigation.pushViewController(DeclaringPage("B", .hidden), animated: isAnimated)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: isAnimated)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden, "as UIKit leaves it")
        expectTheBarStaysAfterAPageThatShowsIt(stage, isAnimated)
    }

    /// A bar that the app has hidden in code is hidden again.
    @Test(arguments: SmoothLayoutTests.profiles) func theAppsOwnIsHiddenAgain(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, a: MarkedPage("A"), b: MarkedPage("B"))
        stage.simulator.runToRest()
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.simulator.runToRest()
        stage.push(DeclaringPage("B", BarAppearance(isHidden: false)), andWait: 1)
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// What the app does before the page is on the screen comes before its declaration.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aDeclarationCountsWhenItsPageIsShown(_ profile: Simulator.Profile, isHidden: Bool) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(
            rootViewController: DeclaringPage("A", BarAppearance(isHidden: isHidden)))
        navigation.attachBarTransition()
        navigation.setNavigationBarHidden(!isHidden, animated: false)
        simulator.show(navigation)
        simulator.runToRest()
        #expect(navigation.isNavigationBarHidden == isHidden)
    }

    /// A bar that UIKit has hidden stays UIKit's to show after a swipe that begins before the end of a canceled one is reported.
    @Test(arguments: AttachmentMomentTests.profiles)
    func theyStayAfterASwipeRightAfterACanceledOne(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: DeclaringPage("A", BarAppearance(isHidden: false)), TapPage("B"))
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.simulator.beginBackSwipe()
        stage.cancelSwipe(at: 0.3)
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        stage.push(MarkedPage("C"), andWait: 1)
        stage.simulator.runToRest()
        #expect(stage.pages.count == 2 && !stage.navigation.isNavigationBarHidden)
    }

    /// A toolbar that the app has shown since it attached the library, and that a tap has hidden, stays after a page that shows it.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aToolbarThatTheAppHasShownLaterStays(_ profile: Simulator.Profile, isAnimated: Bool) {
        let page = MarkedPage("A")
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let stage = HeadlessStage(profile, pages: page)
        stage.navigation.hidesBarsOnTap = true
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        let next = DeclaringPage("B", BarAppearance(isHidden: false, toolbar: .init()))
        stage.navigation.pushViewController(next, animated: isAnimated)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
        stage.navigation.popViewController(animated: isAnimated)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    }

    /// The same for a bar that was hidden when the library was attached, and that the app has shown since.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aBarThatTheAppHasShownLaterStays(_ profile: Simulator.Profile, isAnimated: Bool) {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.setNavigationBarHidden(true, animated: false)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        stage.navigation.hidesBarsOnTap = true
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        expectTheBarStaysAfterAPageThatShowsIt(stage, isAnimated)
    }
}
