import TestSupport
import Testing
import UIKit

/// Between a change of the stack and its layout pass the bars have the state of the visible page (fact 1.1.1). Changes in
/// one turn have one layout pass.
@Suite(.ownSimulator) @MainActor
struct RecordedChangeTests {
    @Test func aBarShownBeforeThePushStartsIsAsHighAsThePageOnTheScreenNeeds() {
        let stage = TracingStage("A")
        let needed = stage.pages[0].view.safeAreaInsets.top
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.commit()
        let coming = stage.page("B")
        coming.navigationItem.prompt = "Prompt"
        stage.navigation.pushViewController(coming, animated: true)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        #expect(stage.pages[0].view.safeAreaInsets.top == needed)
        stage.simulator.runToRest()
        #expect(coming.view.safeAreaInsets.top > needed)
    }

    @Test func aToolbarShownBeforeThePushStartsHasTheItemsOfThePageOnTheScreen() {
        let stage = TracingStage("A")
        stage.pages[0].toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
        let coming = stage.page("B")
        coming.toolbarItems = [UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)]
        stage.navigation.pushViewController(coming, animated: true)
        stage.navigation.setToolbarHidden(false, animated: false)
        #expect(stage.navigation.toolbar.items?.first?.title == "A")
        stage.simulator.runToRest()
        #expect(stage.navigation.toolbar.items?.first?.title == "B")
    }

    /// A container calls it for each child that it adds. (UIKit documentation of `didMove(toParent:)`)
    @Test func aPageAddedBelowTheOneThatReturnsHasMoved() {
        let stage = TracingStage("A", "B")
        let below = stage.page("C")
        stage.navigation.popViewController(animated: false)
        stage.navigation.setViewControllers([stage.pages[0], below, stage.pages[1]], animated: false)
        stage.simulator.runToRest()
        #expect(stage.trace.events.filter { $0.hasPrefix("C.didMove") } == ["C.didMove(parent)"])
    }

    @Test func aPageAddedTwiceInATurnHasMovedOnce() {
        let stage = TracingStage("A")
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: false)
        stage.navigation.popViewController(animated: false)
        stage.navigation.pushViewController(page, animated: false)
        stage.simulator.runToRest()
        #expect(stage.trace.events.filter { $0.hasPrefix("B.didMove") } == ["B.didMove(parent)"])
    }

    @Test func aPageThatReturnsBelowTheTopStays() {
        let stage = TracingStage("A", "B", "C")
        let (root, middle, top) = (stage.pages[0], stage.pages[1], stage.pages[2])
        stage.navigation.popViewController(animated: false)
        stage.navigation.setViewControllers([root, top], animated: false)
        stage.navigation.setViewControllers([root, middle, top], animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [root, middle, top])
        #expect(middle.parent === stage.navigation)
    }
}
