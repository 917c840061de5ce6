import BarTransition
import TestSupport
import Testing
import UIKit

/// The drag from anywhere beside a table's row actions in the same direction.
///
/// A table has a pan recognizer of its own for row actions, beside the one that scrolls. It begins on rows that have actions
/// on the side to which the finger moves, and fails at once on others.
@Suite("Content pop and row actions", .ownSimulator) @MainActor
struct RowActionTests {
    /// A table with leading actions on the rows below the middle of the screen.
    private final class TablePage: MarkedPage, UIGestureRecognizerDelegate {
        let table = UIScrollView()
        let rowActions = UIPanGestureRecognizer()
        /// Row actions wait for it, so that they are recognized after the drag from anywhere could be.
        let other = UIScreenEdgePanGestureRecognizer()
        var rowsWithActions: ClosedRange<CGFloat> = 0...0
        private(set) var swipes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            table.contentSize = CGSize(width: view.bounds.width, height: 3000)
            view.addSubview(table)
            rowActions.delegate = self
            table.addGestureRecognizer(rowActions)
            other.edges = .right
            view.addGestureRecognizer(other)
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard gestureRecognizer === rowActions, rowActions.translation(in: table).x > 0,
                rowsWithActions.contains(rowActions.location(in: nil).y)
            else { return false }
            swipes += 1
            return true
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
        let page = TablePage("Table")
        // From iOS 26 the drag from anywhere is UIKit's own, which decides itself.
        if device.system < 26 { page.rowActions.require(toFail: page.other) }
        stage.push(page)
        page.rowsWithActions = 0.5 * stage.simulator.window.bounds.height...2000
        drag(stage, atHeight: 0.7, by: 150)
        #expect(stage.top === page && page.swipes == 1, "a row with actions")
        drag(stage, atHeight: 0.7, by: -150)
        #expect(stage.top === page && page.swipes == 1, "to the other side")
        drag(stage, atHeight: 0.4, by: 150)
        #expect(stage.top === stage.root && page.swipes == 1, "a row without actions")
        stage.push(page)
        #expect(stage.swipe() && page.swipes == 1, "from the edge of the screen")
    }

    /// A table's pan recognizer for multiple selection with two fingers does not fail while one finger drags.
    @Test(arguments: SwipeDevice.all) func multipleSelectionDoesNotBlockTheDrag(_ device: SwipeDevice) {
        let stage = SwipeStage(device)
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        let page = TablePage("Table")
        stage.push(page)
        let selection = UIPanGestureRecognizer()
        selection.minimumNumberOfTouches = 2
        page.table.addGestureRecognizer(selection)
        drag(stage, atHeight: 0.4, by: 150)
        #expect(stage.top === stage.root && page.swipes == 0)
    }
}
