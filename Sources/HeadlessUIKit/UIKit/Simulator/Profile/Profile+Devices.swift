import Foundation

extension Simulator.Profile {
    /// iPhone SE, 375 x 667 at 2x, with a home button.
    public static func iPhoneSE(iOS system: Int) -> Self {
        phone("iPhone SE", "iphonese", system, CGSize(width: 375, height: 667), scale: 2, top: 20, statusBar: 20)
    }

    /// iPhone 14, 390 x 844 at 3x.
    public static func iPhone14(iOS system: Int) -> Self {
        phone("iPhone 14", "iphone14", system, CGSize(width: 390, height: 844), scale: 3, top: 47, statusBar: 47)
    }

    /// iPhone 15, 393 x 852 at 3x, with a Dynamic Island.
    public static func iPhone15(iOS system: Int) -> Self {
        var profile = phone(
            "iPhone 15", "iphone15", system, CGSize(width: 393, height: 852), scale: 3, top: 59, statusBar: 54,
            islandPixels: 1)
        // Measured on a device of this size with system 26.1 (fact m21.12); 21 on others (fact 4.10).
        if system >= 26 { profile.landscapeInsets.bottom = 20 }
        return profile
    }

    /// iPhone 15 Pro Max, 430 x 932 at 3x.
    public static func iPhone15ProMax(iOS system: Int) -> Self {
        withRegularWidthInLandscape(
            phone(
                "iPhone 15 Pro Max", "iphone15promax", system, CGSize(width: 430, height: 932), scale: 3, top: 59,
                statusBar: 54, islandPixels: 1))
    }

    /// iPhone 17 Pro, 402 x 874 at 3x.
    public static func iPhone17Pro(iOS system: Int) -> Self { pro("iPhone 17 Pro", "iphone17pro", system, 0) }

    /// iPhone Air, 420 x 912 at 3x.
    public static func iPhoneAir(iOS system: Int) -> Self {
        phone(
            "iPhone Air", "iphoneair", system, CGSize(width: 420, height: 912), scale: 3, top: 68, statusBar: 59,
            islandPixels: 2)
    }

    /// iPhone 17, 402 x 874 at 3x.
    /// - Parameters:
    ///   - system: the major version of the system.
    ///   - minor: the minor version; 0 by default.
    public static func iPhone17(iOS system: Int, minor: Int = 0) -> Self {
        pro("iPhone 17", "iphone17", system, minor)
    }

    /// iPhone 18 Pro, 402 x 874 at 3x, as iPhone 16 Pro on iOS 27 (fact 27.11.1).
    /// - Parameters:
    ///   - system: the major version of the system.
    ///   - minor: the minor version; 0 by default.
    public static func iPhone18Pro(iOS system: Int, minor: Int = 0) -> Self {
        pro("iPhone 18 Pro", "iphone18pro", system, minor)
    }

    /// iPhone 18 Pro Max, 440 x 956 at 3x (fact 27.11.2).
    ///
    /// Its bars in landscape were not measured on iOS 27: they are as on system 26.
    /// - Parameters:
    ///   - system: the major version of the system.
    ///   - minor: the minor version; 0 by default.
    public static func iPhone18ProMax(iOS system: Int, minor: Int = 0) -> Self {
        withRegularWidthInLandscape(
            pro("iPhone 18 Pro Max", "iphone18promax", system, minor, size: CGSize(width: 440, height: 956)))
    }

    /// iPad with a home indicator: 834 x 1194 before iOS 26 (facts 4.9, 4.10), iPad (A16), 820 x 1180, from 26. Bars of
    /// iPads were not measured on iOS 27: they are as on system 26.
    public static func iPad(iOS system: Int) -> Self {
        let isNew = system >= 26
        let top: CGFloat = isNew ? 32 : 24
        let insets = UIEdgeInsets(top: top, left: 0, bottom: isNew ? 25 : 20, right: 0)
        return Self(
            name: "iPad, iOS \(system)", identifier: "ipad-ios\(system)", system: system,
            screenSize: isNew ? CGSize(width: 820, height: 1180) : CGSize(width: 834, height: 1194), scale: 2,
            idiom: .pad, portraitInsets: insets, landscapeInsets: insets, statusBarHeight: top,
            bar: BarMetrics(system: system, isPad: true), motion: MotionMetrics(system: system),
            defects: Defects(system: system))
    }

