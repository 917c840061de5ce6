import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator) @MainActor
struct ToolbarTests {
    private func stage(_ profile: Simulator.Profile) -> HeadlessStage {
        let stage = HeadlessStage("A", profile: profile) { page, _ in
            page.toolbarItems = [
                UIBarButtonItem(title: "One"), .flexibleSpace(), UIBarButtonItem(title: "Two"),
            ]
        }
        stage.navigation.isToolbarHidden = false
        stage.simulator.runToRest()
        return stage
    }

    @Test func itemsSpreadOverTheBar() throws {
        let stage = stage(.iPhoneSE(iOS: 18))
        let toolbar = try #require(stage.navigation.toolbar)
        let labels = toolbar.all(UILabel.self)
        let frames = labels.map { $0.convert($0.bounds, to: toolbar) }.sorted { $0.minX < $1.minX }
        #expect(isClose(frames[0].minX, toolbar.barMetrics.sideMargin, within: 0.5))
        #expect(isClose(frames[1].maxX, 375 - toolbar.barMetrics.sideMargin, within: 0.5))
        #expect(isClose(frames[0].midY, 22, within: 0.5))
    }

    @Test func fact_m9_1_platters48HighOnIOS26() {
        let toolbar = stage(.iPhone17Pro(iOS: 26)).navigation.shownToolbar
        let platters = toolbar.all(BarPlatter.self)
        #expect(platters.count == 2)
        #expect(platters.allSatisfy { $0.bounds.height == 48 })
    }

    @Test func theHairlineIsOnTop() throws {
        let toolbar = try #require(stage(.iPhoneSE(iOS: 18)).navigation.toolbar)
        let line = try #require(toolbar.all(BarBackgroundFill.self).first?.subviews.last)
        #expect(isClose(line.frame.maxY, 0))
        #expect(isClose(line.frame.height, 0.5))
    }

    @Test func fact_6_1_8_olderSettersCountUntilAnAppearanceIsSet() throws {
        let toolbar = UIToolbar()
        toolbar.isTranslucent = false
        toolbar.barTintColor = .red
        let fill = try #require(toolbar.all(BarBackgroundFill.self).first)
        #expect(fill.background.color == .red)
        let appearance = UIToolbarAppearance()
        appearance.backgroundColor = .blue
        toolbar.standardAppearance = appearance
        #expect(fill.background.color == .blue)
    }

    @Test func anItemThatChangesIsShownAnew() throws {
        let item = UIBarButtonItem(title: "One")
        let toolbar = UIToolbar()
        toolbar.items = [item]
        item.title = "Other"
        #expect(toolbar.all(UILabel.self).map(\.text) == ["Other"])
    }
}
