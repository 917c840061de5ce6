import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Window of a film", .ownSimulator) @MainActor
struct FilmStageTests {
    /// Records the callbacks that it receives.
    private final class CallbackRecordingPage: UIViewController {
        var callbacks: [String] = []
        var insets: [UIEdgeInsets] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            callbacks.append("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            callbacks.append("did appear")
            insets.append(view.safeAreaInsets)
            #expect(view.window?.windowScene != nil)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            callbacks.append("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            callbacks.append("did disappear")
        }
    }

    @Test func pagesAreInAWindowWithASafeAreaAndTheirCallbacksAreBalanced() throws {
        let (below, above) = (
            CallbackRecordingPage(nibName: nil, bundle: nil), CallbackRecordingPage(nibName: nil, bundle: nil)
        )
        let navigation = UINavigationController(rootViewController: below)
        _ = try TransitionFilm.record(.push(above), on: navigation, frames: 3, height: 100)
        let appears = ["will appear", "did appear"]
        let disappears = ["will disappear", "did disappear"]
        #expect(below.callbacks == appears + disappears)
        // The film's window is removed, so the page disappears.
        #expect(above.callbacks == appears + disappears)
        #expect(above.insets.map(\.bottom) == [34])
        #expect(above.insets.allSatisfy { abs($0.top - 97.67) < 0.01 })
    }

    /// A stack that is in no window is filmed in one of its own, with its container; a container that the app shows stays where
    /// it is.
    @Test(arguments: [true, false]) func aStackInAnotherTabIsNotTakenAway(_ isShown: Bool) throws {
        let stacks = ["One", "Two"].map { UINavigationController(rootViewController: Pages.blue($0)) }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        let simulator = Simulator.current
        let root = isShown ? tabs : UIViewController(nibName: nil, bundle: nil)
        simulator.show(root)
        simulator.runToRest()
        let film = Result {
            try TransitionFilm.record(.push(Pages.orange()), on: stacks[isShown ? 1 : 0], frames: 2, height: 100)
        }
        #expect(simulator.window.rootViewController === root && root.view.window === simulator.window)
        let other = Result {
            try TransitionFilm.record(.push(Pages.hidden()), on: stacks[1], frames: 2, height: 100)
        }
        #expect(throws: FilmError.offScreen("UINavigationController", container: "UITabBarController")) {
            try other.get()
        }
        #expect(Simulator.current === simulator)
        guard isShown else {
            #expect(try film.get().frames.allSatisfy { $0.surroundings.tabBarTop != nil })
            return
        }
        #expect(throws: FilmError.offScreen("UINavigationController", container: "UITabBarController")) {
            try film.get()
        }
        #expect(
            FilmError.offScreen("UINavigationController", container: "UITabBarController").description
                == "This UINavigationController is not what its UITabBarController shows; select its tab, or dismiss what "
                + "covers it, before recording.")
    }

    /// A column has an edge and a width of its own.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft], [0, 1])
    func aSwipeInAColumnStartsAtItsEdge(_ direction: UIUserInterfaceLayoutDirection, column: Int) throws {
        let simulator = Simulator(profile: .iPad(iOS: 18), layoutDirection: direction)
        let stacks = ["List", "Detail"].map { name in
            let stack = UINavigationController()
            stack.setViewControllers([RowsPage(name), RowsPage("\(name) 2")], animated: false)
            return stack
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(stacks[0], for: .primary)
        split.setViewController(stacks[1], for: .secondary)
        simulator.show(split)
        let stack = stacks[column]
        let place = stack.view.convert(stack.view.bounds, to: nil)
        #expect(place.width < simulator.window.bounds.width)
        let film = try TransitionFilm.record(.swipe(to: 0.5, then: .hold), on: stack, frames: 2, height: 100)
        let page = try #require(film.frames[1].pages[0].frame)
        let moved = direction == .rightToLeft ? place.maxX - page.maxX : page.minX - place.minX
        #expect(abs(moved - place.width / 2) < 1)
        let finished = try TransitionFilm.record(.swipe(to: 0.5, then: .finish), on: stack, frames: 2, height: 100)
        #expect(finished.frames[1].surroundings.stack == [column == 0 ? "List" : "Detail"])
    }

    @Test func theWholeWindowIsInThePicture() throws {
        let (simulator, navigation) = Pages.shown([Pages.blue()])
        let banner = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))
        banner.backgroundColor = .systemPink
        simulator.window.addSubview(banner)
        let film = try TransitionFilm.record(.push(Pages.orange()), on: navigation, frames: 2)
        let image = try film.image(at: 0)
        let pink = Pictures.painting(image, [(CGRect(x: 0, y: 600, width: 375, height: 67), .systemPink)])
        #expect(ImageComparison(image, pink) == .identical)
    }
}
