import BarTransition
import TestSupport
import Testing
import UIKit

/// After a canceled swipe everything is as before it, whether or not UIKit reports the cancel (fact 1.3.5).
@Suite("Canceled swipes that change the bars' visibility", .ownSimulator) @MainActor
struct CanceledVisibilityTests {
    nonisolated static let profiles = AttachmentMomentTests.profiles

    /// What the page above shows, by the app's own calls or by a declaration.
    struct Page: Sendable, CustomTestStringConvertible {
        var declared: BarAppearance?
        var hidesBar: Bool
        var showsToolbar: Bool
        var testDescription: String {
            "\(declared == nil ? "app" : "declaration"), bar \(!hidesBar), toolbar \(showsToolbar)"
        }

        static let all = [(false, false), (false, true), (true, false), (true, true)].flatMap(pages)

        private static func pages(hidesBar: Bool, showsToolbar: Bool) -> [Page] {
            let declared = BarAppearance(
                background: .color(.red), isHidden: hidesBar, toolbar: showsToolbar ? .init() : .hidden)
            return [nil, declared].map { Page(declared: $0, hidesBar: hidesBar, showsToolbar: showsToolbar) }
        }
    }

    private struct State: Equatable {
        var isHidden: Bool
        var isToolbarHidden: Bool
        var barFrame: CGRect
        var contentTop: CGFloat
        var offset: CGFloat
        var insets: UIEdgeInsets
        var tint: UIColor

        @MainActor
        init(_ stage: HeadlessStage, _ page: MarkedPage) {
            isHidden = stage.navigation.isNavigationBarHidden
            isToolbarHidden = stage.navigation.isToolbarHidden
            barFrame = stage.bar.frame
            contentTop = page.marker.shownFrame.minY
            offset = page.scrollView?.contentOffset.y ?? 0
            insets = page.view.safeAreaInsets
            tint = stage.bar.tintColor
        }
    }

