import UIKit

extension UIView {
    /// Whether the view is a button in a bar: a control, but not the one in which an inline title is from iOS 16 (fact m28.2).
    public var isBarButton: Bool {
        self is UIControl && !String(describing: type(of: self)).hasSuffix("TitleControl")
    }
}
