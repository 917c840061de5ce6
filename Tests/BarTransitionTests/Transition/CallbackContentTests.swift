import BarTransition
import TestSupport
import Testing
import UIKit

/// Apps show and hide the bar by hand in the pages' callbacks. UIKit calls these before it calls the library, and changes the page's
/// inset at once, but nothing has moved on the screen.
@Suite("Content where callbacks show or hide the bar", .ownSimulator) @MainActor
struct CallbackContentTests {
    nonisolated private static let profiles: [Simulator.Profile] = [.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    /// The page that goes keeps its content where it is in each frame, whichever page makes the call.
    @Test(
        arguments: profiles,
        [(true, true), (true, false), (false, true), (false, false)])
    func contentStays(_ profile: Simulator.Profile, _ setup: (hides: Bool, asItGoes: Bool)) {
        // UIKit has scrolled a scrolled page with its inset before the library is asked.
        for scrolls in setup.hides ? [false] : [false, true] {
            let (a, b) = (ManualBarPage("A"), ManualBarPage("B"))
            if setup.asItGoes { a.hidesAsItGoes = setup.hides } else { b.hidesAsItComes = setup.hides }
            a.wantsScrollView = scrolls
            let stage = HeadlessStage(profile) {
                let navigation = UINavigationController(rootViewController: a)
                navigation.setNavigationBarHidden(!setup.hides, animated: false)
                navigation.attachBarTransition()
                return navigation
            }
            stage.simulator.runToRest()
            a.scrollView?.contentOffset.y += 100
            stage.simulator.runToRest()
            let top = a.marker.shownFrame.minY
            stage.navigation.pushViewController(b, animated: true)
            stage.simulator.commit()
            while a.view.window != nil, stage.simulator.isBusy {
                #expect(isClose(a.marker.shownFrame.minY, top, within: 0.1))
                stage.simulator.advance(by: 1 / 40)
            }
            stage.simulator.runToRest()
            #expect(stage.navigation.isNavigationBarHidden == setup.hides)
            #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        }
    }

    /// Shows or hides the bar as it appears, against what it declares.
    private final class ContradictingPage: DeclaringPage {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(barAppearance.isHidden == false, animated: animated)
        }
    }

    /// The declaration of the page that comes counts, whichever page makes the call: the bar and the content of the page that goes
    /// stay in each frame as they are.
    @Test(arguments: profiles, [(true, true), (true, false), (false, true), (false, false)])
    func aBarThatIsChangedAgainstTheDeclaration(
        _ profile: Simulator.Profile, _ setup: (hides: Bool, asItGoes: Bool)
    ) {
        // As above.
        for scrolls in setup.hides ? [false] : [false, true] {
            let (a, appearance) = (ManualBarPage("A"), BarAppearance(isHidden: !setup.hides))
            if setup.asItGoes { a.hidesAsItGoes = setup.hides }
            a.wantsScrollView = scrolls
            let b = setup.asItGoes ? DeclaringPage("B", appearance) : ContradictingPage("B", appearance)
            let stage = HeadlessStage(profile) {
                let navigation = UINavigationController(rootViewController: a)
                navigation.setNavigationBarHidden(!setup.hides, animated: false)
                navigation.attachBarTransition()
                return navigation
            }
            stage.simulator.runToRest()
            a.scrollView?.contentOffset.y += 100
            stage.simulator.runToRest()
            func bar() -> CGRect { stage.bar.isHidden ? .zero : stage.bar.shownFrame }
            let (shown, top) = (bar(), a.marker.shownFrame.minY)
            stage.navigation.pushViewController(b, animated: true)
            stage.simulator.commit()
            while stage.simulator.isBusy {
                #expect(bar() == shown, "scrolls: \(scrolls)")
                if a.view.window != nil {
                    #expect(isClose(a.marker.shownFrame.minY, top, within: 0.1), "scrolls: \(scrolls)")
                }
                stage.simulator.advance(by: 1 / 40)
            }
            #expect(stage.navigation.isNavigationBarHidden == !setup.hides && bar() == shown)
            #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        }
    }

    /// A pop that interrupts a push (iOS 26) finds its page on the screen, where UIKit scrolls it for the bar.
    @Test(arguments: [(BarAppearance.hidden, BarAppearance()), (BarAppearance(), .hidden)], [0.06, 0.2])
    func anInterruptedPush(_ pair: (below: BarAppearance, above: BarAppearance), after seconds: TimeInterval) {
        let (a, b) = (DeclaringPage("A", pair.below), DeclaringPage("B", pair.above))
        a.wantsScrollView = true
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: a)
        a.scrollView?.contentOffset.y += 150
        stage.simulator.runToRest()
        let (top, offset) = (a.marker.shownFrame.minY, a.scrollView?.contentOffset)
        stage.push(b, andWait: seconds)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        while stage.simulator.isBusy {
            #expect(isClose(a.marker.shownFrame.minY, top, within: 0.1))
            stage.simulator.advance(by: 1 / 60)
        }
        #expect(a.scrollView?.contentOffset == offset && a.additionalSafeAreaInsets == .zero)
    }

    /// The page that goes has been laid out for the hidden bar before an animation of the app's lays it out.
    @Test(arguments: profiles)
    func anAppThatLaysOutThePageThatGoes(_ profile: Simulator.Profile) {
        final class LayingOutPage: DeclaringPage {
            private func layOutRoot() { navigationController?.viewControllers.first?.view.layoutIfNeeded() }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
                layOutRoot()
            }
            // As the view gets its insets: after the library has asked for its own block, and before the blocks run.
            override func viewSafeAreaInsetsDidChange() {
                super.viewSafeAreaInsetsDidChange()
                guard view.window != nil else { return }
                transitionCoordinator?.animate(alongsideTransition: { _ in self.layOutRoot() })
            }
        }
        var profile = profile
        profile.variants.laysOutIncomingViewAfterAlongside = true
        let a = MarkedPage("A")
        let stage = HeadlessStage(profile, a: a, b: MarkedPage(""))
        stage.simulator.runToRest()
        let push = stage.record {
            stage.navigation.pushViewController(LayingOutPage("B", .hidden), animated: true)
        }
        #expect(push.largestStep(of: a) < 0.1)
    }

