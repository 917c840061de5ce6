import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Content pop", .ownSimulator) @MainActor
struct ContentPopTests {
    @Test(arguments: ContentPopStage.profiles, [false, true])
    func theyGoBackAndCanBeCancelled(_ profile: Simulator.Profile, isRightToLeft: Bool) {
        let stage = ContentPopStage(profile, isRightToLeft: isRightToLeft)
        let (a, b) = (stage.pages[0], stage.pages[1])
        let places = (b.view.frame, b.marker.shownFrame.minY, stage.navigation.navigationBar.frame)
        for _ in 0..<2 {
            stage.drag(finishing: false)
            #expect(stage.top === b && stage.navigation.transitionCoordinator == nil)
            #expect((b.view.frame, b.marker.shownFrame.minY, stage.navigation.navigationBar.frame) == places)
            #expect(a.viewIfLoaded?.window == nil)
        }
        stage.drag()
        #expect(stage.top === a)
        #expect(a.view.shownFrame.minX == 0 && a.view.transform.isIdentity && b.view.transform.isIdentity)
        #expect(stage.navigation.navigationBar.items?.map(\.title) == ["A"])
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.runToRest()
        #expect(stage.top === b)
        stage.drag()
        #expect(stage.top === a)
    }

    @Test func aSlowDragFinishesPastTheMiddle() {
        let stage = ContentPopStage()
        stage.drag(by: CGPoint(x: 0.4 * stage.width, y: 0))
        #expect(stage.top === stage.pages[1])
        // The middle itself is not past it.
        stage.begin()
        stage.move(to: 0.5)
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
        stage.drag(by: CGPoint(x: 0.6 * stage.width, y: 0))
        #expect(stage.top === stage.pages[0])
    }

    /// At every position of the finger the pages, the bar and the colors equal those of UIKit's own swipe.
    @Test(arguments: ContentPopStage.profiles, [false, true])
    func theyMatchTheEdgeSwipe(_ profile: Simulator.Profile, isRightToLeft: Bool) {
        let own = ContentPopStage(
            profile, BarAppearance(background: .color(.red)), BarAppearance(background: .color(.blue)),
            isRightToLeft: isRightToLeft)
        own.pages[1].navigationItem.prompt = "A taller bar"
        own.simulator.runToRest()
        func appearance() -> ([CGFloat], [UIColor?]) {
            let bar = own.navigation.navigationBar
            let frame = (bar.layer.presentation() ?? bar.layer).frame
            let pages = own.pages.flatMap { [$0.view.shownFrame.minX, $0.marker.shownFrame.minY] }
            return (
                pages + [frame.minX, frame.maxY],
                stride(from: 5, to: own.width, by: 20).map { own.simulator.color(at: CGPoint(x: $0, y: 2)) }
            )
        }
        let fractions = [CGFloat(0.05), 0.3, 0.7]
        own.begin()
        let drawn = fractions.map { fraction in
            own.move(to: fraction)
            return appearance()
        }
        own.end(finishing: false)
        own.simulator.runToRest()
        own.simulator.beginBackSwipe()
        for (fraction, drawn) in zip(fractions, drawn) {
            own.simulator.moveBackSwipe(toProgress: fraction)
            let expected = appearance()
            #expect(zip(drawn.0, expected.0).allSatisfy { abs($0 - $1) < 0.5 }, "\(drawn.0), \(expected.0)")
            #expect(drawn.1 == expected.1, "at \(fraction)")
        }
        own.simulator.endBackSwipe(finishing: false)
        own.simulator.runToRest()
        #expect(own.top === own.pages[1])
    }

