import Foundation

/// The root view of a navigation controller.
@MainActor
final class NavigationLayoutView: UIView {
    weak var navigationController: UINavigationController?
}

/// Holds the pages' wrappers during and between transitions.
@MainActor
final class NavigationTransitionView: UIView {}

/// Holds one page's view and carries its shadow while it slides.
@MainActor
final class PageWrapperView: UIView {}

/// Darkens the page below (fact 3.6).
@MainActor
final class DimmingView: UIView {}
