import TestSupport
import Testing
import UIKit

/// Background images of single buttons and offsets of their titles, by the pixels of the screen.
@MainActor @Suite(.ownSimulator) struct BarButtonPictureTests {
    private static let red = [255, 0, 0]
    private static let blue = [0, 0, 255]
    private static let green = [0, 255, 0]

    /// A blue image, 20 points high, with 2 points of red on both sides.
    private var framed: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 5, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 20))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: .stretch)
    }

    /// An app whose page has a right bar button, 100 points wide.
    @MainActor private struct App {
        let simulator: Simulator
        let navigation: UINavigationController
        let item = UIBarButtonItem(title: "x")

        init(
            _ profile: Simulator.Profile = .iPhoneSE(iOS: 18), landscape: Bool = false, pages: Int = 1,
            prepare: (UIBarButtonItem, UINavigationController) -> Void = { _, _ in }
        ) {
            simulator = Simulator(profile: profile, orientation: landscape ? .landscapeLeft : .portrait)
            let all = (0..<pages).map { _ in UIViewController() }
            for page in all { page.view.backgroundColor = .white }
            navigation = UINavigationController()
            item.width = 100
            all.last?.navigationItem.rightBarButtonItem = item
            all.first?.title = "Back to it"
            navigation.viewControllers = all
            prepare(item, navigation)
            simulator.show(navigation)
            simulator.runToRest()
        }

        func extent(of color: [Int]) -> CGRect { simulator.extent(of: color) }
    }

    @Test func aPictureIsStretchedByItsCapsToTheWidthOfTheButton() {
        let app = App { item, _ in item.setBackgroundImage(framed, for: .normal, barMetrics: .default) }
        let (whole, middle) = (app.extent(of: Self.red), app.extent(of: Self.blue))
        #expect(whole.width == 100)
        #expect(whole.height == 20)
        #expect(middle.width == 96, "only the middle is stretched")
        let bar = app.navigation.navigationBar
        #expect(whole.midY == bar.convert(bar.bounds, to: nil).midY, "in the middle of the row")
        #expect(app.item.backgroundImage(for: .normal, barMetrics: .default) != nil)
        #expect(
            app.item.backgroundImage(for: .disabled, barMetrics: .default) == nil,
            "the value that was set, without a fallback")
    }

    @Test func aPictureFindsRoomInAButtonThatIsNarrower() {
        let app = App { item, _ in
            item.width = 0
            item.title = ""
            item.setBackgroundImage(.block(.red, width: 30), for: .normal, barMetrics: .default)
        }
        #expect(app.extent(of: Self.red).size == CGSize(width: 30, height: 20))
    }

    @Test func theStateDecidesAndTheNormalOneStandsInForOthers() {
        let app = App { item, _ in item.setBackgroundImage(.block(.red), for: .normal, barMetrics: .default) }
        app.item.isEnabled = false
        #expect(!app.extent(of: Self.red).isNull)
        app.item.setBackgroundImage(.block(.blue), for: .disabled, barMetrics: .default)
        #expect(app.extent(of: Self.red).isNull)
        #expect(!app.extent(of: Self.blue).isNull)
        app.item.isEnabled = true
        #expect(!app.extent(of: Self.red).isNull)
        app.item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        #expect(app.extent(of: Self.red).isNull)
    }

    @Test(arguments: [false, true]) func theHeightDecidesAndTheUsualOneStandsIn(hasCompactOne: Bool) {
        let app = App(landscape: true) { item, _ in
            item.setBackgroundImage(.block(.red), for: .normal, barMetrics: .default)
            item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .default)
            if hasCompactOne { item.setBackgroundImage(.block(.blue), for: .normal, barMetrics: .compact) }
        }
        #expect(app.extent(of: Self.red).isNull == hasCompactOne)
        #expect(app.extent(of: Self.blue).isNull != hasCompactOne)
    }

    @Test func aPromptHasPicturesOfItsOwn() {
        let app = App { item, navigation in
            navigation.topViewController?.navigationItem.prompt = "Prompt"
            item.setBackgroundImage(.block(.red), for: .normal, barMetrics: .default)
            item.setBackgroundImage(.block(.blue), for: .normal, barMetrics: .defaultPrompt)
        }
        #expect(!app.extent(of: Self.blue).isNull)
        app.navigation.topViewController?.navigationItem.prompt = nil
        app.simulator.runToRest()
        #expect(app.extent(of: Self.blue).isNull)
        #expect(!app.extent(of: Self.red).isNull)
    }

    @Test func aPictureForAStyleShowsInThatStyle() {
        let app = App { item, _ in
            item.setBackgroundImage(.block(.red), for: .normal, barMetrics: .default)
            item.setBackgroundImage(.block(.blue), for: .normal, style: .done, barMetrics: .default)
        }
        #expect(!app.extent(of: Self.red).isNull)
        app.item.style = .done
        #expect(app.extent(of: Self.red).isNull)
        #expect(!app.extent(of: Self.blue).isNull)
        #expect(app.item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) == nil)
    }

    @Test func pictureAndTitleMove() {
        let app = App { item, _ in
            item.setBackgroundImage(.block(.red), for: .normal, barMetrics: .default)
            item.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            item.title = "■"
        }
        let (picture, title) = (app.extent(of: Self.red), app.extent(of: Self.green))
        app.item.setBackgroundVerticalPositionAdjustment(4, for: .default)
        #expect(app.extent(of: Self.red) == picture.offsetBy(dx: 0, dy: 4))
        #expect(app.extent(of: Self.green) == title)
        app.item.setTitlePositionAdjustment(UIOffset(horizontal: -7, vertical: 2), for: .default)
        #expect(app.extent(of: Self.green) == title.offsetBy(dx: -7, dy: 2))
        #expect(app.item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: -7, vertical: 2))
        #expect(app.item.titlePositionAdjustment(for: .compact) == .zero)
    }

    @Test(arguments: [18, 26]) func anAppearanceComesFirst(system: Int) {
        let app = App(system == 18 ? .iPhoneSE(iOS: 18) : .iPhone17Pro(iOS: 26)) { item, _ in
            item.setBackgroundImage(.block(.red), for: .normal, barMetrics: .default)
        }
        #expect(!app.extent(of: Self.red).isNull, "also over the platter")
        let appearance = UINavigationBarAppearance()
        app.navigation.navigationBar.standardAppearance = appearance
        #expect(!app.extent(of: Self.red).isNull, "an appearance without button values")
        appearance.buttonAppearance.normal.backgroundImage = .block(.blue)
        app.navigation.navigationBar.standardAppearance = appearance
        #expect(app.extent(of: Self.red).isNull)
        let before = app.extent(of: Self.blue)
        appearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 2, vertical: 3)
        app.navigation.navigationBar.standardAppearance = appearance
        #expect(app.extent(of: Self.blue) == before.offsetBy(dx: 2, dy: 3))
    }

    @Test func theButtonsOfAToolbarHaveThemToo() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
        let app = App { _, navigation in navigation.topViewController?.view.addSubview(toolbar) }
        let item = UIBarButtonItem(title: "x")
        item.setBackgroundImage(.block(.red), for: .normal, barMetrics: .default)
        toolbar.items = [item]
        app.navigation.isNavigationBarHidden = true
        app.simulator.runToRest()
        #expect(app.extent(of: Self.red).size == CGSize(width: 20, height: 20))
    }
}
