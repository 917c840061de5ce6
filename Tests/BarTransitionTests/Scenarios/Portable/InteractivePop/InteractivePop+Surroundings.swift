import BarTransition
import UIKit

/// Swipes back with toolbars, tab bars and scrolled content.
extension InteractivePop {
    static let n10 = Scenario(
        "N10", "a canceled swipe from a page with a toolbar",
        pages: PagePreferences.visible.with { $0.showsToolbar = false },
        PagePreferences.visible.with { $0.showsToolbar = true }, invariants: [.toolbar, .items, .reversible],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe])

    static let n11 = Scenario(
        "N11", "a canceled swipe from a page that hides the tab bar", in: .tabs, pages: .visible,
        PagePreferences.visible.with { $0.hidesBottomBar = true }, invariants: [.tabBar, .items, .reversible],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe, .tapBack])

    static let n12 = Scenario(
        "N12", "a canceled swipe from a scrolled page", pages: .visible,
        PagePreferences.visible.with { $0.content = .scroll(400) }, invariants: [.scrollOffset, .reversible],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe])

    static let n13 = Scenario(
        "N13", "a canceled swipe from a page whose header image lies under a clear bar", pages: .plain(.white),
        PagePreferences.transparent.with { $0.pageColor = .brown }, invariants: [.color, .colorPath, .reversible],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe])

    static let n15 = Scenario(
        "N15", "a short swipe that finishes", in: .largeTitles,
        pages: PagePreferences.plain(.blue).with { $0.largeTitle = .always }, .plain(.white),
        variations: Variation.recordedDevices, invariants: [.color, .colorPath, .smooth(), .items],
        steps: [.push(1), .swipe(to: 0.1, then: .finish)])

    static let n16 = Scenario(
        "N16", "a swipe back to a scrolled list, whose bar is not at the scroll edge",
        pages: PagePreferences.plain(.blue, content: .scroll(300)).with { $0.barSetup = .itemStandardOnly },
        PagePreferences.plain(.green).with { $0.barSetup = .item }, variations: Variation.methods,
        invariants: [.color, .colorPath, .scrollOffset], steps: [.push(1), .back])
}
