import TestSupport
import Testing

@testable import UIKit

/// The changes in iOS 26, as measured.
@Suite(.ownSimulator) @MainActor
struct BarGlassTests {
    nonisolated static let phone = Simulator.Profile.iPhoneSE(iOS: 26)

    @Test func fact_m1_5_theInlineTitle() throws {
        let stage = HeadlessStage("Title", profile: Self.phone)
        let label = try stage.label("Title")
        #expect(isClose(stage.shown(label).minY, 11.5))
        #expect(isClose(stage.shown(label).height, 21))
        #expect(isClose(stage.shown(label).midX, 187.5, within: 0.5))
        let threeTimes = HeadlessStage("Title", profile: .iPhone15(iOS: 26))
        #expect(isClose(threeTimes.shown(try threeTimes.label("Title")).height, 62 / 3))
    }

    @Test func fact_m1_5_underALargeTitleItIsLowerAndClear() throws {
        let stage = HeadlessStage("Title", profile: Self.phone, bar: { $0.prefersLargeTitles = true })
        let inline = try #require(stage.labels("Title").first { $0.font.pointSize == 17 })
        #expect(isClose(stage.shown(inline).minY, 26.5))
        #expect(inline.titlePart.alpha == 0)
    }

    @Test func fact_m1_6_theLargeTitleOfAPlainPageIsInTheBar() throws {
        let stage = HeadlessStage("Title", profile: Self.phone, bar: { $0.prefersLargeTitles = true })
        let large = try #require(stage.labels("Title").first { $0.font.pointSize == 34 })
        #expect(isClose(stage.shown(large).minY, 57.5))
        #expect(isClose(stage.shown(large).minX, 16))
        #expect(isClose(stage.shown(large).height, 41))
        let pad = HeadlessStage("Title", profile: .iPad(iOS: 26), bar: { $0.prefersLargeTitles = true })
        #expect(isClose(pad.shown(try #require(pad.labels("Title").last { $0.font.pointSize == 34 })).minX, 20))
    }

    @Test func fact_m1_6_thatOfAScrollViewIsInTheScrollView() throws {
        let page = BarScrollPage()
        page.title = "Title"
        let stage = HeadlessStage(profile: Self.phone, bar: { $0.prefersLargeTitles = true })
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        let zone = try #require(page.scrollView.all(BarLargeTitleView.self).first)
        #expect(zone.frame == CGRect(x: 0, y: -52, width: 375, height: 52))
        #expect(isClose(zone.label.frame.minY, 3.5))
        #expect(isClose(zone.label.frame.height, 41))
        #expect(stage.bar.all(BarLargeTitleView.self).isEmpty)
    }

    @Test func fact_m7_2_theInlineTitleAppearsAt52() throws {
        let page = BarScrollPage()
        page.title = "Title"
        let stage = HeadlessStage(profile: Self.phone, bar: { $0.prefersLargeTitles = true })
        stage.navigation.viewControllers = [page]
        stage.simulator.runToRest()
        let top = page.scrollView.contentOffset.y
        page.scrollView.contentOffset.y = top + 51
        stage.simulator.runToRest()
        #expect(try stage.label("Title").titlePart.alpha == 0)
        page.scrollView.contentOffset.y = top + 52
        stage.simulator.runToRest()
        #expect(try stage.label("Title").titlePart.alpha == 1)
        #expect(stage.bar.visibleTitleLabels.count == 1)
    }

    @Test func fact_m1_7_compactHeightHasNoLargeTitle() {
        let stage = HeadlessStage(
            "Title", profile: Self.phone, orientation: .landscapeLeft, bar: { $0.prefersLargeTitles = true })
        #expect(stage.bar.frame == CGRect(x: 0, y: 24, width: 667, height: 54))
        #expect(stage.bar.visibleTitleLabels.map(\.label.font.pointSize) == [17])
        #expect(stage.bar.prefersLargeTitles)
    }

    @Test func fact_m1_8_dynamicType() throws {
        let stage = HeadlessStage("Title", profile: Self.phone, bar: { $0.prefersLargeTitles = true })
        #expect(stage.bar.frame.height == 106)
        stage.simulator.contentSizeCategory = .accessibilityLarge
        stage.simulator.runToRest()
        #expect(isClose(stage.bar.frame.height, 115.5))
        let large = try #require(stage.bar.visibleTitleLabels.first?.label)
        #expect(large.font.pointSize == 48)
        #expect(isClose(large.bounds.height, 57.5))
        #expect(BarTextMetrics.inlineSize(.accessibilityMedium, scales: true) == 21)
        #expect(BarTextMetrics.inlineSize(.large, scales: true) == 17)
    }

    @Test func fact_m2_1_platters() throws {
        let stage = HeadlessStage("Title", profile: Self.phone) { page, _ in
            page.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Go"), UIBarButtonItem(systemItem: .add)]
        }
        let platters = stage.bar.all(BarPlatter.self).map(stage.shown).sorted { $0.minX < $1.minX }
        let text = try stage.label("Go").bounds.width
        #expect(platters.count == 2)
        #expect(isClose(platters[1], CGRect(x: 375 - 16 - text - 32, y: 0, width: text + 32, height: 44)))
        #expect(isClose(platters[1].minX - platters[0].maxX, 12))
        #expect(platters[0].width == 44)
    }

    nonisolated static let margins: [(Simulator.Profile, UIInterfaceOrientation, CGFloat)] = [
        (.iPhoneSE(iOS: 26), .portrait, 16), (.iPhoneSE(iOS: 26), .landscapeLeft, 38), (.iPad(iOS: 26), .portrait, 10),
    ]

    @Test(arguments: margins) func fact_m2_1_margins(
        profile: Simulator.Profile, orientation: UIInterfaceOrientation, margin: CGFloat
    ) throws {
        let stage = HeadlessStage("A", "B", profile: profile, orientation: orientation)
        let back = try #require(stage.bar.all(BarBackButton.self).first)
        // Fact m2.2: a circle if there is no text.
        #expect(isClose(stage.shown(back), CGRect(x: margin, y: 0, width: 44, height: 44)))
        #expect(stage.labels("A").isEmpty)
    }

    @Test func fact_m2_2_itemsTakeTheLabelColorNotTheBarsTint() throws {
        let own = UIBarButtonItem(title: "Own")
        own.tintColor = .red
        let stage = HeadlessStage("T", profile: Self.phone) { page, _ in
            page.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Go"), own]
        }
        stage.bar.tintColor = .green
        #expect(try stage.label("Go").textColor == .label)
        #expect(try stage.label("Own").textColor == .red)
    }
}

/// A page whose view is a scroll view with scrollable content.
class BarScrollPage: UIViewController {
    let scrollView = UIScrollView()

    override func loadView() {
        view = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.backgroundColor = .white
        scrollView.contentSize = CGSize(width: 100, height: 3000)
    }
}
