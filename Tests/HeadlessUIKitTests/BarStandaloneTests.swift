import Testing

@testable import UIKit

/// A bar that no controller manages (fact m5.1).
@MainActor
struct BarStandaloneTests {
    final class Delegate: NSObject, UINavigationBarDelegate {
        var log: [String] = []
        var allows = true

        func position(for bar: any UIBarPositioning) -> UIBarPosition {
            log.append("position")
            return .topAttached
        }
        func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.append("shouldPush \(item.title ?? "") \(bar.items?.count ?? 0)")
            return allows
        }
        func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
            log.append("didPush \(item.title ?? "") \(bar.items?.count ?? 0)")
        }
        func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.append("shouldPop \(item.title ?? "") \(bar.items?.count ?? 0)")
            return allows
        }
        func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
            log.append("didPop \(item.title ?? "") \(bar.items?.count ?? 0)")
        }
    }

    let delegate = Delegate()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 402, height: 54))
    let a = UINavigationItem(title: "A")
    let b = UINavigationItem(title: "B")
    let simulator: Simulator

    init() {
        simulator = Simulator(profile: .iPhone17Pro(iOS: 26))
        let page = UIViewController()
        simulator.show(page)
        bar.delegate = delegate
        page.view.addSubview(bar)
        bar.items = [a]
        simulator.runToRest()
    }

    @Test func fact_m5_1_positionIsAskedOnce() {
        #expect(delegate.log == ["position"])
        #expect(bar.barPosition == .topAttached)
        bar.setNeedsLayout()
        simulator.runToRest()
        #expect(delegate.log == ["position"])
    }

    @Test func fact_m5_1_pushAsksWithAShortStackAndTellsAtOnce() {
        delegate.log = []
        bar.pushItem(b, animated: true)
        #expect(delegate.log == ["shouldPush B 1", "didPush B 2"])
        #expect(bar.topItem === b)
        #expect(bar.backItem === a)
    }

    @Test func fact_m5_1_popAsksWithTheStackUnchanged() {
        bar.items = [a, b]
        delegate.log = []
        #expect(bar.popItem(animated: true) === b)
        #expect(delegate.log == ["shouldPop B 2", "didPop B 1"])
    }

    @Test func fact_m5_1_aVetoKeepsTheStackButReturnsTheItem() {
        bar.items = [a, b]
        delegate.log = []
        delegate.allows = false
        #expect(bar.popItem(animated: false) === b)
        #expect(delegate.log == ["shouldPop B 2"])
        #expect(bar.items == [a, b])
        bar.pushItem(UINavigationItem(title: "C"), animated: false)
        #expect(bar.items == [a, b])
    }

    @Test func fact_m5_1_setItemsTellsOnlyWhenAnimated() {
        delegate.log = []
        bar.setItems([a, b], animated: false)
        #expect(delegate.log == [])
        bar.setItems([a], animated: true)
        #expect(delegate.log == ["didPop B 1"])
        bar.setItems([a, b], animated: true)
        #expect(delegate.log.last == "didPush B 2")
    }

    @Test func fact_7_2_beforeIOS26AnAnimatedPushIsToldAtItsEnd() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = UIViewController()
        simulator.show(page)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
        bar.delegate = delegate
        bar.items = [a]
        page.view.addSubview(bar)
        delegate.log = []
        bar.pushItem(b, animated: true)
        #expect(delegate.log == ["shouldPush B 1"])
        simulator.runToRest()
        #expect(delegate.log == ["shouldPush B 1", "didPush B 2"])
        bar.popItem(animated: false)
        #expect(delegate.log.last == "didPop B 1")
    }

    @Test func theBackButtonPops() {
        bar.items = [a, b]
        simulator.runToRest()
        simulator.tap(at: CGPoint(x: 38, y: 81))
        simulator.runToRest()
        #expect(bar.items == [a])
        #expect(delegate.log.suffix(2) == ["shouldPop B 2", "didPop B 1"])
    }

    @Test func pushesInQuickSuccessionEndRight() {
        let c = UINavigationItem(title: "C")
        bar.pushItem(b, animated: true)
        simulator.advance(by: 0.1)
        bar.pushItem(c, animated: true)
        simulator.advance(by: 0.1)
        bar.popItem(animated: true)
        simulator.runToRest()
        #expect(bar.items == [a, b])
        #expect(bar.visibleTitleLabels.map(\.label.text) == ["B"])
        #expect(bar.backgroundViews.count == 1)
    }

    @Test func fact_4_13_anAttachedBarReachesUnderTheStatusBar() {
        #expect(bar.backgroundView.frame == CGRect(x: 0, y: -59, width: 402, height: 113))
    }
}
