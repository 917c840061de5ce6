import BarTransitionTesting
import UIKit

/// One rule of smoothness and its violations in a scene. The names of the properties are keys in `index.html`.
struct RuleCheck: Encodable {
    /// One violation.
    struct Finding: Encodable {
        /// For example "page “Itinerary” content top in frame 1 should be 149.67 within 0.50 and is 97.67".
        let sentence: String
        /// The cumulative progress of the frame with the largest violation, 0...1; nil if it concerns the end state.
        let place: Double?
        /// The value that violates the rule, for example "page “Itinerary” content top".
        let value: String

        // The script of `index.html` does not read the value.
        private enum CodingKeys: String, CodingKey { case sentence, place }
    }

    let rule: SmoothnessInvariant
    let name: String
    let meaning: String
    let findings: [Finding]

    init(_ rule: SmoothnessInvariant, findings: [Finding]) {
        self.rule = rule
        name = rule.rawValue
        meaning = rule.meaning
        self.findings = findings
    }

    private enum CodingKeys: String, CodingKey { case name, meaning, findings }
}

extension RuleCheck {
    /// Plays a scene and checks it with the testing product.
    @MainActor
    static func all(_ scene: Scene, mode: Mode, profile: Simulator.Profile) throws -> [RuleCheck] {
        let stage = Stage(scene, mode: mode, profile: profile)
        let recording = try TransitionRecording.record(stage.filmed, on: stage.navigationController)
        let progress = CumulativeProgress(recording.frames.map { Double($0.progress) })
        let problems = recording.problems()
        return rules(for: scene, mode: mode).map { rule in
            let findings = problems.filter { $0.invariant == rule }.map { problem in
                Finding(
                    sentence: String("\(problem)".dropFirst(rule.rawValue.count + 2)),
                    place: problem.frame.map { progress.fraction(at: $0) }, value: problem.value)
            }
            return RuleCheck(rule, findings: findings)
        }
    }

    /// Reversibility applies to canceled swipes, idempotence to the library. A page that refuses to go shows an alert, which
    /// dims the bar: its colors are not the declared ones then, and change at once.
    private static func rules(for scene: Scene, mode: Mode) -> [SmoothnessInvariant] {
        SmoothnessInvariant.allCases.filter { rule in
            switch rule {
            case .reversibility: scene.operation == .swipeCancelled
            case .idempotence: mode == .bartransition
            case .continuity, .truth: scene.operation != .swipeRefused
            default: true
            }
        }
    }
}

extension Stage {
    /// The scene's operation for the testing product.
    fileprivate var filmed: TransitionFilm.Operation {
        switch scene.operation {
        case .push: .push(incoming)
        case .pop: .pop
        case .popToRoot: .popToRoot
        case .setViewControllers: .setViewControllers([navigationController.viewControllers[0], incoming])
        case .swipeFinished: .swipe(to: CGFloat(scene.operation.swipeDistance ?? 0), then: .finish)
        case .swipeCancelled: .swipe(to: CGFloat(scene.operation.swipeDistance ?? 0), then: .cancel)
        case .swipeRefused, .drag:
            .change(scene.operation.title) { [self] _ in
                putFingerDown()
                // As far as a drag is recognized.
                moveFinger(toProgress: 10.5 / Double(width))
                liftFinger()
            }
        case .change: .change(scene.operation.title) { [self] _ in start() }
        }
    }
}

extension SmoothnessInvariant {
    /// The description in `index.html`.
    fileprivate var meaning: String {
        switch self {
        case .continuity: "Nothing jumps from one frame to the next, nor when the transition begins or ends."
        case .agreement: "Content begins where the bar ends, as each page sees it."
        case .truth: "At the end the bar is what the page on top declares."
        case .reversibility: "After a canceled swipe everything is as before."
        case .innocence: "The app's own delegate, insets and items are as before."
        case .idempotence: "Asking for the end once more changes nothing."
        }
    }
}
