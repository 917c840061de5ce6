import BarTransition
import TestSupport
import Testing
import UIKit

/// A new object can be where one was that is gone, and then it is the same to code that compares addresses. It is a new one all the
/// same: nothing of the earlier one counts for it.
@Suite("Objects in the place of released ones", .ownSimulator) @MainActor
struct ReusedAddressTests {
    /// Makes objects until one is in the place of an earlier one. Nil if none is; a test tries again then.
    private func object<Object: AnyObject>(at place: ObjectIdentifier?, _ make: () -> Object) -> Object? {
        var others: [Object] = []
        while others.count < 200 {
            let object = make()
            if ObjectIdentifier(object) == place { return object }
            others.append(object)
        }
        return nil
    }

    /// The app keeps the view of a stack that is gone, and with it what is in the view.
    @Test func aStackIsNotAttached() {
        var views: [UIView] = []
        for _ in 0..<20 {
            var place: ObjectIdentifier?
            do {
                let gone = UINavigationController(rootViewController: MarkedPage("A"))
                gone.attachBarTransition()
                views.append(gone.view)
                place = ObjectIdentifier(gone)
            }
            guard let next = object(at: place, { UINavigationController() }) else { continue }
            #expect(next.barTransition == nil)
            return
        }
        Issue.record("no object has taken the place of another one")
    }

    /// The app takes a page out below the top, of which UIKit notifies nobody. The next one that is pushed comes from the front.
    @Test func aPageIsPushed() {
        func page(_ color: UIColor) -> DeclaringPage {
            let page = DeclaringPage("", BarAppearance(background: .color(color), transitionStyle: .slide))
            page.loadViewIfNeeded()
            page.marker.isHidden = true
            return page
        }
        for _ in 0..<20 {
            var place: ObjectIdentifier?
            let top = page(.red)
            let stage: HeadlessStage
            do {
                let gone = page(.green)
                place = ObjectIdentifier(gone)
                stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: page(.yellow), gone, top)
            }
            stage.navigation.viewControllers.remove(at: 1)
            stage.simulator.runToRest()
            guard let next = object(at: place, { DeclaringPage() }) else { continue }
            next.barAppearance = BarAppearance(background: .color(.blue), transitionStyle: .slide)
            stage.push(next, andWait: 0.15)
            let edge = next.view.shownFrame.minX
            #expect((20...355).contains(edge))
            let colors = [edge - 8, edge + 8].map { Array(stage.simulator.rgba($0, 3).prefix(3)) }
            #expect(colors == [[255, 0, 0], [0, 0, 255]], "\(edge)")
            stage.simulator.runToRest()
            return
        }
        Issue.record("no object has taken the place of another one")
    }

    /// The app replaces a page below the top, of which UIKit notifies nobody, with one in its place, which now is where the next
    /// page's back button leads.
    @Test func aPageBelowTheTopIsReplaced() {
        for _ in 0..<20 {
            var place: ObjectIdentifier?
            let root = DeclaringPage("Root")
            let button = BarAppearance(backButton: .init(title: "Back"))
            let top = DeclaringPage("Top", button)
            let stage: HeadlessStage
            do {
                let gone = DeclaringPage("Gone")
                gone.loadViewIfNeeded()
                place = ObjectIdentifier(gone)
                stage = HeadlessStage(.iPhoneSE(iOS: 18), pages: root, gone, top)
                #expect(gone.navigationItem.backButtonTitle == "Back")
                stage.navigation.setViewControllers([root, top], animated: false)
            }
            guard let next = object(at: place, { DeclaringPage("Next") }) else { continue }
            stage.navigation.setViewControllers([root, next, top], animated: false)
            for view in stage.navigation.view.subviews { view.setNeedsLayout() }
            stage.simulator.runToRest()
            #expect(next.navigationItem.backButtonTitle == "Back")
            return
        }
        Issue.record("no object has taken the place of another one")
    }

    /// A button has the color that the app gives it, also if the library gave the same one to a button that is gone.
    @Test func aButtonKeepsTheAppsColor() {
        for _ in 0..<20 {
            let page = DeclaringPage("A", BarAppearance(tintColor: .red))
            let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: page)
            var place: ObjectIdentifier?
            do {
                let gone = UIBarButtonItem(title: "Edit")
                place = ObjectIdentifier(gone)
                page.navigationItem.rightBarButtonItem = gone
                page.setNeedsBarAppearanceUpdate(animated: false)
                #expect(gone.tintColor == .red)
                page.navigationItem.rightBarButtonItem = nil
                stage.simulator.runToRest()
            }
            guard let button = object(at: place, { UIBarButtonItem(title: "Edit") }) else { continue }
            button.tintColor = .red
            page.navigationItem.rightBarButtonItem = button
            page.barAppearance.tintColor = .blue
            page.setNeedsBarAppearanceUpdate(animated: false)
            #expect(button.tintColor == .red)
            return
        }
        Issue.record("no object has taken the place of another one")
    }
}
