// Source: UIKit documentation, UIContentSizeCategory.

extension UIContentSizeCategory {
    public static var unspecified: UIContentSizeCategory { fatalError() }
    public static var extraSmall: UIContentSizeCategory { fatalError() }
    public static var small: UIContentSizeCategory { fatalError() }
    public static var medium: UIContentSizeCategory { fatalError() }
    public static var large: UIContentSizeCategory { fatalError() }
    public static var extraLarge: UIContentSizeCategory { fatalError() }
    public static var extraExtraLarge: UIContentSizeCategory { fatalError() }
    public static var extraExtraExtraLarge: UIContentSizeCategory { fatalError() }
    public static var accessibilityMedium: UIContentSizeCategory { fatalError() }
    public static var accessibilityLarge: UIContentSizeCategory { fatalError() }
    public static var accessibilityExtraLarge: UIContentSizeCategory { fatalError() }
    public static var accessibilityExtraExtraLarge: UIContentSizeCategory { fatalError() }
    public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory { fatalError() }
}

extension UIContentSizeCategory {
    public var isAccessibilityCategory: Bool { fatalError() }
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { fatalError() }
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { fatalError() }
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { fatalError() }
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { fatalError() }
}
