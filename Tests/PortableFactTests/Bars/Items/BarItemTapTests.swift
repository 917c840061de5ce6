import TestSupport
import Testing
import UIKit

/// The effect of a tap on a bar button, and the values that an item takes from its action. (UIKit documentation,
/// UIBarButtonItem)
@Suite("Taps on bar buttons", .portable) @MainActor
struct BarItemTapTests {
    /// Before fact m20.10 the model stopped here.
    @Test func fact_m20_10_aDimmedTintIsNotTheGivenOne() {
        let view = UIView()
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        #expect(view.tintAdjustmentMode == .dimmed)
        #expect(view.tintColor != .red)
    }
}
