import TestSupport
import Testing
import UIKit

/// Facts 6.1.5 and 6.3.1, by the views in the bar and what they are told.
@Suite("Facts about changes of bar appearances", .portable) @MainActor
struct BarAppearanceFactTests {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func filled(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = color
        return appearance
    }

    /// From iOS 15 the bar always contains the backgrounds of both states; the inactive one is clear.
    @Test func fact_6_1_5_bothBackgroundsStayMounted() async throws {
        let stage = try await TestStage("A", on: .iPhone(before: 26))
        let list = UIScrollView()
        list.contentSize = CGSize(width: 100, height: 4000)
        let page = UIViewController()
        page.view = list
        page.navigationItem.standardAppearance = filled(blue)
        page.navigationItem.scrollEdgeAppearance = filled(red)
        stage.navigation.viewControllers = [page]
        await stage.rest()
        let background = try #require(stage.navigation.navigationBar.subviews.first)
        let both = Set(background.subviews.map(ObjectIdentifier.init))
        func shownOnes() -> [ObjectIdentifier] {
            background.subviews.filter { $0.alpha == 1 }.map(ObjectIdentifier.init)
        }
        let atEdge = shownOnes()
        #expect(both.count == 2 && atEdge.count == 1)
        list.contentOffset.y = 500
        await stage.rest()
        let away = shownOnes()
        #expect(Set(background.subviews.map(ObjectIdentifier.init)) == both)
        #expect(away.count == 1 && away != atEdge)
        list.contentOffset.y = -100
        await stage.rest()
        #expect(shownOnes() == atEdge && Set(background.subviews.map(ObjectIdentifier.init)) == both)
    }

    final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    @Test func fact_6_3_1_whoTakesTheTintHearsOfIt() {
        let outer = Tinted()
        let inner = Tinted()
        let own = Tinted()
        outer.addSubview(inner)
        inner.addSubview(own)
        own.tintColor = .green
        let before = (outer.changes, inner.changes, own.changes)
        outer.tintColor = .red
        #expect((outer.changes, inner.changes, own.changes) == (before.0 + 1, before.1 + 1, before.2))
        inner.tintColor = .blue
        outer.tintColor = nil
        #expect(outer.tintColor == .systemBlue && inner.tintColor == .blue)
        #expect(inner.changes == before.1 + 2, "its own color overrides the inherited one")
    }
}
