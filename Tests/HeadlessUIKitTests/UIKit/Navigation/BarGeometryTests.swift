import TestSupport
import Testing
import UIKit

@Suite("Bar geometry and safe areas", .ownSimulator) @MainActor
struct BarGeometryTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let profile: Simulator.Profile
        let bottom: CGFloat
        let largeBottom: CGFloat
        var testDescription: String { profile.name }
    }

    nonisolated static let landscape = [
        Case(profile: .iPhone14(iOS: 16), bottom: 32, largeBottom: 32),
        Case(profile: .iPhone15ProMax(iOS: 18), bottom: 44, largeBottom: 44),
        Case(profile: .iPhone17Pro(iOS: 26), bottom: 78, largeBottom: 78),
    ]

    @Test(arguments: landscape) func fact_4_2_landscape(_ example: Case) {
        let simulator = Simulator(profile: example.profile, orientation: .landscapeLeft)
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.show(navigation)
        // Fact m1.7: no large title at compact height.
        #expect(abs(navigation.navigationBar.frame.maxY - example.bottom) < 0.01)
        #expect(abs(page.view.safeAreaInsets.top - example.bottom) < 0.01)
        #expect(navigation.navigationBar.prefersLargeTitles)
    }

    /// What a page sets in `viewIsAppearing` is there before its first layout and the blocks, like the bar's inset.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_5_3_1_anInsetThatIsSetInViewIsAppearing(_ profile: Simulator.Profile) {
        final class Page: UIViewController {
            var tops: [CGFloat] = []
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                additionalSafeAreaInsets.top = 30
                tops.append(view.safeAreaInsets.top)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                tops.append(view.safeAreaInsets.top)
            }
        }
        let stage = TracingStage("A", profile: profile)
        stage.simulator.runToRest()
        let bottom = stage.navigation.navigationBar.frame.maxY
        let page = Page()
        stage.navigation.pushViewController(page, animated: true)
        stage.navigation.transitionCoordinator?.animate { context in
            page.tops += [.from, .to].compactMap { context.viewController(forKey: $0)?.view.safeAreaInsets.top }
        }
        stage.simulator.commit()
        // In viewIsAppearing, then the first layout, and in the block the page below and this one.
        #expect(page.tops.first == bottom + 30)
        #expect(page.tops.dropLast(2).allSatisfy { $0 == bottom + 30 })
        #expect(page.tops.suffix(2) == [bottom, bottom + 30])
        stage.simulator.runToRest()
        #expect(page.view.safeAreaInsets.top == bottom + 30)
        #expect(stage.pages[0].view.safeAreaInsets.top == bottom)
    }

    @Test func largeTitleIsExpandedAgainAfterAPageWithoutABar() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 15))
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        page.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.show(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.setNavigationBarHidden(true, animated: true)
        simulator.runToRest()
        navigation.setNavigationBarHidden(false, animated: true)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.maxY == 116)
        #expect(scrollView.contentOffset.y == -116)
    }
}
