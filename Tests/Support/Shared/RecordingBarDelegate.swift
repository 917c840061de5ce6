import UIKit

/// Records the calls of a navigation bar, with the titles and the number of its items.
@MainActor
public final class RecordingBarDelegate: NSObject, UINavigationBarDelegate {
    public var log: [String] = []
    /// The answer to whether an item may be pushed or popped.
    public var allows = true

    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        log.append("position")
        return .topAttached
    }
    public func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        log.append("shouldPush \(item.title ?? "") \(bar.items?.count ?? 0)")
        return allows
    }
    public func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
        log.append("didPush \(item.title ?? "") \(bar.items?.count ?? 0)")
    }
    public func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        log.append("shouldPop \(item.title ?? "") \(bar.items?.count ?? 0)")
        return allows
    }
    public func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("didPop \(item.title ?? "") \(bar.items?.count ?? 0)")
    }
}
