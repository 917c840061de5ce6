import TestSupport
import Testing
import UIKit

/// Facts m5.2, 1.3.7, 7.1 and 7.2: the calls between a bar and the navigation controller that manages it.
@Suite("Managed bars and their navigation controllers", .portable) @MainActor
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

    nonisolated static let profiles = [TestDevice.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    private func make(_ profile: TestDevice, _ names: [String]) async throws -> (stage: TestStage, navigation: Asked) {
        let navigation = Asked()
        let stage = try await TestStage("A", on: profile, navigation: { navigation })
        for name in names { navigation.pushViewController(stage.page(name), animated: false) }
        await stage.rest()
        navigation.log = []
        return (stage, navigation)
    }

    @Test(arguments: profiles) func fact_m5_2_theControllerIsTheBarsDelegate(_ profile: TestDevice) async throws {
        let (stage, navigation) = try await make(profile, [])
        #expect(navigation.navigationBar.delegate === navigation)
        #expect(navigation.navigationBar.barPosition == .topAttached)
        navigation.navigationBar.delegate = navigation
        withExtendedLifetime(stage) {}
    }

    @Test(arguments: profiles, [true, false])
    func fact_m5_2_aPushAsksWhileTheBarIsShort(_ profile: TestDevice, animated: Bool) async throws {
        let (stage, navigation) = try await make(profile, [])
        navigation.pushViewController(stage.page("B"), animated: animated)
        await stage.rest()
        #expect(navigation.log == ["shouldPush B 2 1"], "and no didPush")
    }

    @Test(arguments: profiles) func fact_m5_2_aPopInCodeAsksNothing(_ profile: TestDevice) async throws {
        let (stage, navigation) = try await make(profile, ["B", "C"])
        navigation.popViewController(animated: true)
        await stage.rest()
        navigation.popToRootViewController(animated: false)
        await stage.rest()
        #expect(navigation.log == ["popViewController(true)"])
    }
}
