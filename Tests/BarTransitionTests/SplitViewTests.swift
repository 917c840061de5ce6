import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Split view controllers: collapsed, the secondary navigation controller is a page of the primary one's stack, and its
/// top view controller declares the appearance (facts m22.4, m22.5).
@Suite("Split view controllers", .ownSimulator) @MainActor
struct SplitViewTests {
    private nonisolated static let list = BarAppearance(background: .color(.systemGreen), tintColor: .black)
    private nonisolated static let detail = BarAppearance(background: .color(.systemRed), tintColor: .yellow)

    /// Which navigation controllers are attached: an app for iPad and iPhone attaches both.
    enum Attached: CaseIterable, Sendable {
        case primary, both
    }

    @MainActor
    struct Stage {
        let simulator: Simulator
        let split = UISplitViewController(style: .doubleColumn)
        let list: DeclaringPage
        let detail: DeclaringPage
        let primary: UINavigationController
        let secondary: UINavigationController

        init(
            _ profile: Simulator.Profile, orientation: UIInterfaceOrientation = .portrait,
            list: BarAppearance = SplitViewTests.list, detail: BarAppearance = SplitViewTests.detail,
            attached: Attached = .primary, showsDetail: Bool = false, largeTitles: Bool = false
        ) {
            simulator = Simulator(profile: profile, orientation: orientation)
            self.list = DeclaringPage("List", list)
            self.detail = DeclaringPage("Detail", detail)
            primary = UINavigationController(rootViewController: self.list)
            secondary = UINavigationController(rootViewController: self.detail)
            primary.navigationBar.prefersLargeTitles = largeTitles
            self.detail.navigationItem.largeTitleDisplayMode = .never
            primary.attachBarTransition()
            if attached == .both { secondary.attachBarTransition() }
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
            simulator.show(split)
            simulator.runToRest()
            guard split.isCollapsed, !showsDetail else { return }
            primary.popViewController(animated: false)
            simulator.runToRest()
        }

        func showDetail() {
            split.show(.secondary)
            simulator.runToRest()
        }

        func swipe(finishing: Bool) {
            simulator.beginBackSwipe()
            simulator.moveBackSwipe(toProgress: 0.5)
            simulator.endBackSwipe(finishing: finishing)
            simulator.runToRest()
        }

        /// The color of the screen in the bar of a navigation controller, beside its title and buttons.
        func color(of navigation: UINavigationController) -> UIColor {
            let frame = navigation.view.convert(navigation.navigationBar.frame, to: nil)
            return simulator.color(at: CGPoint(x: frame.midX + 60, y: frame.minY + 3))
        }

