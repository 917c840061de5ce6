import BarTransition
import TestSupport
import Testing
import UIKit

/// The app can keep the library's object, and pages or tabs of a stack, longer than the stack.
@Suite("Objects that the app keeps", .ownSimulator) @MainActor
struct KeptObjectTests {
    nonisolated private static let profiles = [
        Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    private struct WeakObject {
        weak var object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
    }

    /// The library's object keeps nothing of UIKit's alive, whether the library was detached or the stack is just gone.
    @Test(arguments: profiles, [false, true]) func theLibrarysObject(_ profile: Simulator.Profile, isDetached: Bool) {
        let simulator = Simulator(profile: profile)
        var kept: BarTransitionController?
        var objects: [WeakObject] = []
        do {
            let root = DeclaringPage("A", BarAppearance(background: .color(.red)))
            let form = FormPage("Form")
            form.answer = true
            let tabs = UITabBarController()
            tabs.viewControllers = [MarkedPage("One"), MarkedPage("Two")]
            let navigation = UINavigationController(rootViewController: root)
            kept = navigation.attachBarTransition()
            kept?.isContentPopGestureEnabled = true
            simulator.show(navigation)
            for page in [tabs, form] as [UIViewController] {
                navigation.pushViewController(page, animated: true)
                simulator.runToRest()
            }
            simulator.swipeBack(toProgress: 0.4, finishing: false)
            navigation.popViewController(animated: true)
            simulator.runToRest()
            tabs.selectedIndex = 1
            simulator.runToRest()
            #expect(navigation.topViewController === tabs && form.attempts == [.swipe])
            objects = ([navigation, root, form, tabs] + (tabs.viewControllers ?? [])).map { WeakObject($0) }
            objects += [root.view, form.view, tabs.view, navigation.view].map { WeakObject($0) }
            objects.append(WeakObject(navigation.interactivePopGestureRecognizer))
            if isDetached { kept?.detach() }
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        let left = objects.compactMap(\.object).map { "\(type(of: $0))" }
        #expect(objects.count == 11)
        #expect(left == [])
        withExtendedLifetime(kept) {}
    }

    /// After detaching, the library's delegates and views are gone even if the app keeps its object and the stack.
    @Test(arguments: profiles) func theLibrarysOwnObjects(_ profile: Simulator.Profile) throws {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        navigation.loadViewIfNeeded()
        let before = navigation.view.subviews
        let kept = navigation.attachBarTransition()
        kept.isContentPopGestureEnabled = true
        simulator.show(navigation)
        let delegate = WeakObject(try #require(navigation.interactivePopGestureRecognizer).delegate)
        let added = navigation.view.subviews.filter { view in !before.contains { $0 === view } }
        let views = added.map { WeakObject($0) }.filter { "\(type(of: $0.object!))" != "UINavigationBar" }
        #expect(delegate.object != nil && views.count >= 2)
        kept.detach()
        simulator.runToRest()
        #expect(delegate.object == nil)
    }

    /// Stacks come and go, as in the tabs of several windows; the library stays attached to those that are left.
    @Test func aStackThatStaysWhenOthersGo() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let navigation = UINavigationController(rootViewController: page)
        let attached = navigation.attachBarTransition()
        for _ in 0..<3 {
            let other = UINavigationController(rootViewController: MarkedPage("Other"))
            other.attachBarTransition()
            simulator.show(other)
            simulator.runToRest()
        }
        simulator.show(navigation)
        simulator.runToRest()
        #expect(navigation.barTransition === attached && simulator.rgba(5, 5) == [255, 0, 0, 255])
        navigation.detachBarTransition()
        #expect(navigation.barTransition == nil)
    }
}
