import Foundation

/// The look of a tab bar's background. The looks of its items are not modelled. (Fact 7)
open class UITabBarAppearance: UIBarAppearance {}