        /// The declared values are on the outer bar, and the content begins at its edge.
        func expectShown(_ page: DeclaringPage, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(
                primary.isNavigationBarHidden == (page.barAppearance.isHidden == true), "\(page.title ?? "")",
                sourceLocation: sourceLocation)
            let top =
                page.barAppearance.isHidden == true ? split.view.safeAreaInsets.top : primary.navigationBar.frame.maxY
            #expect(isClose(page.marker.shownFrame.minY, top, within: 0.5), sourceLocation: sourceLocation)
            #expect(page.additionalSafeAreaInsets == .zero, sourceLocation: sourceLocation)
            #expect(secondary.additionalSafeAreaInsets == .zero, sourceLocation: sourceLocation)
            guard page.barAppearance.isHidden != true else { return }
            if let tint = page.barAppearance.tintColor {
                #expect(primary.navigationBar.tintColor == tint, sourceLocation: sourceLocation)
            }
            if case .color(let color) = page.barAppearance.background {
                let traits = primary.traitCollection
                #expect(
                    self.color(of: primary) == color.resolvedColor(with: traits), "\(page.title ?? "")",
                    sourceLocation: sourceLocation)
            }
        }
    }

    private nonisolated static let phones: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    // MARK: - Collapsed

    @Test(arguments: phones, Attached.allCases)
    func theNestedTopDeclaresTheAppearance(_ profile: Simulator.Profile, attached: Attached) {
        let stage = Stage(profile, attached: attached)
        stage.expectShown(stage.list)
        for _ in 0..<2 {
            stage.showDetail()
            stage.expectShown(stage.detail)
            stage.primary.popViewController(animated: true)
            stage.simulator.runToRest()
            stage.expectShown(stage.list)
        }
    }

    @Test(arguments: phones, Attached.allCases)
    func aCollapsedInterfaceStartsWithTheDetail(_ profile: Simulator.Profile, attached: Attached) {
        let stage = Stage(profile, attached: attached, showsDetail: true)
        stage.expectShown(stage.detail)
    }

    @Test(arguments: phones, [false, true])
    func theSwipeFromTheNestedController(_ profile: Simulator.Profile, finishes: Bool) {
        let stage = Stage(profile)
        stage.showDetail()
        stage.swipe(finishing: finishes)
        stage.expectShown(finishes ? stage.list : stage.detail)
    }

    @Test(arguments: phones, Attached.allCases)
    func aHiddenBarInTheNestedController(_ profile: Simulator.Profile, attached: Attached) {
        let stage = Stage(profile, detail: .hidden, attached: attached)
        stage.showDetail()
        stage.expectShown(stage.detail)
        stage.swipe(finishing: false)
        stage.expectShown(stage.detail)
        stage.swipe(finishing: true)
        stage.expectShown(stage.list)
    }

    @Test(arguments: phones, Attached.allCases)
    func aHiddenBarBelowTheNestedController(_ profile: Simulator.Profile, attached: Attached) {
        let stage = Stage(profile, list: .hidden, attached: attached)
        stage.expectShown(stage.list)
        stage.showDetail()
        stage.expectShown(stage.detail)
        stage.swipe(finishing: false)
        stage.expectShown(stage.detail)
        stage.swipe(finishing: true)
        stage.expectShown(stage.list)
    }

    /// Both containers lay out these pages, so their content is left to UIKit (README, What is promised), also in the middle.
    @Test(arguments: phones, [false, true]) func contentIsLeftToUIKit(_ profile: Simulator.Profile, hides: Bool) {
        let shown = BarAppearance(background: .color(.systemRed), isHidden: false)
        let stage = Stage(profile, list: hides ? shown : .hidden, detail: hides ? .hidden : shown)
        func expectNoInsets(_ when: String) {
            let pages = [stage.list, stage.detail, stage.secondary]
            #expect(pages.allSatisfy { $0.additionalSafeAreaInsets == .zero }, "\(when)")
        }
        stage.split.show(.secondary)
        stage.simulator.advance(by: 0.1)
        #expect(stage.primary.transitionCoordinator != nil)
        expectNoInsets("push")
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        expectNoInsets("swipe")
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.advance(by: 0.05)
        expectNoInsets("canceled")
        stage.simulator.runToRest()
    }

    /// A nested stack that writes down the insets that it is given beside UIKit's.
    private final class InsetStack: UINavigationController {
        var insets: Set<CGFloat> = []

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            insets.insert(additionalSafeAreaInsets.top)
        }
    }

    /// The same where the nested stack is replaced at once, which is still on the screen while the bar comes or goes.
    @Test(arguments: phones, [false, true]) func contentOfAReplacedStackIsLeftToUIKit(
        _ profile: Simulator.Profile, hides: Bool
    ) {
        let shown = BarAppearance(background: .color(.systemRed), isHidden: false)
        let simulator = Simulator(profile: profile)
        let list = DeclaringPage("List", shown)
        let nested = InsetStack(rootViewController: DeclaringPage("Detail", hides ? shown : .hidden))
        let primary = UINavigationController(rootViewController: list)
        primary.attachBarTransition()
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: nested)
        simulator.show(split)
        simulator.runToRest()
        #expect(primary.viewControllers == [list, nested] && primary.isNavigationBarHidden == !hides)
        primary.setViewControllers([list, DeclaringPage("Next", hides ? .hidden : shown)], animated: false)
        simulator.runToRest()
        #expect(primary.isNavigationBarHidden == hides)
        #expect(nested.insets == [0] && nested.additionalSafeAreaInsets == .zero)
    }

    @Test(arguments: phones) func aLargeTitleBelowTheNestedController(_ profile: Simulator.Profile) {
        let stage = Stage(profile, largeTitles: true)
        stage.expectShown(stage.list)
        stage.showDetail()
        stage.expectShown(stage.detail)
        stage.primary.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.expectShown(stage.list)
    }

    @Test(arguments: phones) func theNestedTopChangesItsAppearance(_ profile: Simulator.Profile) {
        let stage = Stage(profile, showsDetail: true)
        stage.detail.barAppearance = BarAppearance(background: .color(.systemPurple), tintColor: .orange)
        stage.detail.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        stage.expectShown(stage.detail)
    }

    /// UIKit notifies only the nested controller of what its stack shows, so it has to be attached as well.
    @Test(arguments: phones) func aPagePushedInTheNestedController(_ profile: Simulator.Profile) {
        let stage = Stage(profile, attached: .both, showsDetail: true)
        let next = DeclaringPage("Next", BarAppearance(background: .color(.systemPurple), tintColor: .orange))
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        stage.expectShown(next)
        stage.swipe(finishing: false)
        stage.expectShown(next)
        stage.swipe(finishing: true)
        stage.expectShown(stage.detail)
    }

    /// The first page of the detail stack has a back button too: it leads to the list.
    @Test(arguments: phones, Attached.allCases)
    func aFirstDetailThatAsks(_ profile: Simulator.Profile, attached: Attached) {
        let stage = Stage(profile, attached: attached, showsDetail: true)
        let asking = DeclaringFormPage("Asking", Self.detail)
        stage.secondary.setViewControllers([asking], animated: false)
        expectAsking(asking, in: stage, above: stage.list)
    }

    @Test(arguments: phones) func aSecondDetailThatAsks(_ profile: Simulator.Profile) {
        let stage = Stage(profile, attached: .both, showsDetail: true)
        let asking = DeclaringFormPage("Asking", Self.detail)
        stage.secondary.pushViewController(asking, animated: true)
        expectAsking(asking, in: stage, above: stage.detail)
    }

    private func expectAsking(_ asking: DeclaringFormPage, in stage: Stage, above below: DeclaringPage) {
        stage.simulator.runToRest()
        func tapBack() {
            stage.simulator.tap(at: CGPoint(x: 24, y: stage.primary.navigationBar.frame.midY))
            stage.simulator.runToRest()
        }
        tapBack()
        #expect(asking.attempts == [.backButton] && asking.view.window != nil)
        stage.swipe(finishing: true)
        #expect(asking.attempts == [.backButton, .swipe] && asking.view.window != nil)
        asking.answer = true
        tapBack()
        #expect(asking.attempts == [.backButton, .swipe, .backButton])
        stage.expectShown(below)
        stage.primary.detachBarTransition()
        stage.secondary.detachBarTransition()
        #expect(asking.navigationItem.backAction == nil && asking.navigationItem.leftBarButtonItem == nil)
        #expect(stage.secondary.navigationItem.backAction == nil)
    }

    /// When the split view expands, the first detail is the root of its column and has no back button any more.
    @Test(arguments: [18, 26]) func anAskingDetailAfterExpanding(_ system: Int) {
        let stage = Stage(.iPhone15ProMax(iOS: system), attached: .both, showsDetail: true)
        let asking = DeclaringFormPage("Asking", Self.detail)
        stage.secondary.setViewControllers([asking], animated: false)
        stage.simulator.runToRest()
        #expect(stage.split.isCollapsed && asking.navigationItem.backAction != nil)
        let next = DeclaringPage("Next", Self.detail)
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        #expect(!stage.split.isCollapsed)
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.secondary.topViewController === asking && asking.navigationItem.backAction == nil)
    }

    /// The nested stack's view controllers have the large titles, not the nested stack itself.
    @Test(arguments: [false, true]) func aLargeTitleInTheNestedController(isDeclared: Bool) {
        let simulator = Simulator(profile: .iPhone17Pro(iOS: 26))
        var appearance = BarAppearance(background: .color(.systemRed), largeTitleColor: .yellow)
        if isDeclared { appearance.largeTitleDisplayMode = .always }
        let detail = DeclaringPage("Detail", appearance)
        detail.wantsScrollView = true
        if !isDeclared { detail.navigationItem.largeTitleDisplayMode = .always }
        let list = DeclaringPage("List", Self.list)
        list.navigationItem.largeTitleDisplayMode = .never
        let primary = UINavigationController(rootViewController: list)
        primary.navigationBar.prefersLargeTitles = true
        primary.attachBarTransition()
        let secondary = UINavigationController(rootViewController: detail)
        secondary.navigationBar.prefersLargeTitles = true
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: secondary)
        simulator.show(split)
        simulator.runToRest()
        let picture = simulator.picture(scale: 1)
        let bar = primary.navigationBar.frame
        let rows = Int(bar.maxY) - 50..<Int(bar.maxY)
        let hasTitle = rows.contains { row in (16..<120).contains { picture.rgba($0, row) == [255, 255, 0, 255] } }
        #expect(hasTitle && split.isCollapsed)
    }

    /// A detail without a back button can be swiped away only if it says so.
    @Test(arguments: phones) func aDetailWithoutABackButton(_ profile: Simulator.Profile) {
        let stage = Stage(profile, showsDetail: true)
        stage.detail.navigationItem.hidesBackButton = true
        stage.simulator.runToRest()
        stage.swipe(finishing: true)
        #expect(stage.primary.topViewController !== stage.list)
        stage.detail.navigationItem.hidesBackButton = false
        stage.swipe(finishing: true)
        #expect(stage.primary.topViewController === stage.list)
    }

    /// Finding B1: iOS 17 and later can trap when the bar is laid out in `willShow` while its top item belongs to the
    /// nested controller (fact m22.9).
    @Test(arguments: [15, 18, 26]) func nothingIsLaidOutInWillShow(_ system: Int) async {
        await #expect(processExitsWith: .success) { [system] in
            await MainActor.run {
                var profile = Simulator.Profile.iPhone15(iOS: system)
                profile.defects.trapsOnLayoutOfNestedBar = true
                for list in [SplitViewTests.list, .hidden] {
                    let stage = Stage(profile, list: list, attached: .both, largeTitles: true)
                    stage.showDetail()
                    stage.swipe(finishing: false)
                    stage.swipe(finishing: true)
                    stage.showDetail()
                }
            }
        }
    }

    /// The same where UIKit has not reported the end of a canceled swipe when the next page is shown.
    @Test(arguments: [18, 26]) func nothingIsLaidOutInWillShowAfterAnUnreportedCancel(_ system: Int) async {
        await #expect(processExitsWith: .success) { [system] in
            await MainActor.run {
                var profile = Simulator.Profile.iPhone15(iOS: system)
                profile.defects.trapsOnLayoutOfNestedBar = true
                profile.variants.alongsideCompletion = .neverRuns
                let stage = Stage(profile, showsDetail: true)
                // The list has not been read by the new one.
                stage.primary.detachBarTransition()
                stage.primary.attachBarTransition()
                stage.simulator.beginBackSwipe()
                stage.simulator.moveBackSwipe(toProgress: 0.4)
                stage.simulator.endBackSwipe(finishing: false)
                stage.simulator.runToEndOfTransition(of: stage.primary)
                let next = DeclaringPage("Next", SplitViewTests.list)
                stage.primary.pushViewController(next, animated: false)
                stage.simulator.runToRest()
                precondition(stage.primary.topViewController === next)
            }
        }
    }

    // MARK: - The compact column

    /// A stack in the compact column of a collapsed interface (fact m22.10), in a tab or alone, at rest.
    private func showInCompactColumn(
        _ stack: UINavigationController, inTabs: Bool, _ profile: Simulator.Profile
    ) -> Simulator {
        let simulator = Simulator(profile: profile)
        let split = UISplitViewController(
            style: .doubleColumn, primary: UINavigationController(rootViewController: UIViewController()),
            secondary: UINavigationController(rootViewController: UIViewController()))
        let tabs = UITabBarController()
        if inTabs { tabs.setViewControllers([stack], animated: false) }
        split.setViewController(inTabs ? tabs : stack, for: .compact)
        simulator.show(split)
        simulator.runToRest()
        #expect(split.isCollapsed && stack.view.window != nil && stack.splitViewController === split)
        return simulator
    }

    /// It is shown in place of the other columns and shares its bar with none of them: content follows the bar's edge as without a
    /// split view.
    @Test(arguments: phones, [false, true])
    func contentInTheCompactColumnFollowsTheBar(_ profile: Simulator.Profile, inTabs: Bool) {
        let (root, detail) = (MarkedPage("List"), MarkedPage("Detail"))
        detail.navigationItem.prompt = "Fill this in"
        let stack = UINavigationController(rootViewController: root)
        stack.attachBarTransition()
        let simulator = showInCompactColumn(stack, inTabs: inTabs, profile)
        let smoothness = SmoothLayoutTests()
        for isPush in [true, false] {
            let before = stack.navigationBar.frame.maxY
            var recording = FrameRecording(simulator, stack)
            recording.take()
            if isPush {
                stack.pushViewController(detail, animated: true)
            } else {
                stack.popViewController(animated: true)
            }
            recording.untilRest()
            #expect(abs(stack.navigationBar.frame.maxY - before) > 20)
            smoothness.expectAgreement(recording, root)
            smoothness.expectAgreement(recording, detail)
            #expect(root.additionalSafeAreaInsets == .zero && detail.additionalSafeAreaInsets == .zero)
        }
    }

    /// The same where the page on top declares another height.
    @Test(arguments: [false, true]) func aNewHeightInTheCompactColumnIsAnimated(inTabs: Bool) {
        let page = DeclaringPage("List", Self.list)
        page.wantsScrollView = true
        let stack = UINavigationController(rootViewController: page)
        stack.attachBarTransition()
        let simulator = showInCompactColumn(stack, inTabs: inTabs, .iPhone15(iOS: 18))
        let bar = stack.navigationBar
        let before = bar.frame.maxY
        page.barAppearance.prompt = "Fill this in"
        page.setNeedsBarAppearanceUpdate(animated: true)
        simulator.advance(by: 0.05)
        let edge = (bar.layer.presentation() ?? bar.layer).frame.maxY
        #expect(isClose(page.marker.shownFrame.minY, edge, within: 0.51))
        simulator.runToRest()
        #expect(before + 1 < edge && edge < bar.frame.maxY - 1, "from \(before) to \(bar.frame.maxY)")
        #expect(isClose(page.marker.shownFrame.minY, bar.frame.maxY))
    }

    // MARK: - Expanded

    @Test(arguments: [Simulator.Profile.iPad(iOS: 18), .iPad(iOS: 26), .iPhone15ProMax(iOS: 18)])
    func columnsHaveTheirOwnBars(_ profile: Simulator.Profile) {
        let stage = Stage(profile, orientation: .landscapeLeft, attached: .both)
        let next = DeclaringPage("Next", BarAppearance(background: .color(.systemPurple), tintColor: .orange))
        func expect(secondary page: DeclaringPage) {
            let traits = stage.split.traitCollection
            #expect(stage.primary.navigationBar.tintColor == .black)
            #expect(stage.color(of: stage.primary) == UIColor.systemGreen.resolvedColor(with: traits))
            #expect(stage.secondary.navigationBar.tintColor == page.barAppearance.tintColor)
            guard case .color(let color) = page.barAppearance.background else { return }
            #expect(stage.color(of: stage.secondary) == color.resolvedColor(with: traits))
        }
        expect(secondary: stage.detail)
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        expect(secondary: next)
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        expect(secondary: stage.detail)
    }

    @Test func collapsingAndExpandingKeepsTheDeclaredBars() {
        let stage = Stage(.iPhone15ProMax(iOS: 18), attached: .both, showsDetail: true)
        stage.expectShown(stage.detail)
        for _ in 0..<2 {
            stage.simulator.rotate(to: .landscapeLeft)
            stage.simulator.runToRest()
            let traits = stage.split.traitCollection
            #expect(stage.primary.navigationBar.tintColor == .black)
            #expect(stage.secondary.navigationBar.tintColor == .yellow)
            #expect(stage.color(of: stage.primary) == UIColor.systemGreen.resolvedColor(with: traits))
            #expect(stage.color(of: stage.secondary) == UIColor.systemRed.resolvedColor(with: traits))
            stage.simulator.rotate(to: .portrait)
            stage.simulator.runToRest()
            stage.expectShown(stage.detail)
        }
    }

    /// If only the primary stack is attached, the other column has UIKit's own bar when the split view expands.
    @Test(arguments: [18, 26]) func aColumnThatIsNotAttachedAfterExpanding(_ system: Int) {
        let stage = Stage(.iPhone15ProMax(iOS: system), showsDetail: true)
        let button = UIBarButtonItem(title: "Edit")
        stage.detail.navigationItem.rightBarButtonItem = button
        stage.detail.setNeedsBarAppearanceUpdate(animated: false)
        for _ in 0..<2 {
            stage.simulator.runToRest()
            stage.expectShown(stage.detail)
            #expect(stage.detail.navigationItem.standardAppearance != nil)
            // From iOS 26 a button does not take the bar's color.
            #expect(button.tintColor == (system < 26 ? nil : .yellow))
            stage.simulator.rotate(to: .landscapeLeft)
            stage.simulator.runToRest()
            #expect(!stage.split.isCollapsed && stage.detail.navigationItem.standardAppearance == nil)
            #expect(button.tintColor == nil)
            stage.simulator.rotate(to: .portrait)
            stage.simulator.runToRest()
        }
    }

    /// A stack that is attached while the interface is collapsed has the declared bar in its column, too: what the outer stack has
    /// written to its page goes with that stack.
    @Test func aColumnThatIsAttachedWhileTheInterfaceIsCollapsed() {
        let stage = Stage(
            .iPhone15ProMax(iOS: 18), detail: BarAppearance(background: .color(.systemRed), titleColor: .white),
            showsDetail: true)
        #expect(stage.split.isCollapsed && stage.detail.titleColor == .white)
        stage.secondary.attachBarTransition()
        stage.simulator.runToRest()
        #expect(stage.detail.titleColor == .white)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(!stage.split.isCollapsed && stage.detail.titleColor == .white)
        let red = UIColor.systemRed.resolvedColor(with: stage.split.traitCollection)
        #expect(stage.color(of: stage.secondary) == red)
    }

    /// All pages of that column have their scroll edge effects again, also one that another page covers.
    @Test func theEdgeEffectsOfAColumnThatIsNotAttached() {
        let stage = Stage(.iPhone15ProMax(iOS: 26), showsDetail: true)
        let pages = ["First", "Second"].map { DeclaringPage($0, Self.detail) }
        for page in pages {
            page.wantsScrollView = true
            stage.secondary.pushViewController(page, animated: false)
            stage.simulator.runToRest()
            page.setNeedsBarAppearanceUpdate(animated: false)
            stage.simulator.runToRest()
            #expect(page.scrollView?.topEdgeEffect.isHidden == true)
        }
        #expect(stage.split.isCollapsed)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(!stage.split.isCollapsed && stage.secondary.topViewController === pages[1])
        #expect(pages.map { $0.scrollView?.topEdgeEffect.isHidden } == [false, false])
    }

    /// The same if the user or the app has gone back to the list before. One that is attached has the declared bar.
    @Test(arguments: Attached.allCases, [true, false]) func aColumnAfterGoingBackAndExpanding(
        attached: Attached, isAnimated: Bool
    ) {
        let stage = Stage(.iPhone15ProMax(iOS: 18), attached: attached, showsDetail: true)
        #expect(stage.detail.navigationItem.standardAppearance != nil)
        stage.primary.popViewController(animated: isAnimated)
        stage.simulator.runToRest()
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(!stage.split.isCollapsed)
        #expect((stage.detail.navigationItem.standardAppearance != nil) == (attached == .both))
        let red = UIColor.systemRed.resolvedColor(with: stage.split.traitCollection)
        #expect((stage.color(of: stage.secondary) == red) == (attached == .both))
        stage.simulator.rotate(to: .portrait)
        stage.simulator.runToRest()
        stage.expectShown(stage.detail)
    }

    // MARK: - Everything is given back

    /// If only the primary stack is detached, nothing draws the detail's background, so it has UIKit's own bar.
    @Test(arguments: phones) func detachingTheOuterStackRestoresTheNestedItems(_ profile: Simulator.Profile) {
        let stage = Stage(profile, attached: .both, showsDetail: true)
        #expect(stage.detail.navigationItem.standardAppearance != nil)
        stage.primary.detachBarTransition()
        stage.simulator.runToRest()
        #expect(stage.detail.navigationItem.standardAppearance == nil)
        stage.primary.attachBarTransition()
        stage.simulator.runToRest()
        stage.expectShown(stage.detail)
    }

    @Test(arguments: phones) func detachRestoresTheNestedItems(_ profile: Simulator.Profile) {
        let stage = Stage(profile, showsDetail: true)
        stage.primary.detachBarTransition()
        stage.simulator.runToRest()
        #expect(
            stage.detail.navigationItem.standardAppearance == nil
                && stage.secondary.navigationItem.standardAppearance == nil)
        #expect(stage.list.navigationItem.standardAppearance == nil)
        #expect(stage.primary.navigationBar.tintColor == .systemBlue && !stage.primary.isNavigationBarHidden)
    }

    /// A nested stack with one page above its root pops that page, as UIKit's back button does.
    @Test(arguments: phones) func anAttemptPopsThePageOfTheNestedController(_ profile: Simulator.Profile) {
        let stage = Stage(profile, attached: .both, showsDetail: true)
        stage.secondary.pushViewController(DeclaringPage("Next", Self.list), animated: true)
        stage.simulator.runToRest()
        stage.secondary.viewControllerStack.attemptPopViewController()
        stage.simulator.runToRest()
        stage.expectShown(stage.detail)
    }

    /// The nested stack's root has nothing below it in its own stack, but in the one that contains it.
    @Test func anAttemptAtTheNestedRootGoesBackInTheOuterStack() {
        let stage = Stage(.iPhone15(iOS: 18), attached: .both, showsDetail: true)
        #expect(stage.primary.topViewController === stage.secondary)
        stage.secondary.viewControllerStack.attemptPopViewController()
        stage.simulator.runToRest()
        #expect(stage.primary.topViewController === stage.list)
    }

    /// A second attempt during the pop of a nested page does what UIKit's button does then, whichever stack it is made on.
    @Test(arguments: phones) func aSecondAttemptDuringANestedPop(_ profile: Simulator.Profile) async {
        let stage = Stage(profile, attached: .both, showsDetail: true)
        stage.secondary.pushViewController(DeclaringPage("Next", BarAppearance()), animated: true)
        stage.simulator.runToRest()
        let stack = stage.primary.viewControllerStack
        stack.attemptPopViewController()
        stage.simulator.advance(by: 0.1)
        #expect(stage.secondary.topViewController === stage.detail && stage.secondary.transitionCoordinator != nil)
        var finished: [Bool] = []
        let popped = stack.attemptPopViewController { finished.append($0) }
        let isMade = profile.system >= 26
        #expect(popped === (isMade ? stage.secondary : nil))
        stage.simulator.runToRest()
        await runTasks()
        stage.simulator.runToRest()
        let top: UIViewController = isMade ? stage.list : stage.secondary
        #expect(finished == [isMade] && stage.primary.topViewController === top)
    }

    /// In the turn of a pop to the root of the nested stack UIKit still lists the page that goes (fact 1.3.6). An attempt concerns the
    /// nested stack as a whole.
    @Test(arguments: phones) func anAttemptInTheTurnOfANestedPop(_ profile: Simulator.Profile) async {
        let stage = Stage(profile, attached: .both, showsDetail: true)
        let pages = ["Next", "Last"].map { DeclaringPage($0, BarAppearance()) }
        stage.secondary.setViewControllers([stage.detail] + pages, animated: false)
        stage.simulator.runToRest()
        stage.secondary.popToRootViewController(animated: true)
        var finished: [Bool] = []
        let popped = stage.primary.viewControllerStack.attemptPopViewController { finished.append($0) }
        let isMade = profile.system >= 26
        #expect(popped === (isMade ? stage.secondary : nil))
        stage.simulator.runToRest()
        await runTasks()
        stage.simulator.runToRest()
        #expect(finished == [isMade] && stage.secondary.viewControllers == [stage.detail])
        #expect(stage.primary.topViewController === (isMade ? stage.list as UIViewController : stage.secondary))
    }

    /// A swipe during the pop of a nested page does not begin: UIKit interrupts only a stack's own transition, so it would pop the nested
    /// stack later, although the user has canceled it.
    @Test(arguments: phones, Attached.allCases)
    func aCanceledSwipeDuringANestedPop(_ profile: Simulator.Profile, attached: Attached) {
        let stage = Stage(profile, attached: attached, showsDetail: true)
        stage.secondary.pushViewController(DeclaringPage("Next", BarAppearance()), animated: true)
        stage.simulator.runToRest()
        stage.secondary.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        stage.swipe(finishing: false)
        #expect(stage.primary.topViewController === stage.secondary)
        stage.swipe(finishing: true)
        #expect(stage.primary.topViewController === stage.list)
    }

    /// The same during the push of the nested stack itself, which has a page above its root.
    @Test(arguments: phones) func aCanceledSwipeAsTheNestedStackComes(_ profile: Simulator.Profile) {
        let stage = Stage(profile, attached: .both)
        let next = DeclaringPage("Next", BarAppearance())
        stage.secondary.pushViewController(next, animated: false)
        stage.split.show(.secondary)
        stage.simulator.advance(by: 0.2)
        stage.swipe(finishing: false)
        #expect(stage.primary.topViewController === stage.secondary && stage.secondary.topViewController === next)
    }

    /// A swipe during a push inside is the nested stack's own: from iOS 26 it interrupts the push, as in any other stack.
    @Test(arguments: phones) func aSwipeDuringANestedPush(_ profile: Simulator.Profile) {
        let stage = Stage(profile, attached: .both, showsDetail: true)
        let next = DeclaringPage("Next", BarAppearance())
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.secondary.transitionCoordinator != nil)
        stage.swipe(finishing: true)
        #expect(stage.secondary.topViewController === (profile.system >= 26 ? stage.detail : next))
        #expect(stage.primary.topViewController === stage.secondary)
    }

    /// Off the screen, the items of the nested stack are not in its own bar. A stack that it has already is set all the same.
    @Test func theSameNestedStackOffTheScreen() {
        let stage = Stage(.iPhone15(iOS: 18), showsDetail: true)
        stage.simulator.show(UIViewController())
        var finished: [Bool] = []
        stage.secondary.viewControllerStack.setViewControllers([stage.detail], animated: false) { finished.append($0) }
        #expect(finished == [true] && stage.secondary.viewControllers == [stage.detail])
    }

    /// In a collapsed split view a swipe in the detail column pops its page, also where the outer stack would allow a swipe.
    @Test(arguments: [15, 18, 26]) func aSwipeInTheNestedStackUnderAHiddenBar(_ system: Int) {
        let stage = Stage(.iPhone15(iOS: system), showsDetail: true)
        stage.secondary.pushViewController(DeclaringPage("Next", .hidden), animated: true)
        stage.simulator.runToRest()
        stage.swipe(finishing: true)
        #expect(stage.primary.topViewController === stage.secondary)
    }

    @Test(arguments: Attached.allCases) func aSwipeFromAnAskingPageInTheNestedStack(_ attached: Attached) {
        let stage = Stage(.iPhone15(iOS: 15), attached: attached, showsDetail: true)
        let form = FormPage("Form")
        form.answer = true
        stage.secondary.pushViewController(form, animated: true)
        stage.simulator.runToRest()
        stage.swipe(finishing: true)
        #expect(stage.primary.topViewController === stage.secondary)
        if attached == .both { #expect(stage.secondary.topViewController === stage.detail) }
    }

    @Test func aDragInTheNestedStack() {
        let stage = Stage(.iPhone15(iOS: 18), showsDetail: true)
        stage.primary.barTransition?.isContentPopGestureEnabled = true
        stage.secondary.pushViewController(DeclaringPage("Next", BarAppearance()), animated: true)
        stage.simulator.runToRest()
        stage.simulator.drag(
            from: CGPoint(x: 100, y: 500), to: CGPoint(x: 350, y: 500), velocity: CGPoint(x: 2000, y: 0))
        stage.simulator.runToRest()
        #expect(stage.primary.topViewController === stage.secondary)
    }

    @Test func anAttemptOnTheOuterStack() {
        let stage = Stage(.iPhone15(iOS: 18), showsDetail: true)
        stage.secondary.pushViewController(DeclaringPage("Next", BarAppearance()), animated: true)
        stage.simulator.runToRest()
        stage.primary.viewControllerStack.attemptPopViewController()
        stage.simulator.runToRest()
        #expect(stage.primary.topViewController === stage.secondary)
        #expect(stage.secondary.topViewController === stage.detail)
    }

    /// The bar that an update of the nested top hides is there again below it.
    @Test(arguments: phones, Attached.allCases)
    func anUpdateThatHidesTheBar(_ profile: Simulator.Profile, attached: Attached) {
        let stage = Stage(profile, attached: attached, showsDetail: true)
        stage.detail.barAppearance.isHidden = true
        stage.detail.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(stage.primary.isNavigationBarHidden)
        stage.primary.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.expectShown(stage.list)
    }

    /// What a page of the nested stack no longer declares as it comes back is the app's again.
    @Test(arguments: phones) func aNestedPageComesBackWithAnotherAppearance(_ profile: Simulator.Profile) {
        let first = BarAppearance(
            background: .color(.systemRed), tintColor: .yellow, titleColor: .white, prompt: "Prompt")
        let stage = Stage(profile, detail: first, attached: .both, showsDetail: true)
        let button = UIBarButtonItem(title: "Edit")
        stage.detail.navigationItem.rightBarButtonItem = button
        stage.detail.setNeedsBarAppearanceUpdate(animated: false)
        stage.secondary.pushViewController(DeclaringPage("Next", Self.list), animated: true)
        stage.simulator.runToRest()
        stage.detail.barAppearance = BarAppearance(background: .color(.white), tintColor: .green)
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        let item = stage.detail.navigationItem
        #expect(item.prompt == nil)
        #expect(item.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor != .white)
        if profile.system >= 26 { #expect(button.tintColor == .green) }
    }

    /// A page that came while the interface was collapsed has the app's own look again when its stack, which is in a column by
    /// then, is detached.
    @Test func aColumnThatIsDetachedAfterTheInterfaceWasCollapsed() {
        let stage = Stage(.iPhone15ProMax(iOS: 18), attached: .both, showsDetail: true)
        #expect(stage.split.isCollapsed)
        let next = DeclaringPage("Next", BarAppearance(background: .color(.systemRed), titleColor: .white))
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        #expect(next.titleColor == .white)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(!stage.split.isCollapsed && next.titleColor == .white)
        stage.secondary.detachBarTransition()
        #expect(next.navigationItem.standardAppearance == nil)
    }

    /// As in a stack that is not nested: a page, or a child that declares for it, hides the effect from the first frame.
    @Test(arguments: [26, 27], [nil, EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func aPushInTheNestedControllerHidesTheEdgeEffect(_ system: Int, _ moment: EmbeddingPage.Moment?) {
        let stage = Stage(.iPhone17Pro(iOS: system), attached: .both, showsDetail: true)
        let transparent = BarAppearance(background: .transparent)
        let next: MarkedPage
        if let moment {
            next = EmbeddingPage("Next", transparent, in: moment)
        } else {
            next = DeclaringPage("Next", transparent)
        }
        next.wantsScrollView = true
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.commit()
        #expect(stage.secondary.transitionCoordinator != nil)
        #expect(next.scrollView?.topEdgeEffect.isHidden == true)
        stage.simulator.runToRest()
        #expect(next.scrollView?.topEdgeEffect.isHidden == true)
    }

    /// A page that came while the interface was collapsed has no effect in its column either, and gets it back.
    @Test func theEdgeEffectOfAPageInAnExpandedColumn() {
        let stage = Stage(.iPhone15ProMax(iOS: 26), attached: .both, showsDetail: true)
        #expect(stage.split.isCollapsed)
        let next = DeclaringPage("Next", BarAppearance(background: .transparent))
        next.wantsScrollView = true
        stage.secondary.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeLeft] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.runToRest()
            #expect(stage.split.isCollapsed == (orientation == .portrait))
            #expect(next.scrollView?.topEdgeEffect.isHidden == true)
        }
        stage.secondary.detachBarTransition()
        #expect(next.scrollView?.topEdgeEffect.isHidden == false)
    }

    /// If only the nested stack is attached, the outer stack's bar stays UIKit's own, and `onProblem` reports it.
    @Test(arguments: phones) func onlyTheNestedStackIsAttached(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let detail = DeclaringPage("Detail", BarAppearance(background: .color(.systemRed), titleColor: .white))
        let primary = UINavigationController(rootViewController: DeclaringPage("List", Self.list))
        let nested = UINavigationController(rootViewController: detail)
        var problems: [String] = []
        nested.attachBarTransition().onProblem = { problems.append($0) }
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: nested)
        simulator.show(split)
        simulator.runToRest()
        #expect(split.isCollapsed && primary.topViewController === nested)
        #expect(detail.navigationItem.standardAppearance == nil && problems.count == 1)
        nested.pushViewController(DeclaringPage("Next", Self.list), animated: true)
        simulator.runToRest()
        #expect(problems.count == 1, "once")
    }

    /// The nested stack's default counts for its pages on the outer stack's bar too.
    @Test(arguments: phones) func theDefaultOfTheNestedStack(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let primary = UINavigationController(rootViewController: DeclaringPage("List", Self.list))
        let nested = UINavigationController(rootViewController: MarkedPage("Detail"))
        primary.attachBarTransition()
        nested.attachBarTransition(defaultAppearance: Self.detail)
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: nested)
        simulator.show(split)
        simulator.runToRest()
        #expect(split.isCollapsed && primary.topViewController === nested)
        let bar = primary.navigationBar.frame
        let color = simulator.color(at: CGPoint(x: bar.midX + 60, y: bar.minY + 3))
        #expect(color == UIColor.systemRed.resolvedColor(with: primary.traitCollection))
    }

    /// A stack that is attached in its own column becomes part of one that is not attached. A page that was covered meanwhile has
    /// UIKit's own bar there as it comes back.
    @Test(arguments: [18, 26]) func aCoveredPageOfAColumnAfterCollapsing(_ system: Int) {
        let simulator = Simulator(profile: .iPhone15ProMax(iOS: system), orientation: .landscapeLeft)
        let first = DeclaringPage("First", BarAppearance(background: .color(.systemRed), titleColor: .white))
        let primary = UINavigationController(rootViewController: DeclaringPage("List", Self.list))
        let nested = UINavigationController(rootViewController: first)
        nested.attachBarTransition().onProblem = { _ in }
        let split = UISplitViewController(style: .doubleColumn, primary: primary, secondary: nested)
        simulator.show(split)
        simulator.runToRest()
        nested.pushViewController(DeclaringPage("Next", Self.list), animated: false)
        simulator.runToRest()
        #expect(!split.isCollapsed && first.navigationItem.standardAppearance != nil)
        simulator.rotate(to: .portrait)
        simulator.runToRest()
        #expect(split.isCollapsed && primary.topViewController === nested)
        nested.popViewController(animated: true)
        simulator.runToRest()
        #expect(nested.topViewController === first && first.navigationItem.standardAppearance == nil)
    }
}
