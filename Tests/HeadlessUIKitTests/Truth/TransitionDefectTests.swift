import Testing
import UIKit

/// Each switch of `Profile.Defects` that concerns a transition: what it does, and that without it nothing of the kind is.
@Suite("Defects of transitions") @MainActor
struct TransitionDefectTests {
    private func profile(
        _ base: Simulator.Profile = .iPhone15(iOS: 18), _ edit: (inout Simulator.Profile.Defects) -> Void
    ) -> Simulator.Profile {
        var profile = base
        edit(&profile.defects)
        return profile
    }

    // MARK: The bar in a swipe

    /// A shows no bar and B does; the delegate says so when a page is about to show.
    private func swipeToHidden(_ profile: Simulator.Profile) -> Stage {
        let stage = Stage("A", "B", profile: profile)
        stage.delegate.onWillShow = { navigation, page in
            navigation.setNavigationBarHidden(page === navigation.viewControllers.first, animated: true)
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        return stage
    }

    private func shownBar(_ stage: Stage) throws -> CGRect {
        try #require(stage.navigation.navigationBar.layer.presentation()).frame
    }

    @Test func fact_5_3_5_aBarThatGoesStaysUntilTheSwipeIsOver() throws {
        let stage = swipeToHidden(profile { $0.swipeLeavesBarVisibilityUnscrubbed = true })
        let bar = stage.navigation.navigationBar
        #expect(!bar.isHidden)
        #expect(try shownBar(stage).minX == 0)
        stage.simulator.endBackSwipe(finishing: true)
        while stage.navigation.transitionCoordinator != nil { stage.simulator.advance(by: 1 / 60) }
        #expect(!bar.isHidden, "visible for a moment after the swipe")
        stage.simulator.runToRest()
        #expect(bar.isHidden)
        #expect(stage.pages[0].view.safeAreaInsets.top == 59)
    }

    @Test func fact_5_3_5_elsewhereItMovesWithTheFinger() throws {
        let stage = swipeToHidden(profile { $0.swipeLeavesBarVisibilityUnscrubbed = false })
        #expect(abs(try shownBar(stage).minX - 196.5) < 0.01)
        stage.simulator.endBackSwipe(finishing: true)
        while stage.navigation.transitionCoordinator != nil { stage.simulator.advance(by: 1 / 60) }
        #expect(stage.navigation.navigationBar.isHidden)
    }

    @Test(arguments: [15, 16, 17, 18, 26]) func fact_5_3_5_isSeenFrom26(system: Int) {
        let defects = Simulator.Profile.iPhone15(iOS: system).defects
        #expect(defects.swipeLeavesBarVisibilityUnscrubbed == (system >= 26))
    }

    @Test func fact_5_3_5_aBarThatComesIsThereAtOnce() throws {
        let stage = Stage("A", "B", profile: profile { $0.swipeLeavesBarVisibilityUnscrubbed = true })
        let permit = StackQuirkTests.Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        stage.navigation.isNavigationBarHidden = true
        stage.simulator.runToRest()
        stage.delegate.onWillShow = { navigation, _ in navigation.setNavigationBarHidden(false, animated: true) }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.2)
        #expect(!stage.navigation.navigationBar.isHidden)
        #expect(try shownBar(stage).minX == 0)
        stage.simulator.touchCancel()
    }

