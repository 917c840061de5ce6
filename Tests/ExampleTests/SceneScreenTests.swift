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

    /// The cell of a row, scrolled to.
    private func cell(_ row: Int, _ section: Int, of list: SceneListViewController) throws -> UITableViewCell {
        let path = IndexPath(row: row, section: section)
        let table: UITableView = list.tableView
        // The heights of the rows before it are known after the first time only.
        for _ in 0..<2 {
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.layoutIfNeeded()
        }
        return try #require(table.cellForRow(at: path))
    }

    private func tap(_ view: UIView, on simulator: Simulator) {
        simulator.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        simulator.runToRest()
    }

    @Test func everySceneHasARowThatOpensIt() throws {
        let list = SceneListViewController()
        let simulator = show(UINavigationController(rootViewController: list))
        let table: UITableView = list.tableView
        #expect(table.numberOfSections == Scene.groups.count)
        for (section, group) in Scene.groups.enumerated() {
            #expect(table.numberOfRows(inSection: section) == group.scenes.count, "\(group.title)")
        }
        tap(try cell(0, 0, of: list), on: simulator)
        let screen = try #require(list.presentedViewController as? SceneViewController)
        #expect(screen.stack.topViewController === screen.stack.viewControllers.last)
        tap(screen.panel.close, on: simulator)
        #expect(list.presentedViewController == nil)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func rowsSayWhichDeviceTheyNeed() throws {
        let list = SceneListViewController()
        let simulator = show(UINavigationController(rootViewController: list))
        for (section, group) in Scene.groups.enumerated() {
            simulator.runToRest()
            for (row, scene) in group.scenes.enumerated() {
                let configuration = try cell(row, section, of: list).contentConfiguration
                let content = try #require(configuration as? UIListContentConfiguration)
                let note = content.secondaryText ?? ""
                #expect(content.text == scene.title)
                #expect(note.contains("needs iOS 27") == (scene.device == .iOS27), "\(scene.name)")
                #expect(note.contains("needs an open iPhone Duo") == (scene.device == .openDuo), "\(scene.name)")
            }
        }
    }

    @Test func rowsGrowWithTheText() throws {
        let list = SceneListViewController()
        let simulator = show(UINavigationController(rootViewController: list))
        let usual = try cell(0, 0, of: list).bounds.height
        simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let other = SceneListViewController()
        simulator.show(UINavigationController(rootViewController: other))
        simulator.runToRest()
        let large = try cell(0, 0, of: other).bounds.height
        #expect(usual >= 44 && large > 2 * usual)
    }

    @Test func otherScreensHaveRowsBelowTheScenes() throws {
        let page = UIViewController()
        let list = SceneListViewController(others: [OtherScreen(title: "Other", note: "Experimental") { page }])
        let simulator = show(UINavigationController(rootViewController: list))
        let last = Scene.groups.count
        #expect(list.tableView.numberOfSections == last + 1)
        #expect(list.tableView.numberOfRows(inSection: last) == 1)
        tap(try cell(0, last, of: list), on: simulator)
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

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func buttonsOfThePanelAreLargeEnough(_ category: UIContentSizeCategory) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.contentSizeCategory = category
        let screen = SceneViewController(Scene.all[0])
        simulator.show(screen)
        simulator.runToRest()
        let panel = screen.panel
        let buttons = panel.modes + [panel.close, panel.play]
        for button in buttons {
            let name = button.title(for: .normal) ?? ""
            #expect(button.frame.height >= 44 && panel.bounds.contains(button.frame), "\(name)")
            #expect(!buttons.contains { $0 !== button && $0.frame.intersects(button.frame) }, "\(name)")
        }
    }

    @Test func closeIsAtTheLeadingEdge() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let simulator = Simulator(profile: .iPhone15(iOS: 18), layoutDirection: direction)
            let screen = SceneViewController(Scene.all[0])
            simulator.show(screen)
            simulator.runToRest()
            let isLeft = screen.panel.close.frame.maxX < screen.panel.play.frame.minX
            #expect(isLeft == (direction == .leftToRight))
        }
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
