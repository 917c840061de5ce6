import TestSupport
import Testing
import UIKit

/// Facts m5.2, 1.3.7, 7.1 and 7.2: the calls between a bar and the navigation controller that manages it.
@Suite("Managed bars and their navigation controllers", .ownSimulator) @MainActor
struct ManagedBarTests {
    /// Records the calls it receives, with the pages and the bar's items at that time.
    final class Asked: UINavigationController, UINavigationBarDelegate {
        var log: [String] = []
        var allowsPop = true

        private func note(_ event: String, _ item: UINavigationItem) {
            log.append("\(event) \(item.title ?? "") \(viewControllers.count) \(navigationBar.items?.count ?? 0)")
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            note("shouldPush", item)
            return true
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { note("didPush", item) }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            note("shouldPop", item)
            return allowsPop
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note("didPop", item) }

        @discardableResult
        override func popViewController(animated: Bool) -> UIViewController? {
            log.append("popViewController(\(animated))")
            return super.popViewController(animated: animated)
        }
    }

    nonisolated static let profiles = [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    private func make(_ profile: Simulator.Profile, _ names: [String]) -> (stage: TracingStage, navigation: Asked) {
        let navigation = Asked()
        let stage = TracingStage("A", profile: profile, navigation: navigation)
        for name in names { navigation.pushViewController(stage.page(name), animated: false) }
        stage.simulator.runToRest()
        navigation.log = []
        return (stage, navigation)
    }

    private func tapBack(_ stage: TracingStage) {
        let bar = stage.navigation.navigationBar
        stage.simulator.tap(at: bar.convert(CGPoint(x: 30, y: 22), to: nil))
    }

    @Test func fact_m5_2_theDelegateCannotBeTakenAway() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController()).navigationBar.delegate = nil
            }
        }
        let message = "Cannot manually set the delegate on a UINavigationBar managed by a controller."
        #expect(standardError(of: result).contains(message))
    }

    @Test func fact_m5_2_nobodyElseCanBeTheDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let delegate = RecordingBarDelegate()
                UINavigationController(rootViewController: UIViewController()).navigationBar.delegate = delegate
            }
        }
        let message = "Cannot manually set the delegate on a UINavigationBar managed by a controller."
        #expect(standardError(of: result).contains(message))
    }

    @Test(arguments: profiles) func fact_m5_2_theBackButtonAsksPopsAndTells(_ profile: Simulator.Profile) {
        let (stage, navigation) = make(profile, ["B"])
        tapBack(stage)
        stage.simulator.runToRest()
        #expect(navigation.log == ["shouldPop B 2 2", "popViewController(true)", "didPop B 1 1"])
    }

    @Test(arguments: profiles) func fact_m5_2_aVetoKeepsBothStacks(_ profile: Simulator.Profile) {
        let (stage, navigation) = make(profile, ["B"])
        navigation.allowsPop = false
        tapBack(stage)
        stage.simulator.runToRest()
        #expect(navigation.log == ["shouldPop B 2 2"])
        #expect(navigation.viewControllers.count == 2 && navigation.navigationBar.items?.count == 2)
    }

    @Test func fact_7_2_beforeIOS26APopIsToldAtTheEndOfItsAnimation() {
        let (stage, navigation) = make(.iPhone15(iOS: 18), ["B"])
        tapBack(stage)
        stage.simulator.advance(by: 0.1)
        #expect(navigation.log.last == "popViewController(true)")
        stage.simulator.runToRest()
        #expect(navigation.log.last == "didPop B 1 1")
    }

    @Test(arguments: profiles) func fact_1_3_7_theBackButtonAsksAndThenPopsAnimated(_ profile: Simulator.Profile) {
        let (stage, navigation) = make(profile, ["B"])
        tapBack(stage)
        #expect(navigation.log.prefix(2) == ["shouldPop B 2 2", "popViewController(true)"])
        stage.simulator.runToRest()
        #expect(navigation.viewControllers == stage.pages)
        #expect(navigation.navigationBar.items == [stage.pages[0].navigationItem])
    }

    @Test func fact_m5_2_itemsOfAManagedBarCannotBePopped() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(UIViewController(), animated: false)
                navigation.navigationBar.popItem(animated: false)
            }
        }
        #expect(standardError(of: result).contains("directly on a UINavigationBar managed by a controller."))
    }
}
