import TestSupport
import Testing
import UIKit

@Suite("The poses of the iPhone Duo", .ownSimulator) @MainActor
struct PoseTests {
    /// A line of the table that was measured on the simulator of iOS 27.1.
    struct Line: Sendable, CustomTestStringConvertible {
        let pose: Simulator.Pose
        let size: CGSize
        let insets: UIEdgeInsets
        let edge: UIVerticalBarEdge
        var classes: (h: UIUserInterfaceSizeClass, v: UIUserInterfaceSizeClass)?

        var testDescription: String { pose.rawValue }
    }

    private nonisolated static func insets(left: CGFloat = 0, right: CGFloat = 0) -> UIEdgeInsets {
        UIEdgeInsets(top: 82, left: left, bottom: 34, right: right)
    }

    nonisolated static let table = [
        Line(
            pose: .closedPortrait, size: CGSize(width: 466, height: 678), insets: insets(right: 84), edge: .trailing,
            classes: (.compact, .regular)),
        Line(
            pose: .closedLandscapeBarRight, size: CGSize(width: 678, height: 466), insets: insets(right: 84),
            edge: .trailing, classes: (.compact, .compact)),
        Line(
            pose: .closedLandscapeBarLeft, size: CGSize(width: 678, height: 466), insets: insets(left: 84),
            edge: .leading, classes: (.compact, .compact)),
        Line(
            pose: .openPortrait, size: CGSize(width: 669, height: 951), insets: insets(), edge: .unspecified,
            classes: (.regular, .regular)),
        Line(
            pose: .openLandscape, size: CGSize(width: 951, height: 669), insets: insets(right: 84), edge: .trailing,
            classes: (.regular, .regular)),
        Line(
            pose: .splitViewLeft, size: CGSize(width: 469, height: 669), insets: insets(left: 84), edge: .leading),
        Line(
            pose: .splitViewRight, size: CGSize(width: 469, height: 669), insets: insets(right: 84), edge: .trailing),
    ]

