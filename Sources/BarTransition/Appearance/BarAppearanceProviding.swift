import UIKit

/// A page that declares its bar.
///
/// ```swift
/// extension PhotoViewController: BarAppearanceProviding {
///     var barAppearance: BarAppearance { BarAppearance(background: .transparent, tintColor: .white) }
/// }
/// ```
@MainActor
public protocol BarAppearanceProviding: UIViewController {
    /// The bar as this page wants it now. It is read when the page is about to show and when
    /// `setNeedsBarAppearanceUpdate(animated:)` says that it changed.
    var barAppearance: BarAppearance { get }
}
