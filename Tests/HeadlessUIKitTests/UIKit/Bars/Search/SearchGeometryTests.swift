import TestSupport
import Testing

@testable import UIKit

@Suite("Search bars in navigation bars: geometry", .ownSimulator) @MainActor
struct SearchGeometryTests {
    @Test func fact_m1_12_shownItIsASlotOf60UntilMoreThan8PointsOfScroll() {
        let stage = SearchStage(.iPhoneSE(iOS: 26), isUnderTabBar: true)
        let hidden = stage.scrollView.contentOffset.y
        stage.scroll(by: -60)
        #expect(stage.bar.frame.height == 114)
        #expect(stage.page.view.safeAreaInsets.top == stage.bar.frame.minY + 114)
        #expect(stage.scrollView.contentOffset.y == hidden - 60)
        stage.scroll(by: 8)
        #expect(stage.bar.frame.height == 114)
        stage.scroll(by: 9)
        #expect(stage.bar.frame.height == 54)
        #expect(stage.scrollView.contentOffset.y == hidden)
    }

    @Test func fact_m1_12_alsoWhenCodeScrolls() {
        let stage = SearchStage(.iPhoneSE(iOS: 26), isUnderTabBar: true)
        stage.scroll(by: -60)
        stage.scrollView.contentOffset.y += 8
        stage.simulator.runToRest()
        #expect(stage.bar.frame.height == 114)
        stage.scrollView.contentOffset.y += 1
        stage.simulator.runToRest()
        #expect(stage.bar.frame.height == 54)
        // Fact m7.1: the offset increases by as much as the inset decreases.
        #expect(stage.scrollView.contentOffset.y == -stage.scrollView.adjustedContentInset.top + 9)
    }

    @Test func fact_m1_12_activeTheBarIs60() {
        let stage = SearchStage(.iPhoneSE(iOS: 26), isUnderTabBar: true, hides: false)
        #expect(stage.bar.frame.height == 114, "shown but inactive")
        stage.tapField()
        stage.simulator.runToRest()
        #expect(stage.search.isActive && stage.bar.frame.height == 60)
        #expect(stage.page.view.safeAreaInsets.top == stage.bar.frame.minY + 60)
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.bar.frame.height == 114)
        #expect(stage.scrollView.contentOffset.y == -stage.scrollView.adjustedContentInset.top)
    }

    static nonisolated let classic: [Simulator.Profile] = [.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPad(iOS: 18)]

    @Test(arguments: classic) func fact_4_5_itAddsToTheBar(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile)
        let plain = TracingStage("A", profile: profile)
        let added = stage.bar.frame.height - plain.navigation.navigationBar.frame.height
        #expect(added > 0)
        #expect(stage.page.view.safeAreaInsets.top == stage.bar.frame.maxY)
        stage.page.navigationItem.searchController = nil
        stage.simulator.runToRest()
        #expect(stage.bar.frame == plain.navigation.navigationBar.frame)
    }

    @Test(arguments: [false, true]) func beforeIOS26ItGoesWithTheScroll(largeTitle: Bool) {
        let stage = SearchStage(.iPhoneSE(iOS: 15), largeTitle: largeTitle)
        let whole = stage.bar.frame.maxY
        let search = stage.bar.metrics.search.height
        let start = stage.scrollView.contentOffset.y
        stage.simulator.touchDown(at: CGPoint(x: 150, y: 500))
        for distance in stride(from: CGFloat(10), through: 150, by: 10) {
            stage.simulator.touchMove(to: CGPoint(x: 150, y: 490 - distance))
            let collapsible = search + (largeTitle ? 52 : 0)
            #expect(stage.bar.frame.maxY == whole - min(distance, collapsible))
            #expect(stage.scrollView.contentOffset.y == start + distance)
        }
        stage.simulator.touchUp(velocity: .zero)
        stage.scroll(by: -150)
        #expect(stage.bar.frame.maxY == whole)
        stage.scroll(by: search - 1)
        #expect(stage.bar.frame.maxY == whole - search, "released near the end it is hidden")
        #expect(stage.bar.largeTitleExtent == (largeTitle ? 52 : 0), "the search bar is hidden before the title")
        stage.page.navigationItem.hidesSearchBarWhenScrolling = false
        stage.scroll(by: 400)
        #expect(stage.bar.frame.height == 44 + search)
    }

    @Test(arguments: [false, true]) func withALargeTitleUnderAnOpaqueBar(opaque: Bool) {
        let stage = SearchStage(.iPhoneSE(iOS: 15), largeTitle: true)
        stage.bar.isTranslucent = !opaque
        stage.simulator.runToRest()
        let whole = stage.bar.frame.maxY
        stage.simulator.touchDown(at: CGPoint(x: 150, y: 500))
        for distance in stride(from: CGFloat(10), through: 150, by: 10) {
            stage.simulator.touchMove(to: CGPoint(x: 150, y: 490 - distance))
            #expect(stage.scrollView.convert(CGPoint.zero, to: nil).y == whole - distance)
        }
        stage.simulator.touchUp(velocity: .zero)
    }

    @Test func searchingTakesTheTitleRowAwayUnlessToldOtherwise() throws {
        let stage = SearchStage(.iPhone15(iOS: 18), largeTitle: true)
        let inactive = stage.bar.frame.height
        stage.tapField()
        stage.simulator.runToRest()
        let active = stage.bar.frame.height
        #expect(active < inactive - 52 && stage.bar.visibleTitleLabels.isEmpty)
        #expect(stage.page.view.safeAreaInsets.top == stage.bar.frame.maxY)
        stage.search.hidesNavigationBarDuringPresentation = false
        stage.simulator.runToRest()
        #expect(stage.bar.frame.height == inactive)
        #expect(stage.bar.visibleTitleLabels.map(\.item.title) == ["Albums"])
    }

    @Test(arguments: [
        (Simulator.Profile.iPhoneSE(iOS: 15), false, UINavigationItem.SearchBarPlacement.stacked),
        (.iPad(iOS: 18), false, .inline), (.iPhone15(iOS: 18), false, .stacked),
        (.iPhone17Pro(iOS: 26), true, .stacked),
    ])
    func whereAutomaticPutsIt(
        _ profile: Simulator.Profile, isUnderTabBar: Bool, placement: UINavigationItem.SearchBarPlacement
    ) {
        let stage = SearchStage(profile, isUnderTabBar: isUnderTabBar)
        let item = stage.page.navigationItem
        if !isUnderTabBar { #expect(item.searchBarPlacement == .stacked, "stacked was requested") }
        stage.page.navigationItem.searchController = nil
        stage.simulator.runToRest()
        item.preferredSearchBarPlacement = .automatic
        #expect(item.searchBarPlacement == placement)
    }
}
