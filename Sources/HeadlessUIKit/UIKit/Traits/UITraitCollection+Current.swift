import Foundation

extension UITraitCollection {
    /// The traits that colours and images are resolved against where none are given; one per thread, as in UIKit.
    /// A phone in light until it is set.
    public class var current: UITraitCollection {
        get { ThreadSlot.current.value ?? fallback }
        set { ThreadSlot.current.value = newValue }
    }

    /// Runs the block with these traits as ``current`` and then restores what was there.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = ThreadSlot.current.value
        ThreadSlot.current.value = self
        actions()
        ThreadSlot.current.value = previous
    }

    static let fallback = UITraitCollection(values: .phone)

    /// Where the size of text comes from that no traits say: "the user's selected content size category" (UIKit
    /// documentation, `preferredFont(forTextStyle:)`).
    static var ofUser: UITraitCollection {
        ThreadSlot.current.value ?? UITraitCollection(preferredContentSizeCategory: DeviceState.current.values.contentSizeCategory)
    }
}

/// A place that each thread has for itself.
private struct ThreadSlot: Sendable {
    static let current = ThreadSlot()
    private let key: pthread_key_t

    private init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { Unmanaged<UITraitCollection>.fromOpaque($0!).release() }
        precondition(failure == 0, "No thread-specific key is left for UITraitCollection.current.")
        self.key = key
    }

    var value: UITraitCollection? {
        get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
        nonmutating set {
            if let old = pthread_getspecific(key) { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
            _ = pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
        }
    }
}
