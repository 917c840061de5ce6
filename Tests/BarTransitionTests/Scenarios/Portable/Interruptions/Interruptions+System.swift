import BarTransition
import UIKit

/// Pages with other status bars, and systems with defects that newer ones do not have.
extension Interruptions {
    static let n87 = Scenario(
        "N87", "pages that hide and show the status bar, all with a bar", pages: .plain(.blue),
        PagePreferences.plain(.red).with { $0.hidesStatusBar = true }, .plain(.white),
        variations: Variation.phonesWithoutNotch,
        invariants: [.statusBar, .safeArea, .visibility, .color, .reversible, .smooth()],
        steps: [
            .push(1), .cancelledSwipe, .push(2), .cancelledSwipe, .tapBack, .push(2), .swipe(to: 0.5, then: .finish),
            .swipe(to: 0.5, then: .finish), .push(1), .tapBack,
        ])

    static let n95 = Scenario(
        "N95", "an interactive change of the stack that is canceled, with UIKit's old defect", pages: .plain(.red),
        .plain(.green), variations: Variation.recordedDevices(with: .pageOfCancelledSet),
        invariants: [.color, .visibility, .items, .safeArea],
        steps: [
            .act("set A and B") { await $0.cancelChange(to: [0, 1]) },
            .expect("the page of the cancelled change is on the stack") {
                $0.navigation.viewControllers == [$0.pages[0]]
            },
            .act("set B only") { await $0.cancelChange(to: [1]) },
            .expect("the page of the cancelled change is on the stack") {
                $0.navigation.viewControllers == [$0.pages[0]]
            },
        ])

    static let n96 = Scenario(
        "N96", "back over several pages to a large title, with UIKit's old defect", in: .largeTitles,
        pages: PagePreferences.visible.with { $0.largeTitle = .always }, .visible, .visible,
        variations: Variation.recordedDevices(with: .snappingLargeTitle),
        invariants: [.visibility, .items, .title, .safeArea], steps: [.push(1), .push(2), .backToRoot])
}

extension ScenarioRun {
    /// Changes the stack interactively with the app's own animator, and cancels the change.
    fileprivate func cancelChange(to stack: [Int]) async {
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        navigation.delegate = delegate
        if treatment == .barTransition { navigation.attachBarTransition() }
        navigation.setViewControllers(stack.map { pages[$0] }, animated: true)
        await turn()
        finger.update(0.4)
        await advance(by: 0.1)
        finger.cancel()
        await rest()
        withExtendedLifetime(delegate) {}
    }
}
