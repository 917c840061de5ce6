import BarTransition
import UIKit

/// Reports about touches, titles on the way, zooms, and a setting of the device.
extension Reports27 {
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

    /// react-native-screens issue 5055: the bar stayed transparent after a canceled zoom.
    static let n232 = Scenario(
        "N232", "a swipe that cancels a zoom leaves the bar visible", pages: .plain(.red), .plain(.green),
        variations: Variation.system27.filter { $0.method != .atOnce }, invariants: Invariant.bar + [.reversible],
        steps: [.push(1), .cancelledSwipe, .cancelledSwipe, .tapBack, .push(1), .swipe(to: 0.8, then: .finish)]
    ) { run in
        run.pages[1].preferredTransition = .zoom { _ in nil }
    }

    /// Automattic/pocket-casts-ios issue 4379: after a dismissal that was canceled the bar was the presenter's.
    static let n234 = Scenario(
        "N234", "a sheet that is pulled down and released leaves the bar of its stack", in: .sheet,
        pages: .plain(.red), .plain(.green), variations: Variation.system27, invariants: [.color, .tint, .items],
        steps: [.pullSheet, .push(1), .pullSheet, .back, .pullSheet])

    /// With the accessibility setting UIKit's effect is opaque.
    static let n238 = Scenario(
        "N238", "UIKit's own background, a drawn one and none over scrolled content, with Reduce Transparency",
        pages: PagePreferences.visible.with { $0.content = .scroll(300) }, .plain(.green, content: .scroll(300)),
        seenThrough, variations: Variation.system27, invariants: Invariant.bar + [.smooth(), .reversible],
        steps: [.push(1), .cancelledSwipe, .push(2), .cancelledSwipe, .back, .back, .push(2), .backToRoot]
    ) { run in
        run.simulator.reducesTransparency = true
    }

    static let all = [n229, n230, n231, n232, n233, n234, n235, n236, n237, n238]
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
