import BarTransition
import TestSupport
import Testing
import UIKit

/// Changes of the stack that concern other pages than the one that comes.
@Suite("Changes below the top", .ownSimulator) @MainActor
struct StackChangeTests {
    /// UIKit notifies nobody of a page that comes in below the top. The large title of the top one depends on it, if it leaves its own
    /// to UIKit: then it is as the page below has it.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aPageThatComesBelowTheTop(_ profile: Simulator.Profile, isAnimated: Bool) {
        let root = DeclaringPage("A", BarAppearance(largeTitleDisplayMode: .always))
        let below = DeclaringPage("B", BarAppearance(largeTitleDisplayMode: .never))
        let top = DeclaringPage("C", BarAppearance(largeTitleDisplayMode: .automatic))
        let stage = HeadlessStage(profile, pages: root, largeTitles: true)
        let large = stage.bar.frame.height
        below.loadViewIfNeeded()
        stage.navigation.setViewControllers([root, below, top], animated: isAnimated)
        stage.simulator.runToRest()
        #expect(below.navigationItem.largeTitleDisplayMode == .never)
        #expect(stage.bar.frame.height < large - 20)
        #expect(isClose(top.marker.shownFrame.minY, stage.barBottom))
    }

    /// From iOS 26 the page on top can come back before its pop has ended, with another page below it.
    @Test func aPageThatReturnsAboveAnother() {
        let root = DeclaringPage("A", BarAppearance(largeTitleDisplayMode: .always))
        let below = DeclaringPage("B", BarAppearance(largeTitleDisplayMode: .never))
        let top = DeclaringPage("C", BarAppearance(largeTitleDisplayMode: .automatic))
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: root, top, largeTitles: true)
        let large = stage.bar.frame.height
        below.loadViewIfNeeded()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.setViewControllers([root, below, top], animated: true)
        stage.simulator.runToRest()
        #expect(below.navigationItem.largeTitleDisplayMode == .never)
        #expect(stage.bar.frame.height < large - 20)
    }

    /// `removeFromParent()` takes a page below the top off the stack, and UIKit does not call the delegate. The next pop shows the
    /// page that was below the removed one.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aPageBelowTheTopThatLeavesItsParent(_ profile: Simulator.Profile, bySwipe: Bool) {
        let root = DeclaringPage("A", BarAppearance(background: .color(.red), titleColor: .white))
        let removed = DeclaringPage("B", .hidden)
        let top = DeclaringPage("C", BarAppearance(background: .color(.green), prompt: "Prompt"))
        let stage = HeadlessStage(profile, pages: root)
        for page in [removed, top] { stage.push(page, andWait: 1) }
        removed.removeFromParent()
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [root, top])
        if bySwipe {
            stage.simulator.swipeBack(toProgress: 0.5, finishing: false)
            #expect(stage.navigation.topViewController === top && !stage.navigation.isNavigationBarHidden)
            #expect(isClose(top.marker.shownFrame.minY, stage.barBottom))
            stage.simulator.swipeBack(toProgress: 0.5, finishing: true)
        } else {
            stage.navigation.popViewController(animated: true)
        }
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [root] && !stage.navigation.isNavigationBarHidden)
        #expect(stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) == .red)
        #expect(isClose(root.marker.shownFrame.minY, stage.barBottom))
        #expect(stage.bar.backItem == nil && stage.bar.topItem === root.navigationItem)
    }

    /// Its view is not loaded, so it is not asked.
    @Test func anUnloadedPageBelowTheTopIsNotAsked() {
        final class AskedPage: MarkedPage, BarAppearanceProviding {
            var reads = 0
            var barAppearance: BarAppearance {
                reads += 1
                return BarAppearance(tintColor: .red)
            }
        }
        let below = AskedPage("B")
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: MarkedPage("A"), b: MarkedPage("C"))
        stage.simulator.runToRest()
        stage.navigation.setViewControllers([MarkedPage("A"), below, MarkedPage("C")], animated: true)
        stage.simulator.runToRest()
        #expect(below.reads == 0 && !below.isViewLoaded)
    }

    /// From iOS 26 each button has a tint of its own. Those that the page sets while it appears have it when it is there.
    @Test(arguments: [Simulator.Profile.iPhone17Pro(iOS: 26), .iPhone18Pro(iOS: 27)], [true, false])
    func buttonsThatComeWhileThePageAppears(_ profile: Simulator.Profile, isAnimated: Bool) {
        final class ButtonPage: DeclaringPage {
            let button = UIBarButtonItem(title: "Add")

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                navigationItem.rightBarButtonItem = button
            }
        }
        let page = ButtonPage("B", BarAppearance(background: .color(.red), tintColor: .white))
        let stage = HeadlessStage(profile, a: MarkedPage("A"), b: page)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(page, animated: isAnimated)
        stage.simulator.runToRest()
        #expect(page.button.tintColor == .white)
    }
}
