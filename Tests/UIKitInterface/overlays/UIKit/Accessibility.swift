// Source: UIKit documentation, UIAccessibility.

public enum UIAccessibility {
    @MainActor public static var isReduceMotionEnabled: Bool { fatalError() }
    @MainActor public static var prefersCrossFadeTransitions: Bool { fatalError() }
}
