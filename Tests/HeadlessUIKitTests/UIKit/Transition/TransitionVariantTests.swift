import TestSupport
import Testing
import UIKit

/// Each option of `Profile.Variants` that concerns transitions: the behavior occurs with it and does not occur with the
/// default.
@Suite("Variants of transitions", .ownSimulator) @MainActor
struct TransitionVariantTests {
    typealias Variants = Simulator.Profile.Variants

    func profile(
        _ base: Simulator.Profile = .iPhone15(iOS: 18), _ edit: (inout Variants) -> Void
    ) -> Simulator.Profile {
        var profile = base
        edit(&profile.variants)
        return profile
    }

    // MARK: The coordinator

    @Test(arguments: Variants.AlongsideAnimation.allCases)
    func blocksAlongsideMayNotRun(_ variant: Variants.AlongsideAnimation) {
        let stage = TracingStage("A", profile: profile { $0.alongsideAnimation = variant })
        var blocks = 0
        var completions = 0
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        let coordinator = stage.navigation.transitionCoordinator
        let first = coordinator?.animate { _ in
            blocks += 1
        } completion: { _ in
            completions += 1
        }
        let second = coordinator?.animateAlongsideTransition(in: stage.navigation.navigationBar) { _ in
            blocks += 1
        } completion: { _ in
            completions += 1
        }
        stage.simulator.runToRest()
        #expect(first == (variant != .refused))
        #expect(second == (variant != .refused))
        #expect(blocks == (variant == .runs ? 2 : 0))
        #expect(completions == 2)
    }

    @Test func blocksAlongsideAPresentationAlwaysRun() {
        let stage = TracingStage("A", profile: profile { $0.alongsideAnimation = .refused })
        var (accepted, ran) = (false, false)
        let page = stage.page("B")
        page.onWillAppear = { page in
            accepted = page.transitionCoordinator?.animate { _ in ran = true } == true
        }
        stage.navigation.present(page, animated: true)
        stage.simulator.runToRest()
        #expect(accepted && ran)
    }

