import TestSupport
import Testing
import UIKit

@Suite("Table views", .portable) @MainActor
struct TableViewTests {
    @Test func fact_m24_15_onlyVisibleRowsHaveCells() async throws {
        let stage = try await TableStage(.iPhone(before: 26), rows: 10_000)
        let visible = stage.table.visibleCells.count
        #expect(visible == Int((stage.table.bounds.height / 44).rounded(.up)) || visible < 25)
        #expect(stage.page.cellsMade <= visible + 2)
        #expect(stage.table.contentSize.height == 440_000)
        stage.table.contentOffset.y = 200_000
        stage.table.layoutIfNeeded()
        #expect(stage.table.visibleCells.first?.textLabel?.text == "Row 4545")
        #expect(stage.page.cellsMade <= visible + 3, "cells are used again")
        #expect(stage.table.subviews.compactMap { $0 as? UITableViewCell }.count <= visible + 3)
    }

    @Test func fact_m24_16_headersOfPlainTablesStayVisible() async throws {
        let stage = try await TableStage(.iPhone(before: 26)) { page in
            page.sections = [
                ("First", (0..<30).map { "\($0)" }, nil), ("Second", (0..<30).map { "\($0)" }, nil),
            ]
        }
        let table = stage.table
        let top = table.adjustedContentInset.top
        table.contentOffset.y = 300 - top
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 300)
        let end = table.rect(forSection: 0).maxY
        table.contentOffset.y = end - 10 - top
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.maxY == end, "the next section pushes it away")
        let grouped = try await TableStage(.iPhone(before: 26), style: .grouped) { page in
            page.sections = [("First", (0..<30).map { "\($0)" }, nil)]
        }
        let natural = grouped.table.rectForHeader(inSection: 0)
        grouped.table.contentOffset.y = 300
        grouped.table.layoutIfNeeded()
        #expect(grouped.table.headerView(forSection: 0)?.frame ?? natural == natural)
    }

    @Test(arguments: [false, true]) func fact_m24_10_theSelectionIsClearedUnlessToldOtherwise(_ stays: Bool)
        async throws
    {
        let stage = try await TableStage(.any) { page in page.clearsSelectionOnViewWillAppear = !stays }
        stage.table.selectRow(at: stage.row(1), animated: false, scrollPosition: .none)
        stage.navigation.pushViewController(UIViewController(), animated: true)
        await stage.screen.rest()
        #expect(stage.table.indexPathForSelectedRow == stage.row(1), "it stays selected while the detail is shown")
        stage.navigation.popViewController(animated: true)
        await stage.screen.rest()
        #expect(stage.table.indexPathForSelectedRow == (stays ? stage.row(1) : nil))
        #expect(stage.cell(1)?.isSelected == stays)
    }
}
