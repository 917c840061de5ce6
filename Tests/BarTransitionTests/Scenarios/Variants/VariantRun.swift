import BarTransition
import UIKit

/// One scenario with the library under one deviation of the model, judged by the run without it.
@MainActor
struct VariantRun {
    /// What a run leaves, to compare with another run of the same scenario.
    struct Outcome {
        let breaches: [Breach]
        let states: [RestingState]
        let leftovers: [Leftover]

        var stacks: [String?] { states.map(\.stack) }
    }

    /// A value at the end of a run.
    struct Leftover: Equatable {
        let name: String
        let value: String
    }

    /// The run under the model's defaults.
    let standard: Outcome
    let scenario: Scenario
    let variation: Variation

    init(_ scenario: Scenario, _ variation: Variation) async {
        self.scenario = scenario
        self.variation = variation
        standard = await Self.outcome(scenario, variation)
    }

    /// The problems under the deviation that the run under the defaults does not have. A deviation can bring other pages
    /// to the stack, as UIKit alone shows; then there is nothing to compare with.
    func breaches(under deviation: Simulator.Profile.Variants.Deviation) async -> [Breach] {
        let outcome = await Self.outcome(scenario, variation.under(deviation))
        let known = Set(standard.breaches.map(\.what))
        var breaches = outcome.breaches.filter { !known.contains($0.what) }
        if outcome.stacks != standard.stacks {
            let ofUIKit = await Self.outcome(scenario, variation.under(deviation), .uiKit)
            if outcome.stacks == ofUIKit.stacks { return breaches }
        }
        for (step, states) in zip(standard.states, outcome.states).enumerated() {
            guard let change = states.0.change(to: states.1) else { continue }
            if states.0.isWithWholeBar(states.1) {
                breaches.append(.minimizedBarReturns("after step \(step + 1), \(scenario.steps[step].name): \(change)"))
                continue
            }
            let name = change.components(separatedBy: " was ")[0]
            if isDefined(name, after: scenario.steps[step].name, by: deviation) { continue }
            breaches.append(
                Breach(
                    what: "ends differently: \(name)",
                    detail: "after step \(step + 1), \(scenario.steps[step].name): without the deviation \(change)",
                    kind: .endState))
            break
        }
        for (old, new) in zip(standard.leftovers, outcome.leftovers) where old != new {
            breaches.append(
                Breach(
                    what: "ends differently: \(new.name)",
                    detail: "\(old.value) without the deviation, \(new.value) with it",
                    kind: .endState))
        }
        return breaches
    }

    /// Whether the deviation itself says what the value is: where contents are when UIKit hides the bar as they are dragged.
    private func isDefined(_ name: String, after step: String, by deviation: Simulator.Profile.Variants.Deviation)
        -> Bool
    {
        deviation.switchName == "scrollsWithShrinkingInsets" && name == "the page's scroll offset"
            && step.hasPrefix("drag")
    }

    private static func outcome(
        _ scenario: Scenario, _ variation: Variation, _ treatment: Treatment = .barTransition
    ) async -> Outcome {
        let run = ScenarioRun(scenario, treatment, variation)
        await run.run()
        return Outcome(breaches: run.breaches, states: run.states, leftovers: leftovers(run))
    }

    /// Nothing is frozen, the content can be touched, and a detached navigation controller has everything back.
    private static func leftovers(_ run: ScenarioRun) -> [Leftover] {
        let navigation = run.navigation
        let bar = navigation.navigationBar
        var leftovers: [Leftover] = []
        func add(_ name: String, _ value: Any) { leftovers.append(Leftover(name: name, value: "\(value)")) }

        let window = navigation.view.window
        let touched = window.flatMap { $0.hitTest(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), with: nil) }
        add("a transition goes on", navigation.transitionCoordinator != nil || run.simulator.isBusy)
        add("touches reach the page", run.top?.viewIfLoaded.map { touched?.isDescendant(of: $0) == true } ?? false)
        let count = navigation.viewControllers.count
        navigation.pushViewController(UIViewController(), animated: true)
        run.simulator.runToRest()
        add("a push works", navigation.viewControllers.count - count)
        navigation.popViewController(animated: true)
        run.simulator.runToRest()
        add("a pop works", navigation.viewControllers.count - count)

        navigation.barTransition?.detach()
        run.simulator.runToRest()
        add("the delegate", navigation.delegate.map { "\(type(of: $0))" } ?? "nil")
        // With `verticalBarItems.inBar` UIKit has one more of its own.
        let views = bar.subviews.map { "\(type(of: $0))" }.filter { $0 != "VerticalBarStripView" }
        add("the views in the bar", views.sorted())
        add("the bar's transform", bar.transform)
        add("the bar's tint", bar.tintColor.bytes)
        add("the bar's style", bar.barStyle.rawValue)
        add("the bar's visibility", "\(navigation.isNavigationBarHidden) \(bar.isHidden)")
        add("the toolbar's visibility", navigation.isToolbarHidden)
        for page in run.pages {
            let item = page.navigationItem
            let appearances = [
                item.standardAppearance, item.scrollEdgeAppearance, item.compactAppearance,
                item.compactScrollEdgeAppearance,
            ]
            add("page \(page.title ?? "")'s appearances", appearances.map { $0 != nil })
            add("page \(page.title ?? "")'s insets", page.additionalSafeAreaInsets)
            add("page \(page.title ?? "")'s buttons", (item.rightBarButtonItems ?? []).map { $0.tintColor != nil })
        }
        return leftovers
    }
}