    /// Each page shows its own bar or none, up to the edge of the page in front, and its content does not move.
    @Test(
        arguments: ContentPopStage.profiles.sample(every: 2),
        [(false, false), (false, true), (true, false), (true, true)])
    func aBarMovesWithItsPage(_ profile: Simulator.Profile, _ kind: (comes: Bool, isRightToLeft: Bool)) {
        let bar = BarAppearance(background: .color(.red))
        let stage = ContentPopStage(
            profile, kind.comes ? bar : .hidden, kind.comes ? .hidden : bar, isRightToLeft: kind.isRightToLeft)
        let (a, b) = (stage.pages[0], stage.pages[1])
        b.view.backgroundColor = .blue
        let top = b.marker.shownFrame.minY
        func check(_ place: String) {
            let left = b.view.shownFrame.minX
            let right = left + stage.width
            for x in stride(from: 3, to: stage.width, by: 13) where min(abs(x - left), abs(x - right)) > 10 {
                let color = stage.simulator.color(at: CGPoint(x: x, y: 2))
                let isFront = left < x && x < right
                if isFront {
                    #expect(color == (kind.comes ? .blue : .red), "\(place), x \(x), page at \(left)")
                } else {
                    #expect((color == .red) == kind.comes, "\(place), x \(x), page at \(left)")
                }
            }
            #expect(b.marker.shownFrame.minY == top, "\(place)")
        }
        for finishes in [false, false, true] {
            stage.begin()
            var comingTop: CGFloat?
            for fraction in [CGFloat(0.05), 0.2, 0.7, 0.4] {
                stage.move(to: fraction)
                check("at \(fraction)")
                if let comingTop { #expect(a.marker.shownFrame.minY == comingTop) }
                comingTop = a.marker.shownFrame.minY
            }
            stage.end(finishing: finishes)
            while stage.navigation.transitionCoordinator != nil {
                check("released")
                #expect(a.marker.shownFrame.minY == comingTop)
                stage.simulator.advance(by: 1 / 60)
            }
            stage.simulator.runToRest()
            #expect(stage.top === (finishes ? a : b))
            #expect(stage.navigation.isNavigationBarHidden == (kind.comes != finishes))
            #expect(stage.navigation.navigationBar.isHidden == stage.navigation.isNavigationBarHidden)
            #expect(stage.navigation.navigationBar.transform.isIdentity)
            if finishes {
                #expect(a.marker.shownFrame.minY == comingTop)
            } else {
                #expect(b.marker.shownFrame.minY == top)
            }
        }
    }

    /// The gesture is enabled before the view has its size.
    @Test func aViewThatGetsItsSizeLater() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        navigation.view.frame = .zero
        navigation.attachBarTransition().isContentPopGestureEnabled = true
        simulator.show(navigation)
        navigation.pushViewController(MarkedPage("B"), animated: false)
        simulator.runToRest()
        simulator.touchDown(at: CGPoint(x: 100, y: 400))
        for x in [115, 200, 350] { simulator.touchMove(to: CGPoint(x: x, y: 400)) }
        simulator.touchUp(velocity: .zero)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
    }

