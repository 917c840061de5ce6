import BarTransition
import UIKit

/// Status bar and the bars at the bottom.
extension Layout {
    static let n59 = Scenario(
        "N59", "back from a page that hides the status bar", pages: .plain(.blue),
        PagePreferences.plain(.red).with { $0.hidesStatusBar = true }, variations: Variation.all,
        invariants: [.statusBar, .safeArea, .visibility],
        steps: [.keep("A"), .push(1), .back, .same(as: "A", "the page rests differently after the return")])

    static let n60 = Scenario(
        "N60", "a page without a bar begins under the status bar", pages: .visible, .hidden,
        invariants: [.safeArea, .comingContentRests, .visibility], steps: [.push(1), .tapBack])

    static let n63 = Scenario(
        "N63", "a page that hides the tab bar is laid out without it", in: .tabs, pages: .visible,
        PagePreferences.visible.with { $0.hidesBottomBar = true }, variations: Variation.recordedDevices,
        invariants: [.tabBar],
        steps: [
            .watchPush(1) { run in
                guard let view = run.pages[1].viewIfLoaded, view.window != nil else { return nil }
                let (seen, wanted) = (view.safeAreaInsets.bottom, run.window.safeAreaInsets.bottom)
                guard seen != wanted else { return nil }
                return Breach(what: "the incoming page keeps space for the tab bar", detail: "\(seen) for \(wanted)")
            },
            .tapBack,
        ])

    static let n64 = Scenario(
        "N64", "the toolbar stays at the bottom", pages: PagePreferences.visible.with { $0.showsToolbar = true },
        PagePreferences.visible.with { $0.showsToolbar = true }, invariants: [.toolbar],
        steps: [.watchPush(1) { $0.strayToolbar }, .watchBack { $0.strayToolbar }])

    static let n70 = Scenario(
        "N70", "a status bar that is hidden by a page in the middle of the stack", pages: .plain(.blue), .plain(.red),
        .plain(.green), invariants: [.safeArea, .statusBar, .visibility],
        steps: [
            .push(1), .act("hide the status bar") { $0.toggleStatusBar(1) }, .push(2), .tapBack,
            .act("show the status bar") { $0.toggleStatusBar(1) }, .tapBack,
        ])
}

extension ScenarioRun {
    fileprivate func toggleStatusBar(_ page: Int) {
        pages[page].preferences.hidesStatusBar.toggle()
        pages[page].setNeedsStatusBarAppearanceUpdate()
    }

    fileprivate var strayToolbar: Breach? {
        guard let toolbar = navigation.toolbar, toolbar.window != nil else { return nil }
        let frame = toolbar.convert(toolbar.bounds, to: navigation.view)
        guard toolbar.isHidden || frame.maxY != navigation.view.bounds.height || frame.minX != 0 else { return nil }
        return Breach(what: "the toolbar moves", detail: "hidden \(toolbar.isHidden), frame \(frame)")
    }
}
