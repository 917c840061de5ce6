import UIKit

/// The visual design in which UIKit draws bars.
@MainActor
enum SystemDesign {
    /// Before iOS 26.
    case classic
    /// Liquid Glass, from iOS 26: buttons lie on glass backgrounds.
    case glass

    /// The design of the system version that the app runs on.
    ///
    /// An app that opts out of Liquid Glass on iOS 26 (`UIDesignRequiresCompatibility`) is not detected. Its Done buttons
    /// use the bar's tint color instead of the declared one, and a part of a background is drawn in the page's scroll
    /// view, which looks the same.
    static var current: SystemDesign {
        SystemVersion.major >= 26 ? .glass : .classic
    }
}