    /// Where the app does not want that, the bar stays while the page is dragged, and the end is right all the same.
    @Test(arguments: ContentPopStage.profiles, [(true, true), (true, false), (false, true), (false, false)])
    func aBarStaysWhereTheAppWantsThat(_ profile: Simulator.Profile, _ kind: (comes: Bool, finishes: Bool)) {
        let bar = BarAppearance(background: .color(.red))
        let stage = ContentPopStage(profile, kind.comes ? bar : .hidden, kind.comes ? .hidden : bar)
        stage.navigation.barTransition?.movesBarInInteractivePops = false
        stage.begin()
        stage.move(to: 0.5)
        #expect(abs(stage.pages[1].view.shownFrame.minX - 0.5 * stage.width) < 1)
        let shown = stage.navigation.navigationBar.shownFrame
        #expect(abs(shown.minX) < 0.5, "\(shown)")
        stage.end(finishing: kind.finishes)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[kind.finishes ? 0 : 1])
        #expect(stage.navigation.isNavigationBarHidden == (kind.comes != kind.finishes))
        #expect(stage.navigation.navigationBar.transform.isIdentity)
    }

    /// The finger lifts at a fifth of the width. Where it would be after 0.3 seconds decides: at 0.8 widths a second before the
    /// middle, at 1.1 past it.
    @Test func aSlowFlickIsNotEnough() {
        let stage = ContentPopStage()
        for (velocity, isPopped) in [(0.8, false), (1.1, true)] {
            stage.begin()
            stage.move(to: 0.2)
            stage.simulator.touchUp(velocity: CGPoint(x: velocity * stage.width, y: 0))
            stage.simulator.runToRest()
            #expect((stage.top === stage.pages[0]) == isPopped, "\(velocity) widths a second")
        }
    }

    /// In a stack that is narrower than the screen the finger can go farther than the page, which stops at its side. A flick back
    /// counts from there: in 0.3 seconds it would be before the middle at 2 widths a second, and past it at 1.
    @Test(arguments: [(2, false), (1, true), (0, true)]) func aFingerBeyondANarrowStack(
        _ flick: (widths: CGFloat, isPopped: Bool)
    ) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let host = UIViewController()
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        navigation.attachBarTransition().isContentPopGestureEnabled = true
        host.addChild(navigation)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 150, height: simulator.window.bounds.height)
        host.view.addSubview(navigation.view)
        navigation.didMove(toParent: host)
        simulator.show(host)
        navigation.pushViewController(MarkedPage("B"), animated: false)
        simulator.runToRest()
        #expect(navigation.view.bounds.width == 150)
        simulator.touchDown(at: CGPoint(x: 60, y: 500))
        for x in [71, 145, 220, 340] { simulator.touchMove(to: CGPoint(x: x, y: 500)) }
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.isInteractive == true && coordinator?.percentComplete == 1)
        simulator.touchUp(velocity: CGPoint(x: -150 * flick.widths, y: 0))
        simulator.runToRest()
        #expect((navigation.viewControllers.count == 1) == flick.isPopped)
    }

    @Test func aFlickIsEnough() {
        let stage = ContentPopStage()
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 130, y: 402))
        stage.simulator.touchUp(velocity: CGPoint(x: 1500, y: 100))
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[0])
    }

    /// Beside the camera a page keeps its insets while it moves off the screen.
    @Test func nothingIsLaidOutAgainInLandscape() {
        let stage = ContentPopStage(.iPhone15(iOS: 18), BarAppearance(), .hidden)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        let insets = stage.pages[1].view.safeAreaInsets
        #expect(insets.left > 40 && insets.right > 40)
        stage.begin()
        for fraction in [CGFloat(0.05), 0.5, 0.9] {
            stage.move(to: fraction)
            stage.simulator.advance(by: 0.01)
            #expect(stage.pages[1].view.safeAreaInsets == insets)
        }
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[0] && stage.pages[0].view.safeAreaInsets.left == insets.left)
    }

    /// With the cross-fade preference nothing slides.
    @Test func theyFadeWithTheCrossFadePreference() {
        let stage = ContentPopStage()
        stage.simulator.prefersCrossFades = true
        let view: UIView = stage.pages[1].view
        for finishes in [false, true] {
            stage.begin()
            stage.move(to: 0.25)
            #expect(view.shownFrame.minX == 0 && stage.pages[0].view.shownFrame.minX == 0)
            #expect(abs((view.layer.presentation()?.opacity ?? 1) - 0.75) < 0.02)
            stage.end(finishing: finishes)
            stage.simulator.runToRest()
            #expect(view.alpha == 1 && stage.top === stage.pages[finishes ? 0 : 1])
        }
    }

    /// A tap on the status bar still finds the page's scroll view: with a second scroll view that scrolls to its top,
    /// UIKit scrolls neither (UIKit documentation, `scrollsToTop`).
    @Test func thePageStillScrollsToItsTop() throws {
        let page = DeclaringPage("B", BarAppearance())
        page.wantsScrollView = true
        let stage = ContentPopStage(pages: [MarkedPage("A"), page])
        let scrollView = try #require(page.scrollView)
        let top = scrollView.contentOffset.y
        let added = stage.navigation.view.subviews.compactMap { $0 as? UIScrollView }
        #expect(added.count == 1 && added.allSatisfy { !$0.scrollsToTop && $0.isHidden })
        stage.drag(by: CGPoint(x: 3, y: -200))
        #expect(scrollView.contentOffset.y > top + 100 && stage.top === page)
        stage.simulator.tap(at: CGPoint(x: 200, y: 4))
        stage.simulator.runToRest()
        #expect(abs(scrollView.contentOffset.y - top) < 0.01)
    }

    /// The shadow and the dimming of a pop go with it, whether it ends or is canceled.
    @Test(arguments: ContentPopStage.profiles) func nothingIsLeftBesideThePages(_ profile: Simulator.Profile) throws {
        let stage = ContentPopStage(profile)
        let page = stage.pages[1]
        stage.drag(finishing: false)
        #expect(try #require(page.view.superview).subviews == [page.view])
        stage.drag()
        let below = stage.pages[0]
        #expect(try #require(below.view.superview).subviews == [below.view])
    }

    /// The view in which UIKit moves the pages can be another transition's, too.
    @Test(arguments: ContentPopStage.profiles, [true, false])
    func nothingIsLeftWhereThePagesMoved(_ profile: Simulator.Profile, finishes: Bool) throws {
        let stage = ContentPopStage(profile)
        stage.begin()
        stage.move(to: 0.5)
        stage.simulator.advance(by: 0.1)
        let superviews = sequence(first: stage.pages[1].view.superview) { $0?.superview }.prefix { $0 != nil }
        let container = try #require(superviews.first { ($0?.subviews.count ?? 0) > 2 } ?? nil)
        stage.end(finishing: finishes)
        stage.simulator.runToRest()
        let pages: [UIView] = stage.pages.map(\.view)
        let left = container.subviews.filter { view in !pages.contains { $0.isDescendant(of: view) } }
        #expect(left == [])
        #expect(pages.allSatisfy { $0.transform == .identity && $0.alpha == 1 })
    }

    /// Content that is narrower than its scroll view has nothing to scroll, whatever inset is at its side.
    @Test(arguments: [false, true]) func contentWithAnInsetAtTheSideDoesNotScroll(isRightToLeft: Bool) {
        let page = MarkedPage("B")
        page.loadViewIfNeeded()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInset.left = 40
        scrollView.contentSize = CGSize(width: 100, height: 100)
        scrollView.contentOffset.x = -40
        page.view.addSubview(scrollView)
        let stage = ContentPopStage(pages: [MarkedPage("A"), page], isRightToLeft: isRightToLeft)
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    /// A drag that is lifted in motion ends with a deceleration of the view that tracks it. The next one has the same room to
    /// both sides: at the end of its room the view would move less than the finger, and miss small movements.
    @Test(arguments: ContentPopStage.profiles, [false, true])
    func everyDragBeginsInTheMiddle(_ profile: Simulator.Profile, isRightToLeft: Bool) throws {
        let stage = ContentPopStage(profile, isRightToLeft: isRightToLeft)
        let tracking = try #require(stage.navigation.view.subviews.compactMap { $0 as? UIScrollView }.first)
        for number in 1...5 {
            stage.drag(finishing: false)
            #expect(tracking.contentOffset.x == stage.width, "after drag \(number)")
        }
        stage.drag()
        #expect(stage.top === stage.pages[0] && tracking.contentOffset.x == stage.width)
    }

    /// A finger that goes back to where its drag began takes the page back to its place, also if it has rested on the way: there the
    /// user lets go of a page that is to stay.
    @Test(arguments: ContentPopStage.profiles, [false, true])
    func aFingerThatGoesBackToItsStart(_ profile: Simulator.Profile, isRightToLeft: Bool) {
        let stage = ContentPopStage(profile, isRightToLeft: isRightToLeft)
        let page = stage.pages[1]
        stage.begin()
        stage.move(to: 0.7)
        stage.simulator.advance(by: 0.1)
        #expect(abs(page.view.shownFrame.minX) > 0.6 * stage.width)
        stage.move(to: 0)
        stage.simulator.advance(by: 0.1)
        #expect(abs(page.view.shownFrame.minX) < 1)
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.top === page && page.view.shownFrame.minX == 0)
    }

    /// A drag from the edge is the system's, whose recognizer the library's waits for.
    @Test func theEdgeIsTheSystems() throws {
        let stage = ContentPopStage()
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        #expect(edge.state == .changed && stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
    }

    /// After a canceled drag the page below is on the screen no more.
    @Test(arguments: ContentPopStage.profiles) func aCanceledDragTakesThePageBelowAway(_ profile: Simulator.Profile) {
        let stage = ContentPopStage(profile)
        stage.drag(finishing: false)
        #expect(stage.top === stage.pages[1])
        #expect(stage.pages[0].view.superview == nil && stage.pages[0].view.window == nil)
    }
}
