import UIKit

extension UIView {
    /// The duration in seconds of the app's animation in which something changes now; 0 outside of one, and where animations are off.
    static var durationOfPresentAnimation: TimeInterval { areAnimationsEnabled ? inheritedAnimationDuration : 0 }
}

/// A bar that writes down the durations of the animations in which its tint color changes.
final class TintedBar: UINavigationBar {
    var durations: [TimeInterval] = []

    override func tintColorDidChange() {
        super.tintColorDidChange()
        durations.append(UIView.durationOfPresentAnimation)
    }
}
