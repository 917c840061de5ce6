import TestSupport
import Testing
import UIKit

/// The delegate that UIKit gives the pop recognizers.
@Suite("The pop recognizers' delegate", .portable) @MainActor
struct PopRecognizerDelegateTests {
    private final class Permit: NSObject, UIGestureRecognizerDelegate {}

    @Test func fact_8_0_isSetWhenTheViewLoads() async throws {
        _ = try await TestScreen()
        let navigation = UINavigationController()
        let permit = Permit()
        navigation.interactivePopGestureRecognizer?.delegate = permit
        navigation.loadViewIfNeeded()
        let own = navigation.interactivePopGestureRecognizer?.delegate
        #expect(own != nil && own !== permit)
        navigation.interactivePopGestureRecognizer?.delegate = permit
        navigation.delegate = nil
        #expect(navigation.interactivePopGestureRecognizer?.delegate === permit)
    }
}
