import BarTransition
import TestSupport
import Testing
import UIKit

/// What the root of a presented stack declares as it appears.
@Suite("Declarations in a presented stack", .ownSimulator) @MainActor
struct PresentedDeclarationTests {
    nonisolated private static let profiles: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26), .iPhone17(iOS: 27),
    ]

    private func present(_ root: UIViewController, _ profile: Simulator.Profile) -> (Simulator, UINavigationController)
    {
        let stage = HeadlessStage(profile, pages: MarkedPage("Below"))
        let presented = UINavigationController(rootViewController: root)
        presented.modalPresentationStyle = .fullScreen
        presented.attachBarTransition()
        stage.navigation.present(presented, animated: true)
        return (stage.simulator, presented)
    }

    /// The bar has the declared color from the first frame in which it is on the screen.
    @Test(arguments: profiles, [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func theFirstFrameHasTheDeclaredBar(_ profile: Simulator.Profile, moment: EmbeddingPage.Moment) {
        let page = EmbeddingPage("Root", BarAppearance(background: .color(.red)), in: moment)
        let (simulator, presented) = present(page, profile)
        var shown = 0
        for _ in 0..<20 {
            simulator.advance(by: 0.04)
            let y = presented.view.shownFrame.minY + presented.navigationBar.frame.minY + 3
            guard y < presented.view.bounds.height - 20 else { continue }
            shown += 1
            #expect(simulator.color(at: CGPoint(x: 5, y: y)) == .red)
        }
        #expect(shown > 10)
    }

    /// The content of a page without a bar is at the top from the first frame.
    @Test(arguments: profiles, [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func theFirstFrameHasNoHiddenBar(_ profile: Simulator.Profile, moment: EmbeddingPage.Moment) {
        let page = EmbeddingPage("Root", .hidden, in: moment)
        let (simulator, presented) = present(page, profile)
        var tops: Set<CGFloat> = []
        for _ in 0..<20 {
            simulator.advance(by: 0.04)
            tops.insert(page.marker.shownFrame.minY - presented.view.shownFrame.minY)
        }
        simulator.runToRest()
        #expect(presented.isNavigationBarHidden)
        #expect(tops == [page.marker.shownFrame.minY])
    }

    /// So it has for a page that is pushed without animation onto the presented stack at once, as a link to a page inside does. One
    /// that is pushed during the presentation has it as soon as the page is on the screen, for which UIKit may wait for the end.
    @Test(arguments: profiles, [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func theFirstFrameOfAPushedPageHasTheDeclaredBar(_ profile: Simulator.Profile, moment: EmbeddingPage.Moment) {
        for start in [0, 0.2] {
            let root = DeclaringPage("Root", BarAppearance(background: .color(.blue)))
            let (simulator, presented) = present(root, profile)
            if start > 0 { simulator.advance(by: start) }
            let page = EmbeddingPage("Pushed", BarAppearance(background: .color(.red)), in: moment)
            presented.pushViewController(page, animated: false)
            var colors: [UIColor] = []
            for frame in 0..<40 {
                simulator.advance(by: 0.02)
                if start == 0 { #expect(page.viewIfLoaded?.window != nil, "frame \(frame)") }
                let y = presented.view.shownFrame.minY + presented.navigationBar.frame.minY + 3
                guard page.viewIfLoaded?.window != nil, y < presented.view.bounds.height - 20 else { continue }
                colors.append(simulator.color(at: CGPoint(x: 5, y: y)))
            }
            #expect(colors.count > 5 && colors.allSatisfy { $0 == .red }, "\(start): \(colors)")
        }
    }

    /// An attached stack inside a page that is pushed: the bar of its root.
    @Test(arguments: profiles, [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func theFirstFrameOfAnEmbeddedStackHasTheDeclaredBar(_ profile: Simulator.Profile, moment: EmbeddingPage.Moment) {
        let stage = HeadlessStage(profile, pages: MarkedPage("Below"))
        stage.navigation.isNavigationBarHidden = true
        let page = EmbeddingPage("Root", BarAppearance(background: .color(.red)), in: moment)
        let embedded = UINavigationController(rootViewController: page)
        embedded.attachBarTransition()
        let container = UIViewController()
        container.addChild(embedded)
        container.view.addSubview(embedded.view)
        embedded.view.frame = container.view.bounds
        embedded.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        embedded.didMove(toParent: container)
        stage.navigation.pushViewController(container, animated: true)
        var colors: [UIColor] = []
        for _ in 0..<20 {
            stage.simulator.advance(by: 0.02)
            let x = embedded.view.shownFrame.minX + 5
            if x < stage.simulator.window.bounds.width {
                colors.append(stage.simulator.color(at: CGPoint(x: x, y: embedded.navigationBar.frame.minY + 3)))
            }
        }
        #expect(colors.count > 5 && colors.allSatisfy { $0 == .red }, "\(colors)")
    }

    /// A declaration in the middle of the presentation waits for its end, as in other transitions.
    @Test(arguments: profiles) func aLaterDeclarationWaits(_ profile: Simulator.Profile) {
        let page = DeclaringPage("Root", BarAppearance(background: .color(.blue)))
        let (simulator, presented) = present(page, profile)
        simulator.advance(by: 0.3)
        page.barAppearance = BarAppearance(background: .color(.red))
        page.setNeedsBarAppearanceUpdate()
        let y = presented.view.shownFrame.minY + presented.navigationBar.frame.minY + 3
        #expect(simulator.color(at: CGPoint(x: 5, y: y)) == .blue)
        simulator.runToRest()
        #expect(simulator.color(at: CGPoint(x: 5, y: presented.navigationBar.frame.minY + 3)) == .red)
    }

    /// A page that the app replaces during the presentation has its scroll edge effect back at the end (iOS 26).
    @Test(arguments: profiles.filter { $0.system >= 26 })
    func aPageThatIsReplacedMeanwhileHasItsEdgeEffectBack(_ profile: Simulator.Profile) {
        let page = DeclaringPage("Root", BarAppearance(background: .color(.blue)))
        page.wantsScrollView = true
        let (simulator, presented) = present(page, profile)
        simulator.advance(by: 0.3)
        #expect(page.scrollView?.topEdgeEffect.isHidden == true && presented.transitionCoordinator != nil)
        presented.setViewControllers([DeclaringPage("Next", BarAppearance(background: .color(.red)))], animated: false)
        simulator.runToRest()
        #expect(presented.transitionCoordinator == nil && page.scrollView?.topEdgeEffect.isHidden == false)
    }

    /// The library can be attached as late as the root appears; UIKit has called the delegate by then.
    @Test(arguments: profiles) func aStackThatIsAttachedAsItsRootAppears(_ profile: Simulator.Profile) {
        final class AttachingPage: DeclaringPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                navigationController?.attachBarTransition()
            }
        }
        let stage = HeadlessStage(profile, pages: MarkedPage("Below"))
        let root = AttachingPage("Root", BarAppearance(background: .color(.red)))
        let presented = UINavigationController(rootViewController: root)
        presented.modalPresentationStyle = .fullScreen
        stage.navigation.present(presented, animated: true)
        var shown = 0
        for _ in 0..<20 {
            stage.simulator.advance(by: 0.04)
            let y = presented.view.shownFrame.minY + presented.navigationBar.frame.minY + 3
            guard y < presented.view.bounds.height - 20 else { continue }
            shown += 1
            #expect(stage.simulator.color(at: CGPoint(x: 5, y: y)) == .red)
        }
        #expect(shown > 10)
    }

    /// The content under a declared bar has no scroll edge effect from the first frame (iOS 26).
    @Test(
        arguments: profiles.filter { $0.system >= 26 },
        [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func theFirstFrameHasNoEdgeEffect(_ profile: Simulator.Profile, moment: EmbeddingPage.Moment) {
        let page = EmbeddingPage("Root", BarAppearance(background: .transparent), in: moment)
        page.wantsScrollView = true
        let (simulator, presented) = present(page, profile)
        simulator.advance(by: 0.04)
        #expect(presented.transitionCoordinator != nil && page.scrollView?.topEdgeEffect.isHidden == true)
        simulator.runToRest()
    }
}
