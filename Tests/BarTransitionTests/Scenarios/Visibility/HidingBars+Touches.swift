import BarTransition
import UIKit

/// Bars that touches and the keyboard hide.
extension HidingBars {
    /// A page that leaves the visibility to the app.
    private static let open = PagePreferences(content: .scroll(0))

    static let n170 = Scenario(
        "N170", "pages that declare a visible bar, which a tap hides", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green), visible(.blue), variations: Variation.methods, invariants: checks,
        steps: [.mode(.tap)] + operations(hide: .tapPage) + moreOperations(hide: .tapPage))

    static let n171 = Scenario(
        "N171", "pages that declare a visible bar, which is scrolled away", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green, .scroll(0)), visible(.blue),
        invariants: checks, steps: [.mode(.swipe)] + operations(hide: .drag(by: -120)))

    static let n172 = Scenario(
        "N172", "pages that declare a visible bar, which the keyboard hides", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green), visible(.blue), invariants: checks,
        steps: [.mode(.keyboard)] + operations(hide: .keyboard))

    static let n175 = Scenario(
        "N175", "a bar that a tap has shown at a compact height", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green), .hidden, variations: Variation.methods,
        invariants: [.smooth(), .safeArea, .items, .reversible, .shownColor],
        steps: [
            .mode(.height), .rotate(.landscapeLeft), .tapBarsPlace, .isShown,
            .push(1), .isShown, .update, .isShown, .cancelledSwipe, .isShown, .push(2), .isHidden,
            .rotate(.portrait), .isHidden, .back, .isShown, .back, .isShown,
        ])

    static let n176 = Scenario(
        "N176", "pages that leave the bar to the app, which a tap hides and shows, as with UIKit alone",
        in: .swipeEnabledByApp, pages: open, open, variations: Variation.methods,
        invariants: [.smooth(), .safeArea, .items, .reversible],
        steps: [
            .mode(.tap), .push(1), .tapPage, .isHidden, .update, .isHidden, .cancelledSwipe, .isHidden,
            .back, .isHidden, .push(1), .isHidden, .tapPage, .isShown, .back, .isShown,
        ])

    static let n177 = Scenario(
        "N177", "a scrolled page that leaves the bar to the app, below one that declares it visible",
        in: .swipeEnabledByApp, pages: .plain(.red, content: .scroll(0)), visible(.blue), variations: Variation.methods,
        invariants: [.smooth(), .barTravels, .safeArea, .items, .reversible],
        steps: [
            .mode(.swipe), .drag(by: -120), .isHidden, .push(1), .isShown, .cancelledSwipe, .isShown,
            .back, .isShown, .drag(by: -120), .isHidden, .drag(by: 120), .isShown,
        ])

    static let n178 = Scenario(
        "N178", "a page that declares no bar, where a tap shows it", in: .swipeEnabledByApp,
        pages: visible(.red), .hidden, visible(.blue), variations: Variation.methods,
        invariants: [.smooth(), .safeArea, .items, .reversible, .shownColor],
        steps: [
            .mode(.tap), .push(1), .isHidden, .tapPage, .isShown, .update, .isShown, .cancelledSwipe,
            .isShown, .push(2), .isShown, .back, .isHidden, .tapPage, .isShown, .back, .isShown,
        ])

    static let n179 = Scenario(
        "N179", "a bar that follows the scroll position and hides on scrolling", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green, .scroll(0)), variations: Variation.methods,
        invariants: [.smooth(), .safeArea, .items, .reversible],
        steps: [
            .mode(.swipe), .push(1),
            .act("follow the scroll position") { run in
                run.pages[1].hooks[.didScroll] = { page in
                    let progress = min(max((page.scrollView?.contentOffset.y ?? 0) / 200, 0), 1)
                    let color = UIColor(red: 0, green: 1 - progress / 2, blue: 0, alpha: 1)
                    page.change(animated: false) { $0.bar?.background = .color(color) }
                }
            },
            .drag(by: -120), .isHidden, .cancelledSwipe, .isHidden, .drag(by: -40), .isHidden,
            .drag(by: 120), .isShown, .back, .isShown,
        ])

    static let n180 = Scenario(
        "N180", "both bars, which a tap hides and shows", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green).with { $0.bar?.toolbar = BarAppearance.Toolbar() },
        visible(.blue).with { $0.bar?.toolbar = BarAppearance.Toolbar() }, variations: Variation.methods,
        invariants: [.smooth(), .barTravels, .safeArea, .items, .reversible],
        steps: [
            .mode(.tap),
            .act("set items") { run in
                for page in run.pages { page.toolbarItems = [UIBarButtonItem(title: "Edit")] }
            },
            .push(1), .isShown, .toolbar(isHidden: false), .tapPage, .isHidden, .toolbar(isHidden: true),
            .update, .isHidden, .toolbar(isHidden: true), .cancelledSwipe, .isHidden, .toolbar(isHidden: true),
            .push(2), .isShown, .toolbar(isHidden: false), .tapPage, .toolbar(isHidden: true), .back, .isShown,
            .toolbar(isHidden: false), .back, .isShown, .toolbar(isHidden: true),
        ]
    ) { run in
        guard run.treatment != .barTransition else { return }
        for page in run.pages { page.preferences.showsToolbar = page.preferences.bar?.toolbar != nil }
    }

    static let n181 = Scenario(
        "N181", "a declared visibility that changes after the bar has hidden itself", in: .swipeEnabledByApp,
        pages: visible(.red), visible(.green), variations: Variation.methods,
        invariants: [.smooth(), .safeArea, .items, .reversible],
        steps: [
            .mode(.tap), .push(1), .tapPage, .isHidden, .declare(isHidden: nil), .isHidden,
            .declare(isHidden: false), .isShown, .declare(isHidden: true), .isHidden, .tapPage, .isShown,
            .declare(isHidden: false), .isShown, .back, .isShown,
        ])

    static let all = [n170, n171, n172, n173, n174, n175, n176, n177, n178, n179, n180, n181]
}

extension Step {
    fileprivate static func toolbar(isHidden: Bool) -> Step {
        expect("the toolbar is \(isHidden ? "shown" : "hidden")") { $0.navigation.isToolbarHidden == isHidden }
    }

    fileprivate static let tapPage = act("tap the page") { run in
        let bounds = run.simulator.screen.bounds
        run.simulator.tap(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    fileprivate static let tapBarsPlace = act("tap where the bar was") { run in
        let bounds = run.simulator.screen.bounds
        run.simulator.tap(at: CGPoint(x: bounds.midX, y: 26))
    }

    /// A drag on the page, in points; up is negative.
    fileprivate static func drag(by distance: CGFloat) -> Step {
        act("drag by \(distance)") { run in
            let start = CGPoint(x: run.simulator.screen.bounds.midX, y: 300)
            run.simulator.touchDown(at: start)
            for step in 1...10 {
                run.simulator.advance(by: 1 / 60)
                run.simulator.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
            }
            run.simulator.advance(by: 0.2)
            run.simulator.touchUp()
        }
    }

    fileprivate static let keyboard = act("type") { run in
        guard let page = run.top else { return }
        let field = UITextField(frame: CGRect(x: 20, y: 250, width: 100, height: 30))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        run.simulator.runToRest()
        field.resignFirstResponder()
        field.removeFromSuperview()
    }

    fileprivate static func declare(isHidden: Bool?) -> Step {
        act("declare \(isHidden.map { "\($0)" } ?? "nothing")") { run in
            run.top?.change { $0.bar?.isHidden = isHidden }
        }
    }
}
