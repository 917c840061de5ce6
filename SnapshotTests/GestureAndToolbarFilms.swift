import BarTransition
import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

/// Bars at the bottom, a change in place, and gestures. A few small frames each.
@Suite("Films of toolbars, tab bars and gestures", .ownSimulator) @MainActor
struct GestureAndToolbarFilms {
    @Test func toolbarComes() {
        expectExample(frames: 3, scale: 0.25) { .example(.push(AlbumPage()), over: [PlainPage()]) }
    }

    @Test func bothBarsChangeInPlace() {
        expectExample(frames: 3, scale: 0.25) {
            .example(
                .change("select photos") { ($0.topViewController as? AlbumPage)?.isSelecting = true },
                over: [PlainPage(), AlbumPage()])
        }
    }

    /// A page that hides the tab bar, held in the middle.
    @Test func tabBarPeepsOut() {
        expectExample(frames: 2, scale: 0.25) {
            let photo = PhotoPage()
            photo.hidesBottomBarWhenPushed = true
            let stack = stack([ListPage(), photo])
            stack.tabBarItem = UITabBarItem(title: "Library", image: UIImage(systemName: "photo"), tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UINavigationController(rootViewController: PlainPage())]
            return shown(.swipe(to: 0.5, then: .hold), stack, in: tabs)
        }
    }

    @Test func formWithUnsavedChangesStays() {
        expectExample(frames: 2, scale: 0.25) {
            let stack = stack([ListPage(), DraftPage()])
            let swipe = TransitionFilm.Operation.change("swipe back, refused") { _ in
                Simulator.current.beginBackSwipe()
                Simulator.current.moveBackSwipe(toProgress: 0.4)
                Simulator.current.endBackSwipe(finishing: true)
            }
            return shown(swipe, stack, in: stack)
        }
    }

    @Test func dragFromTheMiddle() {
        expectExample(frames: 3, scale: 0.25) {
            let stack = stack([PlainPage(), DetailPage(), ProfilePage()])
            stack.barTransition?.isContentPopGestureEnabled = true
            let drag = TransitionFilm.Operation.change("drag from the middle") { _ in
                Simulator.current.touchDown(at: CGPoint(x: 150, y: 500))
                Simulator.current.touchMove(to: CGPoint(x: 160.5, y: 500))
                Simulator.current.touchUp(velocity: CGPoint(x: 1000, y: 0))
            }
            return shown(drag, stack, in: stack)
        }
    }

    private func stack(_ pages: [UIViewController]) -> UINavigationController {
        // The example's pages set their titles, which the back button shows, when they load.
        for page in pages { page.loadViewIfNeeded() }
        let stack = UINavigationController()
        stack.navigationBar.prefersLargeTitles = true
        stack.attachBarTransition()
        stack.setViewControllers(pages, animated: false)
        return stack
    }

    private func shown(
        _ operation: TransitionFilm.Operation, _ stack: UINavigationController, in root: UIViewController
    ) -> FilmScene {
        let simulator = Simulator()
        simulator.show(root)
        simulator.runToRest()
        return FilmScene(operation, on: stack)
    }
}
