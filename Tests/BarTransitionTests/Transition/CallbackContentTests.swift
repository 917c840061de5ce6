import BarTransition
import TestSupport
import Testing
import UIKit

/// Apps show and hide the bar by hand in the pages' callbacks. UIKit calls these before it calls the library, and changes the page's
/// inset at once, but nothing has moved on the screen.
@Suite("Content where callbacks show or hide the bar", .ownSimulator) @MainActor
struct CallbackContentTests {
    nonisolated private static let profiles: [Simulator.Profile] = [.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    /// A stack with one page, which is scrolled if it can be, and a bar that the app hides or shows.
    private func stage(_ profile: Simulator.Profile, _ page: MarkedPage, hidesBar: Bool) -> HeadlessStage {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: page)
            navigation.setNavigationBarHidden(hidesBar, animated: false)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        page.scrollView?.contentOffset.y += 100
        stage.simulator.runToRest()
        return stage
    }

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
            let stage = stage(profile, a, hidesBar: !setup.hides)
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
            let stage = stage(profile, a, hidesBar: !setup.hides)
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
        #expect(distances[1] > 10 && isClose(distances[0], distances[1], within: 0.5), "\(distances)")
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

    /// Makes a page's list the view of a child, below a banner of the page's own.
    private func addBanner(to page: MarkedPage) {
        page.loadViewIfNeeded()
        let child = UIViewController()
        child.view = page.scrollView
        page.addChild(child)
        child.didMove(toParent: page)
        child.additionalSafeAreaInsets.top = 44
    }

    /// So does one that the page has added to a child, which has the list.
    @Test(arguments: profiles)
    func anInsetOfAChildThatGoesAsThePageHasAppeared(_ profile: Simulator.Profile) throws {
        try expectSameDistance(profile, below: { MarkedPage("B") }, largeTitles: true) {
            addBanner(to: $0)
        } as: {
            $0.children.first?.additionalSafeAreaInsets.top = 0
        }
    }

    /// And one that goes while the user holds a swipe: what UIKit has scrolled with it stays when the swipe is canceled.
    @Test(arguments: profiles)
    func anInsetOfAChildThatGoesInACanceledSwipe(_ profile: Simulator.Profile) throws {
        let stage = HeadlessStage(profile, pages: MarkedPage("A"))
        let b = MarkedPage("B")
        b.wantsScrollView = true
        addBanner(to: b)
        stage.push(b, andWait: 1)
        stage.simulator.runToRest()
        let list = try #require(b.scrollView)
        list.contentOffset.y += 300
        stage.simulator.runToRest()
        let before = list.contentOffset.y
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        b.children.first?.additionalSafeAreaInsets.top = 0
        stage.simulator.commit()
        let offset = list.contentOffset.y
        try #require(offset > before + 10)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === b)
        #expect(isClose(list.contentOffset.y, offset, within: 0.5))
    }

    /// So does a prompt that the page takes away: the bar gets lower.
    @Test(arguments: profiles) func aPromptThatGoesAsThePageHasAppeared(_ profile: Simulator.Profile) throws {
        try expectSameDistance(profile, below: { MarkedPage("B") }, largeTitles: true) {
            $0.navigationItem.prompt = "Prompt"
        } as: {
            $0.navigationItem.prompt = nil
        }
    }

    /// Declares no prompt any more as it has appeared again.
    private final class PromptPage: DeclaringPage {
        var isReturning = false

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard isReturning else { return }
            barAppearance.prompt = nil
            setNeedsBarAppearanceUpdate(animated: true)
        }
    }

    /// Where the page takes it away with an animated update, scrolled content goes up with the bar's edge, and does not jump down
    /// first.
    @Test(arguments: profiles) func aPromptThatGoesWithAnUpdate(_ profile: Simulator.Profile) {
        let a = PromptPage("A", BarAppearance(background: .color(.red), prompt: "Prompt"))
        a.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: a)
        a.scrollView?.contentOffset.y += 300
        stage.push(DeclaringPage("B", BarAppearance(background: .color(.red))), andWait: 1)
        stage.simulator.runToRest()
        a.isReturning = true
        let pop = stage.record { stage.navigation.popViewController(animated: true) }
        #expect(a.navigationItem.prompt == nil && stage.navigation.topViewController === a)
        #expect(pop.largestStep(of: a) < 10)
    }

    /// Has a list that is never scrolled past its end, as UIKit keeps it where an inset below it gets smaller.
    private final class EndPage: MarkedPage, UIScrollViewDelegate {
        var onAppearance: (EndPage) -> Void = { _ in }
        var end: CGFloat {
            guard let scrollView else { return 0 }
            return scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView?.delegate = self
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppearance(self)
        }

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            scrollView.contentOffset.y = min(scrollView.contentOffset.y, end)
        }
    }

    /// A list at its end ends where its contents end when an inset below it goes as its page has appeared: the page's own, as for a
    /// player that closes, or that of a toolbar.
    @Test(arguments: profiles, [false, true])
    func anInsetBelowThatGoesAsThePageHasAppeared(_ profile: Simulator.Profile, isToolbar: Bool) throws {
        let (a, b) = (EndPage("A"), DeclaringPage("B", .hidden))
        a.wantsScrollView = true
        for page in [a, b] { page.toolbarItems = [UIBarButtonItem(systemItem: .action)] }
        let stage = HeadlessStage(profile, pages: a)
        if isToolbar {
            stage.navigation.setToolbarHidden(false, animated: false)
        } else {
            a.additionalSafeAreaInsets.bottom = 60
        }
        stage.simulator.runToRest()
        let list = try #require(a.scrollView)
        let before = a.end
        list.contentOffset.y = before
        stage.push(b, andWait: 1)
        stage.simulator.runToRest()
        a.onAppearance = { page in
            if isToolbar {
                page.navigationController?.setToolbarHidden(true, animated: false)
            } else {
                page.additionalSafeAreaInsets.bottom = 0
            }
        }
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(a.end < before - 10 && isClose(list.contentOffset.y, a.end, within: 0.5))
    }
}
