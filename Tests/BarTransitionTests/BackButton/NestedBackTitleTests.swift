import BarTransition
import TestSupport
import Testing
import UIKit

/// The back button in a collapsed split view, whose bar shows the items of two stacks (facts m22.4, m22.5).
@Suite("Back titles in a collapsed split view", .ownSimulator) @MainActor
struct NestedBackTitleTests {
    /// The title belongs to the page below in the nested stack, and not to the list below the nested stack.
    @Test(arguments: [15, 18, 26], SplitViewTests.Attached.allCases)
    func aPageInTheNestedStack(_ system: Int, attached: SplitViewTests.Attached) {
        let stage = SplitViewTests.Stage(.iPhone15(iOS: system), attached: attached, showsDetail: true)
        let next = DeclaringPage("Next", BarAppearance(backButton: .init(title: "Declared")))
        let bar = stage.primary.navigationBar
        #expect(ShownBackButton(in: bar)?.label == "List")
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        next.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(ShownBackButton(in: bar)?.label == "Declared")
        #expect(stage.list.navigationItem.backButtonTitle == nil)
        #expect(stage.detail.navigationItem.backButtonTitle == "Declared")
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(ShownBackButton(in: bar)?.label == "List")
        // UIKit notifies only the nested controller of its own pops.
        if attached == .both { #expect(stage.detail.navigationItem.backButtonTitle == nil) }
    }

    /// The root of the nested stack has the list below it.
    @Test(arguments: [15, 18, 26]) func theRootOfTheNestedStack(_ system: Int) {
        let stage = SplitViewTests.Stage(
            .iPhone15(iOS: system), detail: BarAppearance(backButton: .init(title: "Declared")), showsDetail: true)
        #expect(ShownBackButton(in: stage.primary.navigationBar)?.label == "Declared")
        #expect(stage.list.navigationItem.backButtonTitle == "Declared")
        stage.primary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.list.navigationItem.backButtonTitle == nil)
    }

    /// The app can empty the stack around the nested one.
    @Test(arguments: [15, 18, 26]) func anEmptiedStack(_ system: Int) {
        let stage = SplitViewTests.Stage(
            .iPhone15(iOS: system), detail: BarAppearance(backButton: .init(title: "Declared")), showsDetail: true)
        #expect(stage.list.navigationItem.backButtonTitle == "Declared")
        stage.primary.viewControllers = []
        stage.simulator.runToRest()
        stage.primary.attachBarTransition()
        #expect(stage.list.navigationItem.backButtonTitle == nil)
    }
}
