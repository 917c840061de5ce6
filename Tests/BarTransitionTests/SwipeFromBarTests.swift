import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Interactive pops from a page with a bar", .ownSimulator) @MainActor
struct SwipeFromBarTests {
    /// A page with a red bar above one without a bar.
    private static func stage(
        _ profile: Simulator.Profile, isRightToLeft: Bool
    ) -> (Simulator, UINavigationController, [DeclaringPage]) {
        let simulator = Simulator(
            profile: profile, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let pages = [DeclaringPage("", .hidden), DeclaringPage("", BarAppearance(background: .color(.red)))]
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.attachBarTransition()
        simulator.show(navigation)
        navigation.pushViewController(pages[1], animated: false)
        simulator.runToRest()
        return (simulator, navigation, pages)
    }

    private static func shownX(_ layer: CALayer?) -> CGFloat {
        (layer?.presentation() ?? layer)?.frame.minX ?? .nan
    }

    /// From iOS 26 UIKit itself leaves the bar where it is until the swipe is over (fact 5.3.5).
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func theBarGoesWithItsPage(_ profile: Simulator.Profile, isRightToLeft: Bool) {
        let (simulator, navigation, pages) = Self.stage(profile, isRightToLeft: isRightToLeft)
        let bar = navigation.navigationBar
        let frame = bar.frame
        func check(_ place: String) {
            let (seen, wanted) = (Self.shownX(bar.layer), Self.shownX(pages[1].view.superview?.layer))
            #expect(!bar.isHidden && abs(seen - wanted) < 0.5, "\(place): bar \(seen), page \(wanted)")
        }
        for finishes in [false, false, true] {
            simulator.beginBackSwipe()
            for progress in [CGFloat(0.05), 0.2, 0.7, 0.4] {
                simulator.moveBackSwipe(toProgress: progress)
                check("swipe to \(progress)")
            }
            simulator.endBackSwipe(finishing: finishes)
            while navigation.transitionCoordinator != nil {
                check("after the swipe")
                simulator.advance(by: 1 / 60)
            }
            // Hidden together with the page, not later; or back in its position.
            #expect(bar.isHidden == finishes && navigation.isNavigationBarHidden == finishes)
            #expect(bar.transform.isIdentity && (finishes || bar.frame == frame))
        }
        simulator.runToRest()
        #expect(bar.isHidden)
        // The next page with a bar finds it in its position.
        navigation.pushViewController(DeclaringPage("", BarAppearance(background: .color(.blue))), animated: true)
        simulator.runToRest()
        #expect(!bar.isHidden && bar.frame == frame)
    }

    /// A bar that the app has scaled is not moved sideways, since that would need another transform.
    @Test func theAppsTransformOfTheBarStays() {
        let (simulator, navigation, _) = Self.stage(.iPhone17Pro(iOS: 26), isRightToLeft: false)
        let bar = navigation.navigationBar
        let own = CGAffineTransform(scaleX: 0.9, y: 0.9)
        bar.transform = own
        for finishes in [false, true] {
            simulator.beginBackSwipe()
            for progress in [CGFloat(0.2), 0.6] {
                simulator.moveBackSwipe(toProgress: progress)
                #expect(bar.transform == own, "\(progress)")
            }
            simulator.endBackSwipe(finishing: finishes)
            simulator.runToRest()
            #expect(bar.transform == own)
        }
    }

    /// One that the app has moved down goes with its page at that height, and stays there.
    @Test func aBarThatTheAppHasMovedDown() {
        let (simulator, navigation, pages) = Self.stage(.iPhone17Pro(iOS: 26), isRightToLeft: false)
        let bar = navigation.navigationBar
        let own = CGAffineTransform(translationX: 0, y: 6)
        bar.transform = own
        for finishes in [false, true] {
            simulator.beginBackSwipe()
            for progress in [CGFloat(0.2), 0.6] {
                simulator.moveBackSwipe(toProgress: progress)
                let (seen, wanted) = (Self.shownX(bar.layer), Self.shownX(pages[1].view.superview?.layer))
                #expect(wanted > 50 && abs(seen - wanted) < 0.5, "\(progress): bar \(seen), page \(wanted)")
                #expect(bar.transform.ty == 6, "\(progress)")
            }
            simulator.endBackSwipe(finishing: finishes)
            simulator.runToRest()
            #expect(bar.transform == own)
        }
    }

    /// A bar that the page beneath dims in its callbacks goes with its page nevertheless.
    @Test func aBarThatTheAppAnimatesGoesToo() {
        final class DimmingPage: DeclaringPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                UIView.animate(withDuration: 0.3) { self.navigationController?.navigationBar.alpha = 0.9 }
            }
        }
        let above = DeclaringPage("", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: DimmingPage("", .hidden))
        stage.push(above, andWait: 1)
        stage.bar.alpha = 1
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        let (seen, wanted) = (Self.shownX(stage.bar.layer), Self.shownX(above.view.superview?.layer))
        #expect(wanted > 100 && abs(seen - wanted) < 0.5, "bar \(seen), page \(wanted)")
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.bar.transform.isIdentity)
    }

    /// The app moves the bar down when the swipe is over, and the bar stays there.
    @Test(arguments: [false, true]) func aBarThatTheAppMovesDownAtTheEnd(finishes: Bool) {
        final class MovingPage: DeclaringPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let bar = navigationController?.navigationBar else { return }
                _ = transitionCoordinator?.animate(
                    alongsideTransition: nil,
                    completion: { _ in bar.transform = CGAffineTransform(translationX: 0, y: 6) })
            }
        }
        let above = DeclaringPage("", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: MovingPage("", .hidden))
        stage.push(above, andWait: 1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        #expect(stage.bar.transform.ty == 0 && Self.shownX(stage.bar.layer) > 100)
        stage.simulator.endBackSwipe(finishing: finishes)
        stage.simulator.runToRest()
        #expect((stage.navigation.topViewController === above) != finishes)
        #expect(stage.bar.transform == CGAffineTransform(translationX: 0, y: 6))
    }

    @Test func contentOfThePageBeneathDoesNotMove() {
        let (simulator, navigation, pages) = Self.stage(.iPhone17Pro(iOS: 26), isRightToLeft: false)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.5)
        let top = pages[0].view.safeAreaInsets.top
        simulator.endBackSwipe(finishing: true)
        while simulator.isBusy {
            #expect(pages[0].view.safeAreaInsets.top == top)
            simulator.advance(by: 1 / 60)
        }
        #expect(navigation.topViewController === pages[0])
    }

    /// If UIKit moves the bar with the finger itself, the library does not move it as well.
    @Test(arguments: [false, true]) func aBarThatUIKitMoves(isRightToLeft: Bool) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.variants.barVisibilityInSwipes = .followsFinger
        let (simulator, navigation, pages) = Self.stage(profile, isRightToLeft: isRightToLeft)
        simulator.beginBackSwipe()
        for progress in [CGFloat(0.2), 0.6] {
            simulator.moveBackSwipe(toProgress: progress)
            let (seen, wanted) = (
                Self.shownX(navigation.navigationBar.layer), Self.shownX(pages[1].view.superview?.layer)
            )
            #expect(abs(wanted) > 50 && abs(seen - wanted) < 0.5, "\(progress): bar \(seen), page \(wanted)")
        }
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(navigation.navigationBar.transform.isIdentity)
    }

    @Test(arguments: [true, false]) func theBarGoesWhateverPresentationLayersShow(_ lags: Bool) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.variants.presentationLagsOneCommit = lags
        let (simulator, navigation, pages) = Self.stage(profile, isRightToLeft: false)
        let bar = navigation.navigationBar
        simulator.beginBackSwipe()
        for progress in [CGFloat(0.2), 0.7] {
            simulator.moveBackSwipe(toProgress: progress)
            simulator.commit()
            let (seen, wanted) = (Self.shownX(bar.layer), Self.shownX(pages[1].view.superview?.layer))
            #expect(abs(seen - wanted) < 0.5, "bar \(seen), page \(wanted)")
        }
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(bar.transform.isIdentity && bar.frame.minX == 0 && !bar.isHidden)
    }

    /// A page that hides the bar as it appears and shows it again when the swipe is over has its bar then.
    @Test func aBarThatTheAppShowsAtTheEnd() {
        final class ShowingPage: MarkedPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let coordinator = transitionCoordinator, coordinator.initiallyInteractive else { return }
                navigationController?.setNavigationBarHidden(true, animated: true)
                coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                    self?.navigationController?.setNavigationBarHidden(false, animated: false)
                }
            }
        }
        let below = ShowingPage("")
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: below)
        stage.push(DeclaringPage("", BarAppearance(background: .color(.red))), andWait: 1)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === below)
        #expect(!stage.navigation.isNavigationBarHidden && !stage.bar.isHidden && stage.bar.transform.isIdentity)
    }
}
