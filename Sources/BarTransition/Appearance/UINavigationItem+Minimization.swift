import UIKit

extension UINavigationItem {
    /// The item's minimization of the bar; nil where UIKit has none.
    var barMinimization: BarAppearance.Minimization? {
        #if !os(visionOS) && !targetEnvironment(macCatalyst)
            #if !canImport(ObjectiveC) || compiler(>=6.4)
                if #available(iOS 27.0, *), SystemVersion.hasAPI(ofIOS: 27) {
                    return BarAppearance.Minimization(navigationBarMinimization)
                }
            #endif
        #endif
        return nil
    }

    /// Writes a minimization where UIKit has one. Every write, also of the value that the item has, makes UIKit lay out the
    /// bar in another way, which cannot be undone (seen on iOS 27): call it for a declared change only.
    func write(_ minimization: BarAppearance.Minimization) {
        #if !os(visionOS) && !targetEnvironment(macCatalyst)
            #if !canImport(ObjectiveC) || compiler(>=6.4)
                guard #available(iOS 27.0, *), SystemVersion.hasAPI(ofIOS: 27) else { return }
                navigationBarMinimization = UIBarMinimization(minimization)
            #endif
        #endif
    }

    /// Whether the bar can minimize while it shows this item, as far as the documentation tells: in a direction that is set,
    /// or by itself with a search bar in the middle of the bar.
    package var canMinimizeBar: Bool {
        guard let minimization = barMinimization else { return false }
        switch minimization.behavior {
        case .never: return false
        case .onScrollDown, .onScrollUp: return true
        case .automatic:
            guard #available(iOS 26.0, visionOS 26.0, *) else { return false }
            return searchController != nil && preferredSearchBarPlacement == .integratedCentered
        }
    }
}

#if !os(visionOS) && !targetEnvironment(macCatalyst)
    #if !canImport(ObjectiveC) || compiler(>=6.4)
        @available(iOS 27.0, *)
        extension BarAppearance.Minimization {
            @MainActor
            fileprivate init(_ value: UIBarMinimization) {
                switch value.minimizationBehavior {
                case .never: behavior = .never
                case .onScrollDown: behavior = .onScrollDown
                case .onScrollUp: behavior = .onScrollUp
                default: behavior = .automatic
                }
                restoration = value.restorationBehavior == .atScrollEdge ? .atScrollEdge : .automatic
                switch value.safeAreaAdjustment {
                case .enabled: safeAreaAdjustment = .enabled
                case .disabled: safeAreaAdjustment = .disabled
                default: safeAreaAdjustment = .automatic
                }
            }
        }

        @available(iOS 27.0, *)
        extension UIBarMinimization {
            @MainActor
            fileprivate init(_ value: BarAppearance.Minimization) {
                self.init()
                switch value.behavior {
                case .automatic: minimizationBehavior = .automatic
                case .never: minimizationBehavior = .never
                case .onScrollDown: minimizationBehavior = .onScrollDown
                case .onScrollUp: minimizationBehavior = .onScrollUp
                }
                restorationBehavior = value.restoration == .atScrollEdge ? .atScrollEdge : .automatic
                switch value.safeAreaAdjustment {
                case .automatic: safeAreaAdjustment = .automatic
                case .enabled: safeAreaAdjustment = .enabled
                case .disabled: safeAreaAdjustment = .disabled
                }
            }
        }
    #endif
#endif
