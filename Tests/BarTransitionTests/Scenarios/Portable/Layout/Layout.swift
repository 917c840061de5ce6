import BarTransition
import UIKit

/// Content, safe area and the frames of pages.
enum Layout {
    static let n54 = Scenario(
        "N54", "a clear bar over a list and an opaque one",
        pages: PagePreferences.transparent.with { $0.content = .scroll(0) },
        .plain(.blue), variations: Variation.methods, invariants: [.contentRests, .safeArea], steps: [.push(1), .back])

    static let n55 = Scenario(
        "N55", "back from a page that extends under an opaque bar", in: .opaqueBar, pages: .plain(.blue),
        PagePreferences.plain(.blue).with { $0.includesOpaqueBars = true }, invariants: [.safeArea],
        steps: [
            .act("note the frame") { run in run.notes = [run.frameOfA] }, .push(1),
            .watchBack { run in
                guard run.pages[0].view.window != nil, run.notes != [run.frameOfA] else { return nil }
                return Breach(what: "the page below has another size", detail: run.frameOfA)
            },
        ])

    static let n56 = Scenario(
        "N56", "back between two pages under an opaque bar", in: .opaqueBar, pages: .plain(.blue), .plain(.red),
        variations: Variation.methods, invariants: [.contentRests, .safeArea], steps: [.push(1), .back])

    static let n57 = Scenario(
        "N57", "back to a page that does not extend under the bar",
        pages: PagePreferences.plain(.blue).with { $0.edges = [.left, .bottom, .right] }, .plain(.red),
        variations: Variation.methods, invariants: [.contentRests, .safeArea], steps: [.push(1), .back])

    static let n65 = Scenario(
        "N65", "an app's own transition under an opaque bar: the incoming page is laid out once",
        in: [.appsAnimator, .opaqueBar], pages: .plain(.blue), .plain(.red),
        invariants: [.comingContentRests, .safeArea], steps: [.push(1), .tapBack])

    static let n66 = Scenario(
        "N66", "an app's own transition back: the page below keeps its safe area", in: .appsAnimator,
        pages: .plain(.blue), .plain(.red), invariants: [.comingContentRests, .safeArea, .color],
        steps: [.push(1), .tapBack])

    static let n67 = Scenario(
        "N67", "a prompt is shown and hidden", pages: .visible,
        PagePreferences.visible.with { $0.prompt = "Fill this in" }, variations: Variation.methods,
        invariants: [.smooth(), .safeArea], steps: [.push(1), .back])

    static let n68 = Scenario(
        "N68", "the app's own insets are kept", in: .swipeEnabledByApp,
        pages: PagePreferences.visible.with { $0.inset = 10 },
        PagePreferences.hidden.with { $0.inset = 7 }, variations: Variation.methods,
        invariants: [.contentRests, .safeArea],
        steps: [.push(1), .back])

    static let n69 = Scenario(
        "N69", "no gap under the status bar nor above the content", pages: .plain(.blue), .plain(.red),
        invariants: [.safeArea],
        steps: [.expect("a gap") { $0.hasNoGap(.blue) }, .push(1), .expect("a gap") { $0.hasNoGap(.red) }])

    static let n71 = Scenario(
        "N71", "a stack of different pages set at once", in: [.largeTitles, .swipeEnabledByApp],
        pages: PagePreferences.visible.with { $0.largeTitle = .always }, .hidden,
        PagePreferences.plain(.blue).with { $0.prompt = "P" },
        .visible, invariants: [.safeArea, .visibility, .items],
        steps: [.set([0, 1, 2, 3]), .back, .back, .back])
}

extension ScenarioRun {
    fileprivate var frameOfA: String {
        // Its x moves with the transition.
        let frame = pages[0].view.convert(pages[0].view.bounds, to: navigation.view)
        return "\(frame.minY) \(frame.size)"
    }

    /// Whether the bar's color fills the area from the top of the screen to the bar's bottom edge, where content
    /// begins.
    fileprivate func hasNoGap(_ color: UIColor) -> Bool {
        let bottom = navigation.navigationBar.frame.maxY
        let x = navigation.view.bounds.width * 0.5
        let rows = [0, 5, navigation.navigationBar.frame.minY, bottom - 1.5]
        let filled = rows.allSatisfy { self.color(at: CGPoint(x: x, y: $0)).distance(to: color) < 3 }
        return filled && top?.view.safeAreaInsets.top == bottom
    }
}
