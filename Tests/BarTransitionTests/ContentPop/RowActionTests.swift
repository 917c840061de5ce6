import BarTransition
import TestSupport
import Testing
import UIKit

/// The drag from anywhere beside a table view's row actions in the same direction.
///
/// A table view has a pan recognizer of its own for row actions, beside the one that scrolls. It begins on rows that have
/// actions on the side to which the finger moves, and fails at once on others.
@Suite("Content pop and row actions", .ownSimulator) @MainActor
struct RowActionTests {
    /// A table view with leading actions on some rows.
    private final class TablePage: UITableViewController {
        /// Row actions wait for it, so that they are recognized after the drag from anywhere could be.
        let other = UIScreenEdgePanGestureRecognizer()
        var rowsWithActions = 0..<0
        private(set) var swipes = 0

        /// The recognizer of row actions.
        var rowActions: UIGestureRecognizer? {
            tableView.gestureRecognizers?.first { $0 !== tableView.panGestureRecognizer && $0 !== other }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            other.edges = .right
            tableView.addGestureRecognizer(other)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard rowsWithActions.contains(indexPath.row) else { return nil }
            return UISwipeActionsConfiguration(
                actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }])
        }

        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { swipes += 1 }

        /// The row at a part of the screen's height.
        func row(atHeight fraction: CGFloat) -> Int {
            let point = tableView.convert(CGPoint(x: 100, y: fraction * view.bounds.height), from: nil)
            return tableView.indexPathForRow(at: point)?.row ?? -1
        }
    }

    private func drag(_ stage: SwipeStage<UINavigationController>, atHeight fraction: CGFloat, by x: CGFloat) {
        let bounds = stage.simulator.window.bounds
        let start = CGPoint(x: bounds.midX, y: fraction * bounds.height)
        stage.simulator.touchDown(at: start)
        for step in 1...4 {
            stage.simulator.touchMove(to: CGPoint(x: start.x + x * CGFloat(step) / 4, y: start.y))
            stage.simulator.advance(by: 0.02)
        }
        stage.simulator.touchUp(velocity: CGPoint(x: x > 0 ? 2000 : -2000, y: 0))
        stage.simulator.runToRest()
    }

    @Test(arguments: SwipeDevice.all) func rowActionsGoFirst(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let page = TablePage(style: .plain)
        page.loadViewIfNeeded()
        // From iOS 26 the drag from anywhere is UIKit's own, which decides itself.
        if device.system < 26 { page.rowActions?.require(toFail: page.other) }
        stage.push(page)
        page.rowsWithActions = page.row(atHeight: 0.5)..<60
        drag(stage, atHeight: 0.7, by: 150)
        #expect(stage.top === page && page.swipes == 1, "a row with actions")
        drag(stage, atHeight: 0.7, by: -150)
        #expect(stage.top === page && page.swipes == 1, "to the other side")
        drag(stage, atHeight: 0.4, by: 150)
        #expect(stage.top === stage.root && page.swipes == 1, "a row without actions")
        stage.push(page)
        #expect(stage.swipe() && page.swipes == 1, "from the edge of the screen")
    }

    /// A table view's pan recognizer for multiple selection with two fingers does not fail while one finger drags.
    @Test(arguments: SwipeDevice.all) func multipleSelectionDoesNotBlockTheDrag(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let page = TablePage(style: .plain)
        stage.push(page)
        let selection = UIPanGestureRecognizer()
        selection.minimumNumberOfTouches = 2
        page.tableView.addGestureRecognizer(selection)
        drag(stage, atHeight: 0.4, by: 150)
        #expect(stage.top === stage.root && page.swipes == 0)
    }
}
