import Foundation

/// Hears of a document's new name (iOS 16). The methods except the first are optional in UIKit; here they have UIKit's
/// defaults. Renaming begins in the title's menu, which is not modelled.
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Renaming has ended, and the item has its new title.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Whether the item can be renamed.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// What the field says at first, and what of it is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Whether a title will do.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

extension UINavigationItem {
    /// iOS 16: who hears of a new title that was typed; default nil. Renaming begins in the title's menu.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { storedRenameDelegate }
        set { storedRenameDelegate = newValue }
    }
}
