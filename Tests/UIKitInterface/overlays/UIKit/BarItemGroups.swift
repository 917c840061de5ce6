// Source: UIKit documentation, UIBarButtonItemGroup and UIPopoverPresentationControllerSourceItem, as Swift has them.

extension UIBarButtonItemGroup {
    @available(iOS 26.0, *)
    @MainActor @preconcurrency public class func fixedSpace() -> UIBarButtonItemGroup { fatalError() }
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fatalError() }
}

@available(iOS 16.0, *)
extension UIPopoverPresentationControllerSourceItem {
    @available(iOS 17.0, *)
    public func frame(in referenceView: UIView) -> CGRect? { fatalError() }
}
