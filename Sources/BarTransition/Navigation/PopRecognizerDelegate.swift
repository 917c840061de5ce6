import UIKit

/// The delegate of one of UIKit's swipe back recognizers while the library is attached. It asks the delegates that were set
/// before: the app's own about everything, UIKit's own only where the library does not decide itself.
///
/// There is one for each delegate of the app's. An app that saves the recognizer's delegate, sets its own, and puts the saved one
/// back saves and puts back one of these, which asks as it did before.
@MainActor
final class PopRecognizerDelegate: ForwardingDelegate, UIGestureRecognizerDelegate {
    private weak var lastPolicy: SwipeBackPolicy?
    /// What decides; nil after a detach.
    private var policy: SwipeBackPolicy? { lastPolicy?.isAttached == true ? lastPolicy : nil }
    /// Whether the recognizer begins anywhere on the view, as UIKit's from iOS 26, and not only at the edge.
    private let beginsAnywhere: Bool
    private weak var recognizer: UIGestureRecognizer?
    /// The app's own delegate.
    private var app = ForwardedRecognizerDelegate()
    /// UIKit's own delegate.
    private var system = ForwardedRecognizerDelegate()
    private var hasTakenOver = false
    /// There was no delegate: the app has removed UIKit's, so that the recognizer always begins.
    private var wasRemovedByApp = false
    /// The app's delegate is being asked. Another library's delegate can forward to this one, and this one to it.
    private(set) var isAskingApp = false
    /// The one that the app's delegate replaced. An app that saves it weakly can put it back.
    private var former: PopRecognizerDelegate?

    init(_ policy: SwipeBackPolicy, beginsAnywhere: Bool) {
        lastPolicy = policy
        self.beginsAnywhere = beginsAnywhere
    }

    /// - Parameter app: the app's delegate; nil if the app has removed its own.
    private init(after former: PopRecognizerDelegate, of app: (any UIGestureRecognizerDelegate)?) {
        lastPolicy = former.lastPolicy
        beginsAnywhere = former.beginsAnywhere
        recognizer = former.recognizer
        system = former.system
        hasTakenOver = true
        wasRemovedByApp = former.wasRemovedByApp
        // Those whose delegate has been released are not put back, but for the first one.
        var former = former
        while !former.hasAppDelegate, let earlier = former.former { former = earlier }
        self.former = former
        super.init()
        self.app.next = app
    }

    /// This one or an earlier one that asks a delegate of the app's.
    private func earlier(asking app: any UIGestureRecognizerDelegate) -> PopRecognizerDelegate? {
        self.app.next === app ? self : former?.earlier(asking: app)
    }

    // MARK: Replacing the delegate

    /// Replaces the recognizer's delegate, and returns what is the delegate then. Idempotent: UIKit and the app can set another
    /// one at any time.
    /// - Parameter delegateChanged: whether the navigation controller's delegate has just been set, so that UIKit may have removed
    ///   this one.
    func takeOver(
        _ recognizer: UIGestureRecognizer, delegateChanged: Bool, appReturnsAnimators: @autoclosure () -> Bool
    ) -> PopRecognizerDelegate {
        self.recognizer = recognizer
        let found = recognizer.delegate
        guard found !== self else { return self }
        if let saved = found as? PopRecognizerDelegate {
            // The app has put back what it replaced, perhaps from before a detach. The other recognizer's is not wanted here.
            if saved.recognizer === recognizer {
                guard saved.policy !== policy else {
                    if system.next != nil { saved.system = system }
                    return saved
                }
                (app, wasRemovedByApp) = (saved.app, saved.wasRemovedByApp)
                if system.next == nil { system = saved.system }
            }
        } else if let found {
            if ForwardedRecognizerDelegate.isUIKits(found) {
                system.next = found
            } else if hasTakenOver, found !== app.next {
                let next = earlier(asking: found) ?? PopRecognizerDelegate(after: self, of: found)
                next.system = system
                recognizer.delegate = next
                return next
            } else {
                app.next = found
            }
        } else if !hasTakenOver {
            // UIKit removes it, too, if the app can return animators.
            wasRemovedByApp = !appReturnsAnimators()
        } else if !delegateChanged, hasAppDelegate, !appReturnsAnimators() {
            // The app has removed its own, and can put it back.
            let next = PopRecognizerDelegate(after: self, of: nil)
            recognizer.delegate = next
            return next
        }
        hasTakenOver = true
        recognizer.delegate = self
        return self
    }

