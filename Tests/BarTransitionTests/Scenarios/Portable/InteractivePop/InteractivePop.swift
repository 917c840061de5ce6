import BarTransition
import UIKit

/// Swipes back that are canceled, or that follow each other.
enum InteractivePop {
    static let n01 = Scenario(
        "N01", "a canceled swipe from a page with a bar to one without", pages: .hidden, .visible,
        invariants: [.visibility, .items, .title, .reversible, .safeArea],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe])

    static let n02 = Scenario(
        "N02", "a canceled swipe from a white bar to a blue one", pages: .plain(.blue), .plain(.white),
        invariants: [.color, .colorPath, .reversible, .items],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe])

    static let n03 = Scenario(
        "N03", "a page without a bar, swiped away and pushed again", in: .swipeEnabledByApp, pages: .visible, .hidden,
        invariants: [.visibility, .items, .safeArea],
        steps: [
            .push(1), .keep("first"), .swipe(to: 0.5, then: .finish), .push(1),
            .same(as: "first", "the second push ends differently"),
        ])

    static let n04 = Scenario(
        "N04", "a swipe cancelled, then finished, then the bar of the first page is shown", pages: .hidden, .visible,
        .visible, invariants: [.visibility, .items, .title, .safeArea],
        steps: [
            .push(1), .push(2), .cancelledSwipe, .swipe(to: 0.5, then: .finish), .backToRoot,
            .act("show the bar of A") { run in run.pages[0].change { $0.bar = BarAppearance() } },
        ])

    static let n05 = Scenario(
        "N05", "push, hide, push, a canceled swipe, pop, show, push", in: .swipeEnabledByApp, pages: .visible,
        .visible,
        .visible, invariants: [.visibility, .items, .title, .safeArea],
        steps: [
            .push(1), .act("hide the bar of B") { run in run.pages[1].change { $0.bar?.isHidden = true } }, .push(2),
            .cancelledSwipe, .tapBack,
            .act("show the bar of B") { run in run.pages[1].change { $0.bar?.isHidden = false } }, .push(2),
        ])

    static let n06 = Scenario(
        "N06", "a tap back from a third page that hides the status bar", pages: .visible, .visible,
        PagePreferences.visible.with { $0.hidesStatusBar = true },
        invariants: [.items, .title, .statusBar, .visibility, .safeArea], steps: [.push(1), .push(2), .tapBack])

    static let n07 = Scenario(
        "N07", "a canceled swipe, then two taps back, from pages that hide the status bar", pages: .visible,
        .visible, PagePreferences.visible.with { $0.hidesStatusBar = true },
        invariants: [.items, .title, .statusBar, .visibility, .safeArea, .reversible],
        steps: [.push(1), .push(2), .cancelledSwipe, .tapBack, .tapBack])

    static let n08 = Scenario(
        "N08", "half a swipe, cancelled, from a page without a bar (as a SwiftUI page hides it)",
        in: .swipeEnabledByApp,
        pages: .visible, .hidden, invariants: [.visibility, .reversible, .items, .safeArea],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe])

    static let n09 = Scenario(
        "N09", "a canceled swipe leaves no ghost of a title or item",
        pages: PagePreferences.visible.with { $0.hasRightItem = true },
        PagePreferences.visible.with { $0.hasRightItem = true },
        invariants: [.items, .title, .reversible],
        steps: [
            .push(1), .act("store the bar's picture") { run in run.notes = [run.barPicture] }, .cancelledSwipe,
            .expect("the bar looks different after a canceled swipe") { run in run.notes == [run.barPicture] },
        ])
}

extension ScenarioRun {
    /// The bar's pixels as text that can be compared.
    var barPicture: String {
        let bar = navigation.navigationBar
        let image = UIGraphicsImageRenderer(bounds: bar.bounds).image { _ in
            bar.drawHierarchy(in: bar.bounds, afterScreenUpdates: true)
        }
        return image.pngData()?.base64EncodedString() ?? "none"
    }
}
