import BarTransition
import UIKit

/// Bars that minimize while their pages scroll, beside pages whose bars do not (iOS 27).
enum Minimization {
    private static let checks: [Invariant] = Invariant.bar + [.smooth(), .reversible]

    /// A page whose bar minimizes.
    static func minimizing(
        _ color: UIColor, _ minimization: BarAppearance.Minimization = .init(behavior: .onScrollDown)
    ) -> PagePreferences {
        PagePreferences.plain(color, content: .scroll(0)).with { $0.bar?.minimization = minimization }
    }

    static let n220 = Scenario(
        "N220", "from a page with a minimized bar to pages without and with minimization",
        pages: minimizing(.red), .plain(.green), minimizing(.blue), variations: Variation.minimizing,
        invariants: checks,
        steps: [
            .minimize, .isMinimized, .push(1), .isWhole, .cancelledSwipe, .isWhole, .back, .isMinimized,
            .push(2), .isWhole, .minimize, .isMinimized, .cancelledSwipe, .isMinimized, .back, .isMinimized,
        ])

    static let n221 = Scenario(
        "N221", "a stack of pages that minimize and pages that do not, in every operation",
        pages: minimizing(.red), .plain(.green), minimizing(.blue), minimizing(.yellow, .never),
        variations: Variation.minimizing, invariants: checks,
        steps: [
            .minimize, .push(1), .push(2), .minimize, .push(3), .isWhole, .back, .isMinimized, .set([0, 1]),
            .isWhole, .push(2), .backToRoot, .isMinimized, .set([0, 1, 3, 2]), .minimize, .set([0, 3]), .isWhole,
            .set([1, 0]), .isMinimized, .push(2), .minimize, .backToRoot, .isWhole,
        ])

    static let n222 = Scenario(
        "N222", "the bar comes back only at the edge of the content",
        pages: minimizing(.red, .init(behavior: .onScrollDown, restoration: .atScrollEdge)),
        .plain(.green, content: .scroll(0)), variations: Variation.minimizing, invariants: checks,
        steps: [
            .minimize, .drag(by: 100), .isMinimized, .push(1), .isWhole, .cancelledSwipe, .isWhole, .back, .isMinimized,
            .drag(by: 600), .isWhole, .push(1), .cancelledSwipe, .back, .isWhole,
        ])

    static let n223 = Scenario(
        "N223", "from a page with a minimized bar to a page without a bar, and back", in: .swipeEnabledByApp,
        pages: minimizing(.red), .hidden, minimizing(.blue), variations: Variation.minimizing,
        invariants: checks,
        steps: [
            .minimize, .push(1), .cancelledSwipe, .back, .isMinimized, .push(1), .push(2), .isWhole, .minimize,
            .cancelledSwipe, .isMinimized, .back, .back, .isMinimized, .drag(by: 200), .isWhole,
        ])

    static let n224 = Scenario(
        "N224", "a page with a large title whose bar minimizes after it", in: .largeTitles,
        pages: minimizing(.red).with { $0.largeTitle = .always }, .plain(.green),
        minimizing(.blue).with { $0.largeTitle = .always }, variations: Variation.minimizing,
        invariants: [.visibility, .tint, .items, .safeArea, .smooth(except: [.agreement]), .reversible],
        steps: [
            .push(1), .back, .minimize, .isMinimized, .push(1), .cancelledSwipe, .isWhole, .back, .isMinimized,
            .push(2), .minimize, .isMinimized, .cancelledSwipe, .back, .isMinimized, .drag(by: 600), .isWhole,
        ])

    static let n225 = Scenario(
        "N225", "a page with a minimized bar and one with a prompt, which makes the bar higher",
        pages: minimizing(.red), PagePreferences.plain(.green).with { $0.prompt = "Prompt" },
        minimizing(.blue).with { $0.prompt = "Prompt" }, variations: Variation.minimizing,
        invariants: [.visibility, .tint, .items, .safeArea, .smooth(except: [.agreement]), .reversible],
        steps: [
            .minimize, .push(1), .cancelledSwipe, .back, .isMinimized, .push(2), .minimize, .isMinimized,
            .cancelledSwipe, .isMinimized, .back, .isMinimized,
        ])

