import Foundation
import Synchronization

/// The device state that UIKit knows without a screen: global to the process, as in UIKit.
///
/// It is task-local, so that tests that run in parallel do not share it: a test that uses UIKit without a simulator of its
/// own never sees that of another test.
package final class DeviceState: Sendable {
    @TaskLocal package static var current = DeviceState()

    /// The values that any thread may read. Initially those of the default profile.
    struct Values: Sendable {
        /// Pixels per point of the screen.
        var screenScale: CGFloat = 3
        /// The user's Dynamic Type setting.
        var contentSizeCategory = UIContentSizeCategory.large
        var accessibility = AccessibilitySettings()
    }

    private let stored = Mutex(Values())

    var values: Values {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    /// The current simulator; nil until one is created.
    @MainActor var simulator: AnyObject?

    package init() {}
}
