import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// The backgrounds move with the pages, whatever the app did with the stack before: where UIKit pops, the bar does too.
@Suite("Direction of sliding backgrounds", .ownSimulator) @MainActor
struct SlideDirectionTests {
    private func page(_ title: String, _ color: UIColor) -> DeclaringPage {
        DeclaringPage(title, BarAppearance(background: .color(color), transitionStyle: .slide))
    }

    private func stage(_ profile: Simulator.Profile, _ pages: [UIViewController]) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
    }

    /// Plays a transition between two pages and compares the bar with the edge of the page in front.
    private func expectSlide(
        _ stage: HeadlessStage, of front: (page: UIViewController, color: UIColor), over back: UIColor,
        sourceLocation: SourceLocation = #_sourceLocation, change: () -> Void
    ) {
        change()
        stage.simulator.commit()
        let width = stage.simulator.window.bounds.width
        var edges: [CGFloat] = []
        repeat {
            stage.simulator.advance(by: 0.04)
            guard stage.navigation.transitionCoordinator != nil else { break }
            let edge = front.page.view.shownFrame.minX
            guard edge > 15, edge < width - 15 else { continue }
            edges.append(edge)
            let colors = [edge - 6, edge + 6].map { stage.simulator.color(at: CGPoint(x: $0, y: 2)) }
            #expect(colors == [back, front.color], "edge at \(edge)", sourceLocation: sourceLocation)
        } while stage.simulator.isBusy
        stage.simulator.runToRest()
        #expect(edges.count > 1, "the page slides", sourceLocation: sourceLocation)
    }

    /// Pages come and go; the last pop is a pop.
    @Test(arguments: SmoothLayoutTests.profiles) func afterOtherPages(_ profile: Simulator.Profile) {
        let stage = stage(profile, [page("A", .yellow)])
        let navigation = stage.navigation
        for title in ["B", "C"] {
            navigation.pushViewController(page(title, .green), animated: true)
            stage.simulator.runToRest()
            navigation.popViewController(animated: true)
            stage.simulator.runToRest()
        }
        let (d, e) = (page("D", .red), page("E", .blue))
        navigation.pushViewController(d, animated: true)
        stage.simulator.runToRest()
        expectSlide(stage, of: (e, .blue), over: .red) { navigation.pushViewController(e, animated: true) }
        expectSlide(stage, of: (e, .blue), over: .red) { navigation.popViewController(animated: true) }
    }

    /// A pop interrupts the push in which the app has attached the library (iOS 26). The background of the page that comes back is at
    /// the screen's left edge, where the page is, and does not come in from the right.
    @Test func aPopThatInterruptsThePushInWhichTheLibraryWasAttached() {
        let (a, b) = (page("A", .red), page("B", .blue))
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26)) { UINavigationController(rootViewController: a) }
        stage.simulator.runToRest()
        stage.push(b, andWait: 0.15)
        stage.navigation.attachBarTransition()
        stage.navigation.popViewController(animated: true)
        let width = stage.simulator.window.bounds.width
        var seen = 0
        for _ in 0..<120 where stage.navigation.transitionCoordinator != nil {
            stage.simulator.advance(by: 1 / 120)
            let edge = b.view.shownFrame.minX
            guard edge > 0.6 * width, edge < 0.9 * width else { continue }
            seen += 1
            #expect(stage.simulator.color(at: CGPoint(x: 20, y: 2)) == .red, "edge at \(edge)")
        }
        stage.simulator.runToRest()
        #expect(seen > 1 && stage.navigation.topViewController === a)
    }

    /// The colors in the bar in a pop that interrupts a push (iOS 26), from its first frame.
    /// - Parameter isLate: whether the page that comes back declares its other color in its first layout, and not before the pop.
    private func filmOfAnInterruption(isLate: Bool) -> [[UIColor?]] {
        let a = LateDeclaringPage("A", BarAppearance(background: .color(.red), transitionStyle: .slide))
        let stage = stage(.iPhone17Pro(iOS: 26), [a])
        let green = BarAppearance(background: .color(.green), transitionStyle: .slide)
        stage.push(page("B", .blue), andWait: 0.15)
        if isLate { a.later = green } else { a.barAppearance = green }
        stage.navigation.popViewController(animated: true)
        var frames: [[UIColor?]] = []
        for _ in 0..<12 {
            stage.simulator.commit()
            frames.append(
                stride(from: 4, to: stage.simulator.window.bounds.width, by: 18).map {
                    stage.simulator.color(at: CGPoint(x: $0, y: 2))
                })
            stage.simulator.advance(by: 1 / 30)
        }
        stage.simulator.runToRest()
        return frames
    }

    /// A slide that is turned round is turned once, also if its page declares another color before the first frame.
    @Test func aPopThatInterruptsAPushToAPageThatDeclaresLate() {
        let film = filmOfAnInterruption(isLate: true)
        #expect(film == filmOfAnInterruption(isLate: false))
        #expect(film[0].contains(.blue) && film[0].contains(.green))
    }

    /// UIKit tells nobody that a page has been inserted below the top without animation; the user's next pop shows it.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func aPageInsertedBelowTheTop(_ profile: Simulator.Profile, isDuringAPush: Bool) {
        let pages = [page("A", .yellow), page("B", .red), page("C", .blue)]
        let stage = stage(profile, isDuringAPush ? [pages[0]] : [pages[0], pages[2]])
        let navigation = stage.navigation
        if isDuringAPush {
            navigation.pushViewController(pages[2], animated: true)
            stage.simulator.advance(by: 0.1)
        }
        navigation.setViewControllers(pages, animated: false)
        stage.simulator.runToRest()
        expectSlide(stage, of: (pages[2], .blue), over: .red) {
            stage.simulator.tap(at: CGPoint(x: 24, y: navigation.navigationBar.frame.midY))
        }
    }

    /// The library inserts the page itself, so it knows at once that it is below the top.
    @Test(arguments: SmoothLayoutTests.profiles) func aPageThatTheLibraryInsertsBelowTheTop(
        _ profile: Simulator.Profile
    ) {
        let pages = [page("A", .yellow), page("B", .red), page("C", .blue)]
        let stage = stage(profile, [pages[0], pages[2]])
        expectSlide(stage, of: (pages[2], .blue), over: .red) {
            stage.navigation.viewControllerStack.setViewControllers(pages, animated: false)
            stage.navigation.popViewController(animated: true)
        }
    }

    /// UIKit pops if the new top was on the stack already, also if the pages below it are gone.
    @Test(arguments: SmoothLayoutTests.profiles) func aStackThatIsReplaced(_ profile: Simulator.Profile) {
        let pages = [page("A", .yellow), page("B", .red), page("C", .blue)]
        let stage = stage(profile, pages)
        let navigation = stage.navigation
        expectSlide(stage, of: (pages[2], .blue), over: .red) {
            navigation.setViewControllers([pages[1]], animated: true)
        }
        let next = page("D", .green)
        expectSlide(stage, of: (next, .green), over: .red) {
            navigation.setViewControllers([pages[0], next], animated: true)
        }
        expectSlide(stage, of: (next, .green), over: .yellow) { navigation.popViewController(animated: true) }
    }

    /// Pages that the app fades do not slide, and neither do their backgrounds; the next pages do again.
    @Test(arguments: SmoothLayoutTests.profiles) func theAppsOwnAnimator(_ profile: Simulator.Profile) {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var fades = true
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { fades ? FadingAnimator() : nil }
        }
        let delegate = Delegate()
        let pages = [page("A", .red), page("B", .blue)]
        let stage = stage(profile, [pages[0]])
        stage.navigation.delegate = delegate
        stage.navigation.attachBarTransition()
        let width = stage.simulator.window.bounds.width
        stage.navigation.pushViewController(pages[1], animated: true)
        var colors: Set<[Int]> = []
        repeat {
            stage.simulator.advance(by: 0.04)
            let row = [2, width / 2, width - 3].map { stage.simulator.rgba($0, 2) }
            #expect(Set(row).count == 1)
            colors.insert(row[0])
        } while stage.simulator.isBusy
        #expect(colors.count > 3, "it fades")
        delegate.fades = false
        expectSlide(stage, of: (pages[1], .blue), over: .red) { stage.navigation.popViewController(animated: true) }
    }

    /// The library removes the page itself, so it knows that the page comes from the front when it is pushed again.
    @Test(arguments: SmoothLayoutTests.profiles) func aPageThatIsBroughtToTheTop(_ profile: Simulator.Profile) {
        let pages = [page("A", .yellow), page("B", .red), page("C", .blue)]
        let stage = stage(profile, pages)
        expectSlide(stage, of: (pages[1], .red), over: .blue) {
            stage.navigation.viewControllerStack.removeViewControllers { $0 === pages[1] }
            stage.navigation.pushViewController(pages[1], animated: true)
        }
    }

    /// The app takes the library's place while it shows a page, and puts the library back as it pops: a page that the library has
    /// never seen is above those that it knows.
    @Test(arguments: SmoothLayoutTests.profiles) func aPopFromAPageThatTheLibraryHasNotSeen(
        _ profile: Simulator.Profile
    ) {
        let pages = [page("A", .red), page("B", .blue)]
        let stage = stage(profile, pages)
        let (navigation, app) = (stage.navigation, EmptyDelegate())
        navigation.barTransition?.onProblem = { _ in }
        stage.simulator.runToRest()
        let library = navigation.delegate
        navigation.delegate = app
        let unseen = page("C", .green)
        // UIKit draws nothing over the library's background, which is still that of the page below.
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        unseen.navigationItem.standardAppearance = clear
        unseen.navigationItem.scrollEdgeAppearance = clear
        navigation.pushViewController(unseen, animated: false)
        stage.simulator.runToRest()
        navigation.delegate = library
        expectSlide(stage, of: (unseen, .blue), over: .red) {
            navigation.popToViewController(pages[0], animated: true)
        }
        #expect(navigation.topViewController === pages[0])
        withExtendedLifetime(app) {}
    }

    /// The app pops and changes its tint color in one turn. UIKit tells all views of the color, and begins the pop after that.
    @Test(arguments: SmoothLayoutTests.profiles) func aTintThatChangesAsAPageIsPopped(_ profile: Simulator.Profile) {
        let pages = [page("A", .red), page("B", .blue)]
        let stage = stage(profile, pages)
        stage.simulator.runToRest()
        expectSlide(stage, of: (pages[1], .blue), over: .red) {
            stage.navigation.popViewController(animated: true)
            stage.navigation.view.tintColor = .green
        }
    }
}
