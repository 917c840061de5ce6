import UIKit

extension Step {
    /// Pushes a page, by index, with the variation's method.
    static func push(_ page: Int) -> Step {
        Step(name: "push \(page)") { run in
            let incoming = run.pages[page]
            if run.variation.method == .atOnce {
                try await run.operate(.change("push at once") { $0.pushViewController(incoming, animated: false) })
            } else {
                try await run.operate(.push(incoming))
            }
            incoming.scrollToInitialOffset()
        }
    }

    /// Goes back one page with the variation's method.
    static let back = Step(name: "back") { run in
        switch run.variation.method {
        case .tap: try await run.operate(.pop)
        case .swipe: try await run.swipeBack(to: 0.5, then: .finish)
        case .atOnce: try await run.operate(.change("pop at once") { $0.popViewController(animated: false) })
        }
    }

    /// A tap on the back button, whatever the variation's method.
    static let tapBack = Step(name: "tap back") { run in try await run.operate(.pop) }

    static func swipe(to progress: CGFloat, then end: SwipeEnd) -> Step {
        Step(name: "swipe to \(progress), \(end.rawValue)", needsFinger: true) { run in
            try await run.swipeBack(to: progress, then: end)
        }
    }

    /// Half a swipe that is canceled.
    static let cancelledSwipe = swipe(to: 0.5, then: .cancel)

    /// A swipe that the system or a page may refuse.
    /// - Parameter popsWithoutFinger: whether a tap goes back where nobody swipes.
    static func anySwipe(then end: SwipeEnd = .finish, popsWithoutFinger: Bool = false) -> Step {
        Step(name: "swipe, \(end.rawValue)", needsFinger: true) { run in
            guard run.isPortable else { return try run.swipe(to: 0.8, then: end) }
            run.leavesOutSwipe()
            if popsWithoutFinger { try await run.operate(.pop) }
        }
    }

    static func rotate(_ orientation: UIInterfaceOrientation) -> Step {
        Step(name: "rotate to \(orientation.isLandscape ? "landscape" : "portrait")") { run in
            try await run.screen.rotate(to: orientation)
        }
    }

    static let backToRoot = Step(name: "back to the root") { run in
        if run.variation.method == .atOnce {
            try await run.operate(.change("to the root at once") { $0.popToRootViewController(animated: false) })
        } else {
            try await run.operate(.popToRoot)
        }
    }

    static func set(_ pages: [Int]) -> Step {
        Step(name: "set \(pages)") { run in
            let stack = pages.map { run.pages[$0] }
            if run.variation.method == .atOnce {
                try await run.operate(.change("set at once") { $0.setViewControllers(stack, animated: false) })
            } else {
                try await run.operate(.setViewControllers(stack))
            }
        }
    }

    /// Any other step.
    static func act(_ name: String, _ action: @escaping @MainActor @Sendable (ScenarioRun) async throws -> Void) -> Step
    {
        Step(name: name, perform: action)
    }

    /// Any other change that animates, recorded.
    static func record(_ name: String, _ change: @escaping @MainActor @Sendable (ScenarioRun) -> Void) -> Step {
        Step(name: name) { run in try await run.operate(.change(name) { _ in change(run) }) }
    }

    /// Stores the state at rest under a name.
    static func keep(_ name: String) -> Step {
        Step(name: "keep \(name)") { run in run.kept[name] = RestingState(run) }
    }

    /// The state at rest must equal the one stored under the name.
    static func same(as name: String, _ what: String) -> Step {
        Step(name: "same as \(name)", checks: true) { run in
            guard let kept = run.kept[name], let change = kept.change(to: RestingState(run)) else { return }
            run.note(Breach(what: what, detail: change))
        }
    }

    /// A condition that must hold at this step.
    static func expect(
        _ what: String, _ holds: @escaping @MainActor @Sendable (ScenarioRun) -> Bool
    ) -> Step {
        Step(name: "expect", checks: true) { run in
            if !holds(run) { run.note(Breach(what: what, detail: what)) }
        }
    }
}
