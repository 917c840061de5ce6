import BarTransition
import UIKit

/// Structures that many apps have, with swipes that the system or a page may refuse.
extension Apps {
    static let n97 = Scenario(
        "N97", "a base class that is its own delegate and that of its swipe recognizer", in: .ownDelegates,
        pages: .plain(.blue), .hidden, .plain(.white), variations: Variation.recordedDevices,
        invariants: [.visibility, .color, .items, .safeArea, .reversible],
        steps: [
            .push(1), .cancelledSwipe, .push(2), .cancelledSwipe, .swipe(to: 0.6, then: .finish),
            .swipe(to: 0.6, then: .finish),
            .expect("its own delegate methods are not called") { run in
                (run.navigation as? OwnDelegatesNavigationController)?.shown.last == "A"
            },
            .anySwipe(), .push(1),
            .expect("the stack is frozen") { $0.top === $0.pages[1] },
        ])

    static let n100 = Scenario(
        "N100", "a page with a locked back button", pages: .plain(.blue), .hidden, .plain(.white),
        variations: Variation.recordedDevices, invariants: [.visibility, .color, .items, .safeArea],
        steps: [
            .push(1), .anySwipe(),
            .expect("a locked page without a bar is swiped away") { $0.top === $0.pages[1] },
            .push(2), .anySwipe(),
            .expect("a locked page is swiped away") { $0.top === $0.pages[2] },
            .act("unlock") { $0.pages[2].navigationItem.hidesBackButton = false },
            .swipe(to: 0.6, then: .finish),
        ]
    ) { run in
        for page in run.pages.dropFirst() { page.navigationItem.hidesBackButton = true }
    }

    static let n102 = Scenario(
        "N102", "a collapsed split view: the secondary stack is a page of the primary one", in: .split,
        pages: .plain(.red), PagePreferences(bar: .fancy), variations: Variation.recordedDevices,
        invariants: [.visibility, .color, .safeArea],
        steps: [
            .act("show the detail") { await $0.showDetail() },
            .expect("the detail is not shown") { $0.top == nil && $0.pages[1].view.window != nil },
            .expect("the bar is not the detail's") { run in
                run.barColor.distance(to: .blue) <= 2 && run.navigation.navigationBar.tintColor == .white
            },
            .anySwipe(then: .cancel),
            .expect("the bar is not the detail's") { run in
                run.barColor.distance(to: .blue) <= 2 && run.navigation.navigationBar.tintColor == .white
            },
            .anySwipe(popsWithoutFinger: true), .expect("the list does not return") { $0.top === $0.pages[0] },
        ])
}

extension ScenarioRun {
    fileprivate func showDetail() async {
        navigation.splitViewController?.show(.secondary)
        await rest()
    }
}
