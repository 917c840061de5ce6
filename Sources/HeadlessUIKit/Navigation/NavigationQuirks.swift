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
