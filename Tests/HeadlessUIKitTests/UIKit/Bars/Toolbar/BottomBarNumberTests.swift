import TestSupport
import Testing

@testable import UIKit

/// Numbers of toolbars and tab bars that were measured on iOS 26.1 or on screenshots of devices.
@Suite("Measured numbers of bottom bars", .ownSimulator) @MainActor
struct BottomBarNumberTests {
    @Test func fact_m21_6_theRowOfAToolbarIsInTheMiddleOf44Points() throws {
        let stage = HeadlessStage("A", profile: .iPhone15(iOS: 26))
        let toolbar = UIToolbar()
        toolbar.items = [UIBarButtonItem(systemItem: .add)]
        #expect(toolbar.sizeThatFits(.zero).height == 44)
        toolbar.frame = CGRect(x: 0, y: 200, width: 393, height: 44)
        stage.pages[0].view.addSubview(toolbar)
        stage.simulator.runToRest()
        let platter = try #require(toolbar.all(BarPlatter.self).first)
        #expect(platter.convert(platter.bounds, to: toolbar).minY == -2 && platter.bounds.height == 48)
    }

    struct Slot: Sendable {
        let profile: Simulator.Profile
        var orientation = UIInterfaceOrientation.portrait
        let height: CGFloat
        let platter: CGFloat
        /// The bottom inset without items.
        let empty: CGFloat
        var margin: CGFloat?
    }

    nonisolated static let slots = [
        Slot(profile: .iPhoneSE(iOS: 26), height: 86, platter: 48, empty: 0, margin: 28),
        Slot(profile: .iPhone15(iOS: 26), height: 86, platter: 48, empty: 34, margin: 28),
        Slot(profile: .iPhone15(iOS: 26), orientation: .landscapeLeft, height: 82, platter: 44, empty: 20),
        Slot(profile: .iPad(iOS: 26), height: 79, platter: 44, empty: 25, margin: 10),
    ]

    @Test(arguments: slots) func fact_m21_12_theSlotOfANavigationController(_ slot: Slot) throws {
        let stage = HeadlessStage("A", profile: slot.profile, orientation: slot.orientation)
        stage.navigation.isToolbarHidden = false
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets.bottom == slot.empty)
        stage.pages[0].toolbarItems = [
            UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        ]
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets.bottom == slot.height)
        let size = stage.simulator.screenSize
        let platters = stage.navigation.shownToolbar.all(BarPlatter.self).map { $0.convert($0.bounds, to: nil) }
            .sorted { $0.minX < $1.minX }
        #expect(platters.count == 2)
        #expect(platters.allSatisfy { $0.minY == size.height - slot.height + 10 && $0.height == slot.platter })
        guard let margin = slot.margin else { return }
        #expect(platters.first?.minX == margin && platters.last?.maxX == size.width - margin)
    }

    /// Measured of two images on one platter.
    @Test func fact_m21_12_twoImagesOnOnePlatter() {
        let stage = HeadlessStage("A", profile: .iPhone15(iOS: 26))
        stage.navigation.isToolbarHidden = false
        stage.pages[0].toolbarItems = [
            UIBarButtonItem(image: UIImage(systemName: "plus")), UIBarButtonItem(image: UIImage(systemName: "trash")),
        ]
        stage.simulator.runToRest()
        let platters = stage.navigation.shownToolbar.all(BarPlatter.self).map { $0.convert($0.bounds, to: nil) }
        #expect(platters.count == 1)
        // Two thirds in one step or in two differ in the last digits.
        #expect(platters.allSatisfy { isClose($0, CGRect(x: 28, y: 776, width: 320.0 / 3, height: 48)) })
    }

    private func tabs(
        _ count: Int, _ profile: Simulator.Profile, _ orientation: UIInterfaceOrientation = .portrait
    ) -> (simulator: Simulator, controller: UITabBarController) {
        let simulator = Simulator(profile: profile, orientation: orientation)
        let controller = UITabBarController()
        controller.viewControllers = (0..<count).map { index in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
            return page
        }
        simulator.show(controller)
        return (simulator, controller)
    }

    /// The platter's x was measured as 51 on a screen of 375 points, on which 50.5 is its middle.
    @Test func fact_m21_13_threeTabsOnAnIPhoneSE() throws {
        let (_, controller) = tabs(3, .iPhoneSE(iOS: 26))
        let bar = controller.tabBar
        #expect(bar.frame.height == 83)
        #expect(bar.all(BarPlatter.self).map(\.frame) == [CGRect(x: 50.5, y: 0, width: 274, height: 62)])
        let buttons = bar.all(TabBarButton.self).map(\.frame).sorted { $0.minX < $1.minX }
        #expect(buttons.map(\.minX) == [54.5, 140.5, 226.5])
        #expect(buttons.allSatisfy { $0.width == 94 && $0.height == 54 && $0.minY == 4 })
    }

    @Test func fact_m21_13_inLandscape() throws {
        let (_, controller) = tabs(3, .iPhoneSE(iOS: 26), .landscapeLeft)
        let bar = controller.tabBar
        #expect(bar.frame.height == 64)
        #expect(controller.viewControllers?.first?.view.safeAreaInsets.bottom == 64)
        let platter = try #require(bar.all(BarPlatter.self).first).frame
        #expect(abs(platter.minX - 205) < 0.5 && platter.minY == 0)
        #expect(abs(platter.width - 257.5) < 0.5 && platter.height == 44)
    }

    /// The pitches are those of one screenshot each; a single margin fits both to within 0.7 points.
    @Test(arguments: [(4, CGFloat(84.67)), (6, 55.6)])
    func fact_m21_23_theRowAndThePitch(_ count: Int, pitch: CGFloat) throws {
        let stage = HeadlessStage("A", profile: .iPhone17Pro(iOS: 26))
        let bar = UITabBar(frame: CGRect(x: 0, y: 874 - 83, width: 402, height: 83))
        bar.items = (0..<count).map { UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: $0) }
        stage.pages[0].view.addSubview(bar)
        stage.simulator.runToRest()
        let buttons = bar.all(TabBarButton.self).map(\.frame).sorted { $0.minX < $1.minX }
        #expect(buttons.count == count && buttons.allSatisfy { $0.height == 54 })
        #expect(zip(buttons, buttons.dropFirst()).allSatisfy { abs($1.minX - $0.minX - pitch) < 0.7 })
    }

    @Test func aToolbarIsAboveTheTabs() throws {
        let (simulator, controller) = tabs(2, .iPhone15(iOS: 26))
        let page = UIViewController()
        page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        controller.viewControllers = [navigation]
        simulator.runToRest()
        let platter = try #require(navigation.shownToolbar.all(BarPlatter.self).first)
        #expect(platter.convert(platter.bounds, to: nil).maxY <= controller.tabBar.frame.minY)
    }
}
