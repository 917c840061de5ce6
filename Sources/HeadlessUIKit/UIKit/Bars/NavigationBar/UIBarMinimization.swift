import Foundation

/// How a navigation bar minimizes while its page scrolls (iOS 27, fact 27.1.1).
public struct UIBarMinimization {
    /// The direction of scrolling that minimizes the bar; default automatic.
    public var minimizationBehavior = UIBarMinimizationBehavior.automatic
    /// What brings the bar back; default automatic.
    public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
    /// Whether the safe area follows the bar; default automatic.
    public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

    /// Creates the defaults.
    public init() {}
}

/// The direction of scrolling that minimizes a bar (fact 27.1.2).
public enum UIBarMinimizationBehavior: Int, Sendable {
    /// The system decides: a search bar in the middle of the bar minimizes it (fact 27.1.5).
    case automatic = 0
    /// The bar does not minimize.
    case never = 1
    /// Scrolling down minimizes.
    case onScrollDown = 2
    /// Scrolling up minimizes.
    case onScrollUp = 3
}

/// What brings a minimized bar back (fact 27.1.3).
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
    /// Scrolling in the other direction, or as `atScrollEdge` with a search bar in the middle of the bar.
    case automatic = 0
    /// Only the edge of the contents; honored only with `UIBarMinimizationBehavior.onScrollDown`.
    case atScrollEdge = 1
}

/// Whether the safe area follows a bar that minimizes (fact 27.1.4).
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// The safe area follows the bar, and contents are laid out again.
    case enabled = 1
    /// The safe area stays.
    case disabled = 2
}

extension UINavigationItem {
    /// iOS 27: how the bar minimizes while the item's page scrolls; default: everything automatic (fact 27.1.1).
    public var navigationBarMinimization: UIBarMinimization {
        get { minimization ?? UIBarMinimization() }
        set {
            minimization = newValue
            report(.minimization)
        }
    }

    /// How the bar minimizes with the item's page; nil if it does not.
    var minimizationRule: BarMinimizationRule? {
        guard Simulator.current.profile.system >= 27 else { return nil }
        let configuration = navigationBarMinimization
        // A search bar in the middle of the bar minimizes it by itself (fact 27.1.5).
        let isSearchCentered = searchController != nil && preferredSearchBarPlacement == .integratedCentered
        let isDown: Bool
        switch configuration.minimizationBehavior {
        case .automatic:
            guard isSearchCentered else { return nil }
            isDown = true
        case .never: return nil
        case .onScrollDown: isDown = true
        case .onScrollUp: isDown = false
        }
        let isHonored = configuration.minimizationBehavior == .onScrollDown
        let atEdge: Bool =
            switch configuration.restorationBehavior {
            case .automatic: isSearchCentered && isDown
            case .atScrollEdge: isHonored
            }
        let adjusts: Bool =
            switch configuration.safeAreaAdjustment {
            case .automatic: Simulator.current.profile.variants.minimizationAdjustsSafeArea
            case .enabled: true
            case .disabled: false
            }
        return BarMinimizationRule(
            minimizesOnScrollDown: isDown, restoresAtScrollEdge: atEdge, adjustsSafeArea: adjusts)
    }
}

/// A navigation item's minimization with the system's decisions.
struct BarMinimizationRule: Equatable {
    /// Scrolling down minimizes the bar, or scrolling up.
    let minimizesOnScrollDown: Bool
    /// Only the upper edge of the contents brings the bar back.
    let restoresAtScrollEdge: Bool
    /// The safe area follows the bar.
    let adjustsSafeArea: Bool
}

/// How far a page's bar is minimized.
struct BarMinimizationState: Equatable {
    /// 0 is the whole bar, 1 the minimized one.
    var fraction: CGFloat = 0
    /// The fraction that the safe area follows.
    var insetFraction: CGFloat = 0
    /// The scroll offset at which the fraction was last computed; nil if scrolling begins anew.
    var offset: CGFloat?
    /// The distance that the contents have moved in one direction, in points; down is positive.
    var travel: CGFloat = 0

    /// Whether the bar or the safe area is elsewhere than in another state.
    func isElsewhere(than other: BarMinimizationState) -> Bool {
        fraction != other.fraction || insetFraction != other.insetFraction
    }
}
