import UIKit

extension UISplitViewController {
    /// A split view controller that shows two view controllers, of a style with columns or of the one that has none.
    public convenience init(style: Style, primary: UIViewController, secondary: UIViewController) {
        self.init(style: style)
        if style == .unspecified {
            viewControllers = [primary, secondary]
        } else {
            setViewController(primary, for: .primary)
            setViewController(secondary, for: .secondary)
        }
    }
}
