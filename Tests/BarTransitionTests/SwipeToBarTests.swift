import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Interactive pops to a page with a bar", .ownSimulator) @MainActor
struct SwipeToBarTests {
    private let simulator: Simulator
    private let navigation: UINavigationController
    private let pages: [DeclaringPage]

    init() {
        (simulator, navigation, pages) = Self.stage(.iPhone17Pro(iOS: 26), isRightToLeft: false)
    }

    /// A page without a bar above one with a red bar.
    private static func stage(
        _ profile: Simulator.Profile, isRightToLeft: Bool
    ) -> (Simulator, UINavigationController, [DeclaringPage]) {
        let simulator = Simulator(
            profile: profile, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let pages = [DeclaringPage("", BarAppearance(background: .color(.red))), DeclaringPage("", .hidden)]
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.attachBarTransition()
        simulator.show(navigation)
        pages[1].loadViewIfNeeded()
        pages[1].view.backgroundColor = .blue
        navigation.pushViewController(pages[1], animated: false)
        simulator.runToRest()
        return (simulator, navigation, pages)
    }

    /// Each page shows its own bar, or none, up to the edge of the page in front.
    private func check(
        _ simulator: Simulator, _ front: UIViewController, _ place: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let layer = front.view.superview?.layer
        let left = (layer?.presentation() ?? layer)?.frame.minX ?? 0
        let right = left + front.view.bounds.width
        for x in stride(from: 3, to: simulator.window.bounds.width, by: 13)
        where min(abs(x - left), abs(x - right)) > 2 {
            let expected: UIColor = left < x && x < right ? .blue : .red
            let color = simulator.color(at: CGPoint(x: x, y: 2))
            #expect(color == expected, "\(place), x \(x), page at \(left)", sourceLocation: sourceLocation)
        }
    }

    /// From iOS 26 UIKit itself shows the bar over the outgoing page (fact 5.3.5).
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func theBarDoesNotCoverThePageWithoutABar(_ profile: Simulator.Profile, isRightToLeft: Bool) {
        let (simulator, navigation, pages) = Self.stage(profile, isRightToLeft: isRightToLeft)
        let bar = navigation.navigationBar
        for finishes in [false, false, true] {
            simulator.beginBackSwipe()
            for progress in [CGFloat(0.05), 0.2, 0.7, 0.4] {
                simulator.moveBackSwipe(toProgress: progress)
                check(simulator, pages[1], "swipe to \(progress)")
            }
            simulator.endBackSwipe(finishing: finishes)
            for step in 0..<3 {
                check(simulator, pages[1], "released, \(step)")
                simulator.advance(by: 1 / 60)
            }
            // Moving the finger back leaves everything at its position.
            simulator.beginBackSwipe()
            simulator.advance(by: 1 / 60)
            check(simulator, pages[1], "touched again")
            simulator.endBackSwipe(finishing: finishes)
            while navigation.transitionCoordinator != nil {
                check(simulator, pages[1], "after the swipe")
                simulator.advance(by: 1 / 60)
            }
            simulator.runToRest()
            #expect(bar.isHidden == !finishes && navigation.isNavigationBarHidden == !finishes)
            #expect(bar.transform.isIdentity && (!finishes || bar.frame.minX == 0))
            #expect(simulator.color(at: CGPoint(x: 100, y: 2)) == (finishes ? .red : .blue))
        }
        #expect(navigation.topViewController === pages[0])
    }

    @Test func itsTitleIsAtItsPositionWhenThePageIsGone() {
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 1)
        let layer = navigation.navigationBar.layer
        #expect(abs((layer.presentation() ?? layer).frame.minX) < 0.5)
        simulator.moveBackSwipe(toProgress: 0.5)
        let width = simulator.window.bounds.width
        #expect(abs((layer.presentation() ?? layer).frame.maxX - width / 2) < 0.5)
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(navigation.topViewController === pages[1])
    }

