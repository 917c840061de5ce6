import TestSupport
import Testing
import UIKit

/// Measures of iOS 26.1 on an iPhone SE (375 wide, 2x) and an iPhone 16 (393 wide, 3x), and of earlier systems.
@Suite("Table views: measures", .portable) @MainActor
struct TableMetricsTests {
    nonisolated static let se = TestDevice.iPhoneSE(iOS: 26)
    nonisolated static let wide = TestDevice.iPhone17Pro(iOS: 26)
    nonisolated static let margins: [(TestDevice, CGFloat)] = [(se, 16), (wide, 20)]

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func fact_m24_1_heightsOfRows(_ style: UITableView.Style) async throws {
        let stage = try await TableStage(Self.se, style: style)
        #expect(stage.height(0) == 52)
        let other = try await TableStage(Self.se, style: style) { $0.showContents() }
        #expect(other.height(0) == 53)
    }

    @Test func fact_m24_2_subtitleCells() async throws {
        let stage = try await TableStage(Self.se) { page in
            page.cellStyle = .subtitle
            page.configure = { cell, text in
                cell.textLabel?.text = text
                cell.detailTextLabel?.text = "Detail"
            }
        }
        let cell = stage.cell(0)
        #expect(stage.height(0) == 62)
        #expect(abs((cell?.textLabel?.frame.minY ?? 0) - 9) <= 1.5)
        #expect(abs((cell?.detailTextLabel?.frame.minY ?? 0) - 32.5) <= 1.5)
        #expect(cell?.textLabel?.font.pointSize == 17 && cell?.detailTextLabel?.font.pointSize == 15)
    }

    @Test func fact_m24_3_marginsOfContents() async throws {
        let stage = try await TableStage(Self.wide) {
            $0.configure = { $0.accessoryType = $1 == "Row 1" ? .disclosureIndicator : .none }
        }
        #expect(stage.cell(0)?.contentView.layoutMargins == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20))
        #expect(stage.cell(1)?.contentView.layoutMargins.right == 8)
    }

    @Test(arguments: margins) func fact_m24_4_margins(_ device: TestDevice, margin: CGFloat) async throws {
        let plain = try await TableStage(device)
        #expect(plain.cell(0)?.textLabel?.frame.minX == margin)
        let inset = try await TableStage(device, style: .insetGrouped)
        #expect(inset.cell(0)?.frame.minX == margin)
        #expect(inset.cell(0)?.frame.width == inset.table.bounds.width - 2 * margin)
        #expect(inset.cell(0)?.textLabel?.frame.minX == 16 && inset.cell(0)?.layer.cornerRadius == 26)
        let other = try await TableStage(device, style: .insetGrouped) { $0.showContents() }
        let text = other.cell(0)?.contentView.subviews.compactMap { $0 as? UILabel }.first
        #expect(text?.frame.minX == 16)
    }

    @Test func fact_m24_5_disclosureIndicators() async throws {
        let stage = try await TableStage(Self.se) { page in
            page.cellStyle = .value1
            page.configure = { cell, text in
                cell.textLabel?.text = text
                cell.detailTextLabel?.text = "Value"
                cell.accessoryType = .disclosureIndicator
            }
        }
        #expect(stage.cell(0)?.contentView.frame.width == 348.5)
        #expect(stage.cell(0)?.detailTextLabel?.frame.maxX == 340.5)
    }

    @Test func fact_m24_7_headersOfGroups() async throws {
        let stage = try await TableStage(Self.se, style: .insetGrouped) { page in
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
        let below = try await TableStage(Self.se, style: .insetGrouped, largeTitle: true) {
            $0.sections = [("One", ["a"], nil)]
        }
        #expect(below.table.rectForHeader(inSection: 0).height == 17.5 + height, "under a large title")
    }

    @Test func fact_m24_8_headersOfPlainTables() async throws {
        let stage = try await TableStage(Self.wide) { $0.sections = [("One", ["a"], nil), ("Two", ["b"], nil)] }
        #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 402, height: 28))
        #expect(stage.table.rectForHeader(inSection: 1).minY == 124, "22 + 28 + 52 + 22")
        stage.table.sectionHeaderTopPadding = 0
        stage.table.layoutIfNeeded()
        #expect(stage.table.rectForHeader(inSection: 0).minY == 0)
    }

    @Test func fact_m24_9_groupsWithoutTitles() async throws {
        let stage = try await TableStage(Self.se, style: .insetGrouped) {
            $0.sections = [(nil, ["a"], nil), (nil, ["b"], nil)]
        }
        #expect(stage.table.rectForRow(at: stage.row(0)).minY == 35)
        #expect(stage.table.rectForRow(at: stage.row(0, 1)).minY == 122, "35 + 52 + 35")
    }

    nonisolated static let before26 = [TestDevice.iPhone15(iOS: 15), .iPhone15(iOS: 18)]

    @Test(arguments: before26) func fact_m24_11_rowsBefore26(_ device: TestDevice) async throws {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let stage = try await TableStage(device, style: style)
            #expect(stage.height(0) == 44)
            let other = try await TableStage(device, style: style) { $0.showContents() }
            #expect(other.height(0) == 44)
        }
    }

    @Test(arguments: before26) func fact_m24_13_groupsBefore26(_ device: TestDevice) async throws {
        let stage = try await TableStage(device, style: .grouped) {
            $0.sections = [(nil, ["a"], nil), (nil, ["b"], nil)]
        }
        #expect(stage.table.rectForRow(at: stage.row(0)).minY == 35)
        #expect(stage.table.rectForRow(at: stage.row(0, 1)).minY == 114, "35 + 44 + 35")
        let titled = try await TableStage(device, style: .grouped) { $0.sections = [("Title", ["a"], nil)] }
        #expect(titled.table.headerView(forSection: 0)?.textLabel?.text == "TITLE")
    }

    @Test func fact_m24_14_marginsAndSpaces() async throws {
        _ = try await TestScreen(.iPhone15(iOS: 18))
        let before = UIListContentConfiguration.cell()
        #expect(
            before.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(before.imageToTextPadding == 16 && before.textToSecondaryTextVerticalPadding == 3)
    }
}
