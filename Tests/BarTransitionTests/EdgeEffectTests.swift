import BarTransition
import Foundation
import TestSupport
import Testing
import UIKit

/// From iOS 26 UIKit draws an effect in a page's scroll view where its contents are under the bar (facts 27.3.1 to 27.3.10).
@Suite("Scroll edge effects under declared backgrounds", .ownSimulator) @MainActor
struct EdgeEffectTests {
    nonisolated static let profiles: [Simulator.Profile] = [.iPhone18Pro(iOS: 27), .iPhone17Pro(iOS: 26)]
    nonisolated static let drawn: [BarAppearance.Background] = [
        .transparent, .color(.systemPurple), .gradient(.init(colors: [.red, .blue])),
        .material(.init(.systemThinMaterial)),
    ]

    private func page(_ title: String, _ background: BarAppearance.Background? = nil) -> DeclaringPage {
        let page = DeclaringPage(title, BarAppearance(background: background ?? .system))
        page.wantsScrollView = true
        return page
    }

    /// Pages on a stack; the contents of all are under the bar when they show.
    private func stage(
        _ pages: DeclaringPage..., profile: Simulator.Profile = profiles[0], attached: Bool = true
    ) -> HeadlessStage {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            if attached { navigation.attachBarTransition() }
            return navigation
        }
        scroll(pages[pages.count - 1], stage)
        return stage
    }

    private func scroll(_ page: DeclaringPage, _ stage: HeadlessStage) {
        guard let scrollView = page.scrollView else { return }
        for row in 0..<40 where row.isMultiple(of: 2) {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 40, width: 1000, height: 40))
            stripe.backgroundColor = UIColor(red: 0, green: 0.8, blue: 0, alpha: 1)
            scrollView.addSubview(stripe)
        }
        scrollView.contentOffset.y = 300 - scrollView.adjustedContentInset.top
        stage.simulator.runToRest()
    }

    private func isHidden(_ page: DeclaringPage) -> Bool { page.scrollView?.topEdgeEffect.isHidden ?? false }

    // MARK: Hiding

    @Test(arguments: profiles, drawn)
    func aDrawnBackgroundHidesIt(_ profile: Simulator.Profile, _ background: BarAppearance.Background) {
        let (a, b) = (page("A"), page("B", background))
        let stage = stage(a, profile: profile)
        #expect(!isHidden(a))
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.commit()
        #expect(isHidden(b) && !isHidden(a))
        stage.simulator.runToRest()
        #expect(isHidden(b) && !isHidden(a))
        stage.simulator.swipeBack(toProgress: 0.5, finishing: true)
        #expect(!isHidden(a) && !isHidden(b))
    }

    /// It is there until the background above it is, whatever is laid out meanwhile.
    @Test(arguments: profiles) func itStaysWhileABackgroundFadesIn(_ profile: Simulator.Profile) {
        let page = page("A")
        let stage = stage(page, profile: profile)
        page.barAppearance.background = .color(.systemPurple)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        stage.navigation.view.tintColor = .green
        stage.simulator.advance(by: 0.05)
        #expect(!isHidden(page))
        stage.simulator.runToRest()
        #expect(isHidden(page))
    }

    /// In an animation of the app's, which takes longer, also if another update begins and ends meanwhile.
    @Test(arguments: profiles) func itStaysWhileABackgroundFadesInSlowly(_ profile: Simulator.Profile) {
        let page = page("A")
        let stage = stage(page, profile: profile)
        page.barAppearance.background = .color(.systemPurple)
        UIView.animate(withDuration: 1) { page.setNeedsBarAppearanceUpdate(animated: true) }
        stage.simulator.advance(by: 0.1)
        page.barAppearance.titleColor = .white
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.6)
        #expect(!isHidden(page))
        stage.simulator.runToRest()
        #expect(isHidden(page))
    }

    /// On iOS 27 a transparent bar would have a band otherwise (expo issue 50500).
    @Test(arguments: profiles) func transparentIsTransparent(_ profile: Simulator.Profile) {
        func column(_ attached: Bool) -> [[Int]] {
            let page = page("A", .transparent)
            if !attached {
                let appearance = UINavigationBarAppearance()
                appearance.configureWithTransparentBackground()
                (page.navigationItem.standardAppearance, page.navigationItem.scrollEdgeAppearance) = (
                    appearance, appearance
                )
            }
            return stage(page, profile: profile, attached: attached).simulator.column(10)
        }
        let green = [0, 204, 0, 255]
        let white = [255, 255, 255, 255]
        #expect(column(true)[..<116].allSatisfy { $0 == green || $0 == white })
        #expect(!column(false)[..<116].allSatisfy { $0 == green || $0 == white })
    }

    @Test func systemBackgroundsKeepIt() {
        let (a, b) = (page("A"), page("B"))
        let stage = stage(a)
        a.scrollView?.topEdgeEffect.style = .soft
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(!isHidden(a) && !isHidden(b))
        #expect(a.scrollView?.topEdgeEffect.style === UIScrollEdgeEffect.Style.soft)
    }

    @Test func theDefaultAppearanceCounts() {
        let plain = MarkedPage("A")
        plain.wantsScrollView = true
        let stage = HeadlessStage(Self.profiles[0]) {
            let navigation = UINavigationController(rootViewController: plain)
            navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .color(.red)))
            return navigation
        }
        stage.simulator.runToRest()
        #expect(plain.scrollView?.topEdgeEffect.isHidden == true)
    }

    /// Before iOS 26 there is no effect to hide.
    @Test func olderSystemsAreLeftAlone() {
        let page = page("A", .color(.red))
        let stage = stage(page, profile: .iPhone15(iOS: 18))
        #expect(!isHidden(page))
        withExtendedLifetime(stage) {}
    }

    /// A scroll view that a page replaces goes at once.
    @Test(arguments: profiles) func aReplacedScrollViewIsReleased(_ profile: Simulator.Profile) {
        let page = page("A", .color(.red))
        let stage = stage(page, profile: profile)
        weak let scrollView = page.scrollView
        #expect(isHidden(page))
        scrollView?.removeFromSuperview()
        #expect(scrollView == nil)
        withExtendedLifetime(stage) {}
    }

    /// A page that another one covers, with or without a scroll view, and a new scroll view that is not in it yet.
    private func coveredPage(_ profile: Simulator.Profile, hasScrollView: Bool)
        -> (stage: HeadlessStage, page: DeclaringPage, new: UIScrollView)
    {
        let (a, b) = (page("A", .color(.red)), page("B", .color(.blue)))
        a.wantsScrollView = hasScrollView
        let stage = stage(a, profile: profile)
        stage.push(b, andWait: 2)
        return (stage, a, UIScrollView(frame: a.view.bounds))
    }

    /// A page that comes back with another scroll view than it had, or with its first one, shows no effect from the first frame.
    @Test(arguments: profiles, [true, false])
    func aScrollViewThatIsMadeWhileAnotherPageIsShown(_ profile: Simulator.Profile, hadOne: Bool) {
        let (stage, page, scrollView) = coveredPage(profile, hasScrollView: hadOne)
        page.view.subviews.first?.removeFromSuperview()
        page.view.insertSubview(scrollView, at: 0)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        #expect(scrollView.topEdgeEffect.isHidden)
        stage.simulator.runToRest()
        #expect(scrollView.topEdgeEffect.isHidden)
    }

    /// So does a page that comes back with another scroll view that it has set for the bar.
    @Test(arguments: profiles, [true, false])
    func aScrollViewThatIsSetWhileAnotherPageIsShown(_ profile: Simulator.Profile, hadOne: Bool) {
        let (stage, page, scrollView) = coveredPage(profile, hasScrollView: hadOne)
        page.view.addSubview(scrollView)
        page.setContentScrollView(scrollView, for: .top)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        #expect(scrollView.topEdgeEffect.isHidden)
    }

    /// A root that was covered before its view was loaded has no effect from the first frame in which it is there.
    @Test(arguments: profiles) func aRootThatWasNeverShown(_ profile: Simulator.Profile) {
        let (a, b) = (page("A", .color(.red)), page("B", .color(.blue)))
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: a)
            navigation.attachBarTransition()
            navigation.pushViewController(b, animated: false)
            return navigation
        }
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        #expect(isHidden(a))
    }

    // MARK: Giving back

    @Test(arguments: profiles) func aCanceledSwipeChangesNothing(_ profile: Simulator.Profile) {
        let (a, b) = (page("A", .color(.red)), page("B"))
        let stage = stage(a, profile: profile)
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.runToRest()
        for _ in 0..<3 {
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            #expect(isHidden(a) && !isHidden(b))
        }
    }

    /// A page below that has not been shown before the swipe.
    @Test func aCanceledSwipeGivesItBack() {
        let (a, b) = (page("A", .color(.red)), page("B"))
        let stage = HeadlessStage(Self.profiles[0]) {
            let navigation = UINavigationController()
            navigation.setViewControllers([a, b], animated: false)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(isHidden(a))
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(!isHidden(a) && !isHidden(b))
    }

    @Test func detachGivesItBack() {
        let (a, b) = (page("A", .color(.red)), page("B", .transparent))
        let stage = stage(a)
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.runToRest()
        #expect(isHidden(a) && isHidden(b))
        stage.navigation.barTransition?.detach()
        #expect(!isHidden(a) && !isHidden(b))
    }

    @Test func theAppsOwnValueStays() {
        let page = page("A", .color(.red))
        page.loadViewIfNeeded()
        page.scrollView?.topEdgeEffect.isHidden = true
        let stage = stage(page)
        #expect(isHidden(page))
        stage.navigation.barTransition?.detach()
        #expect(isHidden(page))
        // A value that the app sets later is not restored over.
        stage.navigation.attachBarTransition()
        stage.simulator.runToRest()
        page.scrollView?.topEdgeEffect.isHidden = false
        stage.navigation.barTransition?.detach()
        #expect(!isHidden(page))
    }

    @Test(arguments: [true, false]) func declaringSystemAgainGivesItBack(_ animated: Bool) {
        let page = page("A", .color(.red))
        let stage = stage(page)
        page.barAppearance.background = .system
        page.setNeedsBarAppearanceUpdate(animated: animated)
        stage.simulator.commit()
        // The background fades out above it.
        #expect(!isHidden(page))
        stage.simulator.runToRest()
        #expect(!isHidden(page))
        page.barAppearance.background = .color(.red)
        page.setNeedsBarAppearanceUpdate(animated: animated)
        stage.simulator.commit()
        // And fades in above it.
        #expect(isHidden(page) != animated)
        stage.simulator.runToRest()
        #expect(isHidden(page))
    }

    @Test func anotherContentScrollView() throws {
        let page = page("A", .color(.red))
        let stage = stage(page)
        let first = try #require(page.scrollView)
        let second = UIScrollView(frame: page.view.bounds)
        page.view.addSubview(second)
        page.setContentScrollView(second, for: .top)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(!first.topEdgeEffect.isHidden && second.topEdgeEffect.isHidden)
        stage.navigation.barTransition?.detach()
        #expect(!second.topEdgeEffect.isHidden)
    }

    @Test(arguments: [true, false]) func aPoppedPageGetsItBack(_ animated: Bool) {
        let (a, b) = (page("A"), page("B", .color(.red)))
        let stage = stage(a)
        stage.navigation.pushViewController(b, animated: animated)
        stage.simulator.runToRest()
        #expect(isHidden(b))
        stage.navigation.popViewController(animated: animated)
        stage.simulator.runToRest()
        #expect(!isHidden(b))
    }

    /// With the variant UIKit gives all effects their defaults when a scroll view comes back into the window.
    @Test func reattachedScrollViews() {
        var profile = Self.profiles[0]
        profile.variants.resetsReattachedEdgeEffects = true
        let (a, b) = (page("A", .color(.red)), page("B", .transparent))
        let stage = stage(a, profile: profile)
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(isHidden(a))
    }

    // MARK: Beside UIKit's background

    /// The band of a page with UIKit's background, in one row of pixels above the buttons: where the page is, and nowhere else. Beside
    /// it is the other page's color.
    private func edges(_ stage: HeadlessStage, _ color: UIColor) -> (first: Int?, last: Int?, count: Int) {
        var wanted = [Int]()
        for (x, shown) in stage.simulator.colors(inRow: 20, includesSystem: false).enumerated()
        where shown.isClose(to: color) {
            wanted.append(x)
        }
        return (wanted.first, wanted.last, wanted.count)
    }

    @Test(arguments: profiles) func eachBackgroundSlidesWithItsPage(_ profile: Simulator.Profile) throws {
        let (a, b) = (page("A"), page("B", .color(.red)))
        let stage = stage(a, profile: profile)
        #expect(edges(stage, .red).count == 0)
        stage.navigation.pushViewController(b, animated: true)
        for _ in 0..<6 {
            stage.simulator.advance(by: 0.03)
            let x = b.marker.shownX
            let red = edges(stage, .red)
            guard x > 1 else { continue }
            #expect(abs(CGFloat(red.first ?? 402) - x) < 2, "\(x)")
            #expect(red.last == nil || red.last == 401)
        }
        stage.simulator.runToRest()
        #expect(edges(stage, .red).count == 402)
        stage.simulator.beginBackSwipe()
        for progress in [0.2, 0.5, 0.8] as [CGFloat] {
            stage.simulator.moveBackSwipe(toProgress: progress)
            #expect(abs(CGFloat(edges(stage, .red).first ?? 402) - 402 * progress) < 2)
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(edges(stage, .red).count == 402)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(edges(stage, .red).count == 0)
    }

    @Test(arguments: profiles) func aSystemPageSlidesOverADrawnOne(_ profile: Simulator.Profile) {
        let (a, b) = (page("A", .color(.red)), page("B"))
        let stage = stage(a, profile: profile)
        stage.navigation.pushViewController(b, animated: true)
        for _ in 0..<6 {
            stage.simulator.advance(by: 0.03)
            let x = b.marker.shownX
            let red = edges(stage, .red)
            guard x > 1, x < 400 else { continue }
            #expect(red.first == 0 && abs(CGFloat(red.last ?? 0) - x) < 2, "\(x): \(red)")
        }
        stage.simulator.runToRest()
        #expect(edges(stage, .red).count == 0)
    }

    /// A declared interpolation is one view in the bar, as before.
    @Test func theDeclaredStyleCounts() {
        let (a, b) = (page("A"), page("B", .color(.red)))
        b.barAppearance.transitionStyle = .interpolate
        let stage = stage(a)
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(edges(stage, .red).count == 0)
        stage.simulator.runToRest()
        #expect(edges(stage, .red).count == 402)
    }

    // MARK: Interface styles of appearances (fact 27.2.1)

    /// Each page's background has the style that its appearance forces, from the first frame to the last.
    @Test func forcedInterfaceStyles() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
        let (a, b) = (page("A", .color(dynamic)), page("B", .color(dynamic)))
        for (page, style) in [(a, UIUserInterfaceStyle.unspecified), (b, .dark)] {
            let appearance = UINavigationBarAppearance()
            appearance.overrideUserInterfaceStyle = style
            page.navigationItem.standardAppearance = appearance
        }
        let stage = stage(a)
        #expect(edges(stage, .red).count == 402)
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.advance(by: 0.08)
        let (red, blue) = (edges(stage, .red), edges(stage, .blue))
        #expect(red.count > 20 && blue.count > 20 && red.count + blue.count > 398)
        stage.simulator.runToRest()
        #expect(edges(stage, .blue).count == 402)
        stage.simulator.swipeBack(toProgress: 0.5, finishing: false)
        #expect(edges(stage, .blue).count == 402)
        #expect(b.navigationItem.standardAppearance?.overrideUserInterfaceStyle == .dark)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(edges(stage, .red).count == 402)
        stage.navigation.barTransition?.detach()
        #expect(a.navigationItem.standardAppearance?.overrideUserInterfaceStyle == .unspecified)
    }

    /// A page that declares no bar keeps its effect, alone and beside one that hides its own.
    @Test(arguments: profiles) func aPageThatDeclaresNothingKeepsIt(_ profile: Simulator.Profile) {
        let plain = MarkedPage("A")
        plain.wantsScrollView = true
        let drawn = page("B", .color(.systemPurple))
        let stage = HeadlessStage(profile, pages: plain)
        #expect(plain.scrollView?.topEdgeEffect.isHidden == false)
        stage.push(drawn, andWait: 0.1)
        #expect(plain.scrollView?.topEdgeEffect.isHidden == false)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(plain.scrollView?.topEdgeEffect.isHidden == false)
    }

    /// A child that declares before the first frame hides it there.
    @Test(arguments: profiles, [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func aLateDeclarationHidesIt(_ profile: Simulator.Profile, _ moment: EmbeddingPage.Moment) {
        let page = EmbeddingPage("B", BarAppearance(background: .transparent), in: moment)
        page.wantsScrollView = true
        let stage = stage(self.page("A"), profile: profile)
        stage.push(page, andWait: 0)
        stage.simulator.commit()
        #expect(page.scrollView?.topEdgeEffect.isHidden == true)
    }

    /// A page that shows another list, as below a segmented control, has no effect there when the user scrolls it.
    @Test(arguments: profiles, [BarAppearance.Background.transparent, .color(.systemPurple)])
    func aScrollViewThatIsExchangedAtRest(_ profile: Simulator.Profile, _ background: BarAppearance.Background) throws {
        let page = page("A", background)
        try exchangeScrollView(of: page, stage(page, profile: profile))
    }

    /// So it is after a background that has come at once in the middle of an animated change.
    @Test(arguments: profiles) func aScrollViewThatIsExchangedAfterAChangeWasCutShort(
        _ profile: Simulator.Profile
    ) throws {
        let page = page("A", .color(.red))
        let stage = stage(page, profile: profile)
        for (color, isAnimated) in [(UIColor.blue, true), (UIColor.systemPurple, false)] {
            page.barAppearance.background = .color(color)
            page.setNeedsBarAppearanceUpdate(animated: isAnimated)
            stage.simulator.advance(by: 0.05)
        }
        stage.simulator.runToRest()
        try exchangeScrollView(of: page, stage)
    }

    /// Replaces a page's scroll view and scrolls the new one.
    private func exchangeScrollView(of page: DeclaringPage, _ stage: HeadlessStage) throws {
        let first = try #require(page.scrollView)
        let second = UIScrollView(frame: page.view.bounds)
        second.contentSize = CGSize(width: 300, height: 3000)
        second.alwaysBounceVertical = true
        first.removeFromSuperview()
        page.view.insertSubview(second, at: 0)
        stage.simulator.runToRest()
        stage.simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), velocity: .zero)
        stage.simulator.runToRest()
        #expect(second.topEdgeEffect.isHidden && !first.topEdgeEffect.isHidden)
    }

    /// A touch meanwhile does not hide it earlier.
    @Test(arguments: profiles) func itStaysUnderATouchWhileABackgroundFadesIn(_ profile: Simulator.Profile) {
        let page = page("A")
        let stage = stage(page, profile: profile)
        page.barAppearance.background = .color(.systemPurple)
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 500))
        #expect(!isHidden(page))
        stage.simulator.touchUp()
        stage.simulator.runToRest()
        #expect(isHidden(page))
    }

    /// A touch in a pop that interrupts a push does not hide that of the page that comes back.
    @Test(arguments: profiles) func itStaysUnderATouchInAPopThatInterruptsAPush(_ profile: Simulator.Profile) {
        let (a, b) = (page("A"), page("B", .color(.systemPurple)))
        let stage = stage(a, profile: profile)
        stage.push(b, andWait: 0.1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.transitionCoordinator != nil && stage.navigation.topViewController === a)
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 500))
        #expect(!isHidden(a))
        stage.simulator.touchUp()
        stage.simulator.runToRest()
        #expect(!isHidden(a))
    }

    /// While the app's delegate is in the library's place, the library is not told of a page. It has the effect that it declares,
    /// whatever the page below it declares.
    @Test(arguments: profiles) func aPageOfWhichNobodyTellsKeepsIt(_ profile: Simulator.Profile) {
        let delegate = EmptyDelegate()
        let (a, b) = (page("A", .color(.systemPurple)), page("B"))
        let stage = stage(a, profile: profile)
        stage.navigation.barTransition?.onProblem = { _ in }
        stage.navigation.delegate = delegate
        stage.push(b, andWait: 2)
        stage.navigation.view.tintColor = .brown
        stage.simulator.runToRest()
        #expect(stage.navigation.delegate === delegate && !isHidden(b))
    }

    /// A scroll view that comes behind the page's own while it is covered: the page's own has no band as it comes back.
    @Test(arguments: profiles) func aScrollViewThatComesBehindTheOther(_ profile: Simulator.Profile) throws {
        let (stage, page, new) = coveredPage(profile, hasScrollView: true)
        let old = try #require(page.scrollView)
        page.view.insertSubview(new, at: 0)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        #expect(old.topEdgeEffect.isHidden)
        stage.simulator.advance(by: 0.1)
        #expect(old.topEdgeEffect.isHidden)
        stage.simulator.runToRest()
        #expect(new.topEdgeEffect.isHidden, "it is the first one then")
    }

    /// A page that is removed from below while the bar changes has it again by the end of the change.
    @Test(arguments: profiles) func aPageThatIsRemovedWhileTheBarChanges(_ profile: Simulator.Profile) {
        let (a, b) = (page("A", .color(.red)), page("B", .color(.red)))
        let stage = stage(a, profile: profile)
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.runToRest()
        #expect(isHidden(a) && isHidden(b))
        b.barAppearance.background = .color(.blue)
        b.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        stage.navigation.setViewControllers([b], animated: false)
        stage.navigation.view.tintColor = .green
        stage.simulator.runToRest()
        #expect(!isHidden(a) && isHidden(b))
    }

    /// A longer change that an update without animation has ended delays nothing of the next update: a page that is removed from below
    /// has it again by the end of that.
    @Test(arguments: profiles) func aPageThatIsRemovedAfterALongerChangeWasCutShort(_ profile: Simulator.Profile) {
        let (a, b) = (page("A", .color(.red)), page("B", .color(.red)))
        let stage = stage(a, profile: profile)
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.runToRest()
        #expect(isHidden(a) && isHidden(b))
        // The bar moves on for two seconds, whatever its color does.
        b.barAppearance = BarAppearance(background: .color(.blue), prompt: "Prompt")
        UIView.animate(withDuration: 2) { b.setNeedsBarAppearanceUpdate(animated: true) }
        stage.simulator.advance(by: 0.1)
        b.barAppearance.background = .color(.green)
        b.setNeedsBarAppearanceUpdate(animated: false)
        b.barAppearance.tintColor = .white
        b.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        stage.navigation.setViewControllers([b], animated: false)
        stage.navigation.view.tintColor = .brown
        stage.simulator.advance(by: 0.5)
        #expect(!isHidden(a) && isHidden(b))
        stage.simulator.runToRest()
        #expect(!isHidden(a) && isHidden(b))
    }

    /// A page that is replaced while its bar changes has it again, also if the next one declares the same bar.
    @Test(arguments: profiles) func aPageThatIsReplacedWhileTheBarChanges(_ profile: Simulator.Profile) {
        let (a, b) = (page("A", .color(.red)), page("B", .color(.blue)))
        let stage = stage(a, profile: profile)
        #expect(isHidden(a))
        a.barAppearance.background = .color(.blue)
        a.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.advance(by: 0.05)
        stage.navigation.setViewControllers([b], animated: false)
        stage.simulator.runToRest()
        #expect(!isHidden(a) && isHidden(b))
    }

    /// A list that moves from the stack into another page, as its child, has none under that page's background, and has it again when
    /// that page is gone.
    @Test(arguments: profiles) func aPageThatBecomesTheChildOfAnother(_ profile: Simulator.Profile) {
        let (list, container) = (page("A", .color(.red)), DeclaringPage("C", BarAppearance(background: .color(.blue))))
        let stage = stage(list, profile: profile)
        stage.navigation.pushViewController(page("B", .color(.red)), animated: true)
        stage.simulator.runToRest()
        container.loadViewIfNeeded()
        container.embed(list)
        stage.navigation.setViewControllers([container], animated: true)
        stage.simulator.runToRest()
        #expect(list.view.window != nil && isHidden(list))
        stage.navigation.setViewControllers([page("D")], animated: false)
        stage.simulator.runToRest()
        #expect(!isHidden(list))
    }
}

extension UIView {
    /// The x on the screen at this moment.
    fileprivate var shownX: CGFloat {
        var (x, current) = (CGFloat(0), Optional(self))
        while let view = current {
            x += (view.layer.presentation() ?? view.layer).frame.minX - (view.superview?.bounds.minX ?? 0)
            current = view.superview
        }
        return x
    }
}

extension UIColor {
    fileprivate func isClose(to other: UIColor) -> Bool {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            return [red, green, blue]
        }
        return zip(parts(self), parts(other)).allSatisfy { abs($0 - $1) < 0.02 }
    }
}
