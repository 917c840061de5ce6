import TestSupport
import Testing
import UIKit

/// How a large title collapses when code scrolls.
@Suite("Large titles and scrolling", .portable) @MainActor
struct LargeTitleScrollTests {
    /// A page with a scroll view under a bar with a large title.
    @MainActor
    private struct Stage {
        let screen: TestScreen
        let page = UIViewController()
        let scrollView = UIScrollView()
        let navigation: UINavigationController
        var bar: UINavigationBar { navigation.navigationBar }

        init(_ device: TestDevice) async throws {
            screen = try await TestScreen(device)
            page.title = "Title"
            scrollView.frame = page.view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: page.view.bounds.width, height: 3000)
            page.view.addSubview(scrollView)
            navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            await screen.show(navigation)
        }

        /// The bar's height, the page's top inset below the bar's top edge, and the distance of the contents from rest under
        /// the whole bar. Measured where the window has no top inset, so the numbers are from the top of the bar.
        var state: [CGFloat] {
            let top = bar.frame.minY
            return [bar.frame.height, page.view.safeAreaInsets.top - top, scrollView.contentOffset.y + top + 106]
        }
    }

    private static let se = TestDevice.iPhoneSE(iOS: 26)

    @Test func fact_m21_1_until52PointsBarAndSafeAreaStay() async throws {
        let stage = try await Stage(Self.se)
        let rest = stage.scrollView.contentOffset.y
        for scrolled in [CGFloat(1), 20, 51] {
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: rest + scrolled), animated: false)
            await stage.screen.rest()
            #expect(stage.state == [106, 106, scrolled])
        }
    }

    /// Measured: -64 becomes -12 where -116 is at rest.
    @Test func fact_m21_1_at52TheyChangeAtOnceAndTheOffsetFollows() async throws {
        let stage = try await Stage(Self.se)
        let rest = stage.scrollView.contentOffset.y
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: rest + 52), animated: false)
        #expect(stage.state == [54, 54, 104])
        await stage.screen.rest()
        #expect(stage.state == [54, 54, 104])
    }

    @Test func fact_m21_1_anOffsetSetFarAwayMovesBy52Once() async throws {
        let stage = try await Stage(Self.se)
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        await stage.screen.rest()
        #expect(stage.scrollView.contentOffset.y == 352)
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 160), animated: false)
        await stage.screen.rest()
        #expect(stage.scrollView.contentOffset.y == 160, "the bar is collapsed")
    }

    @Test func fact_m21_1_anAnimatedScrollEndsWhereItWasSent() async throws {
        let stage = try await Stage(Self.se)
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        await stage.screen.rest()
        #expect(stage.scrollView.contentOffset.y == 200)
        #expect(stage.state[0] == 54)
    }

    @Test(arguments: [TestDevice.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)])
    func fact_4_3_1_beforeIOS26BarAndSafeAreaFollowTheScroll(_ device: TestDevice) async throws {
        let stage = try await Stage(device)
        let (whole, rest) = (stage.bar.frame.maxY, stage.scrollView.contentOffset.y)
        for scrolled in [CGFloat(1), 20, 51, 52, 60] {
            stage.scrollView.contentOffset.y = rest + scrolled
            await stage.screen.rest()
            #expect(isClose(stage.bar.frame.maxY, whole - min(scrolled, 52)))
            #expect(isClose(stage.page.view.safeAreaInsets.top, stage.bar.frame.maxY))
            #expect(isClose(stage.scrollView.contentOffset.y, rest + scrolled))
        }
    }
}
