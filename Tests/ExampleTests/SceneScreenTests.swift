import BarTransition
import TestSupport
import Testing
import UIKit

@testable import ExampleGallery
@testable import ExamplePages

/// The screens of the app, on the model.
@Suite("The app's screens", .ownSimulator) @MainActor
struct SceneScreenTests {
    private func show(_ root: UIViewController) -> Simulator {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(root)
        simulator.runToRest()
        return simulator
    }

    private func rows(in view: UIView) -> [SceneRow] {
        view.subviews.flatMap { [$0 as? SceneRow].compactMap(\.self) + rows(in: $0) }
    }

    private func tap(_ view: UIView, on simulator: Simulator) {
        simulator.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        simulator.runToRest()
    }

    @Test func everySceneHasARowThatOpensIt() throws {
        let list = SceneListViewController()
        let simulator = show(UINavigationController(rootViewController: list))
        let rows = rows(in: list.view)
        #expect(rows.count == Scene.all.count)
        tap(try #require(rows.first), on: simulator)
        let screen = try #require(list.presentedViewController as? SceneViewController)
        #expect(screen.stack.topViewController === screen.stack.viewControllers.last)
        tap(screen.panel.close, on: simulator)
        #expect(list.presentedViewController == nil)
    }

    @Test func otherScreensHaveRowsBelowTheScenes() throws {
        let page = UIViewController()
        let list = SceneListViewController(others: [OtherScreen(title: "Other", note: "Experimental") { page }])
        let simulator = show(UINavigationController(rootViewController: list))
        let rows = rows(in: list.view)
        #expect(rows.count == Scene.all.count + 1)
        let scrollView = try #require(list.view.subviews.first as? UIScrollView)
        scrollView.contentOffset.y =
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        simulator.runToRest()
        tap(try #require(rows.last), on: simulator)
        #expect(list.presentedViewController === page)
    }

    @Test(arguments: Array(Scene.all.indices).sample(every: 5), Mode.allCases)
    func everySceneIsPlayed(_ index: Int, mode: Mode) {
        let scene = Scene.all[index]
        let screen = SceneViewController(scene)
        let simulator = show(screen)
        tap(screen.panel.modes[mode == .uikit ? 0 : 1], on: simulator)
        #expect(screen.mode == mode)
        #expect((screen.stack.barTransition != nil) == (mode == .bartransition))
        let before = screen.stack.viewControllers
        #expect(before.count == scene.stack().count)
        tap(screen.panel.play, on: simulator)
        let after = screen.stack.viewControllers
        switch scene.operation {
        case .push: #expect(after.count == before.count + 1)
        case .pop: #expect(after == Array(before.dropLast()))
        case .popToRoot: #expect(after == [before[0]])
        case .setViewControllers: #expect(after.count == 2 && after[0] === before[0] && after[1] !== before[1])
        // A finger swipes; the button shows the beginning again.
        case .change:
            #expect(after == before)
            #expect((after.last as? AlbumPage)?.isSelecting == true)
        case .swipeFinished, .swipeCancelled, .swipeRefused, .drag:
            #expect(after.count == before.count && after.last !== before.last)
        }
        if scene.operation.swipeDistance == nil { tap(screen.panel.play, on: simulator) }
        #expect(screen.stack.viewControllers.count == before.count)
        #expect(screen.stack.viewControllers.last !== before.last)
    }

    /// Nothing of the panel covers the pages, and the pages are as wide as the screen.
    @Test func thePanelIsBelowTheStack() throws {
        let screen = SceneViewController(Scene.all[0])
        let simulator = show(screen)
        #expect(screen.stack.view.frame.maxY == screen.panel.frame.minY)
        #expect(screen.panel.frame.maxY == simulator.window.bounds.maxY)
        #expect(screen.stack.view.bounds.width == simulator.window.bounds.width)
        Attachment.record(simulator.picture(scale: 1), named: "scene.png")
    }

    @Test func theTabBarHasTheStyleOfItsScene() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18), style: .dark)
        let screen = SceneViewController(try #require(Scene.all.first { $0.isInTabs }))
        simulator.show(screen)
        simulator.runToRest()
        let tabs = try #require(screen.stack.tabBarController)
        #expect(tabs.tabBar.traitCollection.userInterfaceStyle == .light)
        #expect(screen.panel.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func backButtonsHaveTheTitlesOfThePagesBelow() {
        for scene in Scene.all {
            let screen = SceneViewController(scene)
            _ = show(screen)
            for page in screen.stack.viewControllers { #expect(page.navigationItem.title != nil, "\(scene.name)") }
        }
    }

    @Test func everyPageCanBeLeft() throws {
        for page in [DraftPage(), ReaderPage()] {
            let navigation = UINavigationController(rootViewController: PlainPage())
            navigation.attachBarTransition()
            let simulator = show(navigation)
            navigation.pushViewController(page, animated: true)
            simulator.runToRest()
            func buttons(in view: UIView) -> [UIView] {
                view.subviews.flatMap { ($0 is UIButton ? [$0] : []) + buttons(in: $0) }
            }
            if let button = buttons(in: page.view).first {
                tap(button, on: simulator)
            } else {
                simulator.tap(at: CGPoint(x: 365, y: navigation.navigationBar.frame.midY))
                simulator.runToRest()
            }
            #expect(navigation.viewControllers.count == 1)
        }
    }
}
