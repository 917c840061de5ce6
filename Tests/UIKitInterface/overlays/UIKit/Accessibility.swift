// Source: UIKit documentation, UIAccessibility.

public enum UIAccessibility {
    @MainActor public static var isReduceMotionEnabled: Bool { fatalError() }
    @MainActor public static var prefersCrossFadeTransitions: Bool { fatalError() }
    @MainActor public static var isReduceTransparencyEnabled: Bool { fatalError() }
    @MainActor public static var isDarkerSystemColorsEnabled: Bool { fatalError() }
    @MainActor public static var isBoldTextEnabled: Bool { fatalError() }
    @MainActor public static var isVoiceOverRunning: Bool { fatalError() }
    public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { fatalError() }
    public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name { fatalError() }
}
