import Foundation

/// The appearance of a tab bar's background. (Fact 7; UIKit documentation)
open class UITabBarAppearance: UIBarAppearance {}