    private func stage(_ pose: Simulator.Pose, _ pages: UIViewController...) -> HeadlessStage {
        HeadlessStage(.iPhoneDuo(iOS: 27, pose: pose)) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            return navigation
        }
    }

    private func expect(_ line: Line, _ stage: HeadlessStage, _ what: String) {
        let page = stage.navigation.topViewController
        #expect(stage.simulator.pose == line.pose, "\(what)")
        #expect(stage.simulator.window.bounds.size == line.size, "\(what)")
        #expect(stage.navigation.view.bounds.size == line.size, "\(what)")
        #expect(page?.view.safeAreaInsets == line.insets, "\(what)")
        #expect(stage.bar.frame == CGRect(x: 0, y: 24, width: line.size.width, height: 58), "\(what)")
        #expect(page?.traitCollection.verticalBarEdge == line.edge, "\(what)")
        guard let classes = line.classes else { return }
        #expect(page?.traitCollection.horizontalSizeClass == classes.h, "\(what)")
        #expect(page?.traitCollection.verticalSizeClass == classes.v, "\(what)")
    }

    @Test(arguments: table) func fact_27_5_7_aDeviceStartsInEachPose(_ line: Line) {
        expect(line, stage(line.pose, AxisPage("A")), "start")
    }

    @Test(arguments: table) func fact_27_5_7_eachPoseIsReachedFromEachOther(_ line: Line) {
        for from in Simulator.Pose.allCases {
            let stage = stage(from, AxisPage("A"))
            stage.simulator.changePose(to: line.pose)
            stage.simulator.runToRest()
            expect(line, stage, "from \(from)")
        }
    }

    @Test(arguments: table) func fact_27_5_8_sizeClassesFollowThePose(_ line: Line) {
        guard let classes = line.classes else { return }
        let stage = stage(.openPortrait, AxisPage("A"))
        stage.simulator.changePose(to: line.pose)
        #expect(stage.simulator.window.traitCollection.horizontalSizeClass == classes.h)
        #expect(stage.simulator.window.traitCollection.verticalSizeClass == classes.v)
    }

    /// The inner display is folded in the middle of its longer side.
    @Test func fact_27_5_9_foldAndUnfold() {
        let stage = stage(.closedPortrait, AxisPage("A"))
        stage.simulator.unfold()
        #expect(stage.simulator.pose == .openLandscape && stage.simulator.orientation.isLandscape)
        stage.simulator.rotate(to: .portrait)
        #expect(stage.simulator.pose == .openPortrait && stage.simulator.orientation == .portrait)
        stage.simulator.fold()
        #expect(stage.simulator.pose == .closedLandscapeBarRight)
        stage.simulator.rotate(to: .landscapeRight)
        #expect(stage.simulator.pose == .closedLandscapeBarLeft)
        stage.simulator.rotate(to: .portrait)
        #expect(stage.simulator.pose == .closedPortrait)
        stage.simulator.changePose(to: .splitViewLeft)
        stage.simulator.fold()
        #expect(stage.simulator.pose == .closedPortrait)
    }

    @Test(arguments: table) func fact_27_5_10_theBarHasOneFrameInBothModes(_ line: Line) {
        let stage = stage(line.pose, AxisPage("A", .disabled))
        #expect(stage.bar.frame == CGRect(x: 0, y: 24, width: line.size.width, height: 58))
        #expect(stage.navigation.topViewController?.view.safeAreaInsets == Self.insets())
        #expect(stage.navigation.traitCollection.verticalBarEdge == .unspecified)
    }

    /// Showing and hiding the bar changes the top inset by 82 beside a strip: there is no status bar above.
    @Test(arguments: table) func fact_27_5_11_withoutABarNothingIsAboveTheContent(_ line: Line) {
        let stage = stage(line.pose, AxisPage("A"))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        let insets = stage.navigation.topViewController?.view.safeAreaInsets
        #expect(insets?.top == (line.edge == .unspecified ? 24 : 0))
        #expect(insets?.left == line.insets.left && insets?.right == line.insets.right)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController?.view.safeAreaInsets == line.insets)
    }

    @Test func fact_27_5_12_marginsBesideTheStrip() {
        let stage = stage(.closedPortrait, AxisPage("A"))
        let page = stage.navigation.topViewController
        #expect(
            page?.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
        stage.simulator.changePose(to: .closedLandscapeBarLeft)
        #expect(
            page?.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20))
    }

    @Test func fact_27_5_13_theMainScreenIsTheOuterDisplay() {
        let stage = stage(.closedPortrait, AxisPage("A"))
        for pose in [Simulator.Pose.closedPortrait, .openPortrait, .openLandscape, .splitViewLeft] {
            stage.simulator.changePose(to: pose)
            #expect(UIScreen.main.bounds.size == CGSize(width: 466, height: 678))
        }
    }

    @Test(arguments: [Simulator.Profile.Version(26), .init(27)])
    func fact_27_5_14_anOlderSDKHasNoVerticalBars(_ sdk: Simulator.Profile.Version) {
        var profile = Simulator.Profile.iPhoneDuo(iOS: 27)
        profile.linkedSDK = sdk
        let stage = HeadlessStage("A", profile: profile)
        #expect(stage.simulator.window.bounds.size == CGSize(width: 386, height: 678))
        #expect(stage.pages[0].view.safeAreaInsets == Self.insets())
        stage.simulator.unfold()
        stage.simulator.runToRest()
        #expect(stage.simulator.window.bounds.size == CGSize(width: 871, height: 669))
        #expect(stage.pages[0].traitCollection.verticalBarEdge == .unspecified)
    }

    // MARK: Bad input

    @Test func aDeviceThatDoesNotFold() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Simulator(profile: .iPhone15(iOS: 18)).fold() }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Simulator(profile: .iPhone15(iOS: 18)).changePose(to: .openPortrait) }
        }
        #expect(
            standardError(of: result).contains(
                "Simulator.changePose(to:): iPhone 15, iOS 18 does not fold, so it has no poses."))
    }

    @Test func splitViewInPortrait() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Simulator(profile: .iPhoneDuo(iOS: 27, pose: .splitViewLeft)).rotate(to: .portrait)
            }
        }
        #expect(standardError(of: result).contains("Split View in portrait is not modelled; bring the device into"))
    }

    // MARK: Variants

    /// The answers to what is unknown change when, not what.
    @Test(arguments: Simulator.Profile.Variants.PoseChange.allCases)
    func aPoseChangeDuringAPush(_ change: Simulator.Profile.Variants.PoseChange) {
        var profile = Simulator.Profile.iPhoneDuo(iOS: 27)
        profile.variants.poseChange = change
        let stage = HeadlessStage("A", profile: profile)
        stage.push(HeadlessStage.page("B"), andWait: 0.2)
        stage.simulator.unfold()
        #expect(stage.simulator.pose == (change == .atOnce ? .openLandscape : .closedPortrait))
        stage.simulator.runToRest()
        #expect(stage.simulator.pose == .openLandscape)
        #expect(stage.pages[1].view.safeAreaInsets == Self.insets(right: 84))
    }

    @Test(arguments: Simulator.Profile.Variants.PoseChange.allCases)
    func aPoseChangeDuringAHeldSwipe(_ change: Simulator.Profile.Variants.PoseChange) {
        var profile = Simulator.Profile.iPhoneDuo(iOS: 27)
        profile.variants.poseChange = change
        let stage = HeadlessStage("A", "B", profile: profile)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.advance(by: 0.1)
        stage.simulator.unfold()
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.pose == (change == .afterTransition ? .closedPortrait : .openLandscape))
        if change != .cancelsTouches { stage.simulator.endBackSwipe(finishing: false) }
        stage.simulator.runToRest()
        #expect(stage.simulator.pose == .openLandscape)
        #expect(stage.pages.count == 2)
        #expect(stage.pages[1].view.safeAreaInsets == Self.insets(right: 84))
        #expect(stage.pages[1].view.bounds.width == 951)
    }

    @Test func wrongInsetsForOnePass() {
        var profile = Simulator.Profile.iPhoneDuo(iOS: 27, pose: .openLandscape)
        profile.variants.showsWrongInsetsFirst = true
        let stage = HeadlessStage("A", profile: profile)
        stage.simulator.rotate(to: .landscapeLeft)
        #expect(stage.simulator.window.safeAreaInsets.right == 172)
        stage.simulator.commit()
        #expect(stage.simulator.window.safeAreaInsets.right == 84)
        stage.simulator.runToRest()
        stage.simulator.changePose(to: .splitViewLeft)
        #expect(stage.simulator.window.safeAreaInsets.right == 84 && stage.simulator.window.safeAreaInsets.left == 84)
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets == Self.insets(left: 84))
    }

    @Test(arguments: Simulator.Profile.Variants.PopEdge.allCases)
    func aSwipeBackBesideTheStrip(_ edge: Simulator.Profile.Variants.PopEdge) {
        var profile = Simulator.Profile.iPhoneDuo(iOS: 27, pose: .closedLandscapeBarLeft)
        profile.variants.popEdge = edge
        let stage = HeadlessStage("A", "B", profile: profile)
        stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        let start = CGPoint(x: edge == .screen ? 5 : 90, y: 300)
        stage.simulator.drag(from: CGPoint(x: edge == .screen ? 90 : 5, y: 300), to: CGPoint(x: 600, y: 300))
        stage.simulator.runToRest()
        #expect(stage.pages.count == 2)
        stage.simulator.drag(from: start, to: CGPoint(x: 600, y: 300))
        stage.simulator.runToRest()
        #expect(stage.pages.count == 1)
    }
}
