import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Transitions in each pose of the iPhone Duo, and between pages that prefer vertical bars and pages that do not.
@Suite("Transitions in each pose", .ownSimulator) @MainActor
struct PoseTransitionTests {
    private nonisolated static let poses = Simulator.Pose.allCases

    private func pages() -> [AxisPage] {
        [
            AxisPage("A", BarAppearance(background: .color(.systemBlue))),
            AxisPage("B", .hidden),
            AxisPage("C", BarAppearance(background: .color(.systemGreen), isHidden: false)),
            AxisPage("D", BarAppearance(background: .color(.systemRed), isHidden: false), .disabled),
        ]
    }

    private func stage(
        _ profile: Simulator.Profile, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ pages: [UIViewController]
    ) -> HeadlessStage {
        HeadlessStage(profile, direction: direction) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
    }

    /// Every transition is smooth, its end is that of a stack that was shown like this, and the library adds to the top
    /// inset only.
    @Test(arguments: poses.sample(every: 8), [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func everyTransitionIsSmooth(_ pose: Simulator.Pose, direction: UIUserInterfaceLayoutDirection) throws {
        let pages = pages()
        let stage = stage(.duo(pose), direction: direction, [pages[0]])
        func expectSmooth(_ operation: TransitionFilm.Operation, _ what: String) throws {
            let recording = try TransitionRecording.record(operation, on: stage.navigation)
            #expect(recording.problems().map(\.description) == [], "\(what)")
            expectRest(stage, direction: direction, "\(what)")
        }
        for (index, next) in [1, 2, 3].enumerated() {
            try expectSmooth(.push(pages[next]), "push \(next)")
            try expectSmooth(.swipe(to: 0.4, then: .cancel), "canceled swipe from \(next)")
            try expectSmooth(.swipe(to: 0.6, then: .finish), "swipe from \(next)")
            try expectSmooth(.push(pages[next]), "push \(next) again")
            if index > 0 { try expectSmooth(.pop, "pop \(next)") }
            if index > 0 { try expectSmooth(.push(pages[next]), "push \(next) once more") }
        }
    }

    /// Compares the stage with a new one that shows the same stack in the same pose.
    private func expectRest(
        _ stage: HeadlessStage, direction: UIUserInterfaceLayoutDirection = .leftToRight, _ what: String
    ) {
        let seen = RestingPose(stage)
        for page in stage.pages { #expect(page.additionalSafeAreaInsets == .zero, "\(what)") }
        let copies = stage.pages.compactMap { $0 as? AxisPage }.map {
            AxisPage($0.title ?? "", $0.barAppearance, $0.behavior)
        }
        let fresh = self.stage(
            .duo(stage.simulator.pose ?? .closedPortrait), direction: direction, copies)
        let wanted = RestingPose(fresh)
        stage.simulator.makeCurrent()
        #expect(seen == wanted, "\(what)")
    }

    /// A hidden bar leaves nothing above the content of a page beside a strip: 82 points, not the bar's 58.
    @Test func hiddenAndVisibleBesideAStrip() {
        let pages = pages()
        let stage = stage(.duo(), [pages[0]])
        #expect(pages[0].view.safeAreaInsets.top == 82)
        stage.push(pages[1], andWait: 0.1)
        // Each page keeps its own content where it is.
        let tops = [pages[0], pages[1]].map { $0.marker.convert(CGPoint.zero, to: nil).y }
        #expect(tops == [82, 0])
        #expect(pages[0].additionalSafeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 0, right: 0))
        stage.simulator.runToRest()
        #expect(pages[1].view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
        expectRest(stage, "pushed")
    }

    /// The background runs under the strip and up to the screen's edge, in every frame.
    @Test(arguments: poses) func theBackgroundHasNoGap(_ pose: Simulator.Pose) {
        let pages = pages()
        let stage = stage(.duo(pose), [pages[0]])
        stage.navigation.pushViewController(pages[2], animated: true)
        stage.simulator.commit()
        let width = stage.simulator.window.bounds.width
        for frame in 0..<60 where stage.simulator.isBusy {
            for point in [CGPoint(x: 2, y: 1), CGPoint(x: width - 2, y: 1), CGPoint(x: 2, y: 80)] {
                #expect(stage.simulator.color(at: point).distance(to: .white) > 20, "frame \(frame) at \(point)")
            }
            stage.simulator.advance(by: 1 / 60)
        }
        #expect(RestingPose(stage).backgroundFrames == [CGRect(x: 0, y: 24, width: width, height: 58)])
    }

    // MARK: Pages that opt out

    @Test(arguments: Simulator.Profile.Variants.VerticalBarUpdate.allCases, poses.sample(every: 3))
    func pagesThatOptOut(_ update: Simulator.Profile.Variants.VerticalBarUpdate, pose: Simulator.Pose) {
        let pages = pages()
        let stage = stage(.duo(pose) { $0.verticalBarUpdate = update }, [pages[0]])
        func wait(_ what: String, until end: Bool = true) {
            for _ in 0..<4 {
                stage.simulator.advance(by: 0.05)
                for page in pages {
                    let added = page.additionalSafeAreaInsets
                    #expect(added.left == 0 && added.right == 0 && added.bottom == 0, "\(what)")
                }
            }
            guard end else { return }
            stage.simulator.runToRest()
            expectRest(stage, "\(what)")
        }
        stage.navigation.pushViewController(pages[3], animated: true)
        wait("push")
        for finishes in [false, true] {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.5)
            wait("swipe", until: false)
            stage.simulator.endBackSwipe(finishing: finishes)
            wait(finishes ? "swipe" : "canceled swipe")
        }
        stage.navigation.pushViewController(pages[1], animated: true)
        wait("push a page without a bar")
        stage.navigation.pushViewController(pages[3], animated: true)
        wait("push from it")
        stage.navigation.popViewController(animated: true)
        wait("pop to it")
    }

    /// The library leaves the question to the page on top.
    @Test func thePreferenceIsForwarded() {
        let pages = pages()
        let stage = stage(.duo(), [pages[0], pages[3]])
        #expect(stage.navigation.childForPreferredVerticalBarBehavior === pages[3])
        #expect(stage.simulator.window.safeAreaInsets.right == 0)
    }

    // MARK: Variants

    /// What nobody has measured changes nothing at rest.
    @Test(arguments: poses.sample(every: 8)) func unknownsChangeNothingAtRest(_ pose: Simulator.Pose) {
        let deviations = Simulator.Profile.Variants.deviations.filter {
            ["verticalBarItems", "showsWrongInsetsFirst", "popEdge", "barVisibilityInSwipes", "safeAreaUpdate"]
                .contains(
                    $0.switchName)
        }
        for deviation in deviations {
            let pages = pages()
            let stage = stage(.duo(pose) { deviation.apply(to: &$0) }, [pages[0]])
            for next in [1, 2, 3] {
                stage.push(pages[next], andWait: 1)
                stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
                expectRest(stage, "\(deviation): canceled swipe from \(next)")
                stage.simulator.changePose(to: .openPortrait)
                stage.simulator.runToRest()
                stage.simulator.changePose(to: pose)
                stage.simulator.runToRest()
                expectRest(stage, "\(deviation): back in \(pose) on \(next)")
                stage.simulator.swipeBack(toProgress: 0.6, finishing: true)
                expectRest(stage, "\(deviation): swipe from \(next)")
                stage.push(pages[next], andWait: 1)
            }
        }
    }
}
