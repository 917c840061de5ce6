import BarTransition
import TestSupport
import Testing
import UIKit

/// iOS 26: subtitles follow their titles.
@Suite("Declared subtitles", .ownSimulator) @MainActor
struct DeclaredSubtitleTests {
    nonisolated static let profile = Simulator.Profile.iPhone17Pro(iOS: 26)

    @Test func aSubtitleUsesItsTitlesColorUnlessTheAppSetsOne() throws {
        let page = DeclaringPage("A", BarAppearance(background: .color(.black), titleColor: .white))
        let own = DeclaringPage("B", BarAppearance(background: .color(.black), titleColor: .white))
        let appearance = UINavigationBarAppearance()
        appearance.subtitleTextAttributes = [.foregroundColor: UIColor.yellow]
        own.navigationItem.standardAppearance = appearance
        let plain = UIViewController()
        let navigation = UINavigationController()
        navigation.viewControllers = [page, own, plain]
        // The library reads only declarations of loaded view controllers.
        page.loadViewIfNeeded()
        own.loadViewIfNeeded()
        navigation.attachBarTransition()
        Simulator(profile: Self.profile).show(navigation)
        let color = try #require(page.navigationItem.standardAppearance?.subtitleTextAttributes[.foregroundColor])
        #expect(color as? UIColor == UIColor.white.withAlphaComponent(0.6))
        let large = page.navigationItem.scrollEdgeAppearance?.largeSubtitleTextAttributes[.foregroundColor]
        #expect(large as? UIColor == UIColor.white.withAlphaComponent(0.6))
        #expect(own.navigationItem.standardAppearance?.subtitleTextAttributes[.foregroundColor] as? UIColor == .yellow)
        #expect(plain.navigationItem.standardAppearance == nil)
    }

    /// The subtitle below a large title, which stands on the declared background, has that title's color, not the small one's.
    @Test(arguments: [nil, UIColor.white]) func aLargeSubtitleUsesTheLargeTitlesColor(titleColor: UIColor?) {
        let page = DeclaringPage(
            "A", BarAppearance(background: .color(.black), titleColor: titleColor, largeTitleColor: .yellow))
        let stage = HeadlessStage(Self.profile, pages: page, largeTitles: true)
        for appearance in [page.navigationItem.standardAppearance, page.navigationItem.scrollEdgeAppearance] {
            let small = appearance?.subtitleTextAttributes[.foregroundColor] as? UIColor
            let large = appearance?.largeSubtitleTextAttributes[.foregroundColor] as? UIColor
            #expect(small == titleColor?.withAlphaComponent(0.6))
            #expect(large == UIColor.yellow.withAlphaComponent(0.6))
        }
        withExtendedLifetime(stage) {}
    }

    @Test(arguments: [false, true]) func aLargeTitleWithASubtitleCollapsesSmoothly(swipes: Bool) {
        let (a, b) = (MarkedPage("Inbox"), MarkedPage("Message"))
        a.navigationItem.subtitle = "12 unread"
        b.navigationItem.subtitle = "from Ann"
        let smoothness = SmoothLayoutTests()
        let stage = HeadlessStage(Self.profile, a: a, b: b, largeTitles: true)
        let whole = stage.barBottom
        smoothness.expectAgreement(stage.record { stage.navigation.pushViewController(b, animated: true) }, b)
        #expect(stage.barBottom < whole - 52, "the subtitle collapses too")
        if swipes {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.5)
            smoothness.expectAgreement(stage.record { stage.simulator.endBackSwipe(finishing: true) }, a)
        } else {
            smoothness.expectAgreement(stage.record { stage.navigation.popViewController(animated: true) }, a)
        }
        #expect(stage.barBottom == whole)
    }
}
