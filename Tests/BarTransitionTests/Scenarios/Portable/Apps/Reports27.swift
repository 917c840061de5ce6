import BarTransition
import UIKit

/// What apps and frameworks reported of navigation bars on iOS 26 and 27, apart from minimization. DEVICE.md has the list.
enum Reports27 {
    /// react-native-screens issue 3773: the bar jumped at the end of a push from a page without one.
    static let n230 = Scenario(
        "N230", "from a page without a bar to one with a bar, and back", in: .swipeEnabledByApp,
        pages: .hidden, .plain(.green), .plain(.blue, content: .scroll(0)), variations: Variation.system27,
        invariants: [.visibility, .color, .items, .safeArea, .reversible, .smooth(), .barTravels],
        steps: [.push(1), .cancelledSwipe, .back, .push(2), .back])

    /// react-native-screens issue 3834: buttons that were made again during a transition were stretched over the bar.
    static let n231 = Scenario(
        "N231", "an update during a transition leaves the buttons as they are",
        pages: PagePreferences.plain(.red).with { $0.hasRightItem = true },
        PagePreferences.plain(.green).with { $0.hasRightItem = true }, variations: Variation.system27,
        invariants: Invariant.bar,
        steps: [
            .watchPush(1) { run in
                if run.pages[1].isViewLoaded, !run.pages[1].setsBarItself {
                    run.pages[1].setNeedsBarAppearanceUpdate(animated: true)
                }
                return run.wideButton
            },
            .watchBack { $0.wideButton },
        ])

    /// microsoft/fluentui-apple issue 2200: a title view that fills the space was not in the middle.
    static let n233 = Scenario(
        "N233", "a title view that fills the space stays where it is",
        pages: .plain(.red), PagePreferences.plain(.green).with { $0.hasRightItem = true },
        variations: Variation.system27, invariants: [.visibility, .color, .items, .safeArea, .reversible],
        steps: [
            .push(1), .keep("after the push"), .cancelledSwipe,
            .same(as: "after the push", "the title view has moved"), .back, .push(1),
            .same(as: "after the push", "the title view has moved"),
        ]
    ) { run in
        run.pages[1].navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
    }

    /// expo issue 50500: a transparent bar was a dark band over content.
    static let n235 = Scenario(
        "N235", "a transparent bar over scrolled content shows the content and nothing else",
        pages: PagePreferences.visible.with { $0.content = .scroll(300) }, seenThrough,
        variations: Variation.system27, invariants: [.visibility, .color, .items, .reversible],
        steps: [.push(1), .cancelledSwipe, .back, .push(1)])

    /// react-native-screens issue 4325: a blurred background was wiped from right to left in a pop.
    static let n236 = Scenario(
        "N236", "UIKit's own background and a drawn one over scrolled content",
        pages: PagePreferences.visible.with { $0.content = .scroll(300) }, .plain(.green, content: .scroll(300)),
        variations: Variation.system27, invariants: Invariant.bar + [.smooth(), .reversible],
        steps: [.push(1), .cancelledSwipe, .back, .push(1), .back])

    /// react-native-screens issue 4369: pages that came back had UIKit's effects again.
    static let n237 = Scenario(
        "N237", "a transparent bar over scrolled content stays so when its page comes back",
        pages: seenThrough, .plain(.red), seenThrough, variations: Variation.system27,
        invariants: [.visibility, .color, .items, .reversible],
        steps: [.push(1), .back, .push(2), .cancelledSwipe, .back, .push(1), .cancelledSwipe, .back])

    /// A transparent bar over a page whose color UIKit's effect would change.
    static var seenThrough: PagePreferences {
        PagePreferences.transparent.with { page in
            page.content = .scroll(300)
            page.pageColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        }
    }
}

extension ScenarioRun {
    /// A button of the bar that is wider than half of it.
    fileprivate var wideButton: Breach? {
        let bar = navigation.navigationBar
        let spinners = pages.compactMap { $0.navigationItem.rightBarButtonItem?.customView }
        guard let wide = spinners.first(where: { $0.bounds.width > bar.bounds.width / 2 }) else { return nil }
        return Breach(what: "a button is stretched over the bar", detail: "\(wide.bounds)")
    }
}
