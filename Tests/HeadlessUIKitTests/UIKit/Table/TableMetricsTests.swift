import TestSupport
import Testing
import UIKit

/// Measures of iOS 26.1 on an iPhone SE (375 wide, 2x) that only the model's drawing shows.
@Suite("Table views: measures", .ownSimulator) @MainActor
struct TableMetricsTests {
    private static let se = Simulator.Profile.iPhoneSE(iOS: 26)

    @Test func fact_m24_5_theChevronOfADisclosureIndicator() {
        let stage = TableStage(Self.se) { page in
            page.cellStyle = .value1
            page.configure = { cell, text in
                cell.textLabel?.text = text
                cell.detailTextLabel?.text = "Value"
                cell.accessoryType = .disclosureIndicator
            }
        }
        let cell = stage.table.cellForRow(at: stage.row(0))
        let chevron = cell?.subviews.first { $0 is UIImageView }
        #expect(chevron?.frame.size == CGSize(width: 10.5, height: 14) && chevron?.frame.maxX == 359)
    }

    @Test func fact_m24_6_selectedRowsAndLines() {
        let stage = TableStage(Self.se)
        // The line of a row is its last point.
        let line = stage.middle(stage.row(1)).y + 25.5
        #expect(abs(Int(stage.simulator.rgba(100, line)[0]) - 232) <= 1)
        stage.table.selectRow(at: stage.row(2), animated: false, scrollPosition: .none)
        stage.simulator.commit()
        #expect(stage.simulator.rgba(100, line)[0] == 255, "the line above the selected row is hidden")
        let gray = stage.simulator.rgba(300, stage.middle(stage.row(2)).y)
        #expect(gray[0] == 209 && gray[1] == 209 && gray[2] == 214)
    }

    @Test func theCompatibleDesignOf26HasTheEarlierMeasures() {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.requiresCompatibility = true
        let stage = TableStage(profile)
        #expect(stage.table.rectForRow(at: stage.row(0)).height == 44)
    }
}
