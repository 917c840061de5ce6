import UIKit

/// The visual design in which UIKit draws bars.
@MainActor
enum SystemDesign {
    /// Before iOS 26.
    case classic
    /// Liquid Glass, from iOS 26: buttons lie on glass backgrounds.
    case glass

    /// The design of the system version that the app runs on, if the app has not opted out of Liquid Glass.
    static var current: SystemDesign {
        SystemVersion.isAtLeast(26) && !AppBuild.usesCompatibilityDesign ? .glass : .classic
    }
}
