import BarTransition
import TestSupport
import Testing
import UIKit

/// An app may attach the library for each page: what is there stays, and what is missing comes back.
@Suite("Attaching again", .ownSimulator) @MainActor
struct ReattachmentTests {
    private final class AppDelegate: NSObject, UINavigationControllerDelegate {}

    private let app = AppDelegate()

    private func stage(_ profile: Simulator.Profile) -> HeadlessStage {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, a: page, b: MarkedPage("B"))
        stage.simulator.runToRest()
        return stage
    }

    @Test(arguments: SmoothLayoutTests.profiles) func nothingIsAddedTwice(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        let views = [stage.navigation.view.subviews, stage.bar.subviews]
        for _ in 0..<3 { stage.navigation.attachBarTransition() }
        stage.simulator.runToRest()
        #expect([stage.navigation.view.subviews, stage.bar.subviews] == views)
    }

    /// Code that clears the subviews of the stack's view takes away the view that notices changes.
    @Test(arguments: SmoothLayoutTests.profiles) func whatTheAppHasRemovedComesBack(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        var problems = 0
        stage.navigation.barTransition?.onProblem = { _ in problems += 1 }
        stage.navigation.view.subviews.first { $0.isHidden }?.removeFromSuperview()
        stage.navigation.attachBarTransition()
        stage.navigation.delegate = app
        stage.navigation.view.tintColor = .brown
        #expect(problems == 1)
        stage.navigation.attachBarTransition()
        #expect(stage.navigation.delegate !== app)
        stage.navigation.delegate = app
        stage.navigation.view.tintColor = .cyan
        #expect(problems == 2, "after attaching again it is reported again")
    }

    /// Attaching loads the stack's own view, in which subclasses set their delegates, and no view of a page.
    @Test func theStacksOwnViewIsLoaded() {
        let pages = [MarkedPage("A"), DeclaringPage("B", BarAppearance(background: .color(.red)))]
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.attachBarTransition()
        #expect(navigation.isViewLoaded && pages.allSatisfy { !$0.isViewLoaded })
    }

    /// Code that clears the bar's subviews takes the background away.
    @Test(arguments: SmoothLayoutTests.profiles) func theBackgroundComesBack(_ profile: Simulator.Profile) throws {
        let stage = stage(profile)
        let background = try #require(stage.bar.subviews.min { $0.layer.zPosition < $1.layer.zPosition })
        background.removeFromSuperview()
        stage.navigation.attachBarTransition()
        #expect(stage.simulator.rgba(200, 3) == [255, 0, 0, 255])
    }

    /// It comes back whole, also inside of an animation of the app's, and if the bar has grown meanwhile.
    @Test func theBackgroundComesBackWhole() throws {
        let stage = stage(.iPhone15(iOS: 18))
        let background = try #require(stage.bar.subviews.min { $0.layer.zPosition < $1.layer.zPosition })
        let bottom = stage.barBottom
        background.removeFromSuperview()
        stage.navigation.topViewController?.navigationItem.prompt = "Prompt"
        stage.navigation.view.layoutIfNeeded()
        #expect(stage.barBottom > bottom + 20)
        UIView.animate(withDuration: 1) { stage.navigation.view.tintColor = .brown }
        stage.simulator.advance(by: 0.02)
        for y in [3, bottom - 3, stage.barBottom - 3] {
            #expect(stage.simulator.rgba(390, y) == [255, 0, 0, 255], "\(y)")
        }
    }

    /// While the app's delegate was in its place, the library did not see a pop. A page that was popped then is pushed again.
    @Test func aPageThatWasPoppedMeanwhileIsPushed() {
        let pages = [UIColor.red, .blue, .red].map { color in
            DeclaringPage("", BarAppearance(background: .color(color), transitionStyle: .slide))
        }
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: pages)
        stage.navigation.barTransition?.onProblem = { _ in }
        stage.navigation.delegate = app
        stage.navigation.popToRootViewController(animated: false)
        stage.simulator.runToRest()
        stage.navigation.attachBarTransition()
        stage.push(pages[1], andWait: 0.15)
        expectSlide(of: pages[1], on: stage)
    }

    /// The bar has the color of each page where the page is.
    private func expectSlide(
        of page: UIViewController, on stage: HeadlessStage, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let edge = page.view.shownFrame.minX
        #expect((20...370).contains(edge), sourceLocation: sourceLocation)
        let colors = [edge - 10, edge + 10].map { Array(stage.simulator.rgba($0, 3).prefix(3)) }
        #expect(colors == [[255, 0, 0], [0, 0, 255]], "\(edge)", sourceLocation: sourceLocation)
    }

    /// Attaches the library where it appears.
    private final class AttachingPage: DeclaringPage {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.attachBarTransition()
        }
    }

    private func attachingPage() -> DeclaringPage {
        AttachingPage("", BarAppearance(background: .color(.blue), transitionStyle: .slide))
    }

    /// No animator of the app's moves the page that attaches the library, so its background moves in with it.
    @Test func aPageThatAttachesTheLibrary() {
        let stage = HeadlessStage("A", profile: .iPhone17Pro(iOS: 26))
        let page = attachingPage()
        stage.push(page, andWait: 0.15)
        expectSlideIn(of: page, on: stage)
        stage.simulator.runToRest()
    }

    /// The bar is blue where the page is, and as bright as before elsewhere.
    private func expectSlideIn(
        of page: UIViewController, on stage: HeadlessStage, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let edge = page.view.shownFrame.minX
        #expect((20...370).contains(edge), sourceLocation: sourceLocation)
        let colors = [edge - 10, edge + 10].map { stage.simulator.rgba($0, 3) }
        #expect(colors[0][0] > 200 && colors[1] == [0, 0, 255, 255], "\(colors)", sourceLocation: sourceLocation)
    }

    /// The same for a page that replaces another one, where the library has not seen the stack before.
    @Test func aPageThatAttachesTheLibraryFirstAndReplacesAnother() {
        let stage = HeadlessStage("A", "B", profile: .iPhone17Pro(iOS: 26))
        let page = attachingPage()
        stage.navigation.setViewControllers([stage.pages[0], page], animated: true)
        stage.simulator.advance(by: 0.15)
        expectSlideIn(of: page, on: stage)
        stage.simulator.runToRest()
    }

    /// The same where the app's delegate had taken the library's place.
    @Test(arguments: [false, true]) func aPageThatReplacesAnotherAttachesTheLibraryAgain(isKnown: Bool) {
        let red = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let page = attachingPage()
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: [MarkedPage("Root")] + (isKnown ? [page] : []))
        if isKnown { stage.navigation.popViewController(animated: false) }
        stage.push(red, andWait: 1)
        stage.navigation.barTransition?.onProblem = { _ in }
        stage.navigation.delegate = app
        stage.navigation.setViewControllers([stage.pages[0], page], animated: true)
        stage.simulator.advance(by: 0.15)
        expectSlide(of: page, on: stage)
        stage.simulator.runToRest()
    }

    /// The same for a push.
    @Test func aPageThatAttachesTheLibraryAgain() {
        let red = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: MarkedPage("Root"))
        stage.push(red, andWait: 1)
        stage.navigation.barTransition?.onProblem = { _ in }
        stage.navigation.delegate = app
        let page = attachingPage()
        stage.push(page, andWait: 0.15)
        expectSlide(of: page, on: stage)
        stage.simulator.runToRest()
    }

    /// The same for a page that replaces another one. The stack at the time when it attaches the library does not tell the direction
    /// of the slide.
    @Test func aPageThatAttachesTheLibraryAndReplacesAnother() {
        let red = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: MarkedPage("Root"))
        stage.push(red, andWait: 1)
        let page = attachingPage()
        stage.navigation.setViewControllers([stage.pages[0], page], animated: true)
        stage.simulator.advance(by: 0.15)
        expectSlide(of: page, on: stage)
        stage.simulator.runToRest()
    }

    /// The app takes a page out below the top while its delegate is in the library's place, and pushes it in the same turn.
    /// It comes from the front, although the library knew it below the top.
    @Test func aPageThatWasTakenOutAttachesTheLibraryAgain() {
        let red = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let page = attachingPage()
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: MarkedPage("Root"), page, red)
        stage.navigation.barTransition?.onProblem = { _ in }
        stage.navigation.delegate = app
        stage.navigation.viewControllers.remove(at: 1)
        stage.push(page, andWait: 0.15)
        expectSlide(of: page, on: stage)
        stage.simulator.runToRest()
    }

    /// A default is given on a later call, or stays.
    @Test func theDefaultStaysUnlessThereIsAnother() {
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: MarkedPage("A"), b: MarkedPage("B"))
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(tintColor: .red))
        stage.navigation.attachBarTransition()
        stage.push(MarkedPage("C"), andWait: 1)
        #expect(stage.bar.tintColor == .red)
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(tintColor: .green))
        stage.push(MarkedPage("D"), andWait: 1)
        #expect(stage.bar.tintColor == .green)
    }

    /// Another default that comes during a transition counts at its end, without an animation.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func anotherDefaultDuringATransitionComesAtTheEnd(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: MarkedPage("A"))
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .color(.red)))
        stage.simulator.runToRest()
        stage.push(MarkedPage("B"), andWait: 0.1)
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .color(.green)))
        stage.simulator.runToEndOfTransition(of: stage.navigation, step: 1 / 60)
        #expect(stage.simulator.color(at: CGPoint(x: 2, y: stage.bar.frame.midY)) == .green)
    }

    /// So does one that is set as the property, as a whole: the title of the earlier one would not be seen on its background.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func anotherDefaultThatIsSetDuringATransitionComesAsAWhole(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: MarkedPage("A"))
        let attached = stage.navigation.attachBarTransition(
            defaultAppearance: BarAppearance(background: .color(.black), titleColor: .white))
        stage.simulator.runToRest()
        let page = MarkedPage("B")
        stage.push(page, andWait: 0.1)
        attached.defaultAppearance = BarAppearance(background: .color(.green), titleColor: .black)
        #expect(page.titleColor == .white, "it waits")
        stage.simulator.runToRest()
        #expect(stage.simulator.color(at: CGPoint(x: 2, y: stage.bar.frame.midY)) == .green)
        #expect(page.titleColor == .black)
    }

    /// A page that is the stack's delegate while it is on the screen.
    private final class DelegatePage: DeclaringPage, UINavigationControllerDelegate {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.delegate = self
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.delegate = nil
        }
    }

    /// Where the app has removed its own delegate, the library is the delegate again from the next touch on, and the bar is that of
    /// the page on top.
    @Test(arguments: SmoothLayoutTests.profiles) func aPageThatRemovesItselfAsDelegate(_ profile: Simulator.Profile) {
        let page = DelegatePage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, pages: page)
        let library = stage.navigation.barTransition
        var problems = 0
        library?.onProblem = { _ in problems += 1 }
        #expect(stage.navigation.delegate === page)
        stage.push(DeclaringPage("B", BarAppearance(background: .color(.blue))), andWait: 1)
        stage.simulator.tap(at: CGPoint(x: 200, y: 600))
        #expect(Array(stage.simulator.rgba(200, 3).prefix(3)) == [0, 0, 255])
        stage.push(DeclaringPage("C", .hidden), andWait: 1)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.runToRest()
        #expect(Array(stage.simulator.rgba(200, 3).prefix(3)) == [255, 0, 0])
        #expect(stage.navigation.delegate === page)
        #expect(problems == 1, "the library reports that the page replaced it")
    }

    /// An app that takes the library's place for one transition of its own and puts the library back, as with a zoom. Nobody has
    /// told the library of the page on top: its bar is shown from the next touch on at the latest.
    @Test(arguments: SmoothLayoutTests.profiles) func anAppThatPutsTheLibraryBack(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.navigation.barTransition?.onProblem = { _ in }
        func color() -> [Int] { Array(stage.simulator.rgba(200, 3).prefix(3)) }
        let red = DeclaringPage("C", BarAppearance(background: .color(.red)))
        stage.push(red, andWait: 1)
        let saved = stage.navigation.delegate
        stage.navigation.delegate = app
        stage.push(DeclaringPage("D", BarAppearance(background: .color(.blue))), andWait: 1)
        stage.navigation.delegate = saved
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.simulator.runToRest()
        #expect(color() == [0, 0, 255])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color() == [255, 0, 0])
    }

    /// An app that removes its delegate again and again leaves the library in its place each time.
    @Test func theLibraryTakesItsPlaceBackEachTime() {
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: MarkedPage("A"), b: MarkedPage("B"))
        for round in 0..<2 {
            stage.navigation.delegate = nil
            stage.simulator.tap(at: CGPoint(x: 200, y: 500))
            stage.simulator.runToRest()
            #expect(stage.navigation.delegate != nil, "round \(round)")
        }
    }

    /// A new default waits for the end of the transition in progress. The bar's height, which it changes by a prompt, is not animated
    /// then.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aHigherBarByAnotherDefaultComesAtTheEnd(_ profile: Simulator.Profile) {
        let stage = HeadlessStage(profile, pages: MarkedPage("A"))
        stage.push(MarkedPage("B"), andWait: 0.1)
        let bottom = stage.barBottom
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(prompt: "Prompt"))
        #expect(stage.navigation.topViewController?.navigationItem.prompt == nil, "it waits")
        stage.simulator.runToEndOfTransition(of: stage.navigation, step: 1 / 60)
        stage.simulator.commit()
        let shown = stage.bar.layer.presentation() ?? stage.bar.layer
        #expect(stage.barBottom > bottom + 20 && isClose(shown.frame.maxY, stage.barBottom, within: 0.1))
    }

    /// A subclass that is its own delegate takes no other one.
    private final class RefusingStack: UINavigationController {
        override var delegate: (any UINavigationControllerDelegate)? {
            get { nil }
            set {}
        }
    }

    /// The library tries to take its place in such a stack once, and reports that it cannot.
    @Test(arguments: SmoothLayoutTests.profiles) func aStackThatRefusesDelegates(_ profile: Simulator.Profile) {
        var problems = 0
        let stage = HeadlessStage(profile) {
            let navigation = RefusingStack(rootViewController: DeclaringPage("A", BarAppearance()))
            navigation.attachBarTransition().onProblem = { _ in problems += 1 }
            return navigation
        }
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.navigation.view.tintColor = .brown
        stage.simulator.runToRest()
        #expect(problems == 1)
    }

    /// If `onProblem` attaches the library to such a stack again, the problem is not reported again.
    @Test(arguments: SmoothLayoutTests.profiles) func attachingAgainInTheReport(_ profile: Simulator.Profile) {
        var problems = 0
        let stage = HeadlessStage(profile) {
            let navigation = RefusingStack(rootViewController: DeclaringPage("A", BarAppearance()))
            navigation.attachBarTransition().onProblem = { [weak navigation] _ in
                problems += 1
                // Without this limit an endless recursion would crash the test instead of failing it.
                if problems < 5 { navigation?.attachBarTransition() }
            }
            return navigation
        }
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.simulator.runToRest()
        #expect(problems == 1)
    }

    /// If `onProblem` detaches the library because its delegate was replaced, the library writes nothing after that.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func detachingInTheReport(_ profile: Simulator.Profile, isAtTouch: Bool) {
        let form = DeclaringFormPage("B", BarAppearance(background: .color(.red)))
        var original: (any UIGestureRecognizerDelegate)?
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = [MarkedPage("A"), form]
            navigation.loadViewIfNeeded()
            original = navigation.interactivePopGestureRecognizer?.delegate
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let navigation = stage.navigation
        #expect(original != nil && navigation.interactivePopGestureRecognizer?.delegate !== original)
        #expect(form.navigationItem.backAction != nil || form.navigationItem.leftBarButtonItem != nil)
        navigation.barTransition?.onProblem = { [weak navigation] _ in navigation?.detachBarTransition() }
        navigation.delegate = app
        if isAtTouch {
            stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        } else {
            navigation.view.tintColor = .brown
        }
        stage.simulator.runToRest()
        #expect(navigation.barTransition == nil && navigation.delegate === app)
        #expect(navigation.interactivePopGestureRecognizer?.delegate === original)
        #expect(form.navigationItem.backAction == nil && form.navigationItem.leftBarButtonItem == nil)
        #expect(stage.simulator.rgba(200, 3) != [255, 0, 0, 255])
    }
}
