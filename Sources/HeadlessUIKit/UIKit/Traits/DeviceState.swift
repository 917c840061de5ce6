import Foundation
import Synchronization

/// What UIKit knows of the device without being given a screen: one for the process, as in UIKit.
///
/// It is task-local so that tests that run side by side each have their own: a test that touches UIKit without making a
/// simulator never sees the one of another test.
package final class DeviceState: Sendable {
    @TaskLocal package static var current = DeviceState()

    /// What any thread may ask for. At first as on the default profile.
    struct Values: Sendable {
        /// Pixels per point of the screen.
        var screenScale: CGFloat = 3
        /// The user's size of text.
        var contentSizeCategory = UIContentSizeCategory.large
        var accessibility = AccessibilitySettings()
    }

    private let stored = Mutex(Values())

    var values: Values {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    /// The simulator in use; nil until one is made.
    @MainActor var simulator: AnyObject?

    package init() {}
}
