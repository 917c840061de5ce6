import TestSupport
import UIKit

/// A split view controller with a stack in each column, in a window, at rest.
@MainActor
struct SplitStage {
    let screen: TestScreen
    let split: UISplitViewController
    let list = UIViewController()
    let detail = UIViewController()
    let primary: UINavigationController
    let secondary: UINavigationController

    /// - Parameter device: the devices that the test is about; throws ``NotRun`` on others.
    init(
        _ device: TestDevice, style: UISplitViewController.Style = .doubleColumn,
        configure: (UISplitViewController) -> Void = { _ in }
    ) async throws {
        screen = try await TestScreen(device)
        primary = UINavigationController(rootViewController: list)
        secondary = UINavigationController(rootViewController: detail)
        split = UISplitViewController(style: style, primary: primary, secondary: secondary)
        configure(split)
        await screen.show(split)
    }
}
