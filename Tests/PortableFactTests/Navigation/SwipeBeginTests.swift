import TestSupport
import Testing
import UIKit

/// Facts 8.2 to 8.4 and m4.6: which recogniser of the interactive pop begins, and when.
@Suite("When an interactive pop begins", .portable) @MainActor
struct SwipeBeginTests {
    @Test func fact_m4_6_recogniserExistsOutsideOfAWindow() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }
}
