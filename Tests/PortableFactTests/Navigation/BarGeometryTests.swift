import TestSupport
import Testing
import UIKit

@Suite("Bar geometry and safe areas", .portable) @MainActor
struct BarGeometryTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let profile: TestDevice
        let bottom: CGFloat
        let largeBottom: CGFloat
        var testDescription: String { "\(profile)" }
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

    @Test(arguments: portrait) func fact_4_barBottomAndChildInset(_ example: Case) async throws {
        let stage = try await TestStage("A", on: example.profile)
        #expect(abs(stage.navigation.navigationBar.frame.maxY - example.bottom) < 0.01)
        // Fact 5.2.5: the page's inset is the bar's bottom edge.
        #expect(abs(stage.pages[0].view.safeAreaInsets.top - example.bottom) < 0.01)
        #expect(stage.pages[0].view.frame.origin == .zero)
        stage.navigation.navigationBar.prefersLargeTitles = true
        await stage.rest()
        #expect(abs(stage.navigation.navigationBar.frame.maxY - example.largeBottom) < 0.01)
        #expect(abs(stage.pages[0].view.safeAreaInsets.top - example.largeBottom) < 0.01)
    }

    @Test func fact_5_2_5_hiddenBarLeavesTheWindowsInset() async throws {
        let stage = try await TestStage("A", on: .iPhone15(iOS: 18))
        stage.navigation.isNavigationBarHidden = true
        await stage.rest()
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func fact_5_2_6_opaqueBarPushesThePageBelow() async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        stage.navigation.navigationBar.isTranslucent = false
        await stage.rest()
        #expect(stage.pages[0].view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(stage.pages[0].view.safeAreaInsets.top == 0)
        stage.pages[0].extendedLayoutIncludesOpaqueBars = true
        await stage.rest()
        #expect(stage.pages[0].view.frame.minY == 0)
        #expect(stage.pages[0].view.safeAreaInsets.top == 64)
    }

    @Test func fact_m1_10_opaqueBarOn26() async throws {
        let stage = try await TestStage("A", on: .iPhone17Pro(iOS: 26))
        stage.navigation.navigationBar.isTranslucent = false
        await stage.rest()
        #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(stage.pages[0].view.frame == CGRect(x: 0, y: 116, width: 402, height: 758))
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func fact_5_2_4_additionalInsetsAdd() async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        stage.pages[0].additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 4, bottom: 20, right: 0)
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 74, left: 4, bottom: 20, right: 0))
        stage.pages[0].additionalSafeAreaInsets = UIEdgeInsets(top: -64, left: 0, bottom: 0, right: 0)
        #expect(stage.pages[0].view.safeAreaInsets.top == 0)
    }

    @Test func fact_5_2_2_plainViewsByOverlap() async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        let root = stage.pages[0].view!
        let view = UIView(frame: CGRect(x: 0, y: 24, width: 100, height: 100))
        root.addSubview(view)
        #expect(view.safeAreaInsets.top == 40)
        view.frame.origin.y = 64
        #expect(view.safeAreaInsets.top == 0)
        view.frame.origin.y = -10
        #expect(view.safeAreaInsets.top == 64, "fact m6.1: never more than the parent's")
    }

    @Test func fact_5_2_3_pagesKeepTheirInsetsWhileTheyMove() async throws {
        let stage = try await TestStage("A", on: .iPhone15(iOS: 18))
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        await stage.advance(by: 0.1)
        #expect(abs(b.view.safeAreaInsets.top - 293 / 3) < 0.01)
        #expect(abs(stage.pages[0].view.safeAreaInsets.top - 293 / 3) < 0.01)
    }

    @Test func fact_5_3_1_inAlongsideTheComingPageHasTheNewInset() async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        stage.navigation.navigationBar.prefersLargeTitles = true
        await stage.rest()
        let b = stage.page("B")
        b.navigationItem.largeTitleDisplayMode = .never
        var seen: [CGFloat] = []
        stage.navigation.pushViewController(b, animated: true)
        stage.navigation.transitionCoordinator?.animate { context in
            seen = [context.viewController(forKey: .from)!, context.viewController(forKey: .to)!].map {
                $0.view.safeAreaInsets.top
            }
        }
        await stage.turn()
        #expect(seen == [116, 64])
        // The bar is animating: the model layer is at the end, the presentation layer at the start.
        #expect(stage.navigation.navigationBar.frame.maxY == 64)
        #expect(stage.navigation.navigationBar.layer.presentation()!.frame.maxY > 110)
    }

    @Test func fact_5_3_4_thePageOnTheScreenGetsTheNewInsetAtOnce() async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        let b = stage.page("B")
        b.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.navigation.pushViewController(b, animated: true)
        await stage.turn()
        #expect(stage.pages[0].view.safeAreaInsets.top == 20)
        #expect(b.view.safeAreaInsets.top == 20)
    }

    @Test func fact_3_9_theBarTravelsWithThePageThatHasIt() async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        let b = stage.page("B")
        b.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        let bar = stage.navigation.navigationBar
        stage.navigation.pushViewController(b, animated: true)
        await stage.advance(by: 0.2)
        let pushed = try #require(bar.layer.presentation()).frame.minX
        #expect(pushed < -50 && pushed > -0.3 * 375)
        #expect(bar.frame.minX == -0.3 * 375)
        await stage.rest()
        #expect(bar.isHidden)
        stage.pages[0].onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
        stage.navigation.popViewController(animated: true)
        await stage.advance(by: 0.2)
        let popped = try #require(bar.layer.presentation()).frame.minX
        #expect(popped < 0 && popped > -0.3 * 375 / 2)
        await stage.rest()
        #expect(bar.frame.minX == 0 && !bar.isHidden)
    }

    @Test func fact_3_9_poppingToAPageWithoutABarMovesItRight() async throws {
        let stage = try await TestStage("A", "B", on: .iPhoneSE(iOS: 15))
        stage.pages[0].onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.navigation.popViewController(animated: true)
        await stage.advance(by: 0.2)
        let x = try #require(stage.navigation.navigationBar.layer.presentation()).frame.minX
        #expect(x > 200 && x < 375)
    }

    @Test func fact_3_5_parallax() async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        await stage.turn()
        let front = try #require(b.view.superview)
        let back = try #require(stage.pages[0].view.superview)
        #expect(front.layer.presentation()!.frame.minX == 375)
        #expect(back.layer.presentation()!.frame.minX == 0)
        await stage.advance(by: 0.15)
        // Fact 3.2: the spring's value at 0.15 s.
        #expect(abs(front.layer.presentation()!.frame.minX - 375 * (1 - 0.758)) < 0.4)
        #expect(abs(back.layer.presentation()!.frame.minX + 0.3 * 375 * 0.758) < 0.2)
    }

    @Test func fact_4_4_promptAddsHeight() async throws {
        let stage = try await TestStage("A", on: .iPhoneSE(iOS: 15))
        stage.pages[0].navigationItem.prompt = "Choose"
        await stage.rest()
        #expect(stage.pages[0].view.safeAreaInsets.top > 64)
        #expect(stage.pages[0].view.safeAreaInsets.top == stage.navigation.navigationBar.frame.maxY)
    }

    @Test func fact_m7_2_largeTitleCollapsesWithTheScroll() async throws {
        let screen = try await TestScreen(.iPhoneSE(iOS: 26))
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        page.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        await screen.show(navigation)
        #expect(scrollView.contentOffset.y == -126)
        scrollView.contentOffset.y = -106
        await screen.rest()
        // Fact m21.1: the bar keeps its height for 52 points, and the offset follows the inset when it changes.
        #expect(navigation.navigationBar.frame.maxY == 126)
        #expect(scrollView.contentOffset.y == -106)
        scrollView.contentOffset.y = 100
        await screen.rest()
        #expect(scrollView.contentOffset.y == 152)
        #expect(navigation.navigationBar.frame.maxY == 74)
        #expect(page.view.safeAreaInsets.top == 74)
        scrollView.contentOffset.y = -126
        await screen.rest()
        #expect(navigation.navigationBar.frame.maxY == 126)
    }

    @Test func fact_27_11_1_barOf402PointsWide() async throws {
        let stage = try await TestStage("A", on: .iPhone17Pro(iOS: 27))
        #expect(stage.bar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(stage.pages[0].view.safeAreaInsets.top == 116)
        stage.bar.prefersLargeTitles = true
        await stage.rest()
        #expect(stage.pages[0].view.safeAreaInsets.top == 168)
    }

    @Test func fact_27_11_2_barOf440PointsWide() async throws {
        let stage = try await TestStage("A", on: .iPhone18ProMax(iOS: 27))
        #expect(stage.bar.frame == CGRect(x: 0, y: 62, width: 440, height: 54))
        #expect(stage.pages[0].systemMinimumLayoutMargins.leading == 20)
    }
}
