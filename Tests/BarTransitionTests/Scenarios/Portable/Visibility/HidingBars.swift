import BarTransition
import TestSupport
import UIKit

/// Bars that hide themselves, and bars that the app hides in code, over pages that declare a visibility and pages that
/// leave it to the app.
enum HidingBars {
    /// What makes UIKit hide the bars.
    enum Mode: Sendable {
        case tap, swipe, keyboard, height
    }

    static let checks: [Invariant] = [
        .smooth(), .barTravels, .safeArea, .items, .title, .reversible, .shownColor,
    ]

    static func visible(_ color: UIColor, _ content: PagePreferences.Content = .pinned) -> PagePreferences {
        PagePreferences.plain(color, content: content).with { $0.bar?.isHidden = false }
    }

    /// What can be done with a page whose bar something else has hidden.
    static func operations(hide: Step) -> [Step] {
        [
            .push(1), hide, .isHidden, .update, .isHidden, .cancelledSwipe, .isHidden,
            .push(2), .isShown, .back, .isShown, hide, .isHidden, .back, .isShown,
        ]
    }

    /// The same with changes of the whole stack, and a page in front of it.
    static func moreOperations(hide: Step) -> [Step] {
        [
            .push(1), hide, .present, .isHidden, .set([0, 2]), .isShown, .push(1), hide, .backToRoot, .isShown,
        ]
    }

    static let n173 = Scenario(
        "N173", "pages that declare a visible bar, which the app hides in code", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green), visible(.blue), invariants: checks,
        steps: operations(hide: .hideInCode))

    static let n174 = Scenario(
        "N174", "pages at a compact height, where the bars hide", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green), .hidden, variations: Variation.methods,
        invariants: [.smooth(), .noBarAtAll, .safeArea, .items, .reversible],
        steps: [
            .mode(.height), .isShown, .rotate(.landscapeLeft), .needsCompactHeight, .isHidden,
            .push(1), .isHidden, .update, .isHidden, .cancelledSwipe, .isHidden, .back, .isHidden,
            .push(1), .rotate(.portrait), .isShown, .back, .isShown,
            .rotate(.landscapeLeft), .push(2), .isHidden, .rotate(.portrait), .isHidden, .back, .isShown,
        ])
}

extension Invariant {
    /// A bar that is on the screen has the color that the page on top declares.
    static let shownColor = Invariant { run in
        run.navigation.isNavigationBarHidden ? nil : Invariant.color.breach(run)
    }
}

extension Step {
    static let isHidden = expect("a bar that was hidden is shown") { run in
        run.navigation.isNavigationBarHidden && run.navigation.navigationBar.isHidden
    }

    static let isShown = expect("the bar stays hidden") { run in
        !run.navigation.isNavigationBarHidden && !run.navigation.navigationBar.isHidden
    }

    /// Turns one of UIKit's modes on.
    static func mode(_ mode: HidingBars.Mode) -> Step {
        act("hide bars by \(mode)") { run in
            switch mode {
            case .tap: run.navigation.hidesBarsOnTap = true
            case .swipe: run.navigation.hidesBarsOnSwipe = true
            case .keyboard: run.navigation.hidesBarsWhenKeyboardAppears = true
            case .height: run.navigation.hidesBarsWhenVerticallyCompact = true
            }
        }
    }

    fileprivate static let needsCompactHeight = act("need a compact height") { run in
        guard run.navigation.traitCollection.verticalSizeClass == .compact else {
            throw NotRun("the device's height is not compact")
        }
    }

    static let hideInCode = act("hide the bar in code") { run in
        run.navigation.setNavigationBarHidden(true, animated: true)
    }

    /// The page on top requests an update, with a declaration that says the same of the visibility.
    static let update = act("update") { run in
        guard let page = run.top else { return }
        for isAnimated in [true, false] {
            if page.setsBarItself {
                page.setItem()
            } else {
                page.setNeedsBarAppearanceUpdate(animated: isAnimated)
            }
            await run.rest()
        }
    }

    /// Presents a page over the full screen and dismisses it.
    static let present = act("present and dismiss") { run in
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        run.navigation.startPresenting(page, animated: true)
        await run.rest()
        page.startDismissing(animated: true)
    }
}