    /// Swipes back to a page from one without a bar, and checks that the page's bar moves in with it.
    private func expectBarMoves(with page: DeclaringPage) {
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: page, DeclaringPage("", .hidden))
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        stage.simulator.commit()
        let layer = stage.bar.layer
        let right = (layer.presentation() ?? layer).frame.maxX
        #expect(abs(right - stage.simulator.window.bounds.width / 2) < 0.5, "\(right)")
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.bar.frame.minX == 0 && stage.bar.transform.isIdentity)
    }

    /// It moves with its page also where the app fades it in alongside.
    @Test func aBarThatTheAppFadesIn() {
        final class FadingPage: DeclaringPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let bar = navigationController?.navigationBar, let transitionCoordinator else { return }
                bar.alpha = 0.5
                transitionCoordinator.animateAlongsideTransition(in: bar, animation: { _ in bar.alpha = 1 })
            }
        }
        expectBarMoves(with: FadingPage("", BarAppearance(background: .color(.red))))
    }

    /// And where the app lets it hop with a Core Animation that does not move it sideways.
    @Test func aBarThatTheAppLetsHop() {
        final class HoppingPage: DeclaringPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let bar = navigationController?.navigationBar, let transitionCoordinator else { return }
                transitionCoordinator.animateAlongsideTransition(
                    in: bar,
                    animation: { _ in
                        let hop = CABasicAnimation(keyPath: "anchorPoint")
                        hop.fromValue = CGPoint(x: 0.5, y: 0.6)
                        hop.duration = 0.3
                        bar.layer.add(hop, forKey: "hop")
                    })
            }
        }
        expectBarMoves(with: HoppingPage("", BarAppearance(background: .color(.red))))
    }

    /// Where UIKit moves the bar with its page, at 0.3 of the distance (fact 3.5), the library leaves it alone.
    @Test(arguments: [15, 18, 26]) func nothingIsDoneWhereUIKitMovesTheBar(system: Int) {
        var profile = Simulator.Profile.iPhone15(iOS: system)
        profile.defects.swipeLeavesBarVisibilityUnscrubbed = false
        let (simulator, navigation, pages) = Self.stage(profile, isRightToLeft: false)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.5)
        simulator.commit()
        check(simulator, pages[1], "halfway")
        let layer = navigation.navigationBar.layer
        let left = (layer.presentation() ?? layer).frame.minX
        #expect(abs(left + 0.15 * simulator.window.bounds.width) < 0.5)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.minX == 0)
    }

    /// Before iOS 26 UIKit moves the bar itself.
    @Test(arguments: [15, 18]) func nothingIsDoneBeforeIOS26(system: Int) {
        var profile = Simulator.Profile.iPhone15(iOS: system)
        profile.variants.presentationLagsOneCommit = true
        let (simulator, navigation, _) = Self.stage(profile, isRightToLeft: false)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.5)
        simulator.advance(by: 1 / 30)
        let layer = navigation.navigationBar.layer
        #expect(abs((layer.presentation() ?? layer).frame.minX + 0.15 * simulator.window.bounds.width) < 0.5)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.minX == 0)
    }

    /// Presentation layers that show changes at once are no reason to leave the bar over the page, nor are others.
    @Test(arguments: [true, false]) func theBarMovesWhateverPresentationLayersShow(_ lags: Bool) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.variants.presentationLagsOneCommit = lags
        let (simulator, navigation, pages) = Self.stage(profile, isRightToLeft: false)
        for finishes in [false, true] {
            simulator.beginBackSwipe()
            for progress in [CGFloat(0.2), 0.6] {
                simulator.moveBackSwipe(toProgress: progress)
                simulator.commit()
                check(simulator, pages[1], "swipe to \(progress)")
            }
            simulator.endBackSwipe(finishing: finishes)
            simulator.runToRest()
            #expect(navigation.navigationBar.transform.isIdentity)
            #expect(navigation.isNavigationBarHidden == !finishes)
        }
    }

    /// Nor do they hide that UIKit moves it.
    @Test(arguments: [true, false]) func nothingIsDoneWhereUIKitMovesIt(_ lags: Bool) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.defects.swipeLeavesBarVisibilityUnscrubbed = false
        profile.variants.presentationLagsOneCommit = lags
        let (simulator, navigation, _) = Self.stage(profile, isRightToLeft: false)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.5)
        simulator.commit()
        let layer = navigation.navigationBar.layer
        #expect(abs((layer.presentation() ?? layer).frame.minX + 0.15 * simulator.window.bounds.width) < 0.5)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.minX == 0 && navigation.navigationBar.transform.isIdentity)
    }
}
