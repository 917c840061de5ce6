import BarTransition
import UIKit

/// The iPhone Duo: vertical bars, folding and Split View (iOS 27.1).
enum Poses {
    private static let checks: [Invariant] = [.visibility, .safeArea, .items, .title, .reversible, .sides]

    /// Where the device starts; the scenarios change the pose.
    private static func devices(
        _ poses: [Simulator.Pose], _ change: (inout Simulator.Profile.Variants) -> Void = { _ in }
    ) -> [Variation] {
        poses.enumerated().map { index, pose in
            var profile = Simulator.Profile.iPhoneDuo(iOS: 27, pose: pose)
            change(&profile.variants)
            return Variation(
                profile: profile, method: index.isMultiple(of: 2) ? .tap : .swipe,
                direction: index % 3 == 2 ? .rightToLeft : .leftToRight)
        }
    }

    private static let everyPose = devices(Simulator.Pose.allCases)

    private static var red: PagePreferences { .plain(.red) }
    private static var horizontal: PagePreferences { .plain(.green).with { $0.forbidsVerticalBars = true } }

    static let n200 = Scenario(
        "N200", "push, swipe and pop in each pose of a device that folds", pages: .plain(.blue), red, .hidden,
        variations: everyPose, invariants: checks + [.color, .smooth()],
        steps: [.push(1), .cancelledSwipe, .push(2), .cancelledSwipe, .back, .back])

    static let n201 = Scenario(
        "N201", "between the poses, and the content below a bar that comes and goes", pages: .plain(.blue), .hidden,
        red, variations: everyPose, invariants: checks + [.color],
        steps: Simulator.Pose.allCases.flatMap { pose in
            [.changePose(pose), .push(1), .changePose(.openPortrait), .back, .push(2), .changePose(pose), .back]
        })

    static let n202 = Scenario(
        "N202", "the device is folded or opened during a push and during a held swipe", pages: .plain(.blue), .hidden,
        red,
        variations: Simulator.Profile.Variants.PoseChange.allCases.flatMap { change in
            devices([.closedPortrait, .openLandscape, .closedLandscapeBarLeft]) { $0.poseChange = change }
        }, invariants: [.visibility, .safeArea, .items, .title, .sides, .color],
        steps: [
            .during("push") { $0.navigation.pushViewController($0.pages[1], animated: true) },
            .duringSwipe(finishing: false), .duringSwipe(finishing: true),
            .during("push") { $0.navigation.pushViewController($0.pages[2], animated: true) },
            .duringSwipe(finishing: false),
            .during("pop") { $0.navigation.popViewController(animated: true) },
        ])

    static let n203 = Scenario(
        "N203", "pages that keep horizontal bars beside pages with vertical ones", pages: .plain(.blue), horizontal,
        .hidden,
        variations: Simulator.Profile.Variants.VerticalBarUpdate.allCases.flatMap { update in
            devices([.closedPortrait, .openLandscape, .splitViewLeft]) { $0.verticalBarUpdate = update }
        }, invariants: checks + [.color],
        steps: [.push(1), .cancelledSwipe, .push(2), .cancelledSwipe, .back, .back])

    /// react-native-screens 4990.
    static let n204 = Scenario(
        "N204", "the tab bar at a cold launch on the inner display", in: .tabs, pages: .plain(.blue),
        red.with { $0.hidesBottomBar = true },
        variations: devices([.openPortrait, .openPortrait]), invariants: [.tabBar, .visibility, .safeArea, .title],
        steps: [.push(1), .cancelledSwipe, .back])

    /// readest 6307: a map's button at the trailing edge of the view is under the strip. The app has to use the safe area;
    /// its sides stay as UIKit sets them.
    static let n205 = Scenario(
        "N205", "controls at the sides stay beside the strip", pages: .plain(.blue), .hidden, red,
        variations: everyPose,
        invariants: [.sides],
        steps: [.watchSides { $0.pushViewController($1, animated: true) }, .back, .push(2), .cancelledSwipe, .back])

