import BarTransition
import TestSupport
import Testing
import UIKit

/// The device is folded, opened or rotated, or enters Split View, during a push, a pop and a held swipe.
@Suite("Changes of the pose during transitions", .ownSimulator) @MainActor
struct PoseChangeTests {
    /// The transition that a change interrupts.
    enum Motion: String, CaseIterable {
        case push, pop, canceledSwipe, finishedSwipe
    }

    /// The bars of the lower and the upper page.
    enum Pair: String, CaseIterable {
        case colors, barToNone, noneToBar, optingOut

        @MainActor var pages: [AxisPage] {
            let blue = AxisPage("A", BarAppearance(background: .color(.systemBlue), isHidden: false))
            let red = AxisPage("B", BarAppearance(background: .color(.systemRed), isHidden: false))
            switch self {
            case .colors: return [blue, red]
            case .barToNone: return [blue, AxisPage("B", .hidden)]
            case .noneToBar: return [AxisPage("A", .hidden), red]
            case .optingOut: return [blue, AxisPage("B", BarAppearance(background: .color(.systemRed)), .disabled)]
            }
        }
    }

    private func stage(_ profile: Simulator.Profile, _ pages: [AxisPage]) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
    }

    private static var rests: [String: RestingPose] = [:]

    /// What a stack of the same pages shows that has been in a pose from the start.
    private func rest(_ pair: Pair, count: Int, in pose: Simulator.Pose) -> RestingPose {
        let key = "\(pair) \(count) \(pose)"
        if let known = Self.rests[key] { return known }
        let rest = RestingPose(stage(.duo(pose), Array(pair.pages.prefix(count))))
        Self.rests[key] = rest
        return rest
    }

    private func run(
        _ motion: Motion, _ pair: Pair, from start: Simulator.Pose, to pose: Simulator.Pose, at fraction: CGFloat,
        _ change: Simulator.Profile.Variants.PoseChange, insetsFirst: Bool = false
    ) {
        let pages = pair.pages
        let stage = stage(
            .duo(start) {
                $0.poseChange = change
                $0.showsWrongInsetsFirst = insetsFirst
            }, motion == .push ? [pages[0]] : pages)
        let what = "\(pair), \(start) to \(pose) at \(fraction), \(change)"
        switch motion {
        case .push, .pop:
            if motion == .push {
                stage.navigation.pushViewController(pages[1], animated: true)
            } else {
                stage.navigation.popViewController(animated: true)
            }
            stage.simulator.advance(by: 0.5 * fraction)
            stage.simulator.changePose(to: pose)
        case .canceledSwipe, .finishedSwipe:
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: fraction)
            stage.simulator.advance(by: 0.1)
            stage.simulator.changePose(to: pose)
            stage.simulator.advance(by: 0.2)
            if change != .cancelsTouches {
                stage.simulator.moveBackSwipe(toProgress: 0.6)
                stage.simulator.endBackSwipe(finishing: motion == .finishedSwipe)
            }
        }
        stage.simulator.runToRest()
        let remains =
            motion == .push || motion == .canceledSwipe || motion == .finishedSwipe && change == .cancelsTouches
        #expect(stage.simulator.pose == pose, "\(what)")
        let seen = RestingPose(stage)
        for page in pages { #expect(page.additionalSafeAreaInsets == .zero, "\(what)") }
        let wanted = rest(pair, count: remains ? 2 : 1, in: pose)
        stage.simulator.makeCurrent()
        #expect(seen == wanted, "\(what)")
    }

    @Test(arguments: Motion.allCases, Simulator.Profile.Variants.PoseChange.allCases)
    func everyChangeEndsRight(_ motion: Motion, _ change: Simulator.Profile.Variants.PoseChange) {
        for pair in Pair.allCases {
            for pose in Simulator.Pose.allCases.sample(every: 4) {
                for fraction in [CGFloat(0.4), 0, 0.8].sample(every: 3) {
                    run(
                        motion, pair, from: pose == .closedPortrait ? .openLandscape : .closedPortrait, to: pose,
                        at: fraction, change)
                }
            }
        }
    }

    @Test(arguments: Motion.allCases) func alsoWithWrongInsetsForOnePass(_ motion: Motion) {
        for pose in [Simulator.Pose.openLandscape, .splitViewLeft, .closedLandscapeBarLeft] {
            run(motion, .barToNone, from: .closedPortrait, to: pose, at: 0.4, .atOnce, insetsFirst: true)
        }
    }

    /// Folded and opened again during one held swipe, which is then canceled.
    @Test(arguments: Pair.allCases) func foldAndUnfoldDuringAHeldSwipe(_ pair: Pair) {
        let stage = stage(.duo(.openLandscape) { $0.poseChange = .atOnce }, pair.pages)
        let before = RestingPose(stage)
        for _ in 0..<2 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.3)
            stage.simulator.advance(by: 0.1)
            stage.simulator.fold()
            stage.simulator.advance(by: 0.5)
            stage.simulator.unfold()
            stage.simulator.advance(by: 0.5)
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
            #expect(RestingPose(stage) == before)
        }
    }
}
