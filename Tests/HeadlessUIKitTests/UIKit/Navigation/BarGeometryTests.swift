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

    /// Facts 4.2, 4.3, 4.7, 4.8 and m1.2.
    nonisolated static let portrait = [
        Case(profile: .iPhoneSE(iOS: 15), bottom: 64, largeBottom: 116),
        Case(profile: .iPhone14(iOS: 16), bottom: 91, largeBottom: 143),
        Case(profile: .iPhone15(iOS: 17), bottom: 293 / 3, largeBottom: 449 / 3),
        Case(profile: .iPhone15(iOS: 18), bottom: 293 / 3, largeBottom: 449 / 3),
        Case(profile: .iPhone15ProMax(iOS: 18), bottom: 293 / 3, largeBottom: 449 / 3),
        Case(profile: .iPhone17Pro(iOS: 18), bottom: 301 / 3, largeBottom: 457 / 3),
        Case(profile: .iPhone17Pro(iOS: 26), bottom: 116, largeBottom: 168),
        Case(profile: .iPhoneAir(iOS: 26), bottom: 122, largeBottom: 174),
        Case(profile: .iPad(iOS: 18), bottom: 74, largeBottom: 126),
        Case(profile: .iPad(iOS: 26), bottom: 86, largeBottom: 138),
    ]

    @Test(arguments: portrait) func fact_4_barBottomAndChildInset(_ example: Case) {
        let stage = TracingStage("A", profile: example.profile)
        #expect(abs(stage.navigation.navigationBar.frame.maxY - example.bottom) < 0.01)
        // Fact 5.2.5: the page's inset is the bar's bottom edge.
        #expect(abs(stage.pages[0].view.safeAreaInsets.top - example.bottom) < 0.01)
        #expect(stage.pages[0].view.frame.origin == .zero)
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
        #expect(abs(stage.navigation.navigationBar.frame.maxY - example.largeBottom) < 0.01)
        #expect(abs(stage.pages[0].view.safeAreaInsets.top - example.largeBottom) < 0.01)
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

    @Test func fact_5_2_5_hiddenBarLeavesTheWindowsInset() {
        let stage = TracingStage("A")
        stage.navigation.isNavigationBarHidden = true
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func fact_5_2_6_opaqueBarPushesThePageBelow() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        stage.navigation.navigationBar.isTranslucent = false
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(stage.pages[0].view.safeAreaInsets.top == 0)
        stage.pages[0].extendedLayoutIncludesOpaqueBars = true
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.frame.minY == 0)
        #expect(stage.pages[0].view.safeAreaInsets.top == 64)
    }

    @Test func fact_m1_10_opaqueBarOn26() {
        let stage = TracingStage("A", profile: .iPhone17Pro(iOS: 26))
        stage.navigation.navigationBar.isTranslucent = false
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(stage.pages[0].view.frame == CGRect(x: 0, y: 116, width: 402, height: 758))
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func fact_5_2_4_additionalInsetsAdd() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        stage.pages[0].additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 4, bottom: 20, right: 0)
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 74, left: 4, bottom: 20, right: 0))
        stage.pages[0].additionalSafeAreaInsets = UIEdgeInsets(top: -64, left: 0, bottom: 0, right: 0)
        #expect(stage.pages[0].view.safeAreaInsets.top == 0)
    }

    @Test func fact_5_2_2_plainViewsByOverlap() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        let root = stage.pages[0].view!
        let view = UIView(frame: CGRect(x: 0, y: 24, width: 100, height: 100))
        root.addSubview(view)
        #expect(view.safeAreaInsets.top == 40)
        view.frame.origin.y = 64
        #expect(view.safeAreaInsets.top == 0)
        view.frame.origin.y = -10
        #expect(view.safeAreaInsets.top == 64, "fact m6.1: never more than the parent's")
    }

    @Test func fact_5_2_3_pagesKeepTheirInsetsWhileTheyMove() {
        let stage = TracingStage("A")
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(abs(b.view.safeAreaInsets.top - 293 / 3) < 0.01)
        #expect(abs(stage.pages[0].view.safeAreaInsets.top - 293 / 3) < 0.01)
    }

    @Test func fact_5_3_1_inAlongsideTheComingPageHasTheNewInset() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
        let b = stage.page("B")
        b.navigationItem.largeTitleDisplayMode = .never
        var seen: [CGFloat] = []
        stage.navigation.pushViewController(b, animated: true)
        stage.navigation.transitionCoordinator?.animate { context in
            seen = [context.viewController(forKey: .from)!, context.viewController(forKey: .to)!].map {
                $0.view.safeAreaInsets.top
            }
        }
        stage.simulator.commit()
        #expect(seen == [116, 64])
        // The bar is animating: the model layer is at the end, the presentation layer at the start.
        #expect(stage.navigation.navigationBar.frame.maxY == 64)
        #expect(stage.navigation.navigationBar.layer.presentation()!.frame.maxY > 110)
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

    @Test func fact_5_3_4_thePageOnTheScreenGetsTheNewInsetAtOnce() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        let b = stage.page("B")
        b.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.commit()
        #expect(stage.pages[0].view.safeAreaInsets.top == 20)
        #expect(b.view.safeAreaInsets.top == 20)
    }

    @Test func fact_3_9_theBarTravelsWithThePageThatHasIt() throws {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        let b = stage.page("B")
        b.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        let bar = stage.navigation.navigationBar
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.advance(by: 0.2)
        let pushed = try #require(bar.layer.presentation()).frame.minX
        #expect(pushed < -50 && pushed > -0.3 * 375)
        #expect(bar.frame.minX == -0.3 * 375)
        stage.simulator.runToRest()
        #expect(bar.isHidden)
        stage.pages[0].onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.2)
        let popped = try #require(bar.layer.presentation()).frame.minX
        #expect(popped < 0 && popped > -0.3 * 375 / 2)
        stage.simulator.runToRest()
        #expect(bar.frame.minX == 0 && !bar.isHidden)
    }

    @Test func fact_3_9_poppingToAPageWithoutABarMovesItRight() throws {
        let stage = TracingStage("A", "B", profile: .iPhoneSE(iOS: 15))
        stage.pages[0].onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.2)
        let x = try #require(stage.navigation.navigationBar.layer.presentation()).frame.minX
        #expect(x > 200 && x < 375)
    }

    @Test func fact_3_5_parallax() throws {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.commit()
        let front = try #require(b.view.superview)
        let back = try #require(stage.pages[0].view.superview)
        #expect(front.layer.presentation()!.frame.minX == 375)
        #expect(back.layer.presentation()!.frame.minX == 0)
        stage.simulator.advance(by: 0.15)
        // Fact 3.2: the spring's value at 0.15 s.
        #expect(abs(front.layer.presentation()!.frame.minX - 375 * (1 - 0.758)) < 0.4)
        #expect(abs(back.layer.presentation()!.frame.minX + 0.3 * 375 * 0.758) < 0.2)
    }

    @Test func fact_4_4_promptAddsHeight() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        stage.pages[0].navigationItem.prompt = "Choose"
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets.top > 64)
        #expect(stage.pages[0].view.safeAreaInsets.top == stage.navigation.navigationBar.frame.maxY)
    }

    @Test func fact_m7_2_largeTitleCollapsesWithTheScroll() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 26))
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        page.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.show(navigation)
        #expect(scrollView.contentOffset.y == -126)
        scrollView.contentOffset.y = -106
        simulator.runToRest()
        // Fact m21.1: the bar keeps its height for 52 points, and the offset follows the inset when it changes.
        #expect(navigation.navigationBar.frame.maxY == 126)
        #expect(scrollView.contentOffset.y == -106)
        scrollView.contentOffset.y = 100
        simulator.runToRest()
        #expect(scrollView.contentOffset.y == 152)
        #expect(navigation.navigationBar.frame.maxY == 74)
        #expect(page.view.safeAreaInsets.top == 74)
        scrollView.contentOffset.y = -126
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.maxY == 126)
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