    /// Restores the recognizer's delegate, unless other code has set one.
    func restore() {
        guard let recognizer else { return }
        let present = recognizer.delegate
        guard present.map({ $0 is PopRecognizerDelegate || ForwardedRecognizerDelegate.isUIKits($0) }) ?? true else {
            return
        }
        recognizer.delegate = app.next ?? (wasRemovedByApp ? nil : system.next)
    }

    // MARK: Asking the other delegates

    override var target: (any NSObjectProtocol)? { app.next }

    /// The answer of the app's delegate; nil if there is none or if it does not implement the method.
    private func askApp<Answer>(_ question: (ForwardedRecognizerDelegate) -> Answer?) -> Answer? {
        guard !isAskingApp else { return nil }
        isAskingApp = true
        defer { isAskingApp = false }
        return question(app)
    }

    /// The answer of the app's delegate. Without one, true if UIKit's own delegate says so; nil where the library decides.
    private func answer(_ question: (ForwardedRecognizerDelegate) -> Bool?) -> Bool? {
        if hasAppDelegate { return askApp(question) ?? false }
        return question(system) == true ? true : nil
    }

    private var hasAppDelegate: Bool { app.next != nil }

    private var isRightToLeft: Bool { policy?.isRightToLeft == true }

    /// Whether the app decides itself whether the recognizer begins, and how; nil if it does not.
    var answerOfApp: Bool? {
        guard let recognizer else { return nil }
        if hasAppDelegate { return askApp { $0.shouldBegin(recognizer) } ?? true }
        return wasRemovedByApp ? true : nil
    }

    /// Whether UIKit's own delegate lets the recognizer begin.
    var isAllowedByUIKit: Bool {
        guard let recognizer else { return false }
        return system.shouldBegin(recognizer) ?? true
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // The app's delegate asks the one that it replaced.
        if let policy, policy.isAskingApp(about: gestureRecognizer) { return policy.isAllowed(self) }
        // Without the library, for an app that puts it back after a detach, the others decide.
        return policy?.shouldBegin(gestureRecognizer, self) ?? answerOfApp ?? isAllowedByUIKit
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        // UIKit asks this once, before it asks about the touch (UIGestureRecognizer.h).
        policy?.beginAttempt()
        return receives(gestureRecognizer) { $0.shouldReceive(event, gestureRecognizer) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives(gestureRecognizer) { $0.shouldReceive(touch, gestureRecognizer) }
    }

    private func receives(
        _ recognizer: UIGestureRecognizer, _ question: (ForwardedRecognizerDelegate) -> Bool?
    ) -> Bool {
        if hasAppDelegate { return askApp(question) ?? true }
        // UIKit's refusal for a hidden bar or back button can be here: the library decides about those itself.
        return policy?.leavesRefusalToUIKit == false || question(system) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer { $0.isSimultaneous(gestureRecognizer, with: otherGestureRecognizer) } ?? false
    }

    // A delegate of the app's decides between the recognizer and scroll views as it does without the library. Otherwise the
    // edge swipe comes before all scroll views, and the gesture of iOS 26 after those that can scroll back.

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if let answer = answer({ $0.requiresFailure(gestureRecognizer, of: otherGestureRecognizer) }) { return answer }
        guard beginsAnywhere, let scrollView = otherGestureRecognizer.scrollViewOfPan,
            system.isRequiredToFail(gestureRecognizer, by: otherGestureRecognizer) != true
        else { return false }
        return scrollView.canScrollBack(isRightToLeft: isRightToLeft)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if let answer = answer({ $0.isRequiredToFail(gestureRecognizer, by: otherGestureRecognizer) }) { return answer }
        guard let scrollView = otherGestureRecognizer.scrollViewOfPan,
            system.requiresFailure(gestureRecognizer, of: otherGestureRecognizer) != true
        else { return false }
        return !beginsAnywhere || scrollView.isAtStart(isRightToLeft: isRightToLeft)
    }
}

extension UIGestureRecognizer {
    /// The scroll view that this recognizer scrolls; nil if it is not a scroll view's.
    var scrollViewOfPan: UIScrollView? {
        guard let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self else { return nil }
        return scrollView
    }
}
