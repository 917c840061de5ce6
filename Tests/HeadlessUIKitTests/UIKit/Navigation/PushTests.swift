import TestSupport
import Testing
import UIKit

@Suite("Pushing", .ownSimulator) @MainActor
struct PushTests {
    @Test func fact_1_7_1_pushingAPageTwiceStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                let navigation = UINavigationController(rootViewController: page)
                navigation.pushViewController(page, animated: false)
            }
        }
        #expect(
            standardError(of: result).contains(
                "Pushing the same view controller instance more than once is not supported"))
    }

    /// An animation that the app starts in `viewIsAppearing` runs.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func fact_1_2_4a_animationsInViewIsAppearingRun(_ profile: Simulator.Profile, isLate: Bool) {
        final class FadingPage: UIViewController {
            let mark = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(mark)
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                UIView.animate(withDuration: 0.4) { self.mark.alpha = 0 }
            }
        }
        var profile = profile
        profile.variants.laysOutIncomingViewAfterAlongside = isLate
        let stage = TracingStage("A", profile: profile)
        let page = FadingPage()
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        stage.simulator.advance(by: 0.2)
        let shown = page.mark.layer.presentation()?.opacity ?? 0
        #expect(page.mark.alpha == 0 && shown > 0.2 && shown < 0.8, "\(shown)")
    }

    /// The app shows something else in the middle of a push, as after a log-out.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aStackThatIsDiscardedDuringAPushReleasesItsPages(_ profile: Simulator.Profile) {
        weak var root: UIViewController?
        weak var pushed: UIViewController?
        let simulator: Simulator
        do {
            let stage = TracingStage("A", profile: profile)
            let page = stage.page("B")
            simulator = stage.simulator
            (root, pushed) = (stage.pages[0], page)
            stage.navigation.pushViewController(page, animated: true)
            simulator.advance(by: 0.1)
            #expect(page.viewIfLoaded?.window != nil)
        }
        simulator.show(UIViewController())
        #expect(root == nil && pushed == nil)
    }
}
