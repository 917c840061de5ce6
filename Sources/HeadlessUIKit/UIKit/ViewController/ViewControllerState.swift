import Foundation

/// What a controller keeps about itself.
@MainActor
struct ViewControllerState {
    var view: UIView?
    var isLoadingView = false
    /// Where the controller is between being away and being on the screen.
    var appearance = AppearanceState()
    /// The insets a container computed for this page; nil lets the view work them out from its superview.
    var containerInsets: UIEdgeInsets?
    var children: [UIViewController] = []
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var editButton: UIBarButtonItem?
    var isEditing = false
    /// How much lower than it can be the bar was that the page's insets were last worked out for, in points.
    var insetShortfall: CGFloat?
    var trackedScrollViews: [UIRectEdge.RawValue: UIScrollView] = [:]
    /// What is presented here, and what presented this page.
    var presentation = PresentationState()
    /// The coordinator of a rotation or size change that concerns this controller.
    weak var sizeTransition: TransitionContext?
    var traitRegistrations = TraitRegistrations()
    /// The traits a parent gave a child in place of its own (`setOverrideTraitCollection`).
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
}

extension UIViewController {
    var appearance: AppearanceState {
        get { pageState.appearance }
        set { pageState.appearance = newValue }
    }
    var containerInsets: UIEdgeInsets? {
        get { pageState.containerInsets }
        set { pageState.containerInsets = newValue }
    }
    var storedChildren: [UIViewController] {
        get { pageState.children }
        set { pageState.children = newValue }
    }
    var storedNavigationItem: UINavigationItem? {
        get { pageState.navigationItem }
        set { pageState.navigationItem = newValue }
    }
    var storedTabBarItem: UITabBarItem? {
        get { pageState.tabBarItem }
        set { pageState.tabBarItem = newValue }
    }
    var insetShortfall: CGFloat? {
        get { pageState.insetShortfall }
        set { pageState.insetShortfall = newValue }
    }
    var presentation: PresentationState {
        get { pageState.presentation }
        set { pageState.presentation = newValue }
    }
    var sizeTransition: TransitionContext? {
        get { pageState.sizeTransition }
        set { pageState.sizeTransition = newValue }
    }
}

extension UIViewController: UITraitChangeObservable, TraitRegistering {
    var traitRegistrations: TraitRegistrations {
        get { pageState.traitRegistrations }
        set { pageState.traitRegistrations = newValue }
    }
}
