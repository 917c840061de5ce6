// Source: UIKit documentation, UIBarButtonItemGroup, UIBarButtonItem, its Badge and UINavigationItemRenameDelegate, as Swift has them.

extension UIBarButtonItemGroup {
    @available(iOS 26.0, *)
    @MainActor @preconcurrency public class func fixedSpace() -> UIBarButtonItemGroup { fatalError() }
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fatalError() }
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fatalError() }
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fatalError() }
}

extension UIBarButtonItem {
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup { fatalError() }
}

@available(iOS 16.0, *)
@MainActor @preconcurrency public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

@available(iOS 16.0, *)
extension UINavigationItemRenameDelegate {
    @MainActor public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
        fatalError()
    }
    @MainActor public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { fatalError() }
    @MainActor public func navigationItem(
        _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
    ) -> Bool { fatalError() }
}

extension UINavigationItem {
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UIBarButtonItem {
    @available(iOS 26.0, *)
    @MainActor public struct Badge {
        public static func count(_ count: Int) -> Badge { fatalError() }
        public static func string(_ string: String) -> Badge { fatalError() }
        public static func indicator() -> Badge { fatalError() }
        public var stringValue: String? { fatalError() }
        public var backgroundColor: UIColor?
        public var foregroundColor: UIColor?
        public var font: UIFont?
    }
    @available(iOS 26.0, *)
    @MainActor @preconcurrency public var badge: Badge? {
        get { fatalError() }
        set { fatalError() }
    }
}
