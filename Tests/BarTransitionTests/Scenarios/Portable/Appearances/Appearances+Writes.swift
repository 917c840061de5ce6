import BarTransition
import TestSupport
import UIKit

/// Which code writes what, and when.
extension Appearances {
    static let n44 = Scenario(
        "N44", "from a translucent bar to an opaque one: its trailing part changes with the rest",
        pages: .inPlace(UIColor.blue.withAlphaComponent(0.6)),
        PagePreferences.inPlace(.red).with { $0.barSetup = .legacy },
        invariants: [.visibility], steps: [.watchPush(1) { $0.differingSide }, .watchBack { $0.differingSide }])

    static let n45 = Scenario(
        "N45", "two appearances, one per page's item", pages: PagePreferences.plain(.blue).with { $0.barSetup = .item },
        PagePreferences.plain(.white).with { $0.barSetup = .item }, variations: Variation.methods,
        invariants: [.color, .colorPath], steps: [.push(1), .back])

    static let n46 = Scenario(
        "N46", "a bar that fades with the scroll, scrolled during a transition", pages: .plain(.blue),
        PagePreferences.transparent.with { $0.content = .scroll(0) }, invariants: [.visibility, .items],
        steps: [
            .push(1),
            .watch("scroll while going back") { run in
                run.pages[1].hooks[.didScroll] = { page in page.change { $0.bar?.background = .color(.green) } }
                run.navigation.popViewController(animated: true)
                await run.turn()
                run.notes = [run.appearances]
                run.pages[1].scrollView?.contentOffset.y += 90
            } each: { run in
                guard run.navigation.transitionCoordinator != nil, run.notes != [run.appearances] else { return nil }
                return Breach(what: "an appearance is written during a transition", detail: run.appearances)
            },
        ])

    static let n47 = Scenario(
        "N47", "a swipe back to a list at its top whose scroll edge appearance nobody set",
        pages: PagePreferences.plain(.blue, content: .scroll(0)).with { $0.barSetup = .itemStandardOnly },
        PagePreferences.plain(.green).with { $0.barSetup = .item }, variations: Variation.methods,
        invariants: [.color, .colorPath], steps: [.push(1), .back])

    static let n48 = Scenario(
        "N48", "a swipe back from a bar with a spinner to a clear one", pages: .transparent,
        PagePreferences.plain(.blue).with { $0.hasRightItem = true }, variations: Variation.methods,
        invariants: [.color, .colorPath], steps: [.push(1), .back])

    static let n49 = Scenario(
        "N49", "the bar itself stays opaque while a clear page is pushed", pages: .plain(.blue), .transparent,
        invariants: [.color],
        steps: [
            .watchPush(1) { run in
                let alpha = run.navigation.navigationBar.layer.presentation()?.opacity ?? 1
                return alpha == 1 ? nil : Breach(what: "the bar's alpha changes", detail: "\(alpha)")
            }
        ])

    static let n50 = Scenario(
        "N50", "a page whose style depends on the page before it", pages: .plain(.blue), .plain(.green),
        variations: Variation.methods, invariants: [.color, .colorPath], steps: [.push(1), .back]
    ) { run in
        (run.pages[1] as? DeclaringScenarioPage)?.answer = { page in
            let stack = page.navigationController?.viewControllers ?? []
            return BarAppearance(background: .color(stack.contains(page) ? .green : .red))
        }
    }

    static let n51 = Scenario(
        "N51", "a swipe back past a page with a trailing item and another tint",
        pages: PagePreferences(bar: BarAppearance(tintColor: .red)),
        PagePreferences(bar: BarAppearance(tintColor: .green), hasRightItem: true), variations: Variation.methods,
        invariants: [.tint, .items, .title],
        steps: [
            .push(1),
            .watchBack { run in
                guard run.navigation.transitionCoordinator != nil,
                    run.pages[1].navigationItem.rightBarButtonItem?.customView?.window == nil
                else { return nil }
                return Breach(what: "the trailing item is gone before its page", detail: "in flight")
            },
        ])

    static let n52 = Scenario(
        "N52", "another tab's bar is left alone", in: .tabs, pages: .plain(.blue), .plain(.white),
        invariants: [.color, .items, .visibility],
        steps: [
            .act("note the other bar") { run in run.notes = [run.otherBar] },
            .act("switch tabs") { run in
                for index in 0..<10 {
                    run.tabs?.selectedIndex = 1 - index % 2
                    await run.advance(by: 0.05)
                }
            },
            .push(1), .expect("another controller's bar changes") { run in run.notes == [run.otherBar] },
        ])

    static let n53 = Scenario(
        "N53", "a presented controller's bar is left alone", pages: .plain(.blue), .plain(.white),
        invariants: [.color, .items, .visibility],
        steps: [
            .push(1),
            .act("present another stack") { run in
                let picker = UINavigationController(rootViewController: UIViewController())
                run.notes = [picker.barDescription]
                run.navigation.startPresenting(picker, animated: true)
                await run.rest()
                if run.notes != [picker.barDescription] || picker.delegate != nil {
                    run.note(Breach(what: "another controller's bar changes", detail: picker.barDescription))
                }
                picker.startDismissing(animated: true)
            },
            .tapBack,
        ])
}

extension PagePreferences {
    /// A bar whose color interpolates to the next page's instead of sliding with the page.
    fileprivate static func inPlace(_ color: UIColor) -> PagePreferences {
        PagePreferences(bar: BarAppearance(background: .color(color), transitionStyle: .interpolate))
    }
}

extension UINavigationController {
    fileprivate var barDescription: String {
        let appearance = navigationBar.standardAppearance
        return "\(appearance.backgroundColor as Any) \(navigationBar.tintColor as Any) \(navigationBar.subviews.count)"
            + " \(navigationBar.barTintColor as Any) \(isNavigationBarHidden)"
    }
}

extension ScenarioRun {
    fileprivate var otherBar: String {
        (tabs?.viewControllers?.last as? UINavigationController)?.barDescription ?? "none"
    }

    fileprivate var appearances: String {
        let bar = navigation.navigationBar
        let own = [bar.standardAppearance, bar.scrollEdgeAppearance]
        let items = pages.map(\.navigationItem).flatMap { [$0.standardAppearance, $0.scrollEdgeAppearance] }
        return (own + items).map { "\($0?.backgroundColor as Any)" }.joined(separator: " ")
    }

    fileprivate var differingSide: Breach? {
        let frame = navigation.navigationBar.frame
        let colors = [0.02, 0.98].compactMap { movingColor(at: CGPoint(x: frame.width * $0, y: frame.minY + 2)) }
        guard colors.count == 2, colors[0].distance(to: colors[1]) > 40 else { return nil }
        return Breach(what: "a part of the bar changes before the rest", detail: "\(colors)")
    }
}