    /// The devices and systems of films and commands. There are functions for further devices.
    public static var all: [Self] {
        [
            .iPhoneSE(iOS: 15), .iPhone14(iOS: 16), .iPhone15(iOS: 17), .iPhone15(iOS: 18), .iPhone15ProMax(iOS: 18),
            .iPhone17Pro(iOS: 26), .iPhoneAir(iOS: 26), .iPad(iOS: 18), .iPad(iOS: 26), .iPhone17(iOS: 27),
            .iPhone18Pro(iOS: 27), .iPhone18ProMax(iOS: 27, minor: 2), .iPad(iOS: 27),
            .iPhoneDuo(iOS: 27), .iPhoneDuo(iOS: 27, pose: .openLandscape),
        ]
    }

    /// A phone with a Dynamic Island and a screen of 120 frames per second.
    private static func pro(
        _ name: String, _ identifier: String, _ system: Int, _ minor: Int,
        size: CGSize = CGSize(width: 402, height: 874)
    ) -> Self {
        var profile = phone(name, identifier, system, size, scale: 3, top: 62, statusBar: 54, islandPixels: 2)
        profile.framesPerSecond = 120
        guard minor > 0 else { return profile }
        profile.minorVersion = minor
        profile.name += ".\(minor)"
        profile.identifier += ".\(minor)"
        return profile
    }

    static func phone(
        _ name: String, _ identifier: String, _ system: Int, _ size: CGSize, scale: CGFloat, top: CGFloat,
        statusBar: CGFloat, islandPixels: CGFloat? = nil
    ) -> Self {
        let hasHomeButton = top == 20
        let portrait = UIEdgeInsets(top: top, left: 0, bottom: hasHomeButton ? 0 : 34, right: 0)
        let landscape =
            hasHomeButton ? UIEdgeInsets.zero : UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
        var profile = Self(
            name: "\(name), iOS \(system)", identifier: "\(identifier)-ios\(system)", system: system,
            screenSize: size, scale: scale, portraitInsets: portrait, landscapeInsets: landscape,
            statusBarHeight: statusBar, bar: BarMetrics(system: system, isPad: false),
            motion: MotionMetrics(system: system), defects: Defects(system: system))
        if let islandPixels { profile.islandGap = 5 + islandPixels / scale }
        profile.updateBarForDesign()
        return profile
    }
}

// MARK: - Further devices

// The devices of facts 4.9 and 4.10 that are not in `all`.
extension Simulator.Profile {
    /// iPhone 11 Pro, 375 x 812 at 3x, with a notch; as iPhone X and XS.
    public static func iPhone11Pro(iOS system: Int) -> Self {
        phone("iPhone 11 Pro", "iphone11pro", system, CGSize(width: 375, height: 812), scale: 3, top: 44, statusBar: 44)
    }

    /// iPhone 11, 414 x 896 at 2x; as iPhone XR.
    public static func iPhone11(iOS system: Int) -> Self {
        withRegularWidthInLandscape(
            phone("iPhone 11", "iphone11", system, CGSize(width: 414, height: 896), scale: 2, top: 48, statusBar: 48))
    }

    /// iPhone 11 Pro Max, 414 x 896 at 3x; as iPhone XS Max.
    public static func iPhone11ProMax(iOS system: Int) -> Self {
        withRegularWidthInLandscape(
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
        withRegularWidthInLandscape(
            phone(
                "iPhone 14 Plus", "iphone14plus", system, CGSize(width: 428, height: 926), scale: 3, top: 47,
                statusBar: 47))
    }

    /// iPhone 17 Pro Max, 440 x 956 at 3x; as iPhone 16 Pro Max.
    public static func iPhone17ProMax(iOS system: Int) -> Self {
        withRegularWidthInLandscape(
            pro("iPhone 17 Pro Max", "iphone17promax", system, 0, size: CGSize(width: 440, height: 956)))
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

    /// Returns the phone with regular width and the full height of the bar in landscape (fact 4.2).
    private static func withRegularWidthInLandscape(_ phone: Self) -> Self {
        var phone = phone
        phone.isRegularInLandscape = true
        phone.updateBarForDesign()
        return phone
    }
}
