import TestSupport
import Testing

@testable import UIKit

/// How a large title of iOS 26 collapses (facts m21.1, m21.2): measured where the window has no top inset, so the numbers
/// here are from the top of the bar.
@Suite("Large titles of iOS 26", .ownSimulator) @MainActor
struct LargeTitleScrollTests {
    /// A page with a scroll view under a bar with a large title.
    private func stage(_ profile: Simulator.Profile = .iPhoneSE(iOS: 26)) -> ScrollStage {
        ScrollStage(profile) { $0.navigationBar.prefersLargeTitles = true }
    }

    /// The bar's height, the page's top inset below the bar's top edge, and the distance of the contents from rest under the
    /// whole bar.
    private func state(_ stage: ScrollStage) throws -> [CGFloat] {
        let bar = try #require(stage.navigation).navigationBar
        let top = bar.frame.minY
        return [
            bar.frame.height, stage.page.view.safeAreaInsets.top - top, stage.scrollView.contentOffset.y + top + 106,
        ]
    }

    /// Under the finger the contents stay under the finger (fact m7.1), and the title moves with them.
    @Test func fact_m21_1_underTheFingerOnlyTheBarChanges() throws {
        let stage = stage()
        func title() throws -> BarLargeTitleView { try #require(stage.scrollView.all(BarLargeTitleView.self).first) }
        let y = try title().convert(CGPoint.zero, to: nil).y
        stage.simulator.touchDown(at: CGPoint(x: 150, y: 400))
        for distance in Array(stride(from: CGFloat(4), through: 60, by: 4)) + [56, 52, 48, 0] {
            stage.simulator.touchMove(to: CGPoint(x: 150, y: 390 - distance))
            let height: CGFloat = distance < 52 ? 106 : 54
            #expect(try state(stage) == [height, height, distance])
            #expect(try title().convert(CGPoint.zero, to: nil).y == y - distance)
            #expect(try title().isHidden == (distance >= 52))
        }
        stage.simulator.touchUp(velocity: .zero)
    }

    @Test(arguments: [(CGFloat(36), CGFloat(0)), (37, 52)])
    func fact_m21_1_releasedAt36ItOpensAt37ItCloses(_ scrolled: CGFloat, rest: CGFloat) throws {
        let stage = stage()
        stage.scroll(by: scrolled)
        stage.simulator.runToRest()
        let height: CGFloat = rest == 0 ? 106 : 54
        #expect(try state(stage) == [height, height, rest])
    }

    nonisolated static let sizes: [(UIContentSizeCategory, CGFloat)] = [
        (.extraSmall, 31), (.small, 32), (.medium, 33), (.large, 34), (.extraLarge, 36), (.extraExtraLarge, 38),
        (.extraExtraExtraLarge, 40), (.accessibilityMedium, 44), (.accessibilityLarge, 48),
        (.accessibilityExtraLarge, 52), (.accessibilityExtraExtraLarge, 56), (.accessibilityExtraExtraExtraLarge, 60),
    ]

    @Test(arguments: sizes) func fact_m21_2_thePublishedSizes(_ category: UIContentSizeCategory, size: CGFloat) throws {
        let stage = HeadlessStage("Title", profile: .iPhoneSE(iOS: 26), bar: { $0.prefersLargeTitles = true })
        stage.simulator.contentSizeCategory = category
        stage.simulator.runToRest()
        #expect(stage.bar.visibleTitleLabels.map(\.label.font.pointSize) == [size])
    }

    /// The measured label y of 64 is where the bar's row ends, 10 + 54.
    @Test(arguments: [
        (UIContentSizeCategory.large, CGFloat(106), CGFloat(57.5), CGFloat(41)),
        (.extraExtraExtraLarge, 108, 56, 48), (.accessibilityLarge, 115.5, 54, 57.5),
    ])
    func fact_m21_2_theHeightOfBarAndLabel(
        _ category: UIContentSizeCategory, bar: CGFloat, y: CGFloat, height: CGFloat
    ) throws {
        let stage = HeadlessStage("Title", profile: .iPhoneSE(iOS: 26), bar: { $0.prefersLargeTitles = true })
        stage.simulator.contentSizeCategory = category
        stage.simulator.runToRest()
        #expect(stage.bar.frame.height == bar)
        #expect(stage.pages[0].view.safeAreaInsets.top == stage.bar.frame.minY + bar)
        let label = try #require(stage.bar.visibleTitleLabels.first?.label)
        #expect(isClose(stage.shown(label).minY, y) && isClose(label.bounds.height, height))
    }
}
