import UIKit

/// A page that calls `setNavigationBarHidden(_:animated:)` as it appears and as it disappears.
final class ManualBarPage: MarkedPage {
    /// Whether it hides the bar where it appears; nil if it leaves the bar as it is.
    var hidesAsItComes: Bool?
    /// The same where it disappears.
    var hidesAsItGoes: Bool?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let hidesAsItComes { navigationController?.setNavigationBarHidden(hidesAsItComes, animated: animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let hidesAsItGoes { navigationController?.setNavigationBarHidden(hidesAsItGoes, animated: animated) }
    }
}
