import Foundation

// The devices of facts 4.9 and 4.10 beside those that films are made on.
extension Simulator.Profile {
    /// iPhone 11 Pro, 375 x 812 at 3x, with a notch; as iPhone X and XS.
    public static func iPhone11Pro(iOS system: Int) -> Self {
        phone("iPhone 11 Pro", "iphone11pro", system, CGSize(width: 375, height: 812), scale: 3, top: 44, statusBar: 44)
    }

    /// iPhone 11, 414 x 896 at 2x; as iPhone XR.
    public static func iPhone11(iOS system: Int) -> Self {
        large(phone("iPhone 11", "iphone11", system, CGSize(width: 414, height: 896), scale: 2, top: 48, statusBar: 48))
    }

    /// iPhone 11 Pro Max, 414 x 896 at 3x; as iPhone XS Max.
    public static func iPhone11ProMax(iOS system: Int) -> Self {
        large(
            phone(
                "iPhone 11 Pro Max", "iphone11promax", system, CGSize(width: 414, height: 896), scale: 3, top: 44,
                statusBar: 44))
    }

    /// iPhone 13 mini, 375 x 812 at 3x; as iPhone 12 mini.
    public static func iPhone13Mini(iOS system: Int) -> Self {
        phone(
            "iPhone 13 mini", "iphone13mini", system, CGSize(width: 375, height: 812), scale: 3, top: 50, statusBar: 50)
    }

    /// iPhone 14 Plus, 428 x 926 at 3x; as iPhone 12 and 13 Pro Max.
    public static func iPhone14Plus(iOS system: Int) -> Self {
        large(
            phone(
                "iPhone 14 Plus", "iphone14plus", system, CGSize(width: 428, height: 926), scale: 3, top: 47,
                statusBar: 47))
    }

    /// iPhone 17 Pro Max, 440 x 956 at 3x; as iPhone 16 Pro Max.
    public static func iPhone17ProMax(iOS system: Int) -> Self {
        var profile = phone(
            "iPhone 17 Pro Max", "iphone17promax", system, CGSize(width: 440, height: 956), scale: 3, top: 62,
            statusBar: 54, islandPixels: 2)
        profile.framesPerSecond = 120
        return large(profile)
    }

    /// iPad (9th generation), 810 x 1080 at 2x, with a home button.
    public static func iPad9(iOS system: Int) -> Self {
        var profile = iPad(iOS: system)
        profile.name = "iPad (9th generation), iOS \(system)"
        profile.identifier = "ipad9-ios\(system)"
        profile.screenSize = CGSize(width: 810, height: 1080)
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        (profile.portraitInsets, profile.landscapeInsets, profile.statusBarHeight) = (insets, insets, 20)
        return profile
    }

    /// A phone that is of regular width in landscape and keeps the bar's full height there (fact 4.2).
    static func large(_ phone: Self) -> Self {
        var phone = phone
        phone.isRegularInLandscape = true
        phone.takeBarOfDesign()
        return phone
    }
}
