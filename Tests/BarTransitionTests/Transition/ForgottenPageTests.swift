import BarTransition
import TestSupport
import Testing
import UIKit

/// A page that is read for the first time in a swipe is as before if the swipe is canceled.
@Suite("Pages that only a canceled swipe has shown", .ownSimulator) @MainActor
struct ForgottenPageTests {
    @Test func everythingIsTakenBack() {
        let root = MarkedPage("Root")
        root.navigationItem.backButtonTitle = "The app's"
        let page = DeclaringPage(
            "A",
            BarAppearance(
                background: .color(.red), tintColor: .green, backButton: .init(title: "Declared"), prompt: "Declared",
                largeTitleDisplayMode: .never))
        page.wantsScrollView = true
        let button = UIBarButtonItem(systemItem: .add)
        let item = page.navigationItem
        item.rightBarButtonItem = button
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: root, page, MarkedPage("B"))
        #expect(!page.isViewLoaded)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(item.prompt == "Declared" && button.tintColor == .green && item.standardAppearance != nil)
        #expect(page.scrollView?.topEdgeEffect.isHidden == true)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.pages.count == 3)
        #expect(item.prompt == nil && item.largeTitleDisplayMode == .automatic && item.standardAppearance == nil)
        #expect(button.tintColor == nil)
        #expect(page.scrollView?.topEdgeEffect.isHidden == false)
        #expect(root.navigationItem.backButtonTitle == "The app's")
        // It is read again when it is shown.
        page.barAppearance.prompt = "Later"
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        #expect(item.prompt == "Later" && button.tintColor == .green && item.standardAppearance != nil)
        #expect(root.navigationItem.backButtonTitle == "Declared")
    }

    /// It is read for another stack, in which the large title of the page above depends on its item.
    @Test func itIsReadBelowAnotherPage() {
        let page = DeclaringPage("A", BarAppearance(largeTitleDisplayMode: .never))
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = true
            navigation.viewControllers = [page, MarkedPage("B")]
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
        #expect(page.navigationItem.largeTitleDisplayMode == .automatic)
        let large = stage.bar.frame.height
        stage.navigation.setViewControllers([MarkedPage("Root"), page, MarkedPage("C")], animated: false)
        stage.simulator.runToRest()
        #expect(page.navigationItem.largeTitleDisplayMode == .never)
        #expect(stage.bar.frame.height < large)
    }

    /// The app pushes another page without animation as the swipe has been canceled, before anything has told so. The large title of
    /// the page in between is as before when that page is popped.
    @Test(arguments: UnreportedEndTests.silent, [CGFloat(0.05), 0.4])
    func aPushAfterACancelThatIsNotReported(_ profile: Simulator.Profile, at progress: CGFloat) {
        let page = DeclaringPage("A", BarAppearance(largeTitleDisplayMode: .never))
        let top = MarkedPage("B")
        let stage = HeadlessStage(profile, pages: MarkedPage("Root"), page, top, largeTitles: true)
        let large = stage.bar.frame.height
        #expect(!page.isViewLoaded)
        stage.simulator.beginBackSwipe()
        stage.cancelSwipe(at: progress)
        #expect(stage.navigation.topViewController === top)
        stage.navigation.pushViewController(MarkedPage("C"), animated: false)
        stage.simulator.runToRest()
        #expect(page.navigationItem.largeTitleDisplayMode == .automatic)
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === top)
        #expect(isClose(stage.bar.frame.height, large, within: 0.5))
    }

    /// One that has been shown before keeps what it declares.
    @Test func aPageThatWasShownBeforeKeepsIts() {
        let page = DeclaringPage("A", BarAppearance(tintColor: .green, prompt: "Declared"))
        let button = UIBarButtonItem(systemItem: .add)
        page.navigationItem.rightBarButtonItem = button
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26)) {
            let navigation = UINavigationController(rootViewController: page)
            navigation.attachBarTransition()
            return navigation
        }
        stage.push(MarkedPage("B"), andWait: 1)
        stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
        #expect(page.navigationItem.prompt == "Declared" && button.tintColor == .green)
    }
}