    static let n226 = Scenario(
        "N226", "a bar that leaves the safe area alone",
        pages: minimizing(.red, .init(behavior: .onScrollDown, safeAreaAdjustment: .disabled)), .plain(.green),
        variations: Variation.minimizing, invariants: checks,
        steps: [.minimize, .isMinimized, .push(1), .cancelledSwipe, .back, .isMinimized, .drag(by: 100), .isWhole])

    static let n227 = Scenario(
        "N227", "a page that declares its minimization away, and one that changes it while its bar is minimized",
        pages: minimizing(.red), minimizing(.blue, .never), variations: Variation.minimizing, invariants: checks,
        steps: [
            .minimize, .isMinimized, .declare(.never), .isWhole, .push(1), .minimize, .isWhole,
            .declare(.init(behavior: .onScrollDown)), .minimize, .isMinimized, .back, .isWhole,
        ])

    static let n228 = Scenario(
        "N228", "a push from a bar that is half minimized, or about to come to rest",
        pages: minimizing(.red), .plain(.green), variations: Variation.minimizing, invariants: checks,
        steps: [
            .holdHalf, .push(1), .isWhole, .back, .drag(by: 900), .isWhole, .releaseHalf, .push(1), .isWhole, .back,
            .drag(by: 900), .isWhole,
        ])

    static let all = [n220, n221, n222, n223, n224, n225, n226, n227, n228]
}

extension Variation {
    /// Devices on which bars minimize.
    static let minimizing: [Variation] = [
        Variation(profile: .iPhone17Pro(iOS: 27), method: .tap),
        Variation(profile: .iPhone17Pro(iOS: 27), method: .swipe, direction: .rightToLeft),
        Variation(profile: .iPhone18Pro(iOS: 27), method: .atOnce),
        Variation(profile: .iPhone18ProMax(iOS: 27, minor: 2), method: .tap),
    ]
}

extension ScenarioRun {
    /// Whether the bar is minimized, in whole or in part.
    var isMinimized: Bool { Simulator.minimization(of: navigation) > 0 }

    /// Drags the content of the page on top, in points; up is negative.
    func drag(by distance: CGFloat, releasing: Bool = true) {
        let start = CGPoint(x: simulator.screen.bounds.midX, y: distance < 0 ? 600 : 200)
        simulator.touchDown(at: start)
        for step in 1...10 {
            simulator.advance(by: 1 / 60)
            simulator.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
        }
        guard releasing else { return }
        simulator.advance(by: 0.2)
        simulator.touchUp(velocity: .zero)
    }
}

extension Step {
    fileprivate static func drag(by distance: CGFloat) -> Step {
        act("drag by \(distance)") { $0.drag(by: distance) }
    }

    fileprivate static let minimize = act("scroll down") { $0.drag(by: -300) }

    fileprivate static let isMinimized = expect("the bar is not minimized") {
        // Under a variant the page can return with the whole bar.
        Simulator.minimization(of: $0.navigation) == 1 || $0.variation.deviation != nil
    }

    fileprivate static let isWhole = expect("the bar stays minimized") { !$0.isMinimized }

    /// The touch goes on while the page is pushed.
    fileprivate static let holdHalf = act("scroll until the bar is half minimized and lift the finger with the push") {
        run in
        run.drag(by: -37, releasing: false)
        run.simulator.touchCancel()
    }

    fileprivate static let releaseHalf = act("release a half minimized bar") { run in
        run.drag(by: -300)
        run.simulator.runToRest()
        run.drag(by: 30)
    }

    fileprivate static func declare(_ minimization: BarAppearance.Minimization) -> Step {
        act("declare another minimization") { run in
            guard let page = run.top else { return }
            page.change { $0.bar?.minimization = minimization }
        }
    }
}
