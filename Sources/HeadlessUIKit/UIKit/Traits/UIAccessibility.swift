import Foundation

/// The user's accessibility settings, as set on the simulator. (UIKit documentation)
@MainActor public enum UIAccessibility {
    /// Whether Reduce Motion is on; false by default.
    public static var isReduceMotionEnabled: Bool { AccessibilitySettings.current.reducesMotion }
    /// Whether Reduce Transparency is on; false by default.
    public static var isReduceTransparencyEnabled: Bool { AccessibilitySettings.current.reducesTransparency }
    /// Whether Prefer Cross-Fade Transitions is on; false by default, and true only with Reduce Motion.
    public static var prefersCrossFadeTransitions: Bool {
        AccessibilitySettings.current.reducesMotion && AccessibilitySettings.current.prefersCrossFades
    }
    /// Whether Increase Contrast is on; false by default.
    public static var isDarkerSystemColorsEnabled: Bool { AccessibilitySettings.current.darkensColors }
    /// Whether Bold Text is on; false by default.
    public static var isBoldTextEnabled: Bool { AccessibilitySettings.current.prefersBoldText }
    /// Whether VoiceOver is on; always false in this model.
    public static var isVoiceOverRunning: Bool { false }

    /// Posted after ``isReduceMotionEnabled`` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    /// Posted after ``isReduceTransparencyEnabled`` has changed.
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

/// An object that tests find by an identifier, which people neither see nor hear.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier; default nil.
    var accessibilityIdentifier: String? { get set }
}
