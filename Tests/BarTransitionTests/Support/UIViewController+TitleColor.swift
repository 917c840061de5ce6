import UIKit

extension UIViewController {
    /// The title's color in the item's own appearance; nil if that has none.
    var titleColor: UIColor? {
        navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
    }
}
