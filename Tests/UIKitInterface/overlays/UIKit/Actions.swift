// Source: UIKit documentation, UIAction, UIMenu, UIButton, UIBarButtonItem.

extension UIAction {
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) { fatalError() }
}

extension UIMenu {
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) { fatalError() }
}

extension UIButton {
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) { fatalError() }
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
    @available(iOS 26.0, *)
    public class func fixedSpace() -> Self { fatalError() }
}