    /// developer.apple.com/forums/thread/847864: allowed, but advised against.
    static let n206 = Scenario(
        "N206", "a page that allows vertical bars in one size class only", pages: .plain(.blue), red,
        variations: devices([.closedPortrait, .openLandscape]), invariants: checks + [.color],
        steps: [
            .push(1), .forbid(1, true), .changePose(.openLandscape), .forbid(1, false), .cancelledSwipe,
            .changePose(.closedPortrait), .forbid(1, true), .cancelledSwipe, .back,
        ])

    static let all = [n200, n201, n202, n203, n204, n205, n206]
}

extension Invariant {
    /// The page on top has the window's insets at its sides and none of its own.
    fileprivate static let sides = Invariant { run in
        guard let page = run.top, let view = page.viewIfLoaded, view.window != nil else { return nil }
        let (seen, wanted) = (view.safeAreaInsets, run.simulator.window.safeAreaInsets)
        let own = page.additionalSafeAreaInsets
        guard seen.left != wanted.left || seen.right != wanted.right || own.left != 0 || own.right != 0 else {
            return nil
        }
        return Breach(what: "the content's sides are not the window's", detail: "\(seen) for \(wanted), own \(own)")
    }
}

extension Step {
    /// Does nothing on a device that does not fold.
    fileprivate static func changePose(_ pose: Simulator.Pose) -> Step {
        act("change the pose to \(pose)") { run in
            if run.simulator.pose != nil { run.simulator.changePose(to: pose) }
        }
    }

    fileprivate static func during(
        _ name: String, _ start: @escaping @MainActor @Sendable (ScenarioRun) -> Void
    ) -> Step {
        act("fold during a \(name)") { run in
            start(run)
            run.simulator.advance(by: 0.2)
            run.toggleFold()
        }
    }

    fileprivate static func duringSwipe(finishing: Bool) -> Step {
        act("fold during a swipe that \(finishing ? "finishes" : "is canceled")") { run in
            run.simulator.beginBackSwipe()
            run.simulator.moveBackSwipe(toProgress: 0.4)
            run.simulator.advance(by: 0.1)
            run.toggleFold()
            run.simulator.advance(by: 0.1)
            if run.variation.profile.variants.poseChange == .cancelsTouches {
                // UIKit alone has refused the swipe where the bar is hidden, and then nothing was canceled.
                run.simulator.touchCancel()
            } else {
                run.simulator.endBackSwipe(finishing: finishing)
            }
            run.simulator.runToRest()
            // A canceled touch leaves the page.
            if finishing, run.navigation.viewControllers.count == 2 {
                run.navigation.popViewController(animated: true)
            }
        }
    }

    fileprivate static func forbid(_ page: Int, _ forbids: Bool) -> Step {
        act("\(forbids ? "forbid" : "allow") vertical bars") { run in
            run.pages[page].preferences.forbidsVerticalBars = forbids
            run.pages[page].setNeedsUpdateOfVerticalBarConfiguration()
        }
    }

    /// Pushes page 1 and checks that each page's sides are the window's all the time.
    fileprivate static func watchSides(
        _ push: @escaping @MainActor @Sendable (UINavigationController, UIViewController) -> Void
    ) -> Step {
        watch("push, watched") { run in
            push(run.navigation, run.pages[1])
        } each: { run in
            let wanted = run.simulator.window.safeAreaInsets
            for page in run.pages where page.viewIfLoaded?.window != nil {
                let seen = page.view.safeAreaInsets
                guard seen.left != wanted.left || seen.right != wanted.right else { continue }
                return Breach(what: "the content moves sideways under the strip", detail: "\(seen) for \(wanted)")
            }
            return nil
        }
    }
}

extension ScenarioRun {
    fileprivate func toggleFold() {
        guard let pose = simulator.pose else { return }
        if pose.isOpen { simulator.fold() } else { simulator.unfold() }
    }
}
