import TestSupport
import Testing
import UIKit

/// Measures of iOS 26.1 on an iPhone SE (375 wide, 2x) and an iPhone 16 (393 wide, 3x), and of earlier systems.
@Suite("Table views: measures", .ownSimulator) @MainActor
struct TableMetricsTests {
    private static let se = Simulator.Profile.iPhoneSE(iOS: 26)
    private static let wide = Simulator.Profile.iPhone17Pro(iOS: 26)

    private func configured(_ page: TableStage.Page) {
        page.configure = { cell, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func fact_m24_1_heightsOfRows(_ style: UITableView.Style) {
        let stage = TableStage(Self.se, style: style)
        #expect(stage.table.rectForRow(at: stage.row(0)).height == 52)
        let other = TableStage(Self.se, style: style, prepare: configured)
        #expect(other.table.rectForRow(at: other.row(0)).height == 53)
    }

    @Test func fact_m24_2_subtitleCells() {
        let stage = TableStage(Self.se) { page in
            page.cellStyle = .subtitle
            page.configure = { cell, text in
                cell.textLabel?.text = text
                cell.detailTextLabel?.text = "Detail"
            }
        }
        let cell = stage.table.cellForRow(at: stage.row(0))
        #expect(stage.table.rectForRow(at: stage.row(0)).height == 62)
        #expect(abs((cell?.textLabel?.frame.minY ?? 0) - 9) <= 1.5)
        #expect(abs((cell?.detailTextLabel?.frame.minY ?? 0) - 32.5) <= 1.5)
        #expect(cell?.textLabel?.font.pointSize == 17 && cell?.detailTextLabel?.font.pointSize == 15)
    }

    @Test func fact_m24_3_marginsOfContents() {
        let stage = TableStage(Self.wide) {
            $0.configure = { $0.accessoryType = $1 == "Row 1" ? .disclosureIndicator : .none }
        }
        let plain = stage.table.cellForRow(at: stage.row(0))?.contentView
        #expect(plain?.layoutMargins == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20))
        #expect(stage.table.cellForRow(at: stage.row(1))?.contentView.layoutMargins.right == 8)
    }

    @Test func fact_m24_4_margins() {
        for (profile, margin) in [(Self.se, CGFloat(16)), (Self.wide, 20)] {
            let plain = TableStage(profile)
            #expect(plain.table.cellForRow(at: plain.row(0))?.textLabel?.frame.minX == margin)
            let inset = TableStage(profile, style: .insetGrouped)
            let cell = inset.table.cellForRow(at: inset.row(0))
            #expect(cell?.frame.minX == margin && cell?.frame.width == inset.table.bounds.width - 2 * margin)
            #expect(cell?.textLabel?.frame.minX == 16 && cell?.layer.cornerRadius == 26)
            let other = TableStage(profile, style: .insetGrouped, prepare: configured)
            let text = other.table.cellForRow(at: other.row(0))?.contentView.subviews.compactMap { $0 as? UILabel }
                .first
            #expect(text?.frame.minX == 16)
        }
    }

    @Test func fact_m24_5_disclosureIndicators() {
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
        #expect(cell?.contentView.frame.width == 348.5)
        #expect(cell?.detailTextLabel?.frame.maxX == 340.5)
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

    @Test func fact_m24_7_headersOfGroups() {
        let stage = TableStage(Self.se, style: .insetGrouped) { page in
            page.sections = [("One", ["a"], "Footer"), ("Two", ["b"], nil), ("Three", ["c"], nil)]
        }
        let line = UILabel()
        line.font = .systemFont(ofSize: 17, weight: .semibold)
        line.text = "One"
        let height = line.sizeThatFits(.zero).height
        #expect(stage.table.rectForHeader(inSection: 0).height == 35 + height)
        #expect(stage.table.rectForHeader(inSection: 1).height == 25 + height)
        #expect(stage.table.rectForHeader(inSection: 2).height == 17.5 + height, "after a group without a footer")
        let header = stage.table.headerView(forSection: 0)?.textLabel
        #expect(header?.text == "One" && header?.font.pointSize == 17 && header?.frame.minX == 32)
        let below = TableStage(Self.se, style: .insetGrouped, largeTitle: true) { $0.sections = [("One", ["a"], nil)] }
        #expect(below.table.rectForHeader(inSection: 0).height == 17.5 + height, "under a large title")
    }

    @Test func fact_m24_8_headersOfPlainTables() {
        let stage = TableStage(Self.wide) { $0.sections = [("One", ["a"], nil), ("Two", ["b"], nil)] }
        #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 402, height: 28))
        #expect(stage.table.rectForHeader(inSection: 1).minY == 124, "22 + 28 + 52 + 22")
        stage.table.sectionHeaderTopPadding = 0
        stage.table.layoutIfNeeded()
        #expect(stage.table.rectForHeader(inSection: 0).minY == 0)
    }

    @Test func fact_m24_9_groupsWithoutTitles() {
        let stage = TableStage(Self.se, style: .insetGrouped) { $0.sections = [(nil, ["a"], nil), (nil, ["b"], nil)] }
        #expect(stage.table.rectForRow(at: stage.row(0)).minY == 35)
        #expect(stage.table.rectForRow(at: stage.row(0, 1)).minY == 122, "35 + 52 + 35")
    }

    @Test(arguments: [15, 18]) func fact_m24_11_rowsBefore26(_ system: Int) {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let stage = TableStage(.iPhone15(iOS: system), style: style)
            #expect(stage.table.rectForRow(at: stage.row(0)).height == 44)
            let other = TableStage(.iPhone15(iOS: system), style: style, prepare: configured)
            #expect(other.table.rectForRow(at: other.row(0)).height == 44)
        }
    }

    @Test(arguments: [15, 18]) func fact_m24_13_groupsBefore26(_ system: Int) {
        let stage = TableStage(.iPhone15(iOS: system), style: .grouped) {
            $0.sections = [(nil, ["a"], nil), (nil, ["b"], nil)]
        }
        #expect(stage.table.rectForRow(at: stage.row(0)).minY == 35)
        #expect(stage.table.rectForRow(at: stage.row(0, 1)).minY == 114, "35 + 44 + 35")
        let titled = TableStage(.iPhone15(iOS: system), style: .grouped) { $0.sections = [("Title", ["a"], nil)] }
        #expect(titled.table.headerView(forSection: 0)?.textLabel?.text == "TITLE")
    }

    @Test func theCompatibleDesignOf26HasTheEarlierMeasures() {
        var profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        profile.requiresCompatibility = true
        let stage = TableStage(profile)
        #expect(stage.table.rectForRow(at: stage.row(0)).height == 44)
    }
}