    /// A page over one that declares the opposite.
    private func stage(_ profile: Simulator.Profile, _ page: Page, below: BarAppearance) -> (HeadlessStage, MarkedPage)
    {
        let top = page.declared.map { DeclaringPage("B", $0) } ?? MarkedPage("B")
        top.wantsScrollView = true
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = [DeclaringPage("A", below), top]
            navigation.attachBarTransition()
            return navigation
        }
        if page.declared == nil {
            stage.navigation.setNavigationBarHidden(page.hidesBar, animated: false)
            stage.navigation.setToolbarHidden(!page.showsToolbar, animated: false)
        }
        stage.simulator.runToRest()
        top.scrollView?.contentOffset.y += 100
        stage.simulator.runToRest()
        return (stage, top)
    }

    @Test(arguments: profiles.sample(every: 5), Page.all)
    func everythingIsAsBefore(_ profile: Simulator.Profile, _ page: Page) {
        let below = BarAppearance(
            background: .color(.blue), tintColor: .green, isHidden: !page.hidesBar,
            toolbar: page.showsToolbar ? .hidden : .init())
        let (stage, top) = stage(profile, page, below: below)
        let before = State(stage, top)
        #expect(before.isHidden == page.hidesBar && before.isToolbarHidden == !page.showsToolbar)
        for turn in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.35, finishing: false)
            stage.simulator.advance(by: 3)
            #expect(stage.navigation.topViewController === top)
            let after = State(stage, top)
            #expect(after == before, "turn \(turn)")
        }
        // The app's own visibility is still its own.
        stage.navigation.setNavigationBarHidden(!page.hidesBar, animated: false)
        stage.simulator.runToRest()
        let changed = stage.navigation.isNavigationBarHidden
        top.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(changed == !page.hidesBar && stage.navigation.isNavigationBarHidden == changed)
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        stage.simulator.advance(by: 3)
        #expect(stage.navigation.isNavigationBarHidden == !page.hidesBar)
        #expect(stage.navigation.isToolbarHidden == page.showsToolbar)
        #expect(stage.bar.tintColor == .green)
    }

    /// Many apps show the bar again where a page with one appears, and hide it where one without disappears. The callbacks come
    /// before the library is asked, and a canceled swipe returns to what was there before them.
    @Test(arguments: profiles, [(true, true), (true, false), (false, true), (false, false)])
    func whatTheCallbacksChangeIsTakenBack(
        _ profile: Simulator.Profile, _ setup: (isHidden: Bool, isAppearing: Bool)
    ) {
        let (isHidden, isAppearing) = setup
        final class CallingPage: DeclaringPage {
            var onAppearing: (UINavigationController) -> Void = { _ in }
            var onDisappearing: (UINavigationController) -> Void = { _ in }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if let navigationController { onAppearing(navigationController) }
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                if let navigationController { onDisappearing(navigationController) }
            }
        }
        let below = CallingPage("A", BarAppearance(background: .color(.blue)))
        // Declares the opposite of what the app makes of it.
        let top = CallingPage(
            "B", BarAppearance(background: .color(.red), isHidden: !isHidden, toolbar: isHidden ? .init() : .hidden))
        let stage = HeadlessStage(profile, pages: below, top)
        stage.navigation.setNavigationBarHidden(isHidden, animated: false)
        stage.navigation.setToolbarHidden(isHidden, animated: false)
        stage.simulator.runToRest()
        let before = State(stage, top)
        let change = { (navigation: UINavigationController) in
            guard navigation.transitionCoordinator?.isInteractive == true else { return }
            navigation.setNavigationBarHidden(!isHidden, animated: true)
            navigation.setToolbarHidden(!isHidden, animated: true)
        }
        if isAppearing { below.onAppearing = change } else { top.onDisappearing = change }
        stage.simulator.swipeBack(toProgress: 0.35, finishing: false)
        stage.simulator.advance(by: 3)
        #expect(stage.navigation.topViewController === top)
        let after = State(stage, top)
        #expect(after == before)
    }

    /// Two pages declare nothing and call for the bar in `viewWillAppear(_:)`. When the swipe is canceled, UIKit calls that method of
    /// the page that stays, and the library leaves the bar as that call sets it.
    @Test(arguments: profiles, [false, true])
    func whatThePageAsksForAgainStays(_ profile: Simulator.Profile, hidesBar: Bool) {
        let (below, top) = (ManualBarPage("A"), ManualBarPage("B"))
        (below.hidesAsItComes, top.hidesAsItComes) = (!hidesBar, hidesBar)
        let stage = HeadlessStage(profile, pages: below, top)
        for _ in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.35, finishing: false)
            stage.simulator.advance(by: 3)
            #expect(stage.navigation.topViewController === top)
            #expect(stage.navigation.isNavigationBarHidden == hidesBar && stage.bar.isHidden == hidesBar)
        }
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        stage.simulator.advance(by: 3)
        #expect(stage.navigation.isNavigationBarHidden == !hidesBar && stage.bar.isHidden == !hidesBar)
    }

    /// A page that declares nothing calls for its bars as it appears, and takes them away as it disappears. The page below declares
    /// the same bars, so the call after a cancel is no change, and the bars stay nevertheless.
    @Test(arguments: profiles) func whatThePageAsksForAgainStaysAlsoIfThePageBelowDeclaresIt(
        _ profile: Simulator.Profile
    ) {
        final class CallingPage: MarkedPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
                navigationController?.setToolbarHidden(false, animated: animated)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
                navigationController?.setToolbarHidden(true, animated: animated)
            }
        }
        let below = DeclaringPage("A", BarAppearance(isHidden: false, toolbar: .init()))
        let top = CallingPage("B")
        let stage = HeadlessStage(profile, pages: below, top)
        for _ in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.35, finishing: false)
            stage.simulator.advance(by: 3)
            #expect(stage.navigation.topViewController === top)
            #expect(!stage.navigation.isNavigationBarHidden && !stage.bar.isHidden)
            #expect(!stage.navigation.isToolbarHidden)
        }
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        stage.simulator.advance(by: 3)
        #expect(stage.navigation.topViewController === below)
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    }

    /// The same if the page below declares its bars only as it appears, as a hosting controller does.
    @Test(arguments: profiles) func whatThePageAsksForAgainStaysAlsoIfThePageBelowDeclaresItLate(
        _ profile: Simulator.Profile
    ) {
        final class CallingPage: MarkedPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let below = EmbeddingPage("A", BarAppearance(isHidden: false), in: .viewIsAppearing)
        let top = CallingPage("B")
        let stage = HeadlessStage(profile, pages: below, top)
        stage.simulator.swipeBack(toProgress: 0.35, finishing: false)
        stage.simulator.advance(by: 3)
        #expect(stage.navigation.topViewController === top)
        #expect(!stage.navigation.isNavigationBarHidden && !stage.bar.isHidden)
    }

    /// What the app calls for after a cancel is its own, also if the page below declares the same: the next page leaves it.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func whatTheAppCallsForAfterACancelStays(_ profile: Simulator.Profile) {
        let below = DeclaringPage("A", BarAppearance(isHidden: true, toolbar: .init()))
        let stage = HeadlessStage(profile, pages: below, MarkedPage("B"))
        stage.simulator.swipeBack(toProgress: 0.35, finishing: false)
        stage.simulator.advance(by: 3)
        #expect(stage.pages.count == 2)
        #expect(!stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.simulator.runToRest()
        stage.push(MarkedPage("C"), andWait: 1)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    }

    /// Cancels a pop that code drives, which begins without a touch.
    /// - Parameter change: made while the upper page is at rest.
    private func cancelPopByCode(
        _ profile: Simulator.Profile, of top: UIViewController, to below: UIViewController,
        after change: (HeadlessStage) -> Void
    ) -> HeadlessStage {
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = [below, top]
            navigation.delegate = delegate
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        change(stage)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        finger.update(0.4)
        stage.simulator.advance(by: 0.1)
        finger.cancel()
        stage.simulator.advance(by: 3)
        #expect(stage.navigation.topViewController === top)
        return stage
    }

    /// A page that declares nothing hides its bar after a while, as a player does. A pop that code drives begins without a touch,
    /// and after its cancel the bar is still hidden.
    @Test(arguments: profiles) func whatTheAppHidBeforeAPopWithoutATouchStaysHidden(_ profile: Simulator.Profile) {
        let below = DeclaringPage("A", BarAppearance(isHidden: false))
        let stage = cancelPopByCode(profile, of: MarkedPage("B"), to: below) {
            $0.navigation.setNavigationBarHidden(true, animated: true)
        }
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// What a page has changed with an animated update is there again after the cancel of a pop that code drives.
    @Test(arguments: profiles, [true, false])
    func whatAnUpdateChangedBeforeAPopWithoutATouchStays(_ profile: Simulator.Profile, hides: Bool) {
        let earlier = BarAppearance(isHidden: !hides, toolbar: hides ? .init() : .hidden)
        let top = DeclaringPage("B", earlier)
        let stage = cancelPopByCode(profile, of: top, to: DeclaringPage("A", earlier)) { stage in
            #expect(stage.navigation.isNavigationBarHidden != hides && stage.navigation.isToolbarHidden != hides)
            top.barAppearance = BarAppearance(isHidden: hides, toolbar: hides ? .hidden : .init())
            top.setNeedsBarAppearanceUpdate(animated: true)
        }
        #expect(stage.navigation.isNavigationBarHidden == hides && stage.navigation.isToolbarHidden == hides)
    }
}
