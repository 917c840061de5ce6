import Foundation

/// What the user has asked for in the accessibility settings; the simulator decides. (UIKit documentation)
@MainActor public enum UIAccessibility {
    /// Whether there should be less movement; false by default.
    public static var isReduceMotionEnabled: Bool { AccessibilitySettings.current.reducesMotion }
    /// Whether there should be less translucency; false by default.
    public static var isReduceTransparencyEnabled: Bool { AccessibilitySettings.current.reducesTransparency }
    /// Whether movements should be cross-fades; false by default, and only ever true with reduced motion.
    public static var prefersCrossFadeTransitions: Bool {
        AccessibilitySettings.current.reducesMotion && AccessibilitySettings.current.prefersCrossFades
    }
    /// Whether colours should have more contrast; false by default.
    public static var isDarkerSystemColorsEnabled: Bool { AccessibilitySettings.current.darkensColors }
    /// Whether text should be bold; false by default.
    public static var isBoldTextEnabled: Bool { AccessibilitySettings.current.prefersBoldText }
    /// Whether the screen reader is on; always false here.
    public static var isVoiceOverRunning: Bool { false }

    /// Posted after ``isReduceMotionEnabled`` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    /// Posted after ``isReduceTransparencyEnabled`` changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    )
}

/// The accessibility settings of the device.
struct AccessibilitySettings: Equatable, Sendable {
    var reducesMotion = false
    var reducesTransparency = false
    var prefersCrossFades = false
    var darkensColors = false
    var prefersBoldText = false

    static var current: AccessibilitySettings { DeviceState.current.values.accessibility }
}