    /// Acts as it has appeared, after its first time.
    private final class ActingPage: MarkedPage {
        var act: ((ActingPage) -> Void)?
        private(set) var before: CGFloat = 0

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let act else { return }
            before = scrollView?.contentOffset.y ?? 0
            act(self)
        }
    }

    /// Expects that what a scrolled page does as a pop has shown it scrolls it as far as without the library.
    private func expectSameDistance(
        _ profile: Simulator.Profile, below makePage: () -> MarkedPage, largeTitles: Bool = false,
        prepare: (ActingPage) -> Void = { _ in }, as act: @escaping (ActingPage) -> Void
    ) throws {
        var distances: [CGFloat] = []
        for attached in [true, false] {
            let (a, b) = (ActingPage("A"), makePage())
            a.wantsScrollView = true
            prepare(a)
            let stage = HeadlessStage(profile, a: a, b: b, attached: attached)
            stage.bar.prefersLargeTitles = largeTitles
            stage.simulator.runToRest()
            a.scrollView?.contentOffset.y += 300
            stage.push(b, andWait: 1)
            a.act = act
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
            distances.append(try #require(a.scrollView).contentOffset.y - a.before)
        }
        #expect(distances[1] > 10 && isClose(distances[0], distances[1], within: 0.5), "D \(distances)")
    }

    /// A bar that the app hides as its page has appeared scrolls the page as without the library, after a page with a bar and after
    /// one without.
    @Test(arguments: profiles, [(true, true), (false, true), (true, false), (false, false)])
    func aBarThatIsHiddenAsThePageHasAppeared(
        _ profile: Simulator.Profile, _ setup: (slides: Bool, afterBar: Bool)
    ) throws {
        var profile = profile
        profile.variants.slidesBarAfterTransitions = setup.slides
        func page() -> MarkedPage {
            let page = ManualBarPage("B")
            if !setup.afterBar { (page.hidesAsItComes, page.hidesAsItGoes) = (true, false) }
            return page
        }
        try expectSameDistance(profile, below: page, largeTitles: setup.afterBar) {
            $0.navigationController?.setNavigationBarHidden(true, animated: true)
        }
    }

    /// A push that interrupts a pop, and whose page hides the bar before the library is asked.
    @Test func aPushThatHidesTheBarInterruptsAPop() {
        let (a, c) = (DeclaringPage("A", BarAppearance(isHidden: false)), ManualBarPage("C"))
        a.wantsScrollView = true
        c.hidesAsItComes = true
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: a)
        a.scrollView?.contentOffset.y += 150
        stage.push(DeclaringPage("B", .hidden), andWait: 1)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        let top = a.marker.shownFrame.minY
        stage.push(c, andWait: 0)
        stage.simulator.commit()
        #expect(isClose(a.marker.shownFrame.minY, top, within: 0.5))
    }

    /// A page that declares no bar and shows it nevertheless as it appears: UIKit changes the inset of the page that goes once more.
    @Test(arguments: profiles)
    func aBarThatIsShownAgainAsThePageAppears(_ profile: Simulator.Profile) {
        final class ShowingPage: DeclaringPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let a = MarkedPage("A")
        a.wantsScrollView = true
        let stage = HeadlessStage(profile, a: a, b: MarkedPage(""))
        stage.simulator.runToRest()
        let top = a.marker.shownFrame.minY
        stage.navigation.pushViewController(ShowingPage("B", .hidden), animated: true)
        stage.simulator.commit()
        while a.view.window != nil, stage.simulator.isBusy {
            #expect(isClose(a.marker.shownFrame.minY, top, within: 0.1))
            stage.simulator.advance(by: 1 / 40)
        }
    }

    /// An inset of the app's own that goes as its page has appeared scrolls the page as without the library.
    @Test(arguments: profiles, [true, false])
    func anInsetThatGoesAsThePageHasAppeared(_ profile: Simulator.Profile, isPages: Bool) throws {
        func setBanner(_ height: CGFloat, on page: ActingPage) {
            page.loadViewIfNeeded()
            if isPages {
                page.additionalSafeAreaInsets.top = height
            } else {
                page.scrollView?.contentInset.top = height
            }
        }
        try expectSameDistance(profile, below: { MarkedPage("B") }, largeTitles: true) {
            setBanner(44, on: $0)
        } as: {
            setBanner(0, on: $0)
        }
    }

    /// So does one that the app has added to the whole stack, as for a banner over the page that goes.
    @Test(arguments: profiles, [false, true])
    func anInsetOfTheStackThatGoesAsThePageHasAppeared(_ profile: Simulator.Profile, largeTitles: Bool) throws {
        final class BannerPage: MarkedPage {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController?.additionalSafeAreaInsets.top = 44
            }
        }
        try expectSameDistance(profile, below: { BannerPage("B") }, largeTitles: largeTitles) {
            $0.navigationController?.additionalSafeAreaInsets.top = 0
        }
    }
}
