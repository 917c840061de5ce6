import TestSupport
import Testing
import UIKit

/// (UIKit documentation, UITabBarAppearance)
@Suite("Layout of tab bar items", .ownSimulator) @MainActor
struct TabItemLayoutTests {
    /// The frames of a tab's image and title, in the bar's coordinates.
    private func parts(
        _ profile: Simulator.Profile, _ orientation: UIInterfaceOrientation = .portrait,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) throws -> (image: CGRect, title: CGRect, bar: CGRect) {
        let simulator = Simulator(profile: profile, orientation: orientation, layoutDirection: direction)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<2).map { _ in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "Library", image: UIImage(systemName: "star"), tag: 0)
            return page
        }
        simulator.show(tabs)
        simulator.runToRest()
        let bar = tabs.tabBar
        let tab = try #require(bar.subviews.compactMap { $0 as? UIControl }.first)
        let image = try #require(tab.subviews.compactMap { $0 as? UIImageView }.first)
        let label = try #require(tab.subviews.compactMap { $0 as? UILabel }.first)
        return (image.convert(image.bounds, to: bar), label.convert(label.bounds, to: bar), bar.bounds)
    }

    @Test func inANarrowBarTheTitleIsBelow() throws {
        let parts = try parts(.iPhone15(iOS: 18))
        #expect(parts.image.maxY <= parts.title.minY && abs(parts.image.midX - parts.title.midX) < 1)
    }

    @Test(arguments: [
        (Simulator.Profile.iPad(iOS: 16), UIInterfaceOrientation.portrait), (.iPhone15(iOS: 18), .landscapeRight),
    ])
    func inAWideOrLowBarTheTitleIsBeside(profile: Simulator.Profile, orientation: UIInterfaceOrientation) throws {
        let parts = try parts(profile, orientation)
        #expect(parts.image.maxX < parts.title.minX && abs(parts.image.midY - parts.title.midY) < 1)
        #expect(parts.title.minX - parts.image.maxX < 20 && parts.title.maxY <= parts.bar.maxY)
        let mirrored = try self.parts(profile, orientation, direction: .rightToLeft)
        #expect(mirrored.title.maxX < mirrored.image.minX)
    }

    @Test func aLowBarHasItsTabsAboveTheIndicator() throws {
        let parts = try parts(.iPhone15(iOS: 18), .landscapeRight)
        #expect(parts.bar.height == 53 && parts.image.maxY <= 32 && parts.image.minY >= 0)
    }
}
