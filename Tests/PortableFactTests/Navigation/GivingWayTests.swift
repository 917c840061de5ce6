import TestSupport
import Testing
import UIKit

/// Fact 1.1.5: from iOS 26 the next change of the stack need not wait for the running one.
@Suite("Interrupted stack transitions", .portable) @MainActor
struct GivingWayTests {
    private let profile = TestDevice.iPhone17Pro(iOS: 26)

    /// The shown distance of a page from the screen's left edge.
    private func x(_ page: UIViewController) throws -> CGFloat {
        let wrapper = try #require(page.view.superview)
        return try #require(wrapper.layer.presentation()).frame.minX
    }

    @Test func fact_1_1_5_aSecondPopGoesOnFromWhatIsShown() async throws {
        let stage = try await TestStage("A", "B", "C", on: profile)
        let (b, c) = (stage.pages[1], stage.pages[2])
        stage.navigation.popViewController(animated: true)
        await stage.advance(by: 0.08)
        let before = (b: try x(b), c: try x(c))
        #expect(before.b < -10 && before.c > 50)
        stage.navigation.popViewController(animated: true)
        await stage.turn()
        #expect(abs(try x(b) - before.b) < 0.01)
        #expect(abs(try x(c) - before.c) < 0.01)
        await stage.rest()
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
        #expect(c.view.window == nil && b.view.window == nil)
        #expect(try x(stage.pages[0]) == 0)
    }

    /// In every frame of three quick taps on the back button no page moves further than at the maximum speed of one
    /// transition, times the number of running transitions.
    @Test func fact_1_1_5_noPageLeapsWhileBackIsTappedAgainAndAgain() async throws {
        let stage = try await TestStage("A", "B", "C", "D", on: profile)
        let frame = 1 / 120.0
        // The spring's maximum speed is w0/e of the distance per second; the front page's distance is the width.
        let limit = 2 * 402 * CGFloat(18.257 / 2.718 * frame)
        var last: [ObjectIdentifier: CGFloat] = [:]
        for step in 0..<120 {
            if [0, 12, 24].contains(step) { stage.navigation.popViewController(animated: true) }
            await stage.advance(by: frame)
            for page in stage.pages where page.view.window != nil {
                let now = try x(page)
                if let before = last[ObjectIdentifier(page)] {
                    #expect(abs(now - before) < limit, "\(page.name) at step \(step)")
                }
                last[ObjectIdentifier(page)] = now
            }
        }
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
    }

    @Test func fact_1_1_5_aPageOnItsWayOutComesBackFromWhereItIs() async throws {
        let stage = try await TestStage("A", on: profile)
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        await stage.advance(by: 0.08)
        let before = (a: try x(stage.pages[0]), b: try x(b))
        stage.navigation.popViewController(animated: true)
        await stage.turn()
        #expect(abs(try x(stage.pages[0]) - before.a) < 0.01)
        #expect(abs(try x(b) - before.b) < 0.01)
        await stage.rest()
        #expect(try x(stage.pages[0]) == 0)
        #expect(b.view.window == nil)
        #expect(stage.pages[0].view.superview?.superview?.subviews.count == 1)
    }

    @Test func fact_3_12_whatWasPoppedLiesOverThePageBelowUntilItIsGone() async throws {
        let stage = try await TestStage("A", "B", "C", on: profile)
        stage.navigation.popViewController(animated: true)
        await stage.advance(by: 0.08)
        stage.navigation.popViewController(animated: true)
        await stage.turn()
        let wrappers = try #require(stage.pages[2].view.superview?.superview).subviews
        let order = stage.pages.map { page in wrappers.firstIndex { page.view.superview === $0 } ?? -1 }
        #expect(order == order.sorted() && order[0] >= 0)
    }

    /// Two pushes and a pop, each while the one before runs: the root, which still moves out, stays under the page that comes back.
    @Test func fact_3_12_aCoveredPageStaysUnderThePageThatComesBack() async throws {
        let stage = try await TestStage("A", on: profile)
        let pages = [stage.pages[0], stage.page("B"), stage.page("C")]
        for page in pages.dropFirst() {
            stage.navigation.pushViewController(page, animated: true)
            await stage.advance(by: 0.08)
        }
        stage.navigation.popViewController(animated: true)
        await stage.turn()
        let wrappers = try #require(pages[1].view.superview?.superview).subviews
        let order = pages.map { page in wrappers.firstIndex { page.view.superview === $0 } ?? -1 }
        #expect(order == order.sorted() && order[0] >= 0, "\(order)")
        await stage.rest()
        #expect(pages[1].view.superview?.superview?.subviews.count == 1)
    }
}
