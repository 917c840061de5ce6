import UIKit

/// The animated updates of the bars outside of transitions: whether any are in progress, and what they change.
///
/// Several can be in progress. As the first one shows or hides a bar, UIKit lays the page out, and the page can begin another one
/// then. And an earlier one can take longer than the last one, inside an animation of the app's.
@MainActor
final class UpdateProgress {
    /// A change of the bar's background.
    @MainActor
    struct Change {
        /// From the color that was on the screen when it began.
        let background: BackgroundChange
        fileprivate let start: CFTimeInterval
        fileprivate let duration: TimeInterval

        /// The time until the change has a progress, 0...1, in seconds. Negative if it has had it.
        func time(until progress: CGFloat) -> TimeInterval {
            duration * TimeInterval(TextColors.time(of: progress)) - (CACurrentMediaTime() - start)
        }
    }

    /// The duration of an update, in seconds, unless it is inside an animation of the app's.
    static var duration: TimeInterval { TimeInterval(UINavigationController.hideShowBarDuration) }

    /// Whether an update has begun whose end the bars have yet to show.
    private(set) var areInProgress = false
    /// Counts the updates, so that the completion of one can tell whether a newer one has begun.
    private(set) var number = 0
    /// The last change of the bar's background.
    private(set) var lastChange: Change?
    /// Whether an update is about to show a hidden bar.
    private(set) var isBarComing = false
    /// Whether the page on top is being laid out inside an update: in its animation, or as it shows or hides a bar.
    private(set) var isLayingOut = false
    /// The page whose bar goes in an update, until it is gone.
    weak var pageOfGoingBar: UIViewController?
    /// For each bar the last update that changes its background or hairline, until the animation has ended.
    private var changing: (bar: Int?, toolbar: Int?) = (nil, nil)
    /// Whether the last update has ended before an earlier one that changes a background.
    private var awaitsEarlier = false

    /// Whether an earlier update still changes the toolbar's background.
    var isToolbarChanging: Bool { changing.toolbar != nil }

    /// Whether the last update has ended, and its end waits for that of an earlier one.
    var areWaiting: Bool { areInProgress && awaitsEarlier }

    // MARK: Steps of an update, in their order

    /// An update begins, with the change of the bar's background as it is seen; `.none` if it changes none.
    func begin(_ change: BackgroundChange) {
        number += 1
        if change != .none {
            // Inside of an animation of the app's UIKit gives the update's animation the duration of that one.
            let inherited = UIView.inheritedAnimationDuration
            lastChange = Change(
                background: change, start: CACurrentMediaTime(), duration: inherited > 0 ? inherited : Self.duration)
        } else if !areInProgress {
            lastChange = nil
        }
    }

    /// Calls a closure that shows or hides bars.
    /// - Parameter isBarComing: whether it shows a hidden navigation bar. An update that begins meanwhile is part of that.
    func changeVisibility(isBarComing isComing: Bool, _ change: () -> Void) {
        let wasComing = isBarComing
        isBarComing = isComing
        layOut(change)
        isBarComing = wasComing
    }

    /// An update is about to be animated.
    /// - Parameters:
    ///   - number: the update.
    ///   - changesBar: whether it changes the background or the hairline of the navigation bar.
    ///   - changesToolbar: whether it changes the background of the toolbar.
    func willAnimate(_ number: Int, changesBar: Bool, changesToolbar: Bool) {
        if !areInProgress { changing = (nil, nil) }
        if changesBar { changing.bar = number }
        if changesToolbar { changing.toolbar = number }
        (areInProgress, awaitsEarlier) = (true, false)
    }

    /// Lays out a view inside the animation of an update.
    func layOut(_ view: UIView) { layOut { view.layoutIfNeeded() } }

    private func layOut(_ change: () -> Void) {
        let isInside = isLayingOut
        isLayingOut = true
        change()
        isLayingOut = isInside
    }

    /// The animation of an update has ended.
    /// - Returns: whether it is the last one.
    func didAnimate(_ number: Int) -> Bool {
        if changing.bar == number { changing.bar = nil }
        if changing.toolbar == number { changing.toolbar = nil }
        return self.number == number
    }

    /// The last update has ended.
    /// - Returns: whether its end can be shown now. Otherwise it waits for an earlier one, which still changes a background.
    func end() -> Bool {
        awaitsEarlier = changing.bar != nil || changing.toolbar != nil
        return !awaitsEarlier
    }

    /// The last update has ended, but not an earlier one, whose end is to be shown.
    func waitForEarlier() {
        (areInProgress, awaitsEarlier) = (true, true)
    }

    /// The bars show the state of the page on top.
    func settle() {
        areInProgress = false
    }
}
