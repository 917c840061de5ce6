import BarTransition
import UIKit

extension UINavigationController {
    /// Takes all pages from the stack, with the library's method or with UIKit's property, of which nobody tells the library.
    func empty(byLibrary: Bool) {
        if byLibrary {
            viewControllerStack.setViewControllers([], animated: false)
        } else {
            viewControllers = []
        }
    }
}
