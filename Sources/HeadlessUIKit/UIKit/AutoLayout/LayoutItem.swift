/// What constraints are about: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view a guide is in.
    var layoutOwner: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutOwner: UIView? { owningView }
}
