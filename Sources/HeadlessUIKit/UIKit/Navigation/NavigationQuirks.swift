import Foundation

/// What a navigation controller remembers for the sake of UIKit's own habits and defects.
@MainActor
struct NavigationQuirks {
    /// The page given to `init(rootViewController:)`; before iOS 18 it loads although another covers it (fact 1.1.9).
    weak var initialRoot: UIViewController?
    /// The controller was on the screen without any page (fact 1.5.4).
    var wasShownEmpty = false
    /// The page whose large title stays collapsed until its contents are dragged (fact 1.5.4).
    weak var collapsedPage: UIViewController?
    /// A swipe back was let through where nothing could be popped (fact 8.5).
    var swipedInVain = false
    /// Nothing moves any more (fact 8.5).
    var isFrozen = false
    /// Whether the delegate has a method of its own for animators; nil until it was asked (fact 2.3.3).
    var delegateVendsAnimators: Bool?
    /// The question for an animator ended at the default of the protocol.
    var questionReachedDefault = false
    /// The bar is hidden and still there: it slides away by itself after a swipe (fact 5.3.5).
    var barLeavesLate = false
    /// The bar is hidden and on its way out of the screen.
    var barSlidesAway = false
    /// The property is being set, not the method called (fact 5.3.6).
    var isSettingBarProperty = false
}

extension UINavigationController {
    private var defects: Simulator.Profile.Defects { Simulator.current.profile.defects }

    /// Fact 1.3.6: until the layout pass of a pop over several levels the page on top is listed first.
    var listedStack: [UIViewController] {
        guard defects.listsTopFirstInMultiLevelPops, let pending, pending.operation == .pop, running == nil,
            pending.leaving.count > 1, let displayed, !stack.contains(where: { $0 === displayed })
        else { return stack }
        return [displayed] + stack
    }

    /// Fact 8.5: a swipe at the root or during a transition, then a push.
    func noteSwipeInVain() {
        guard defects.freezesAfterSwipeInVain else { return }
        quirks.swipedInVain = true
    }

    func freezeIfSwipedInVain() {
        guard quirks.swipedInVain else { return }
        quirks.isFrozen = true
        viewIfLoaded?.isUserInteractionEnabled = false
    }

    /// Fact 1.1.9: the covered root loads before the first page shows.
    func loadCoveredRoot() {
        guard defects.loadsCoveredRoot, let root = quirks.initialRoot, stack.first === root else { return }
        quirks.initialRoot = nil
        root.loadViewIfNeeded()
    }

    /// Fact 1.5.4.
    func noteLargeTitle(of page: UIViewController) {
        quirks.collapsedPage = quirks.wasShownEmpty && defects.collapsesLargeTitleOfLateStack ? page : nil
        quirks.wasShownEmpty = false
    }

    /// Whether the page's large title is held collapsed; contents that move let it go.
    func isHeldCollapsed(_ page: UIViewController) -> Bool {
        guard quirks.collapsedPage === page else { return false }
        guard let scrollView = page.barScrollView, scrollView.hasBeenLaidOut else { return true }
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        if abs(distance) > 0.5 { quirks.collapsedPage = nil }
        return quirks.collapsedPage === page
    }
}
