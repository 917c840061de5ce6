import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The comment on the constant in UIKit's header: the large title is always at the top; with a back button the mode is
/// the same as `always`; leading and centre items are removed from the row.
@Suite("Inline large titles", .ownSimulator) @MainActor
struct InlineLargeTitleTests {
    private func stage(_ profile: Simulator.Profile, _ titles: String...) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = true
        navigation.viewControllers = titles.map { title in
            let page = UIViewController()
            page.title = title
            page.navigationItem.largeTitleDisplayMode = .inline
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            return page
        }
        simulator.show(navigation)
        return (simulator, navigation)
    }

    private func title(_ text: String, _ bar: UINavigationBar) throws -> UILabel {
        try #require(bar.all(UILabel.self).first { $0.text == text && !$0.isHidden && $0.alpha > 0 })
    }

    nonisolated static let profiles = [Simulator.Profile.iPhone15(iOS: 17), .iPhone17Pro(iOS: 26)]

    @Test(arguments: profiles) func theRootsIsLargeInTheRow(_ profile: Simulator.Profile) throws {
        let (simulator, navigation) = stage(profile, "Library")
        let bar = navigation.navigationBar
        let item = try #require(navigation.topViewController).navigationItem
        let withLargeTitle = bar.frame.height
        let label = try title("Library", bar)
        #expect(label.font.pointSize == 34)
        #expect(label.convert(label.bounds, to: bar).minX < 30, "at the leading edge")
        item.largeTitleDisplayMode = .never
        simulator.runToRest()
        #expect(bar.frame.height == withLargeTitle, "as tall as with a small title")
        #expect(try title("Library", bar).font.pointSize == 17)
    }

    @Test(arguments: profiles) func leadingItemsLeaveTheRow(_ profile: Simulator.Profile) throws {
        let (simulator, navigation) = stage(profile, "Library")
        let bar = navigation.navigationBar
        let item = try #require(navigation.topViewController).navigationItem
        let own = try #require(item.rightBarButtonItem)
        let leading = UIBarButtonItem(title: "Edit")
        item.leftBarButtonItem = leading
        simulator.runToRest()
        var shown = bar.all(BarButtonView.self).map(\.item)
        #expect(shown == [own])
        item.largeTitleDisplayMode = .never
        simulator.runToRest()
        shown = bar.all(BarButtonView.self).map(\.item)
        #expect(shown.contains(leading) && shown.contains(own) && shown.count == 2)
    }

    @Test(arguments: profiles) func withABackButtonItIsBelow(_ profile: Simulator.Profile) throws {
        let (simulator, navigation) = stage(profile, "Library", "Report")
        let bar = navigation.navigationBar
        let high = bar.frame.height
        navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
        simulator.runToRest()
        #expect(high > bar.frame.height + 50)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(try title("Library", bar).font.pointSize == 34)
    }

    /// From iOS 16 a back action shows a back button on the first page.
    @Test func aBackActionIsABackButton() throws {
        let (simulator, navigation) = stage(.iPhone15(iOS: 17), "Library")
        let low = navigation.navigationBar.frame.height
        navigation.topViewController?.navigationItem.backAction = UIAction { _ in }
        navigation.view.setNeedsLayout()
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.height == low + 52)
    }

    @Test func beforeItExistedNothingIsLarge() throws {
        let (_, navigation) = stage(.iPhone14(iOS: 16), "Library")
        #expect(try title("Library", navigation.navigationBar).font.pointSize == 17)
    }
}
