// expect: is only available in iOS 26.0 or newer
import UIKit

@MainActor
func contentSwipe(of stack: UINavigationController) -> UIGestureRecognizer? {
    stack.interactiveContentPopGestureRecognizer
}
