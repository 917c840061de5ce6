import BarTransition
import UIKit

extension Simulator {
    /// Shows a collapsed split view with the library attached to both of its stacks, at rest.
    /// - Parameters:
    ///   - pages: the pages of the nested stack; the others come after the first one is on the screen.
    ///   - primary: the stack around it, which begins with a list.
    /// - Returns: the nested stack.
    func showNestedStack(_ pages: [UIViewController], in primary: UINavigationController) -> UINavigationController {
        primary.viewControllers = [MarkedPage("List")]
        let nested = UINavigationController(rootViewController: pages[0])
        for stack in [primary, nested] { stack.attachBarTransition() }
        show(UISplitViewController(style: .doubleColumn, primary: primary, secondary: nested))
        runToRest()
        nested.setViewControllers(pages, animated: false)
        runToRest()
        return nested
    }
}
