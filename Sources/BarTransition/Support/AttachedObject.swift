import UIKit

/// The object that belongs to a view controller and lives as long as it does, whatever happens to its views.
///
/// Where the Objective-C runtime exists it is an associated object. Without it, a table with weak keys holds it. This is
/// the library's only global state.
@MainActor
enum AttachedObject {
    #if canImport(ObjectiveC)
        /// Only its address is used.
        private static var key: UInt8 = 0

        static func get(of viewController: UIViewController) -> AnyObject? {
            objc_getAssociatedObject(viewController, &key) as AnyObject?
        }

        static func set(_ object: AnyObject?, of viewController: UIViewController) {
            objc_setAssociatedObject(viewController, &key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// Associated objects are released with the view controller.
        nonisolated static func releaseUnused() {}
    #else
        private struct Entry {
            weak var viewController: UIViewController?
            let object: AnyObject
        }

        // A lock, since the last reference to a view controller can be released on any thread.
        private nonisolated static let lock = NSLock()
        nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

        static func get(of viewController: UIViewController) -> AnyObject? {
            lock.withLock {
                // A new view controller can have the identifier of a deallocated one.
                let entry = entries[ObjectIdentifier(viewController)]
                return entry?.viewController === viewController ? entry?.object : nil
            }
        }

        static func set(_ object: AnyObject?, of viewController: UIViewController) {
            let entry = object.map { Entry(viewController: viewController, object: $0) }
            let replaced = lock.withLock {
                let replaced = entries[ObjectIdentifier(viewController)]
                entries[ObjectIdentifier(viewController)] = entry
                return replaced
            }
            withExtendedLifetime(replaced) {}
        }

        /// Releases the objects of view controllers that no longer exist. Call it when such a view controller's view
        /// goes.
        nonisolated static func releaseUnused() {
            let released = lock.withLock {
                // Another thread can drop its last reference while this one has looked.
                var living: [UIViewController] = []
                let unused = entries.filter { entry in
                    guard let viewController = entry.value.viewController else { return true }
                    living.append(viewController)
                    return false
                }
                for key in unused.keys { entries[key] = nil }
                return (unused, living)
            }
            // All are released outside of the lock: they may own views that come here again.
            withExtendedLifetime(released) {}
        }
    #endif
}
