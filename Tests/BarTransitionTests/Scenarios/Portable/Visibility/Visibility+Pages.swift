import BarTransition
import UIKit

/// What must not change in pages when the bar is shown or hidden.
extension Visibility {
    static let n28 = Scenario(
        "N28", "the content of a page without a bar does not move", pages: .hidden, .visible,
        variations: Variation.methods, invariants: [.contentRests, .visibility, .safeArea], steps: [.push(1), .back])

    static let n30 = Scenario(
        "N30", "the swipe back works on a page without a bar", pages: .visible, .hidden,
        invariants: [.visibility, .items], steps: [.push(1), .cancelledSwipe, .swipe(to: 0.5, then: .finish)])

    static let n31 = Scenario(
        "N31", "a swipe back from a media viewer without a bar", in: .swipeEnabledByApp, pages: .plain(.blue),
        PagePreferences.hidden.with {
            $0.hidesStatusBar = true
            $0.pageColor = .black
        }, invariants: [.visibility, .color, .statusBar, .safeArea], steps: [.push(1), .swipe(to: 0.5, then: .finish)])

    static let n34 = Scenario(
        "N34", "a sheet keeps its size while its bar is shown and hidden", in: .sheet, pages: .hidden, .visible,
        invariants: [.visibility, .items],
        steps: [
            .act("note the size") { run in run.notes = [run.sheetSize] }, .push(1),
            .expect("the sheet changes its size") { run in run.notes == [run.sheetSize] }, .tapBack,
            .expect("the sheet changes its size") { run in run.notes == [run.sheetSize] },
        ])
}

extension ScenarioRun {
    fileprivate var sheetSize: String { "\(navigation.preferredContentSize) \(navigation.view.frame)" }
}
