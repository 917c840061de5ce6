// Source: UIKit documentation, UIBarButtonItemGroup, as imported into Swift.

extension UIBarButtonItemGroup {
    @available(iOS 26.0, *)
    @MainActor @preconcurrency public class func fixedSpace() -> UIBarButtonItemGroup { fatalError() }
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fatalError() }
}
