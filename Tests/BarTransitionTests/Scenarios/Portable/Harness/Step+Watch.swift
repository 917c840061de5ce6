import UIKit

extension Step {
    /// Starts something and checks every sixtieth of a second until nothing moves; the first breach counts.
    static func watch(
        _ name: String, _ start: @escaping @MainActor @Sendable (ScenarioRun) async -> Void,
        each: @escaping @MainActor @Sendable (ScenarioRun) -> Breach?
    ) -> Step {
        Step(name: name, checks: true) { run in
            await start(run)
            await run.turn()
            var found = each(run)
            for _ in 0..<300 where run.isBusy {
                await run.advance(by: 1 / 60)
                found = found ?? each(run)
            }
            if let found { run.note(found, as: .smoothness) }
        }
    }

    /// A push with the variation's method, watched.
    static func watchPush(_ page: Int, each: @escaping @MainActor @Sendable (ScenarioRun) -> Breach?) -> Step {
        watch("push \(page), watched") { run in
            run.navigation.pushViewController(run.pages[page], animated: run.variation.method != .atOnce)
        } each: {
            each($0)
        }
    }

    /// A pop, watched.
    static func watchBack(each: @escaping @MainActor @Sendable (ScenarioRun) -> Breach?) -> Step {
        watch("back, watched") { run in
            run.navigation.popViewController(animated: run.variation.method != .atOnce)
        } each: {
            each($0)
        }
    }
}
