import BarTransition
import UIKit

/// What apps and frameworks reported of navigation bars on iOS 26 and 27, apart from minimization. DEVICE.md has the list.
enum Reports27 {
    /// react-native-screens issue 4663, with UIKit alone not seen: the large title of the outgoing page was gone as the swipe
    /// began.
    static let n229 = Scenario(
        "N229", "the large title of the outgoing page stays during a swipe", in: .largeTitles,
        pages: PagePreferences.plain(.red, content: .scroll(0)).with { $0.largeTitle = .always },
        PagePreferences.plain(.green, content: .scroll(0)).with { $0.largeTitle = .always },
        variations: Variation.system27,
        invariants: [.visibility, .items, .title, .reversible],
        steps: [
            .push(1), .outgoingTitleStays(finishing: false), .outgoingTitleStays(finishing: true),
        ])

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

    /// react-native-screens issue 5055: the bar stayed transparent after a canceled zoom.
    static let n232 = Scenario(
        "N232", "a swipe that cancels a zoom leaves the bar visible", pages: .plain(.red), .plain(.green),
        variations: Variation.system27.filter { $0.method != .atOnce }, invariants: Invariant.bar + [.reversible],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe, .tapBack, .push(1), .swipe(to: 0.8, then: .finish)]
    ) { run in
        run.pages[1].preferredTransition = .zoom { _ in nil }
    }

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

    /// Automattic/pocket-casts-ios issue 4379: after a dismissal that was canceled the bar was the presenter's.
    static let n234 = Scenario(
        "N234", "a sheet that is pulled down and released leaves the bar of its stack", in: .sheet,
        pages: .plain(.red), .plain(.green), variations: Variation.system27, invariants: [.color, .tint, .items],
        steps: [.pullSheet, .push(1), .pullSheet, .back, .pullSheet])

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

    /// With the accessibility setting UIKit's effect is opaque.
    static let n238 = Scenario(
        "N238", "UIKit's own background, a drawn one and none over scrolled content, with Reduce Transparency",
        pages: PagePreferences.visible.with { $0.content = .scroll(300) }, .plain(.green, content: .scroll(300)),
        seenThrough, variations: Variation.system27, invariants: Invariant.bar + [.smooth(), .reversible],
        steps: [.push(1), .cancelledSwipe, .push(2), .cancelledSwipe, .back, .back, .push(2), .backToRoot]
    ) { run in
        run.simulator.reducesTransparency = true
    }

    /// A transparent bar over a page whose color UIKit's effect would change.
    private static var seenThrough: PagePreferences {
        PagePreferences.transparent.with { page in
            page.content = .scroll(300)
            page.pageColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        }
    }

    static let all = [n229, n230, n231, n232, n233, n234, n235, n236, n237, n238]
}

extension Variation {
    /// The devices with iOS 27.
    static let system27: [Variation] = [
        Variation(profile: .iPhone17(iOS: 27), method: .tap),
        Variation(profile: .iPhone18Pro(iOS: 27), method: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone18ProMax(iOS: 27, minor: 2), method: .tap),
        Variation(profile: .iPad(iOS: 27), method: .tap),
    ]
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

extension Step {
    /// Swipes back in steps and looks for the outgoing page's title in its scroll view or in the bar.
    fileprivate static func outgoingTitleStays(finishing: Bool) -> Step {
        act("swipe, looking at the title") { run in
            guard let page = run.top, let title = page.title else { return }
            run.simulator.beginBackSwipe()
            for tenth in 1...9 {
                run.simulator.moveBackSwipe(toProgress: CGFloat(tenth) / 10)
                let roots: [UIView] = [run.navigation.navigationBar] + [page.scrollView].compactMap { $0 }
                guard !roots.flatMap({ $0.shownTexts(alpha: 1) }).contains(title) else { continue }
                run.note(Breach(what: "the outgoing large title is gone", detail: "at \(tenth) tenths"))
            }
            run.simulator.endBackSwipe(finishing: finishing)
        }
    }

    /// Pulls the sheet down a little and lets it return.
    fileprivate static let pullSheet = act("pull the sheet and release it") { run in
        let bar = run.navigation.navigationBar
        let start = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
        run.simulator.touchDown(at: start)
        for step in 1...6 {
            run.simulator.advance(by: 1 / 60)
            run.simulator.touchMove(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 10))
        }
        run.simulator.advance(by: 0.3)
        run.simulator.touchUp(velocity: .zero)
    }
}
