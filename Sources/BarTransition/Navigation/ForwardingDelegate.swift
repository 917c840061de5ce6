import UIKit

/// A delegate that stands in front of one of the app's. With the Objective-C runtime it responds to every selector that
/// the app's delegate responds to, and leaves those that it does not implement to it. UIKit asks delegates for optional
/// methods, also for some that are not public, and apps send their delegates messages of their own.
@MainActor
class ForwardingDelegate: NSObject {
    /// The app's delegate.
    var target: (any NSObjectProtocol)? { nil }

    #if canImport(ObjectiveC)
        /// The selectors that the app's delegate is being asked about. Another library's delegate can forward to this one,
        /// and this one to it.
        private var activeSelectors: Set<String> = []

        /// Whether this object has a method only if the app's delegate has it, although this class implements it.
        func leavesToTarget(_ selectorName: String) -> Bool { false }

        private func targetResponds(to selectorName: String) -> Bool {
            guard let target, target !== self, activeSelectors.insert(selectorName).inserted else { return false }
            defer { activeSelectors.remove(selectorName) }
            return target.responds(to: NSSelectorFromString(selectorName))
        }

        override func responds(to aSelector: Selector!) -> Bool {
            guard let aSelector else { return false }
            let isImplemented = super.responds(to: aSelector)
            // UIKit asks its delegates on the main thread. Whoever asks on another one sees this object alone.
            guard Thread.isMainThread else { return isImplemented }
            // A String is Sendable and can be captured; a Selector is not.
            let name = NSStringFromSelector(aSelector)
            return MainActor.assumeIsolated {
                if isImplemented, !leavesToTarget(name) { return true }
                return targetResponds(to: name)
            }
        }

        override func forwardingTarget(for aSelector: Selector!) -> Any? {
            guard let aSelector, Thread.isMainThread else { return nil }
            let name = NSStringFromSelector(aSelector)
            return MainActor.assumeIsolated { ForwardedObject(targetResponds(to: name) ? target : nil) }.object
        }

        /// Takes an object out of the main actor's closure to its caller, which is on the main thread too.
        private struct ForwardedObject: @unchecked Sendable {
            let object: (any NSObjectProtocol)?

            init(_ object: (any NSObjectProtocol)?) { self.object = object }
        }
    #endif
}
