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
        private static var objects = WeakTable<UIViewController, AnyObject>()

        static func get(of viewController: UIViewController) -> AnyObject? { objects[viewController] }

        static func set(_ object: AnyObject?, of viewController: UIViewController) { objects[viewController] = object }

        /// Releases the objects of view controllers that no longer exist. Call it when such a view controller's view
        /// goes; UIKit releases views on the main thread only.
        nonisolated static func releaseUnused() {
            MainActor.assumeIsolated { objects.removeUnused() }
        }
    #endif
}
