import TestSupport
import Testing
import UIKit

/// The variants `barSubviewOrder` and `resizesForeignBarViews`: what bars do to subviews that the app inserted.
@Suite("Subviews of an app in bars", .ownSimulator) @MainActor
struct BarSubviewOrderTests {
    typealias Order = Simulator.Profile.Variants.BarSubviewOrder

    private func profile(_ edit: (inout Simulator.Profile.Variants) -> Void) -> Simulator.Profile {
        var profile = Simulator.Profile.iPhoneSE(iOS: 18)
        edit(&profile.variants)
        return profile
    }

    /// The order after a layout, if one view was inserted at index 0 and one was added.
    private func expected(_ order: Order, own: [UIView], behind: UIView, inFront: UIView) -> [UIView] {
        switch order {
        case .onceInserted: [behind] + own + [inFront]
        case .aroundForeignViews: [own[0], behind, inFront] + own[1...]
        case .belowForeignViews: own + [behind, inFront]
        case .aboveForeignViews: [behind, inFront] + own
        }
    }

    @Test func viewsOfOthersAreBetweenBackgroundAndContentByDefault() {
        #expect(Simulator.Profile.Variants().barSubviewOrder == .aroundForeignViews)
    }

    @Test(arguments: Order.allCases) func aLayoutOrdersTheViewsOfANavigationBar(_ order: Order) {
        let stage = HeadlessStage("A", "B", profile: profile { $0.barSubviewOrder = order })
        let own = stage.bar.subviews
        let (behind, inFront) = (UIView(), UIView())
        stage.bar.insertSubview(behind, at: 0)
        stage.bar.addSubview(inFront)
        stage.simulator.runToRest()
        #expect(stage.bar.subviews == expected(order, own: own, behind: behind, inFront: inFront))
        #expect(stage.bar.layer.sublayers == stage.bar.subviews.map(\.layer))
    }

    @Test(arguments: Order.allCases) func aTransitionOrdersThem(_ order: Order) {
        let stage = HeadlessStage("A", "B", profile: profile { $0.barSubviewOrder = order })
        let own = stage.bar.subviews
        let (behind, inFront) = (UIView(), UIView())
        stage.bar.insertSubview(behind, at: 0)
        stage.bar.addSubview(inFront)
        stage.simulator.runToRest()
        // No layout follows from these.
        stage.bar.sendSubviewToBack(behind)
        stage.bar.bringSubviewToFront(inFront)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.bar.subviews == expected(order, own: own, behind: behind, inFront: inFront))
        stage.bar.sendSubviewToBack(behind)
        stage.bar.bringSubviewToFront(inFront)
        stage.simulator.runToRest()
        #expect(stage.bar.subviews == expected(order, own: own, behind: behind, inFront: inFront))
    }

    @Test(arguments: Order.allCases) func aLayoutOrdersTheViewsOfAToolbar(_ order: Order) {
        let stage = HeadlessStage("A", profile: profile { $0.barSubviewOrder = order })
        stage.navigation.isToolbarHidden = false
        stage.pages[0].toolbarItems = [UIBarButtonItem(title: "Edit")]
        stage.simulator.runToRest()
        let toolbar: UIToolbar = stage.navigation.toolbar
        let own = toolbar.subviews
        let (behind, inFront) = (UIView(), UIView())
        toolbar.insertSubview(behind, at: 0)
        toolbar.addSubview(inFront)
        stage.simulator.runToRest()
        #expect(toolbar.subviews == expected(order, own: own, behind: behind, inFront: inFront))
    }

    @Test(arguments: [true, false]) func aTransitionMayResizeThem(isOn: Bool) {
        let stage = HeadlessStage("A", "B", profile: profile { $0.resizesForeignBarViews = isOn })
        let view = UIView(frame: CGRect(x: 5, y: -20, width: 40, height: 64))
        stage.bar.addSubview(view)
        stage.simulator.runToRest()
        #expect(view.frame == CGRect(x: 5, y: -20, width: 40, height: 64))
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(view.frame == (isOn ? stage.bar.bounds : CGRect(x: 5, y: -20, width: 40, height: 64)))
    }
}