    @Test(arguments: Variants.AlongsideCompletion.allCases)
    func completionsMayComeBeforeDidShowOrNever(_ variant: Variants.AlongsideCompletion) {
        let stage = TracingStage("A", profile: profile { $0.alongsideCompletion = variant })
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [trace = stage.trace] _ in
            trace.add("completion")
        }
        stage.simulator.runToRest()
        let events = stage.trace.events.filter { $0 == "completion" || $0.hasPrefix("didShow") }
        switch variant {
        case .beforeDidShow: #expect(events == ["completion", "didShow B (true)"])
        case .afterDidShow: #expect(events == ["didShow B (true)", "completion"])
        case .neverRuns: #expect(events == ["didShow B (true)"])
        }
    }

    @Test(arguments: Variants.AlongsideCompletion.allCases)
    func completionsOfACanceledSwipeMayNotCome(_ variant: Variants.AlongsideCompletion) {
        let stage = TracingStage("A", "B", profile: profile { $0.alongsideCompletion = variant })
        var completions = 0
        stage.simulator.beginBackSwipe()
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completions += 1 }
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === stage.pages[1])
        #expect(completions == (variant == .neverRuns ? 0 : 1))
    }

    // MARK: The delegate

    @Test(arguments: Variants.WillShowCalls.allCases) func willShowMayComeMoreOften(_ variant: Variants.WillShowCalls) {
        let stage = TracingStage("A", profile: profile { $0.willShowCalls = variant })
        let show = { [trace = stage.trace] in
            let events = trace.events.filter { $0.hasPrefix("willShow") }
            trace.clear()
            return events
        }
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
        switch variant {
        case .once: #expect(show() == ["willShow B (true)"])
        case .twice: #expect(show() == ["willShow B (true)", "willShow B (true)"])
        case .alsoForShownViewController: #expect(show() == ["willShow B (true)", "willShow B (false)"])
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        switch variant {
        case .once: #expect(show() == ["willShow A (true)"])
        case .twice: #expect(show() == ["willShow A (true)", "willShow A (true)"])
        case .alsoForShownViewController: #expect(show() == ["willShow A (true)", "willShow B (false)"])
        }
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        switch variant {
        case .once: #expect(show() == ["willShow A (false)"])
        case .twice, .alsoForShownViewController: #expect(show() == ["willShow A (false)", "willShow A (false)"])
        }
    }

    @Test(arguments: [true, false]) func theIncomingViewMayBeLaidOutBeforeWillShow(isOn: Bool) throws {
        for animated in [true, false] {
            let stage = TracingStage("A", profile: profile { $0.laysOutIncomingViewBeforeWillShow = isOn })
            stage.navigation.pushViewController(stage.page("B"), animated: animated)
            stage.simulator.runToRest()
            let layout = try #require(stage.trace.events.firstIndex(of: "B.viewDidLayoutSubviews"))
            let willShow = try #require(stage.trace.events.firstIndex(of: "willShow B (\(animated))"))
            #expect((layout < willShow) == isOn)
            #expect(stage.navigation.topViewController?.view.superview?.superview?.subviews.count == 1, "one wrapper")
        }
    }

    /// Pushes a page over A, or pops to A.
    private func go(to name: String, on stage: TracingStage, animated: Bool) {
        if name == "A" {
            stage.navigation.popViewController(animated: animated)
        } else {
            stage.navigation.pushViewController(stage.page(name), animated: animated)
        }
    }

    /// Of a push and a pop; `viewIsAppearing` comes with the layout, before or after the blocks.
    @Test(arguments: [true, false]) func fact_1_2_4a_viewIsAppearingComesWithTheFirstLayout(isLate: Bool) throws {
        let stage = TracingStage("A", profile: profile { $0.laysOutIncomingViewAfterAlongside = isLate })
        for name in ["B", "A"] {
            stage.trace.clear()
            go(to: name, on: stage, animated: true)
            stage.navigation.transitionCoordinator?.animate { _ in stage.trace.add("alongside") }
            stage.simulator.runToRest()
            let block = try #require(stage.trace.index(of: "alongside"))
            let isAppearing = try #require(stage.trace.index(of: "\(name).viewIsAppearing(true)"))
            let layout = try #require(stage.trace.index(of: "\(name).viewDidLayoutSubviews"))
            let end = try #require(stage.trace.index(of: "\(name).viewDidAppear(true)"))
            #expect(isAppearing < layout && layout < end)
            #expect((block < isAppearing) == isLate && (block < layout) == isLate, "\(stage.trace.events)")
        }
    }

    @Test(arguments: [true, false]) func viewsMayBeLaidOutAfterTransitionsWithoutAnimation(isOn: Bool) throws {
        let stage = TracingStage("A", profile: profile { $0.laysOutViewsAfterUnanimatedTransitions = isOn })
        for name in ["B", "A"] {
            stage.trace.clear()
            go(to: name, on: stage, animated: false)
            stage.simulator.runToRest()
            let isAppearing = try #require(stage.trace.index(of: "\(name).viewIsAppearing(false)"))
            let layout = try #require(stage.trace.index(of: "\(name).viewDidLayoutSubviews"))
            let end = try #require(stage.trace.index(of: "didShow \(name) (false)"))
            #expect(isAppearing < end && (end < layout) == isOn, "\(stage.trace.events)")
        }
    }

    // MARK: Safe areas and heights

    @Test(arguments: Variants.SafeAreaUpdate.allCases) func insetsMayComeLate(_ variant: Variants.SafeAreaUpdate) {
        let stage = TracingStage("A", profile: profile { $0.safeAreaUpdate = variant })
        let page = stage.page("B")
        page.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.navigation.pushViewController(page, animated: true)
        var inBlock: CGFloat = 0
        var withMore: CGFloat = 0
        stage.navigation.transitionCoordinator?.animate { _ in
            inBlock = page.view.safeAreaInsets.top
            page.additionalSafeAreaInsets.top = 10
            withMore = page.view.safeAreaInsets.top
            page.additionalSafeAreaInsets.top = 0
        }
        stage.simulator.advance(by: 0.1)
        #expect(abs(inBlock - (variant == .immediate ? 59 : 97.667)) < 0.01)
        #expect(abs(withMore - inBlock - 10) < 0.01, "the app's own insets take effect at once")
        let halfway = page.view.safeAreaInsets.top
        #expect(abs(halfway - (variant == .atTransitionEnd ? 97.667 : 59)) < 0.01)
        stage.simulator.runToRest()
        #expect(page.view.safeAreaInsets.top == 59)
    }

    @Test(arguments: Variants.SafeAreaUpdate.allCases)
    func insetsOfTheOutgoingPageMayComeLate(_ variant: Variants.SafeAreaUpdate) {
        let stage = TracingStage("A", "B", profile: profile { $0.safeAreaUpdate = variant })
        stage.delegate.onWillShow = { navigation, page in
            navigation.setNavigationBarHidden(page === navigation.viewControllers.first, animated: true)
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        let top = stage.pages[1].view.safeAreaInsets.top
        #expect(abs(top - (variant == .atTransitionEnd ? 97.667 : 59)) < 0.01)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets.top == 59)
    }

    @Test(arguments: [true, false]) func theBarsHeightMayComeOneLayoutPassLater(isOn: Bool) throws {
        let stage = TracingStage("A", profile: profile(.iPhone14(iOS: 16)) { $0.updatesBarHeightLate = isOn })
        let bar = stage.navigation.navigationBar
        bar.prefersLargeTitles = true
        stage.simulator.runToRest()
        let page = stage.page("B")
        page.navigationItem.largeTitleDisplayMode = .never
        stage.navigation.pushViewController(page, animated: true)
        var inBlock: CGFloat = 0
        stage.navigation.transitionCoordinator?.animate { _ in inBlock = bar.frame.height }
        stage.simulator.commit()
        #expect(inBlock == (isOn ? 96 : 44))
        #expect(bar.frame.height == 44)
        let start = try #require(bar.layer.presentation()).frame.height
        #expect(abs(start - 96) < 0.01)
        stage.simulator.advance(by: 0.1)
        // Fact 3.2: the progress after 0.1 s is 0.545.
        let shown = try #require(bar.layer.presentation()).frame.height
        #expect(abs(shown - (96 - 52 * 0.545)) < 0.2)
        stage.simulator.runToRest()
        #expect(bar.frame.height == 44)
    }

    // MARK: The bar in interactive pops

    @Test(arguments: Variants.BarVisibilityInSwipes.allCases, [true, false])
    func theBarsVisibilityInASwipe(_ variant: Variants.BarVisibilityInSwipes, isDefect: Bool) throws {
        var profile = profile { $0.barVisibilityInSwipes = variant }
        profile.defects.swipeLeavesBarVisibilityUnscrubbed = isDefect
        let stage = TracingStage("A", "B", profile: profile)
        stage.delegate.onWillShow = { navigation, page in
            navigation.setNavigationBarHidden(page === navigation.viewControllers.first, animated: true)
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        let shown = try #require(stage.navigation.navigationBar.layer.presentation()).frame.minX
        let follows = variant == .followsFinger || variant == .asOnSystem && !isDefect
        #expect(abs(shown - (follows ? 196.5 : 0)) < 0.01)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.isHidden)
    }

    // MARK: Values that UIKit writes

    @Test(arguments: [true, false]) func theBarsIsHiddenMayBeSetAgain(isOn: Bool) {
        let stage = TracingStage("A", profile: profile { $0.rewritesBarIsHidden = isOn })
        let bar = stage.navigation.navigationBar
        bar.isHidden = true
        stage.simulator.runToRest()
        #expect(bar.isHidden, "no transition has begun")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(bar.isHidden == !isOn)
        bar.isHidden = true
        stage.simulator.runToRest()
        #expect(bar.isHidden == !isOn)
    }

    @Test(arguments: [true, false]) func theBarsFrameMayBeSetAgain(isOn: Bool) {
        let stage = TracingStage("A", profile: profile { $0.rewritesBarFrame = isOn })
        let bar = stage.navigation.navigationBar
        let top = bar.frame.minY
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in bar.frame.origin.y += 10 }
        stage.simulator.advance(by: 0.1)
        #expect(bar.frame.minY == top + (isOn ? 0 : 10))
        stage.simulator.runToRest()
        #expect(bar.frame.minY == top)
    }

    /// A bar that is placed while a transform moves it.
    @Test(arguments: [true, false]) func placingMayUndoATranslation(isOn: Bool) {
        let stage = TracingStage("A", profile: profile { $0.placingUndoesTranslations = isOn })
        let bar = stage.navigation.navigationBar
        bar.transform = CGAffineTransform(translationX: 30, y: 0)
        stage.pages[0].navigationItem.prompt = "Prompt"
        stage.simulator.runToRest()
        #expect(bar.frame.minX == (isOn ? 0 : 30))
    }

    @Test(arguments: [true, false]) func theViewsFramesMayBeSetAgain(isOn: Bool) {
        let stage = TracingStage("A", profile: profile { $0.rewritesViewFrames = isOn })
        let page = stage.page("B")
        stage.navigation.pushViewController(page, animated: true)
        stage.navigation.transitionCoordinator?.animate { [pages = stage.pages] _ in
            pages[0].view.frame.origin.y = -20
            page.view.frame.origin.y = 30
        }
        stage.simulator.advance(by: 0.1)
        #expect(stage.pages[0].view.frame.minY == (isOn ? 0 : -20))
        #expect(page.view.frame.minY == (isOn ? 0 : 30))
        stage.simulator.runToRest()
        #expect(page.view.frame.minY == 0)
    }

    // MARK: Presentation layers

    @Test(arguments: [true, false]) func presentationLayersMayShowTheLastCommit(isOn: Bool) throws {
        let stage = TracingStage("A", profile: profile { $0.presentationLagsOneCommit = isOn })
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.pages[0].view.addSubview(view)
        #expect((view.layer.presentation() == nil) == isOn)
        stage.simulator.commit()
        view.alpha = 0.5
        #expect(try #require(view.layer.presentation()).opacity == (isOn ? 1 : 0.5))
        stage.simulator.commit()
        #expect(try #require(view.layer.presentation()).opacity == 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
        stage.simulator.advance(by: 0.5)
        #expect(abs(try #require(view.layer.presentation()).opacity - 0.75) < 0.001, "a running animation does not lag")
        stage.simulator.runToRest()
        #expect(try #require(view.layer.presentation()).opacity == 1)
        view.removeFromSuperview()
        stage.pages[0].view.addSubview(view)
        #expect((view.layer.presentation() == nil) == isOn)
    }

    // MARK: Appearances

    @Test(arguments: [true, false]) func itemsMayKeepTheAppearancesThatTheyAreGiven(copies: Bool) {
        let stage = TracingStage("A", "B", profile: profile { $0.copiesItemAppearances = copies })
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        for page in stage.pages {
            page.title = nil
            page.navigationItem.scrollEdgeAppearance = appearance
            page.navigationItem.standardAppearance = appearance
        }
        stage.simulator.runToRest()
        #expect((stage.pages[1].navigationItem.scrollEdgeAppearance === appearance) == !copies)
        appearance.backgroundColor = .blue
        #expect(stage.pages[0].navigationItem.standardAppearance?.backgroundColor == (copies ? .red : .blue))
        stage.simulator.runToRest()
        let shown = stage.simulator.color(at: CGPoint(x: 200, y: 80))
        #expect(shown == UIColor(red: copies ? 1 : 0, green: 0, blue: copies ? 0 : 1, alpha: 1))
    }
}