    @Test(arguments: [true, false]) func fact_5_3_5_onCancelTheAppHasToUndoIt(undoes: Bool) {
        let stage = swipeToHidden(profile { $0.swipeLeavesBarVisibilityUnscrubbed = true })
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation = stage.navigation] in
            if $0.isCancelled, undoes { navigation.setNavigationBarHidden(false, animated: false) }
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === stage.pages[1])
        #expect(stage.navigation.isNavigationBarHidden == !undoes)
        #expect(stage.navigation.navigationBar.isHidden == !undoes)
        #expect(abs(stage.pages[1].view.safeAreaInsets.top - (undoes ? 97.667 : 59)) < 0.01)
    }

    @Test func fact_5_3_6_theMethodFlickersThePropertyDoesNot() {
        let stage = Stage("A", profile: profile(.iPhone17Pro(iOS: 26)) { $0.flickersWhenShownByMethod = true })
        let middle = CGPoint(x: 201, y: 62 + 27)
        func isBlank() -> Bool {
            let rows = (0..<20).map { stage.simulator.color(at: CGPoint(x: middle.x - 10 + CGFloat($0), y: middle.y)) }
            return rows.allSatisfy { $0 == rows[0] }
        }
        stage.pages[0].title = "MMMM"
        stage.pages[0].view.backgroundColor = .white
        stage.simulator.runToRest()
        #expect(!isBlank())
        stage.navigation.isNavigationBarHidden = true
        stage.simulator.runToRest()
        stage.navigation.setNavigationBarHidden(false, animated: false)
        #expect(isBlank())
        stage.simulator.runToRest()
        #expect(!isBlank())
        stage.navigation.isNavigationBarHidden = true
        stage.simulator.runToRest()
        stage.navigation.isNavigationBarHidden = false
        #expect(!isBlank())
    }

    @Test func fact_5_3_6_before26ItDoesNotFlicker() {
        #expect(!Simulator.Profile.iPhone15(iOS: 18).defects.flickersWhenShownByMethod)
        #expect(Simulator.Profile.iPhone15(iOS: 26).defects.flickersWhenShownByMethod)
    }

    // MARK: A delegate that could draw transitions

    final class Bare: NSObject, UINavigationControllerDelegate {}

    @Test(arguments: [true, false]) func fact_2_3_3_theMethodAloneSwitchesTheSwipeOff(isOn: Bool) {
        let stage = Stage("A", "B", profile: profile { $0.animatorMethodDisablesSwipe = isOn })
        stage.draw(with: nil)
        stage.simulator.beginBackSwipe()
        #expect((stage.navigation.transitionCoordinator == nil) == isOn)
        stage.simulator.touchCancel()
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_2_3_3_aDelegateWithoutItLeavesTheSwipeOn(_ profile: Simulator.Profile) {
        let stage = Stage("A", "B", profile: profile)
        #expect(profile.defects.animatorMethodDisablesSwipe)
        let bare = Bare()
        stage.navigation.delegate = bare
        stage.simulator.beginBackSwipe()
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.simulator.touchCancel()
    }

    @Test func fact_2_3_3_aRecogniserDelegateOfTheAppsBringsItBack() {
        let stage = Stage("A", "B")
        stage.draw(with: nil)
        let permit = StackQuirkTests.Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        stage.simulator.beginBackSwipe()
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.simulator.touchCancel()
    }

    // MARK: Stack

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.3) {
                to.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    @Test(arguments: [true, false]) func fact_1_4_9_aCancelledInteractiveSetMayKeepThePage(isOn: Bool) {
        let stage = Stage("A", "B", profile: profile { $0.keepsPageOfCancelledSet = isOn })
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: Fade(), driver: driver)
        stage.navigation.setViewControllers([stage.pages[0], stage.page("C")], animated: true)
        stage.simulator.commit()
        driver.update(0.4)
        driver.cancel()
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == (isOn ? 3 : 2))
        #expect(Array(stage.navigation.viewControllers.prefix(2)) == stage.pages)
    }

    // MARK: Safe areas

    @Test(arguments: [true, false]) func fact_5_3_7_customTransitionsMayUpdateInsetsLate(isOn: Bool) {
        let stage = Stage("A", profile: profile { $0.updatesInsetsAfterCustomTransitions = isOn })
        stage.draw(with: Fade())
        let page = stage.page("B")
        page.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(abs(page.view.safeAreaInsets.top - (isOn ? 97.667 : 59)) < 0.01)
        stage.simulator.runToRest()
        #expect(page.view.safeAreaInsets.top == 59)
    }

    @Test(arguments: [true, false]) func fact_5_3_7_aPageWithoutItsTopEdgeMayGetATopInset(isOn: Bool) {
        let stage = Stage("A", profile: profile { $0.raisesInsetWithoutTopEdge = isOn })
        let page = stage.page("B")
        page.edgesForExtendedLayout = []
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(abs(page.view.safeAreaInsets.top - (isOn ? 97.667 : 0)) < 0.01)
        stage.simulator.runToRest()
        #expect(page.view.safeAreaInsets.top == 0)
    }

    @Test(arguments: [true, false]) func fact_11_10_anOpaquePageMayComeLower(isOn: Bool) {
        let stage = Stage("A", profile: profile(.iPhone14(iOS: 16)) { $0.lowersOpaquePagesByStatusBar = isOn })
        stage.navigation.navigationBar.isTranslucent = false
        stage.simulator.runToRest()
        let page = stage.page("B")
        page.view = UIScrollView(frame: .zero)
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(page.view.frame.minY == CGFloat(isOn ? 91 + 47 : 91))
        stage.simulator.runToRest()
        #expect(page.view.frame.minY == 91)
    }

    @Test func fact_5_3_9_changingTheExtendedLayoutInATransitionStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage("A")
                let page = stage.page("B")
                stage.navigation.pushViewController(page, animated: true)
                stage.simulator.advance(by: 0.1)
                page.extendedLayoutIncludesOpaqueBars = true
            }
        }
    }

    @Test func fact_5_3_9_beforeAndAfterItDoesNot() {
        let stage = Stage("A")
        let page = stage.page("B")
        page.onWillAppear = { $0.extendedLayoutIncludesOpaqueBars = false }
        page.extendedLayoutIncludesOpaqueBars = true
        stage.navigation.pushViewController(page, animated: false)
        stage.simulator.runToRest()
        page.extendedLayoutIncludesOpaqueBars = true
        #expect(page.extendedLayoutIncludesOpaqueBars)
        let off = Stage("A", profile: profile { $0.loopsOnExtendedLayoutInTransition = false })
        off.navigation.pushViewController(off.page("B"), animated: true)
        off.simulator.advance(by: 0.1)
        off.navigation.topViewController?.extendedLayoutIncludesOpaqueBars = true
        off.simulator.runToRest()
    }

    // MARK: Looks

    @Test(arguments: [true, false]) func fact_5_3_10_aPopOverSeveralLevelsMaySnapTheLargeTitle(isOn: Bool) throws {
        let stage = Stage(
            "A", "B", "C", profile: profile(.iPhone14(iOS: 16)) { $0.snapsLargeTitleInMultiLevelPops = isOn })
        for page in stage.pages.dropFirst() { page.navigationItem.largeTitleDisplayMode = .never }
        stage.navigation.navigationBar.prefersLargeTitles = true
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.frame.height == 44)
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.commit()
        #expect(abs(try shownBar(stage).height - (isOn ? 96 : 44)) < 0.01)
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.frame.height == 96)
    }

    /// The list is red under a bar whose standard appearance is blue and whose scroll-edge appearance is white.
    private func swipeToScrolled(_ profile: Simulator.Profile) -> Stage {
        let stage = Stage("A", "B", profile: profile)
        let list = UIScrollView(frame: .zero)
        list.contentSize = CGSize(width: 300, height: 3000)
        list.backgroundColor = .red
        stage.pages[0].view = list
        let item = stage.pages[0].navigationItem
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .blue
        let edge = UINavigationBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .white
        item.standardAppearance = standard
        item.scrollEdgeAppearance = edge
        for page in stage.pages { page.title = nil }
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        list.contentOffset.y = 400
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.pages[1], animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.999)
        return stage
    }

    @Test(arguments: [true, false]) func fact_6_2_7_aSwipeBackToAScrolledPageMayFlash(isOn: Bool) {
        let stage = swipeToScrolled(profile(.iPhoneSE(iOS: 15)) { $0.flashesScrollEdgeInSwipes = isOn })
        let under = stage.simulator.color(at: CGPoint(x: 250, y: 50)).cgColor.components ?? []
        #expect(abs((under.first ?? -1) - (isOn ? 1 : 0)) < 0.05, "white while it flashes, else blue")
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 250, y: 50)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test(arguments: [15, 16, 17, 18, 26]) func fact_6_2_7_isOfIOS15(system: Int) {
        #expect(Simulator.Profile.iPhone15(iOS: system).defects.flashesScrollEdgeInSwipes == (system == 15))
    }
}
