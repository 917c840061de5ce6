import TestSupport
import Testing
import UIKit

/// The background image of the back button and the offset of its title, by the pixels of the screen.
@MainActor @Suite(.ownSimulator) struct BackButtonPictureTests {
    private func app(
        _ profile: Simulator.Profile = .iPhoneSE(iOS: 18), prepare: (UIViewController) -> Void
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let pages = [UIViewController(), UIViewController()]
        for page in pages { page.view.backgroundColor = .white }
        pages[0].title = "■■"
        prepare(pages[0])
        let navigation = UINavigationController()
        navigation.navigationBar.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        navigation.viewControllers = pages
        simulator.show(navigation)
        simulator.runToRest()
        return (simulator, navigation)
    }

    private let red = [255, 0, 0]
    private let blue = [0, 0, 255]
    private let green = [0, 255, 0]

    @Test(arguments: [18, 26]) func thePictureIsBehindTheWayBackOnly(system: Int) {
        let item = UIBarButtonItem(title: "■■")
        let (simulator, navigation) = app(system == 18 ? .iPhoneSE(iOS: 18) : .iPhone17Pro(iOS: 26)) {
            $0.navigationItem.backBarButtonItem = item
        }
        item.setBackgroundImage(.block(.blue), for: .normal, barMetrics: .default)
        item.setBackButtonBackgroundImage(.block(.red), for: .normal, barMetrics: .default)
        let shown = simulator.extent(of: red)
        #expect(shown.height == 20)
        #expect(shown.width > 40, "as wide as the button, on iOS 26 its platter")
        #expect(simulator.extent(of: blue).isNull, "the image applies to other buttons only")
        item.setBackButtonBackgroundVerticalPositionAdjustment(5, for: .default)
        #expect(simulator.extent(of: red) == shown.offsetBy(dx: 0, dy: 5))
        let appearance = UINavigationBarAppearance()
        appearance.backButtonAppearance.normal.backgroundImage = .block(.blue)
        navigation.navigationBar.standardAppearance = appearance
        #expect(simulator.extent(of: red).isNull)
        #expect(!simulator.extent(of: blue).isNull)
    }

    @Test(arguments: [true, false]) func theTitleTakesTheItemsAttributesAndTheChevronDoesNot(isProxy: Bool) {
        let (simulator, navigation) = app { first in
            let item = UIBarButtonItem(title: "■■")
            if !isProxy { first.navigationItem.backBarButtonItem = item }
            let target = isProxy ? UIBarButtonItem.appearance() : item
            target.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        }
        let text = simulator.extent(of: red)
        let chevron = simulator.extent(of: green)
        #expect(!text.isNull)
        #expect(chevron.maxX < text.minX)
        navigation.topViewController?.navigationItem.hidesBackButton = true
        #expect(simulator.extent(of: red).isNull)
    }

    @Test func theTitleMovesAndTheChevronStays() {
        let item = UIBarButtonItem(title: "■■")
        let (simulator, navigation) = app { $0.navigationItem.backBarButtonItem = item }
        let before = simulator.extent(of: green)
        item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 10, vertical: 0), for: .default)
        let moved = simulator.extent(of: green)
        #expect(moved.minX == before.minX)
        #expect(moved.maxX == before.maxX + 10)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 99, vertical: 0), for: .default)
        #expect(simulator.extent(of: green) == moved, "the offset applies to other buttons only")
        let appearance = UINavigationBarAppearance()
        appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        navigation.navigationBar.standardAppearance = appearance
        #expect(simulator.extent(of: green).maxX == before.maxX + 3)
    }

    /// A common technique to hide the back button's title: an offset that moves it far outside the bar.
    @Test func theProxyMovesTheTitleOfEveryBackButton() {
        let (simulator, _) = app { _ in }
        let before = simulator.extent(of: green)
        #expect(before.width > 30)
        let (other, navigation) = app { _ in
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: -1000, vertical: 0), for: .default)
        }
        let after = other.extent(of: green)
        #expect(after.minX == before.minX)
        #expect(after.width < 20, "the chevron alone")
        #expect(navigation.viewControllers[0].navigationItem.backBarButtonItem == nil)
    }
}
