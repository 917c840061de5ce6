import TestSupport
import Testing

@testable import UIKit

/// A bar that no controller manages (fact m5.1).
@Suite(.ownSimulator) @MainActor
struct StandaloneBarTests {
    /// A bar in a page, made within one test: the simulator in use is the most recent one.
    @MainActor
    struct StandaloneBarStage {
        let delegate = RecordingBarDelegate()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 402, height: 54))
        let a = UINavigationItem(title: "A")
        let b = UINavigationItem(title: "B")
        let simulator: Simulator

        init(_ profile: Simulator.Profile = .iPhone17Pro(iOS: 26)) {
            simulator = Simulator(profile: profile)
            let page = UIViewController()
            simulator.show(page)
            bar.delegate = delegate
            page.view.addSubview(bar)
            bar.items = [a]
            simulator.runToRest()
        }
    }

    @Test func theBackButtonPops() {
        let stage = StandaloneBarStage()
        stage.bar.items = [stage.a, stage.b]
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 38, y: 81))
        stage.simulator.runToRest()
        #expect(stage.bar.items == [stage.a])
        #expect(stage.delegate.log.suffix(2) == ["shouldPop B 2", "didPop B 1"])
    }

    @Test func pushesInQuickSuccessionEndRight() {
        let stage = StandaloneBarStage()
        let c = UINavigationItem(title: "C")
        stage.bar.pushItem(stage.b, animated: true)
        stage.simulator.advance(by: 0.1)
        stage.bar.pushItem(c, animated: true)
        stage.simulator.advance(by: 0.1)
        stage.bar.popItem(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.items == [stage.a, stage.b])
        #expect(stage.bar.visibleTitleLabels.map(\.label.text) == ["B"])
        #expect(stage.bar.backgroundViews.count == 1)
    }

    @Test func fact_4_13_anAttachedBarReachesUnderTheStatusBar() {
        let stage = StandaloneBarStage()
        #expect(stage.bar.backgroundView.frame == CGRect(x: 0, y: -59, width: 402, height: 113))
    }
}
