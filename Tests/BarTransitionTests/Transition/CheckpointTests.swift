import BarTransition
import TestSupport
import Testing
import UIKit

/// What the library restores or leaves at rest, at the next moment at which it checks the stack.
@Suite("Checks outside of transitions", .ownSimulator) @MainActor
struct CheckpointTests {
    nonisolated static let profiles = SmoothLayoutTests.profiles
    nonisolated static let glass: [Simulator.Profile] = [.iPhone17Pro(iOS: 26), .iPhone18Pro(iOS: 27)]

    private func stage(_ profile: Simulator.Profile, _ pages: UIViewController...) -> HeadlessStage {
        HeadlessStage(profile, pages: pages)
    }

    private func color(_ stage: HeadlessStage) -> [Int] {
        Array(stage.simulator.rgba(3, stage.bar.frame.minY + 3).prefix(3))
    }

    /// Code that removes the bar's subviews takes the background away until then.
    @Test(arguments: profiles) func aRemovedBackgroundComesBack(_ profile: Simulator.Profile) throws {
        let stage = stage(profile, DeclaringPage("A", BarAppearance(background: .color(.red))))
        let background = try #require(stage.bar.subviews.min { $0.layer.zPosition < $1.layer.zPosition })
        background.removeFromSuperview()
        #expect(color(stage) != [255, 0, 0])
        stage.navigation.view.tintColor = .brown
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0])
    }

    /// A scroll view that a page adds later has no scroll edge effect under a declared background.
    @Test(arguments: glass) func aLateScrollView(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = stage(profile, page)
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        page.view.insertSubview(scrollView, at: 0)
        page.setContentScrollView(scrollView)
        stage.navigation.view.tintColor = .brown
        stage.simulator.runToRest()
        #expect(scrollView.topEdgeEffect.isHidden)
    }

    /// Another default appearance waits for an update or for the next page, and until then nothing of it shows.
    @Test(arguments: glass) func anotherDefaultAppearanceWaits(_ profile: Simulator.Profile) throws {
        let page = MarkedPage("A")
        page.wantsScrollView = true
        let stage = stage(profile, page)
        let effect = try #require(page.scrollView).topEdgeEffect
        let before = color(stage)
        stage.navigation.barTransition?.defaultAppearance = BarAppearance(background: .color(.red))
        stage.navigation.view.tintColor = .brown
        stage.simulator.runToRest()
        #expect(color(stage) == before && !effect.isHidden)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(color(stage) == [255, 0, 0] && effect.isHidden)
        stage.navigation.barTransition?.defaultAppearance = nil
        stage.navigation.view.tintColor = .cyan
        stage.simulator.runToRest()
        #expect(color(stage) == [255, 0, 0] && effect.isHidden)
    }

    // MARK: Visibility off the screen

    /// A page that was replaced off the screen shows its bar again as it declares it when it comes back.
    @Test(arguments: profiles, [true, false])
    func aPageThatComesBackAfterAnotherOne(_ profile: Simulator.Profile, isHidden: Bool) {
        let a = DeclaringPage("A", BarAppearance(isHidden: isHidden, toolbar: isHidden ? .hidden : .init()))
        let b = DeclaringPage("B", BarAppearance(isHidden: !isHidden, toolbar: isHidden ? .init() : .hidden))
        let stage = stage(profile, a)
        stage.simulator.show(UIViewController())
        stage.simulator.runToRest()
        stage.navigation.setViewControllers([b], animated: false)
        stage.simulator.runToRest()
        stage.navigation.setViewControllers([a], animated: false)
        stage.simulator.runToRest()
        stage.simulator.show(stage.navigation)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden == isHidden)
        #expect(stage.navigation.isToolbarHidden == isHidden)
    }

    /// What the app made of the bars on the screen stays when the stack was away, also after an update there that asks for no
    /// other visibility.
    @Test(arguments: profiles, [true, false])
    func theAppsVisibilityStaysWhileTheStackIsAway(_ profile: Simulator.Profile, isHidden: Bool) {
        let page = DeclaringPage("A", BarAppearance(isHidden: isHidden))
        let stage = stage(profile, page)
        stage.navigation.setNavigationBarHidden(!isHidden, animated: false)
        stage.simulator.runToRest()
        stage.simulator.show(UIViewController())
        stage.simulator.runToRest()
        for _ in 0..<2 {
            page.barAppearance.tintColor = .red
            page.setNeedsBarAppearanceUpdate(animated: false)
            stage.simulator.runToRest()
            #expect(stage.navigation.isNavigationBarHidden == !isHidden)
        }
    }
}
