import UIKit

/// A view controller that declares the appearance of its navigation controller's bars.
///
/// ```swift
/// extension PhotoViewController: BarAppearanceProviding {
///     var barAppearance: BarAppearance {
///         BarAppearance(background: .transparent, tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
///     }
/// }
/// ```
@MainActor
public protocol BarAppearanceProviding: UIViewController {
    /// The appearance that the view controller wants now. The library reads it when the view controller is about to be
    /// shown, after `setNeedsBarAppearanceUpdate(animated:)`, when the declaration of a child comes, goes or changes, when another
    /// tab of it is selected, at the end of a transition during which something was declared, and when the library is attached or
    /// the stack comes back into a window. In the last three cases it can also read it from view controllers that are covered. It
    /// never reads it from a view controller whose view is not loaded, except from the one that shows next, such as the one on top
    /// of the stack when the library is attached before the first layout.
    var barAppearance: BarAppearance { get }
}

/// A container view controller whose bar appearance is declared by one of its children, like `childForStatusBarStyle`.
///
/// ```swift
/// extension ReaderContainer: BarAppearanceContaining {
///     var childForBarAppearance: UIViewController? { currentChapter }
/// }
/// ```
@MainActor
public protocol BarAppearanceContaining: UIViewController {
    /// The child that declares the appearance; nil if the container declares it itself. If the child declares nothing, the container
    /// counts as a view controller that declares nothing, also if it conforms to `BarAppearanceProviding`. When the child changes,
    /// call `setNeedsBarAppearanceUpdate(animated:)`.
    var childForBarAppearance: UIViewController? { get }
}
