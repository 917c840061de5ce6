import TestSupport
import Testing
import UIKit

/// Between a change of the stack and its layout pass the bars have the state of the visible page (fact 1.1.1).
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
}
