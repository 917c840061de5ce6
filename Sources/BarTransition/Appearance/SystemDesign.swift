import UIKit

/// Which of UIKit's designs bars are drawn in.
@MainActor
enum SystemDesign {
    /// Before iOS 26.
    case classic
    /// From iOS 26: glass platters behind buttons.
    case glass

    /// The design of the system that the app runs on. An app that opts out of the new design on iOS 26 is told apart only
    /// by what does no harm: its done buttons take the bar's tint rather than the page's.
    static var current: SystemDesign {
        let major = UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
        return major >= 26 ? .glass : .classic
    }
}
