import TestSupport
import Testing
import UIKit

@Suite("Table views: selection", .ownSimulator) @MainActor
struct TableSelectionTests {
    @Test func aTapSelectsARow() {
        let stage = TableStage()
        stage.simulator.touchDown(at: stage.middle(stage.row(1)))
        #expect(stage.table.cellForRow(at: stage.row(1))?.isHighlighted == true)
        stage.simulator.touchUp()
        #expect(stage.page.events == ["highlight 1", "unhighlight 1", "willSelect 1", "select 1"])
        #expect(stage.table.indexPathForSelectedRow == stage.row(1))
        stage.page.events = []
        stage.tap(stage.row(3))
        #expect(stage.page.events == ["highlight 3", "unhighlight 3", "willSelect 3", "deselect 1", "select 3"])
        #expect(stage.table.cellForRow(at: stage.row(1))?.isSelected == false)
    }

    @Test func aDragSelectsNothing() {
        let stage = TableStage(rows: 100)
        let start = stage.middle(stage.row(5))
        stage.simulator.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60), velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.page.events == ["highlight 5", "unhighlight 5"])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func severalRowsAreSelectedAndDeselectedByTaps() {
        let stage = TableStage { $0.tableView.allowsMultipleSelection = true }
        stage.tap(stage.row(1))
        stage.tap(stage.row(3))
        #expect(stage.table.indexPathsForSelectedRows == [stage.row(1), stage.row(3)])
        stage.tap(stage.row(1))
        #expect(stage.table.indexPathsForSelectedRows == [stage.row(3)])
    }

    @Test func aControlInACellReceivesItsTap() {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        let stage = TableStage { $0.configure = { cell, text in if text == "Row 1" { cell.accessoryView = button } } }
        stage.simulator.tap(at: button.convert(CGPoint(x: 30, y: 15), to: nil))
        #expect(taps == 1 && stage.page.events.isEmpty)
    }

    // MARK: Coming back

    private func pushed(_ variant: Simulator.Profile.Variants.TableSelectionClearing = .alongside) -> TableStage {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.tableSelectionClearing = variant
        let stage = TableStage(profile)
        stage.page.onSelect = { [weak stage] _ in
            stage?.navigation.pushViewController(UIViewController(), animated: true)
        }
        stage.tap(stage.row(1))
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(stage.table.indexPathForSelectedRow == stage.row(1), "it stays selected while the detail is shown")
        return stage
    }

    /// The gray of the row as it is shown, 0...1.
    private func shade(_ stage: TableStage) -> Float {
        let cell = stage.table.cellForRow(at: stage.row(1))
        let gray = cell?.subviews.first { $0.backgroundColor == .systemGray4 }
        return gray?.layer.presentation()?.opacity ?? gray?.layer.opacity ?? -1
    }

    @Test func fact_m24_10_aPopClearsTheSelectionWithItsAnimation() {
        let stage = pushed()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(shade(stage) > 0.05 && shade(stage) < 0.99, "it fades with the transition")
        stage.simulator.runToRest()
        #expect(stage.table.indexPathForSelectedRow == nil && shade(stage) == 0)
    }

    @Test func fact_m24_10_aCanceledSwipeSelectsTheRowAgain() {
        let stage = pushed()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        #expect(shade(stage) > 0.05 && shade(stage) < 0.99, "it fades with the finger")
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.table.indexPathForSelectedRow == stage.row(1))
        #expect(stage.table.cellForRow(at: stage.row(1))?.isSelected == true && shade(stage) == 1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.6)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.table.indexPathForSelectedRow == nil && shade(stage) == 0)
    }

    @Test func afterTheInteractionIsAVariant() {
        let stage = pushed(.afterInteraction)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        #expect(shade(stage) == 1)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.table.indexPathForSelectedRow == nil && shade(stage) == 0)
    }

    @Test func fact_m24_10_theSelectionStaysIfItIsNotToBeCleared() {
        for several in [false, true] {
            let stage = TableStage { page in
                page.clearsSelectionOnViewWillAppear = several
                page.tableView.allowsMultipleSelection = several
            }
            stage.tap(stage.row(1))
            stage.navigation.pushViewController(UIViewController(), animated: false)
            stage.navigation.popViewController(animated: false)
            #expect(stage.table.indexPathForSelectedRow == stage.row(1))
        }
    }

    // MARK: Swipe actions

    private func actions() -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func fact_m24_17_aRowWithActionsTakesTheDragTowardItsSide(_ direction: UIUserInterfaceLayoutDirection) {
        let stage = TableStage(direction: direction)
        stage.page.trailing = { $0.row == 1 ? actions() : nil }
        let toTrailing: CGFloat = direction == .leftToRight ? -80 : 80
        func drag(_ row: Int, _ x: CGFloat) {
            let start = stage.middle(stage.row(row))
            stage.simulator.drag(from: start, to: CGPoint(x: start.x + x, y: start.y))
            stage.simulator.runToRest()
        }
        drag(1, toTrailing)
        #expect(stage.page.events.filter { !$0.contains("highlight") } == ["begin 1", "end 1"])
        stage.page.events = []
        drag(2, toTrailing)
        drag(1, -toTrailing)
        #expect(!stage.page.events.contains { $0.hasPrefix("begin") })
    }
}
