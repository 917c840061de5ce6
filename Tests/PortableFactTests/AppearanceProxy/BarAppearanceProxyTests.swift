import TestSupport
import Testing
import UIKit

@MainActor @Suite(.portable) struct BarAppearanceProxyTests {
    @Test func fact_6_1_7_aProxysValuesApplyOnEnteringAWindow() async throws {
        let screen = try await TestScreen(.iPhone15(iOS: 18))
        let shown = UINavigationController(rootViewController: UIViewController())
        await screen.show(shown)
        UINavigationBar.appearance().barTintColor = .red
        #expect(shown.navigationBar.barTintColor == nil)
        let next = UINavigationController(rootViewController: UIViewController())
        await screen.show(next)
        #expect(next.navigationBar.barTintColor == .red)
    }

    @Test func fact_6_1_7_whatTheInstanceWasGivenStays() async throws {
        let screen = try await TestScreen(.iPhone15(iOS: 18))
        UIToolbar.appearance().barTintColor = .red
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.toolbar.barTintColor = .blue
        navigation.isToolbarHidden = false
        await screen.show(navigation)
        #expect(navigation.toolbar.barTintColor == .blue)
    }
}
