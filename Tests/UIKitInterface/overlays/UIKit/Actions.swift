// Source: UIKit documentation, UIAction, UIMenu, UIBarButtonItem.

extension UIAction {
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, handler: @escaping UIActionHandler
    ) { fatalError() }
}

extension UIMenu {
    public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) { fatalError() }
}

extension UIBarButtonItem {
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { fatalError() }
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { fatalError() }
    public class func flexibleSpace() -> Self { fatalError() }
    public class func fixedSpace(_ width: CGFloat) -> Self { fatalError() }
}
