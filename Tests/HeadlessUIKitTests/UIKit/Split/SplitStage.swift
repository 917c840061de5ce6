import TestSupport
import UIKit

/// A split view controller with a stack in each column, on the screen of its own simulator, at rest.
@MainActor
struct SplitStage {
    let simulator: Simulator
    let split: UISplitViewController
    let trace = Trace()
    let list: TracingPage
    let detail: TracingPage
    let primary: UINavigationController
    let secondary: UINavigationController

    init(
        _ profile: Simulator.Profile = .iPhone15(iOS: 18), orientation: UIInterfaceOrientation = .portrait,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, style: UISplitViewController.Style = .doubleColumn,
        configure: (UISplitViewController) -> Void = { _ in }
    ) {
        simulator = Simulator(profile: profile, orientation: orientation, layoutDirection: direction)
        list = TracingPage("List", trace)
        detail = TracingPage("Detail", trace)
        primary = UINavigationController(rootViewController: list)
        secondary = UINavigationController(rootViewController: detail)
        split = UISplitViewController(style: style, primary: primary, secondary: secondary)
        configure(split)
        simulator.show(split)
        simulator.runToRest()
    }

    func rotate(to orientation: UIInterfaceOrientation) {
        simulator.rotate(to: orientation)
        simulator.runToRest()
    }

    /// Taps the back button of the outer bar.
    func tapBack() { simulator.tap(at: primary.navigationBar.convert(CGPoint(x: 30, y: 22), to: nil)) }

    /// The titles of the items in a bar, from the bottom up.
    func titles(of navigation: UINavigationController) -> [String] {
        (navigation.navigationBar.items ?? []).map { $0.title ?? "" }
    }
}

/// Answers and records the questions of a split view controller.
@MainActor
final class SplitDelegate: UISplitViewControllerDelegate {
    var topColumn: UISplitViewController.Column?
    var expandedMode: UISplitViewController.DisplayMode?
    var discardsSecondary = false
    var separated: UIViewController?
    var events: [String] = []

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        events.append("collapsing to \(proposedTopColumn)")
        return topColumn ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        events.append("expanding to \(proposedDisplayMode)")
        return expandedMode ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        events.append("did collapse: \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("did expand: \(!svc.isCollapsed)") }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { discardsSecondary }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
}
