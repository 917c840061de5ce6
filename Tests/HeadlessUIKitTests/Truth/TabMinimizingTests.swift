import Testing
import UIKit

/// A bar that becomes small while its page scrolls, and what lies over it. (UIKit documentation, iOS 26: MinimizeBehavior,
/// UITabAccessory and its Environment)
@Suite("Tab bars made small, and accessories") @MainActor
struct TabMinimizingTests {
    @MainActor private final class Stage {
        let simulator: Simulator
        let tabs = UITabBarController()
        let scrollViews = (0..<3).map { _ in UIScrollView() }

        init(_ profile: Simulator.Profile = .iPhone15(iOS: 26), behavior: UITabBarController.MinimizeBehavior) {
            simulator = Simulator(profile: profile)
            tabs.viewControllers = scrollViews.enumerated().map { place, scrollView in
                let page = UIViewController()
                scrollView.contentSize = CGSize(width: 300, height: 3000)
                page.view = scrollView
                page.tabBarItem = UITabBarItem(title: "\(place)", image: nil, tag: place)
                return page
            }
            tabs.tabBarMinimizeBehavior = behavior
            simulator.show(tabs)
            simulator.runToRest()
        }

        /// Moves the contents under a finger, by points up.
        func scroll(_ distance: CGFloat) {
            simulator.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 400 - distance), duration: 0.4)
            simulator.runToRest()
        }

        /// How many tabs a finger finds.
        var tabCount: Int {
            let bar = tabs.tabBar
            bar.layoutIfNeeded()
            let found = (0..<Int(bar.bounds.width)).compactMap { x in
                (bar.hitTest(CGPoint(x: CGFloat(x) + 0.5, y: 20), with: nil) as? UIControl).map(ObjectIdentifier.init)
            }
            return Set(found).count
        }
    }

    @Test func theDefaultIsUpToTheSystem() {
        #expect(
            UITabBarController().tabBarMinimizeBehavior == .automatic && UITabBarController().bottomAccessory == nil)
        #expect(UITabBarController.MinimizeBehavior(rawValue: 3) == .onScrollUp)
    }

    @Test func theBarBecomesSmallWhenContentsMoveUp() {
        let stage = Stage(behavior: .onScrollDown)
        #expect(stage.tabCount == 3)
        stage.scroll(200)
        #expect(stage.tabCount == 1)
        stage.scroll(-60)
        #expect(stage.tabCount == 3, "and whole again when they move down")
    }

    @Test func orWhenTheyMoveDown() {
        let stage = Stage(behavior: .onScrollUp)
        stage.scroll(200)
        #expect(stage.tabCount == 3)
        stage.scroll(-60)
        #expect(stage.tabCount == 1)
        stage.scroll(60)
        #expect(stage.tabCount == 3)
    }

    @Test(arguments: [UITabBarController.MinimizeBehavior.never, .onScrollDown]) func elsewhereItStaysWhole(
        behavior: UITabBarController.MinimizeBehavior
    ) {
        let stage = Stage(behavior == .never ? .iPhone15(iOS: 26) : .iPhone15(iOS: 18), behavior: behavior)
        stage.scroll(200)
        #expect(stage.tabCount == 3)
    }

    @Test func aTapOrAnotherPageMakesItWhole() {
        let stage = Stage(behavior: .onScrollDown)
        stage.scroll(200)
        stage.simulator.tap(at: CGPoint(x: 45, y: 790))
        stage.simulator.runToRest()
        #expect(stage.tabCount == 3 && stage.tabs.selectedIndex == 0)
        stage.scroll(200)
        #expect(stage.tabCount == 1)
        stage.tabs.tabBarMinimizeBehavior = .never
        stage.simulator.runToRest()
        #expect(stage.tabCount == 3)
    }

    @Test func whatIsPulledBeyondTheTopMovesNothing() {
        let stage = Stage(behavior: .onScrollUp)
        stage.scroll(-150)
        #expect(stage.tabCount == 3)
    }

    @Test func theSelectedTabStays() {
        let stage = Stage(behavior: .onScrollDown)
        stage.tabs.selectedIndex = 1
        stage.simulator.runToRest()
        stage.scroll(200)
        let hit = stage.tabs.tabBar.hitTest(CGPoint(x: 45, y: 20), with: nil) as? UIControl
        #expect(stage.tabCount == 1 && hit?.isSelected == true)
    }

    // MARK: The accessory

    @Test func anAccessoryLiesOverTheBar() {
        let stage = Stage(behavior: .onScrollDown)
        let page = stage.scrollViews[0]
        let without = page.safeAreaInsets.bottom
        let view = UIView()
        let accessory = UITabAccessory(contentView: view)
        #expect(accessory.contentView === view && view.traitCollection.tabAccessoryEnvironment == .none)
        stage.tabs.bottomAccessory = accessory
        stage.simulator.runToRest()
        let bar = stage.tabs.tabBar.frame
        let over = view.convert(view.bounds, to: nil)
        #expect(over.maxY <= bar.minY && over.height > 20 && over.width > 300)
        #expect(page.safeAreaInsets.bottom == 852 - over.minY && page.safeAreaInsets.bottom > without)
        #expect(view.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(page.traitCollection.tabAccessoryEnvironment == .none)
        stage.scroll(200)
        let beside = view.convert(view.bounds, to: nil)
        #expect(beside.minY >= bar.minY - 4 && beside.maxY < bar.minY + 60 && beside.width < over.width)
        #expect(view.traitCollection.tabAccessoryEnvironment == .inline)
        stage.scroll(-60)
        #expect(view.convert(view.bounds, to: nil) == over)
        stage.tabs.setBottomAccessory(nil, animated: true)
        stage.simulator.runToRest()
        #expect(view.window == nil && page.safeAreaInsets.bottom == without && stage.tabs.bottomAccessory == nil)
    }

    @Test func withoutABarTheAccessoryIsAtTheBottom() {
        let stage = Stage(behavior: .never)
        let view = UIView()
        stage.tabs.setBottomAccessory(UITabAccessory(contentView: view), animated: true)
        stage.simulator.runToRest()
        let over = view.convert(view.bounds, to: nil)
        stage.tabs.setTabBarHidden(true, animated: true)
        stage.simulator.runToRest()
        let alone = view.convert(view.bounds, to: nil)
        #expect(alone.minY > over.minY && alone.maxY <= 852)
        #expect(view.traitCollection.tabAccessoryEnvironment == .regular)
        #expect(stage.scrollViews[0].safeAreaInsets.bottom == 852 - alone.minY)
    }

    @Test func accessoriesHearOfTheirPlace() {
        final class Content: UIView {
            var places: [UITabAccessory.Environment] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                places.append(traitCollection.tabAccessoryEnvironment)
            }
        }
        let stage = Stage(behavior: .onScrollDown)
        let view = Content()
        stage.tabs.bottomAccessory = UITabAccessory(contentView: view)
        stage.simulator.runToRest()
        stage.scroll(200)
        #expect(view.places.last == .inline)
        let traits = UITraitCollection(tabAccessoryEnvironment: .inline)
        #expect(
            traits.tabAccessoryEnvironment == .inline && UITraitCollection().tabAccessoryEnvironment == .unspecified)
        #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection()]) == traits)
    }

    @Test func theContentGuideEndsAtTheBar() {
        let stage = Stage(behavior: .never)
        let guide = stage.tabs.contentLayoutGuide
        stage.simulator.runToRest()
        #expect(guide.owningView === stage.tabs.view)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 393, height: 852 - 83))
        stage.tabs.isTabBarHidden = true
        stage.simulator.runToRest()
        #expect(guide.layoutFrame.height == 852)
        let pad = Stage(.iPad(iOS: 26), behavior: .never)
        pad.simulator.makeCurrent()
        let padGuide = pad.tabs.contentLayoutGuide
        pad.simulator.runToRest()
        #expect(padGuide.layoutFrame.minY == pad.tabs.tabBar.frame.maxY)
    }
}
