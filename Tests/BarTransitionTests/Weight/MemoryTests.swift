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

    /// Without the Objective-C runtime there are no autorelease pools.
    private func autoreleased(_ body: () -> Void) { body() }
}
