import BarTransition
import UIKit

// How an app without the library configures how a page's bar minimizes.
extension ScenarioPage {
    func setMinimization() {
        guard let wanted = preferences.bar?.minimization else { return }
        navigationItem.navigationBarMinimization = UIBarMinimization(wanted)
    }
}

extension UIBarMinimization {
    /// UIKit's value for a declared one.
    init(_ minimization: BarAppearance.Minimization) {
        self.init()
        switch minimization.behavior {
        case .automatic: break
        case .never: minimizationBehavior = .never
        case .onScrollDown: minimizationBehavior = .onScrollDown
        case .onScrollUp: minimizationBehavior = .onScrollUp
        }
        if minimization.restoration == .atScrollEdge { restorationBehavior = .atScrollEdge }
        switch minimization.safeAreaAdjustment {
        case .automatic: break
        case .enabled: safeAreaAdjustment = .enabled
        case .disabled: safeAreaAdjustment = .disabled
        }
    }
}
