import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// The buttons of a toolbar that comes, goes, or changes in place.
@Suite("Buttons of a toolbar", .ownSimulator) @MainActor
struct ToolbarTests {
    nonisolated static let profiles = [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)]

    private let plain = DeclaringPage("A", BarAppearance(toolbar: .hidden))
    private let page = DeclaringPage("B", BarAppearance(toolbar: .init(tintColor: .red)))

    private func stage(_ profile: Simulator.Profile) -> HeadlessStage {
        page.toolbarItems = [UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .flexibleSpace)]
        return HeadlessStage(profile, a: plain, b: page)
    }

    /// The color that the toolbar shows its buttons in.
    private func tint(_ stage: HeadlessStage) -> UIColor { stage.navigation.toolbar.tintColor }

    /// A toolbar has its page's color as long as it can be seen: it does not change from that of a page without one.
    @Test(arguments: profiles) func theyHaveTheirColorWhileTheyComeAndGo(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.push(page, andWait: 0.1)
        #expect(tint(stage) == .red)
        #expect(hasNoTintAnimation(stage.navigation.toolbar))
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(tint(stage) == .red && stage.navigation.isToolbarHidden)
        stage.simulator.runToRest()
        #expect(tint(stage) == .systemBlue)
        plain.barAppearance.toolbar = .init(tintColor: .green)
        plain.setNeedsBarAppearanceUpdate(animated: true)
        #expect(tint(stage) == .green && hasNoTintAnimation(stage.navigation.toolbar))
    }

    /// A declared toolbar slides in and out with the transition, and back with a canceled swipe.
    @Test(arguments: profiles) func itComesAndGoesSmoothly(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar?.background = .color(.green)
        let stage = stage(profile)
        let hidden = stage.navigation.view.bounds.height
        for (operation, isShown) in [
            (TransitionFilm.Operation.push(page), true), (.swipe(to: 0.4, then: .cancel), true),
            (.swipe(to: 0.4, then: .finish), false), (.push(page), true), (.pop, false),
        ] {
            expectSmooth(operation, on: stage.navigation)
            #expect(stage.navigation.isToolbarHidden == !isShown)
        }
        stage.push(page, andWait: 0.1)
        let top = stage.navigation.toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(top < hidden && top > stage.navigation.toolbar.frame.minY)
    }

    /// The same if the app shows it together with something that it animates itself, also where it was shown before.
    @Test(arguments: profiles, [true, false])
    func theyComeWithTheirColorInTheAppsAnimation(_ profile: Simulator.Profile, wasShown: Bool) throws {
        let stage = stage(profile)
        plain.toolbarItems = page.toolbarItems
        for toolbar in wasShown ? [BarAppearance.Toolbar(tintColor: .red), .hidden] : [] {
            plain.barAppearance.toolbar = toolbar
            plain.setNeedsBarAppearanceUpdate(animated: false)
            stage.simulator.runToRest()
        }
        UIView.animate(withDuration: 1) { [plain] in
            plain.barAppearance.toolbar = .init(tintColor: .green)
            plain.setNeedsBarAppearanceUpdate(animated: true)
        }
        #expect(tint(stage) == .green && hasNoTintAnimation(stage.navigation.toolbar))
        stage.simulator.commit()
        try expectItemsInPlace(stage)
        for frame in 0..<8 {
            stage.simulator.advance(by: 0.05)
            // The first item is at the left; UIKit's own color is a blue.
            let isBlue = [22, 27, 32].contains { x in
                stage.simulator.column(x).suffix(60).contains { $0[2] > $0[1] + 8 }
            }
            #expect(!isBlue, "frame \(frame)")
        }
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden)
    }

    /// The items of a toolbar that comes do not move in it.
    @Test(arguments: profiles) func itemsComeInTheirPlaces(_ profile: Simulator.Profile) throws {
        let stage = stage(profile)
        plain.toolbarItems = page.toolbarItems
        plain.barAppearance.toolbar = .init(tintColor: .green)
        plain.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        try expectItemsInPlace(stage)
    }

    /// A background that comes or goes is in its place, too, and so are the items in front of it.
    @Test(
        arguments: profiles, [BarAppearance.Background.color(.red), .gradient(.init(colors: [.red, .blue])), .system])
    func aBackgroundComesInItsPlace(_ profile: Simulator.Profile, _ background: BarAppearance.Background) throws {
        let stage = stage(profile)
        page.barAppearance.toolbar = .init(background: background == .system ? .color(.red) : .system)
        stage.push(page, andWait: 1)
        page.barAppearance.toolbar = .init(background: background, tintColor: .green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.02)
        try expectItemsInPlace(stage)
    }

    private func expectItemsInPlace(_ stage: HeadlessStage) throws {
        let views = descendants(of: stage.navigation.toolbar)
        #expect(views.count > 2)
        for view in views {
            let shown = try #require(view.layer.presentation()).frame
            #expect(isClose(shown, view.frame), "\(type(of: view)): \(shown), \(view.frame)")
        }
    }

    /// The color changes in place as the update begins, also while the bar goes, and not at its end.
    @Test(arguments: profiles, [false, true])
    func theColorChangesInPlace(_ profile: Simulator.Profile, hidesBar: Bool) {
        let stage = stage(profile)
        stage.push(page, andWait: 1)
        #expect(tint(stage) == .red)
        page.barAppearance = BarAppearance(
            background: .color(.blue), isHidden: hidesBar, toolbar: .init(tintColor: .green))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.simulator.isBusy && tint(stage) == .green)
        stage.simulator.runToRest()
        #expect(tint(stage) == .green && stage.navigation.isNavigationBarHidden == hidesBar)
    }

    /// A canceled swipe restores the color.
    @Test(arguments: profiles) func aCanceledSwipeRestoresTheirColor(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        plain.barAppearance.toolbar = .init(tintColor: .green)
        let without = DeclaringPage("C", BarAppearance(toolbar: .hidden))
        stage.push(without, andWait: 1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.advance(by: 0.05)
        #expect(tint(stage) == .green)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(tint(stage) == .systemBlue && stage.navigation.isToolbarHidden)
    }

    /// Items that are set together with the appearance are in their places from the first frame.
    @Test(arguments: profiles, [false, true])
    func newItemsDoNotMoveIn(_ profile: Simulator.Profile, isInsideAnimation: Bool) throws {
        let stage = stage(profile)
        stage.push(page, andWait: 1)
        func change() {
            page.toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .trash)]
            page.barAppearance.toolbar?.tintColor = .green
            page.setNeedsBarAppearanceUpdate(animated: true)
        }
        if isInsideAnimation { UIView.animate(withDuration: 1, animations: change) } else { change() }
        stage.simulator.advance(by: 0.02)
        try expectItemsInPlace(stage)
    }

    /// A background comes back after a page with the app's own look of the toolbar.
    @Test(arguments: profiles) func theBackgroundComesBack(_ profile: Simulator.Profile) {
        let own = DeclaringPage("B", BarAppearance(toolbar: .init()))
        let drawn = DeclaringPage("C", BarAppearance(toolbar: .init(background: .color(.red))))
        let stage = HeadlessStage(profile, a: own, b: drawn)
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .green
        stage.navigation.toolbar.standardAppearance = look
        stage.navigation.toolbar.scrollEdgeAppearance = look
        stage.simulator.runToRest()
        let point = CGPoint(x: 5, y: stage.navigation.view.bounds.height - 3)
        for _ in 0..<2 {
            #expect(stage.simulator.color(at: point) == .green)
            stage.push(drawn, andWait: 1)
            #expect(stage.simulator.color(at: point) == .red)
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
        }
        #expect(stage.simulator.color(at: point) == .green)
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + descendants(of: $0) }
    }

    private func hasNoTintAnimation(_ toolbar: UIToolbar) -> Bool {
        descendants(of: toolbar).allSatisfy { view in
            (view.layer.animationKeys() ?? []).allSatisfy { !$0.contains("contents") && !$0.contains("olor") }
        }
    }

    /// The background ends with the screen: its last color is at the lower edge.
    @Test(arguments: profiles) func theBackgroundEndsAtTheLowerEdge(_ profile: Simulator.Profile) {
        let gradient = BarAppearance.Gradient(
            colors: [.red, .blue], startPoint: CGPoint(x: 0.5, y: 0), endPoint: CGPoint(x: 0.5, y: 1))
        page.barAppearance.toolbar = .init(background: .gradient(gradient))
        let stage = stage(profile)
        stage.push(page, andWait: 0)
        stage.simulator.runToRest()
        let lowest = stage.simulator.rgba(4, stage.simulator.window.bounds.height - 1)
        #expect(lowest[2] > 242 && lowest[0] < 13)
    }

    /// A declared color reaches the lower edge of the screen, and the app's own appearance, set after the page has gone, stays.
    @Test(arguments: profiles) func theColorReachesTheEdgeAndIsGivenBackOnce(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar?.background = .color(.blue)
        let stage = stage(profile)
        stage.push(page, andWait: 1)
        let bounds = stage.simulator.screen.bounds
        let toolbar = stage.navigation.toolbar!
        #expect(stage.simulator.color(at: CGPoint(x: 3, y: bounds.maxY - 2)) == .blue)
        #expect(stage.simulator.color(at: CGPoint(x: 3, y: toolbar.frame.minY + 3)) == .blue)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        let own = UIToolbarAppearance()
        own.backgroundColor = .green
        toolbar.standardAppearance = own
        stage.navigation.barTransition?.detach()
        #expect(toolbar.standardAppearance.backgroundColor == .green)
    }

    /// A toolbar that comes has its background from the first frame.
    @Test(arguments: profiles, [false, true]) func itComesWithItsBackground(_ profile: Simulator.Profile, inPlace: Bool)
    {
        page.barAppearance.toolbar?.background = .color(.green)
        let stage = stage(profile)
        if inPlace {
            plain.barAppearance.toolbar = .init(background: .color(.green))
            plain.setNeedsBarAppearanceUpdate(animated: true)
        } else {
            stage.push(page, andWait: 0)
        }
        let height = stage.navigation.view.bounds.height
        var seen = 0
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.04)
            guard (stage.navigation.toolbar.layer.presentation()?.frame.minY ?? height) < height - 6 else { continue }
            seen += 1
            #expect(stage.simulator.color(at: CGPoint(x: 5, y: height - 3)) == .green)
        }
        #expect(seen > 0)
    }

    /// The same where the page above hides it by `hidesBottomBarWhenPushed`.
    @Test(arguments: profiles) func itReturnsFromAPageThatHidesTheBottomBar(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar?.background = .color(.green)
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let detail = DeclaringPage("C", BarAppearance(toolbar: .init()))
        detail.hidesBottomBarWhenPushed = true
        let stage = HeadlessStage(profile, pages: page)
        stage.push(detail, andWait: 0.1)
        #expect(tint(stage) == .red)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        let height = stage.navigation.view.bounds.height
        var seen = 0
        for _ in 0..<4 {
            stage.simulator.advance(by: 0.04)
            #expect(tint(stage) == .red && hasNoTintAnimation(stage.navigation.toolbar))
            guard (stage.navigation.toolbar.layer.presentation()?.frame.minY ?? height) < height - 6 else { continue }
            seen += 1
            #expect(stage.simulator.color(at: CGPoint(x: 5, y: height - 3)) == .green)
        }
        #expect(seen > 0)
    }

    /// Expects the toolbar to have a color in every frame in which enough of it is on the screen.
    /// - Parameters:
    ///   - tint: nil for any.
    ///   - x: where, in points; nil for the right edge.
    ///   - change: called after each frame's number of sixtieths of a second.
    private func expectToolbar(
        _ color: UIColor, tint: UIColor? = nil, on stage: HeadlessStage, x: CGFloat? = nil, frames count: Int = 12,
        sourceLocation: SourceLocation = #_sourceLocation, change: (_ frame: Int) -> Void = { _ in }
    ) {
        let bounds = stage.navigation.view.bounds
        let point = CGPoint(x: x ?? bounds.width - 5, y: bounds.height - 3)
        var frames = 0
        for frame in 0..<count {
            stage.simulator.advance(by: 1 / 60)
            change(frame)
            let top = stage.navigation.toolbar.layer.presentation()?.frame.minY ?? bounds.height
            guard top < bounds.height - 6 else { continue }
            frames += 1
            if let tint { #expect(self.tint(stage) == tint, "frame \(frame)", sourceLocation: sourceLocation) }
            #expect(stage.simulator.color(at: point) == color, "frame \(frame)", sourceLocation: sourceLocation)
        }
        #expect(frames > 2, sourceLocation: sourceLocation)
        stage.simulator.runToRest()
    }

    /// A toolbar that goes keeps its background, whatever the page that hides it declares.
    @Test(arguments: profiles) func itGoesWithItsBackground(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar?.background = .color(.green)
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let detail = DeclaringPage("C", BarAppearance(toolbar: .init(background: .color(.red))))
        detail.hidesBottomBarWhenPushed = true
        let stage = HeadlessStage(profile, pages: page)
        stage.push(detail, andWait: 0)
        expectToolbar(.green, on: stage)
    }

    /// A toolbar that UIKit has hidden for a tap comes with the next page's background, also if no touch precedes that page.
    @Test(arguments: profiles) func itComesWithItsBackgroundAfterATapHasHiddenIt(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar?.background = .color(.green)
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let next = DeclaringPage("C", BarAppearance(toolbar: .init(background: .color(.red))))
        let stage = HeadlessStage(profile, pages: page)
        stage.navigation.hidesBarsOnTap = true
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 400))
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden)
        stage.push(next, andWait: 0)
        expectToolbar(.red, on: stage, x: 5)
    }

    /// A toolbar that an update hides keeps its look until it is gone, whatever the page declares for it, and whether or not another
    /// update follows meanwhile.
    @Test(arguments: profiles, [nil, true, false] as [Bool?])
    func itGoesInAnUpdateWithItsBackground(_ profile: Simulator.Profile, isNextAnimated: Bool?) {
        page.barAppearance.toolbar = .init(background: .color(.green), tintColor: .red)
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.toolbar = .init(isHidden: true, background: .color(.red), tintColor: .purple)
        page.setNeedsBarAppearanceUpdate(animated: true)
        expectToolbar(.green, tint: .red, on: stage) { [page] frame in
            guard frame == 1, let isNextAnimated else { return }
            page.barAppearance.background = .color(.blue)
            page.setNeedsBarAppearanceUpdate(animated: isNextAnimated)
        }
        #expect(stage.navigation.isToolbarHidden && tint(stage) == .purple)
    }

    /// One that is shown again before it is gone has the new look.
    @Test(arguments: profiles, [true, false])
    func itComesBackWhileItGoes(_ profile: Simulator.Profile, isAnimated: Bool) {
        page.barAppearance.toolbar = .init(background: .color(.green), tintColor: .red)
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.toolbar = .init(background: .color(.blue), tintColor: .purple)
        page.setNeedsBarAppearanceUpdate(animated: isAnimated)
        #expect(!stage.navigation.isToolbarHidden && tint(stage) == .purple)
        stage.simulator.runToRest()
        let bounds = stage.navigation.view.bounds
        #expect(stage.simulator.color(at: CGPoint(x: bounds.width - 5, y: bounds.height - 3)) == .blue)
        #expect(tint(stage) == .purple)
    }

    /// Its background changes from the one that is still on the screen.
    @Test(arguments: profiles) func itComesBackWithItsBackground(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar = .init(background: .color(.green))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.toolbar = .init(background: .color(.blue))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.commit()
        let bounds = stage.navigation.view.bounds
        let first = stage.simulator.rgba(bounds.width - 5, bounds.height - 3)
        #expect(first[1] > 215 && first[2] < 40, "\(first)")
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: bounds.width - 5, y: bounds.height - 3)) == .blue)
    }

    /// A toolbar that an update has begun to hide keeps its look also where a page is pushed meanwhile.
    @Test(arguments: profiles) func itGoesWhileAPageIsPushed(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar = .init(background: .color(.green))
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.04)
        stage.push(plain, andWait: 0)
        expectToolbar(.green, on: stage, frames: 8)
        #expect(stage.navigation.isToolbarHidden && stage.navigation.toolbar.scrollEdgeAppearance == nil)
    }

    /// The same where the page that comes declares it hidden, with a background for later.
    @Test(arguments: profiles) func itGoesWithItsBackgroundWhereItIsDeclaredHidden(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar?.background = .color(.green)
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let stage = HeadlessStage(profile, pages: page)
        stage.push(
            DeclaringPage("C", BarAppearance(toolbar: .init(isHidden: true, background: .color(.red)))), andWait: 0)
        expectToolbar(.green, on: stage)
        #expect(stage.navigation.isToolbarHidden)
    }

    /// The navigation bar does not wait for a toolbar that goes: an update without animation changes it at once. The toolbar has its look
    /// until it is gone, and then the app's.
    @Test(arguments: profiles) func theBarChangesWhileTheToolbarGoes(_ profile: Simulator.Profile) {
        page.barAppearance.toolbar = .init(background: .color(.green), tintColor: .red)
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.tintColor = .purple
        page.barAppearance.statusBarStyle = .lightContent
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.bar.tintColor == .purple && stage.bar.barStyle == .black)
        #expect(tint(stage) == .red && stage.navigation.toolbar.scrollEdgeAppearance != nil, "still on the screen")
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .purple && stage.bar.barStyle == .black)
        #expect(stage.navigation.isToolbarHidden && tint(stage) == .systemBlue)
        #expect(stage.navigation.toolbar.scrollEdgeAppearance == nil)
    }

    /// Nor does the toolbar wait for a navigation bar that goes, which keeps its own look meanwhile.
    @Test(arguments: profiles) func theToolbarChangesAtOnceWhileTheBarGoes(_ profile: Simulator.Profile) {
        page.barAppearance = BarAppearance(
            background: .color(.red), tintColor: .purple, isHidden: false,
            toolbar: .init(background: .color(.green), tintColor: .red))
        let stage = HeadlessStage(profile, pages: page)
        let place = CGPoint(x: 5, y: stage.navigation.view.bounds.maxY - 3)
        page.barAppearance.isHidden = true
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.tintColor = .yellow
        page.barAppearance.toolbar = .init(background: .color(.blue), tintColor: .green)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.advance(by: 0.02)
        #expect(stage.simulator.color(at: place) == .blue && tint(stage) == .green)
        #expect((stage.bar.layer.presentation()?.frame.maxY ?? 0) > 20 && stage.bar.tintColor == .purple)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.navigation.isToolbarHidden)
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden && stage.navigation.isNavigationBarHidden)
        #expect(stage.bar.tintColor == .yellow && tint(stage) == .systemBlue)
        #expect(stage.navigation.toolbar.scrollEdgeAppearance == nil)
    }

    /// One that goes with the navigation bar keeps its look, and one that comes back meanwhile has the declared one from then on.
    @Test(arguments: profiles) func theToolbarComesBackWhileTheBarGoes(_ profile: Simulator.Profile) {
        page.barAppearance = BarAppearance(
            background: .color(.red), isHidden: false, toolbar: .init(background: .color(.green), tintColor: .red))
        let stage = HeadlessStage(profile, pages: page)
        // In the toolbar, which UIKit still moves after it has come back.
        func color() -> UIColor {
            stage.simulator.color(at: CGPoint(x: 5, y: stage.navigation.toolbar.shownFrame.minY + 3))
        }
        page.barAppearance.isHidden = true
        page.barAppearance.toolbar = .init(isHidden: true, background: .color(.blue), tintColor: .green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.isToolbarHidden && color() == .green)
        page.barAppearance.toolbar?.isHidden = false
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.advance(by: 0.02)
        #expect(!stage.navigation.isToolbarHidden && tint(stage) == .green)
        #expect(color() == .blue)
        #expect((stage.bar.layer.presentation()?.frame.maxY ?? 0) > 20)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && color() == .blue)
    }

    /// A toolbar that an update shows while the navigation bar goes is up to the app from then on: one that the app hides before the bar
    /// is gone stays hidden.
    @Test(arguments: profiles) func theAppHidesTheToolbarWhileTheBarGoes(_ profile: Simulator.Profile) {
        page.barAppearance = BarAppearance(background: .color(.red), isHidden: false, toolbar: .hidden)
        let stage = HeadlessStage(profile, pages: page)
        page.barAppearance.isHidden = true
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        page.barAppearance.toolbar = .init()
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(!stage.navigation.isToolbarHidden)
        #expect(stage.bar.shownFrame.maxY > 20, "it is still on the screen")
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
    }

    /// A color that changes without animation is there at once, also inside of an animation of the app's.
    @Test(arguments: profiles) func theColorChangesAtOnceInTheAppsAnimation(_ profile: Simulator.Profile) {
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let stage = HeadlessStage(profile, pages: page)
        UIView.animate(withDuration: 1) { [page] in
            page.barAppearance.toolbar?.tintColor = .green
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        #expect(tint(stage) == .green && hasNoTintAnimation(stage.navigation.toolbar))
        stage.simulator.advance(by: 0.05)
        #expect(tint(stage) == .green && hasNoTintAnimation(stage.navigation.toolbar))
        stage.simulator.runToRest()
    }

    /// What an animated update declares for a toolbar that is hidden already waits for nothing: the app can show it at any time.
    @Test(arguments: profiles) func aHiddenOneDoesNotWait(_ profile: Simulator.Profile) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, pages: page)
        #expect(stage.navigation.isToolbarHidden)
        page.barAppearance.toolbar = .init(isHidden: true, background: .color(.green))
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.navigation.setToolbarHidden(false, animated: false)
        let place = CGPoint(x: 5, y: stage.navigation.view.bounds.maxY - 3)
        stage.simulator.advance(by: 0.05)
        #expect(!stage.navigation.isToolbarHidden && stage.simulator.color(at: place) == .green)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden && stage.simulator.color(at: place) == .green)
    }
}
