import BarTransition
import UIKit

/// Delegates, callbacks and their order.
enum Stack {
    static let n78 = Scenario(
        "N78", "the app sets its own delegate later, and attaches again as the message asks", pages: .hidden,
        .plain(.blue), .plain(.white), invariants: [.visibility, .color, .items],
        steps: [
            .push(1),
            .act("the app takes the delegate") { run in
                run.navigation.barTransition?.onProblem = { [weak run] in run?.notes.append($0) }
                run.navigation.delegate = run.keep(CallRecordingDelegate())
                await run.rest()
                if run.treatment == .barTransition {
                    run.navigation.barTransition?.navigationController?.topViewController?
                        .setNeedsBarAppearanceUpdate(animated: false)
                    if run.notes.isEmpty {
                        run.note(Breach(what: "nothing is reported", detail: "no problem is reported"))
                    }
                    run.navigation.attachBarTransition()
                }
            },
            .push(2), .tapBack, .tapBack,
            .expect("the app's delegate receives nothing") { run in
                run.belongings.compactMap { $0 as? CallRecordingDelegate }.last?.lastShown == "didShow A"
            },
        ])

    static let n79 = Scenario(
        "N79", "the app's delegate is changed while attached", pages: .plain(.blue), .plain(.white), .hidden,
        invariants: [.visibility, .color, .items],
        steps: [
            .act("first delegate") { $0.takeDelegate() }, .push(1), .act("second delegate") { $0.takeDelegate() },
            .push(2), .tapBack,
            .expect("the app's new delegate receives nothing") { run in
                run.belongings.compactMap { $0 as? CallRecordingDelegate }.last?.lastShown == "didShow B"
            },
        ])

    static let n80 = Scenario(
        "N80", "a stack that is presented", in: .sheet, pages: PagePreferences(bar: .fancy), .hidden,
        invariants: [.visibility, .color, .tint, .items], steps: [.push(1), .tapBack])

    static let n81 = Scenario(
        "N81", "pushes and pops during one another", pages: .plain(.blue), .hidden, .plain(.white),
        .plain(.red), invariants: [.items],
        steps: [
            .act("push, push at once, pop at once, push") { run in
                run.navigation.pushViewController(run.pages[1], animated: true)
                await run.advance(by: 0.1)
                run.navigation.pushViewController(run.pages[2], animated: true)
                run.navigation.popViewController(animated: false)
                await run.advance(by: 0.1)
                run.navigation.pushViewController(run.pages[3], animated: true)
            },
            .expectDeclaredBar("the bar is not the last page's"),
        ])

    static let n83 = Scenario(
        "N83", "without animation the bar is right at once", pages: .plain(.blue), .hidden, .plain(.white),
        invariants: [.visibility, .color, .items, .safeArea],
        steps: [
            .act("push at once") { run in
                run.navigation.pushViewController(run.pages[1], animated: false)
                await run.turn()
                run.noteUnlessBarIsAsDeclared("the bar is late")
            },
            .act("set at once") { run in
                run.navigation.setViewControllers([run.pages[0], run.pages[2]], animated: false)
                await run.turn()
                run.noteUnlessBarIsAsDeclared("the bar is late")
            },
        ])
}

extension BarAppearance {
    static let fancy = BarAppearance(background: .color(.blue), tintColor: .white, titleColor: .white)
}

extension Step {
    /// The bar is what the page on top declares.
    static func expectDeclaredBar(_ what: String) -> Step {
        Step(name: "truth", checks: true) { run in run.noteUnlessBarIsAsDeclared(what) }
    }
}

extension ScenarioRun {
    func noteUnlessBarIsAsDeclared(_ what: String) {
        for invariant in [Invariant.visibility, .color, .items, .safeArea] {
            if let breach = invariant.breach(self) { return note(Breach(what: what, detail: breach.detail)) }
        }
    }

    /// The app sets a delegate of its own, and attaches again where the library is used.
    func takeDelegate() {
        navigation.barTransition?.onProblem = { [weak self] in self?.notes.append($0) }
        navigation.delegate = keep(CallRecordingDelegate())
        if treatment == .barTransition { navigation.attachBarTransition() }
    }
}
