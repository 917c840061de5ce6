import UIKit

/// A container page that lets one of its children decide about the bar, in the manner of `childForStatusBarStyle`.
///
/// ```swift
/// extension ReaderContainer: BarAppearanceContaining {
///     var childForBarAppearance: UIViewController? { currentChapter }
/// }
/// ```
@MainActor
public protocol BarAppearanceContaining: UIViewController {
    /// The child that is asked instead of this page; nil means this page itself. Call
    /// `setNeedsBarAppearanceUpdate(animated:)` when another child takes over.
    var childForBarAppearance: UIViewController? { get }
}

extension UIViewController {
    /// The page that decides about the bar: this one, or the innermost child that containers name.
    var barAppearanceDecider: UIViewController {
        var decider = self
        var asked: Set<ObjectIdentifier> = []
        while asked.insert(ObjectIdentifier(decider)).inserted,
            let child = (decider as? any BarAppearanceContaining)?.childForBarAppearance
        {
            decider = child
        }
        return decider
    }

    /// The page of a navigation controller's stack that this controller is, or is inside of.
    func page(of navigationController: UINavigationController) -> UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.parent === navigationController { return current }
            candidate = current.parent
        }
        return nil
    }
}
