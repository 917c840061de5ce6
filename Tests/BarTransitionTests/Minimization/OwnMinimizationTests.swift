import BarTransition
import TestSupport
import Testing
import UIKit

/// The minimization that the app itself has set on an item, before and after the library's.
@Suite("The app's own minimization", .ownSimulator) @MainActor
struct OwnMinimizationTests {
    nonisolated private static let behaviors: [UIBarMinimizationBehavior] = [
        .automatic, .never, .onScrollDown, .onScrollUp,
    ]
    nonisolated private static let adjustments: [UIBarMinimizationSafeAreaAdjustment] = [
        .automatic, .enabled, .disabled,
    ]

    /// Every value of it returns after a declared one, whichever was declared.
    @Test(arguments: [
        BarAppearance.Minimization(behavior: .onScrollDown, restoration: .atScrollEdge, safeAreaAdjustment: .enabled),
        BarAppearance.Minimization(behavior: .onScrollUp, safeAreaAdjustment: .disabled), .never,
    ])
    func everyValueReturns(_ declared: BarAppearance.Minimization) {
        let stage = MinimizationStage(BarAppearance())
        let page = stage.pages[0]
        func declare(_ minimization: BarAppearance.Minimization?) {
            page.appearance?.minimization = minimization
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        for behavior in Self.behaviors {
            for restoration in [UIBarMinimizationRestorationBehavior.automatic, .atScrollEdge] {
                for adjustment in Self.adjustments {
                    var own = UIBarMinimization()
                    own.minimizationBehavior = behavior
                    own.restorationBehavior = restoration
                    own.safeAreaAdjustment = adjustment
                    page.navigationItem.navigationBarMinimization = own
                    declare(declared)
                    declare(nil)
                    let returned = page.navigationItem.navigationBarMinimization
                    #expect(returned.minimizationBehavior == behavior)
                    #expect(returned.restorationBehavior == restoration)
                    #expect(returned.safeAreaAdjustment == adjustment)
                }
            }
        }
    }
}
