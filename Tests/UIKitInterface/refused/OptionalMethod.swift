// expect: must be unwrapped to a value of type
import UIKit

@MainActor
func tell(_ delegate: any UINavigationControllerDelegate, of page: UIViewController, in stack: UINavigationController) {
    delegate.navigationController(stack, willShow: page, animated: true)
}
