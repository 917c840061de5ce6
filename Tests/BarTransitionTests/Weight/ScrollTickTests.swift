import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// What an update costs that a scroll position causes in every frame.
@Suite("Cost of a scroll tick", .ownSimulator) @MainActor
struct ScrollTickTests {
    /// A page whose bar's background follows a fraction.
    private final class FadingPage: MarkedPage, BarAppearanceProviding {
        var fraction: CGFloat = 0
        var from = BarAppearance(background: .color(.white), title: BarAppearance.Text(color: .black))
        var to = BarAppearance(background: .color(.red), title: BarAppearance.Text(color: .black))

        var barAppearance: BarAppearance { from.mixed(with: to, by: fraction) }

        /// Counts what is set on the item through `UINavigationItem`.
        var appearances: [UINavigationBarAppearance?] {
            [
                navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance,
                navigationItem.compactAppearance, navigationItem.compactScrollEdgeAppearance,
            ]
        }
    }

    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func onlyTheBackdropChanges(_ profile: Simulator.Profile, copies: Bool) {
        var profile = profile
        profile.variants.copiesItemAppearances = copies
        let below = DepthTests.AskedPage(number: 0, hasLargeTitle: false)
        let page = FadingPage("Fading")
        let stage = HeadlessStage(profile, pages: below, page)
        let before = page.appearances
        let reads = (below.declarationReads, below.itemReads)
        for tick in 1...40 {
            page.fraction = CGFloat(tick) / 40
            page.setNeedsBarAppearanceUpdate(animated: false)
            #expect(zip(before, page.appearances).allSatisfy { $0 === $1 })
        }
        #expect((below.declarationReads, below.itemReads) == reads)
        stage.simulator.runToRest()
        let color = stage.simulator.color(at: CGPoint(x: 200, y: stage.bar.frame.minY + 2))
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    /// A bar that counts how often one of its appearances is read.
    private final class ReadBar: UINavigationBar {
        var reads = 0

        override var standardAppearance: UINavigationBarAppearance {
            get {
                reads += 1
                return super.standardAppearance
            }
            set { super.standardAppearance = newValue }
        }
    }

    /// A navigation controller that counts how often its stack and its delegate are read.
    private final class ReadNavigation: UINavigationController {
        var reads = 0

        override var viewControllers: [UIViewController] {
            get {
                reads += 1
                return super.viewControllers
            }
            set { super.viewControllers = newValue }
        }
    }

    /// Nothing of the bar or of the stack is looked at, since only the background changes. A prompt that the page sets as it loads,
    /// after it was read, changes nothing about that.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func nothingElseIsRead(_ profile: Simulator.Profile, setsPrompt: Bool) throws {
        let page = FadingPage("Fading")
        let stage = HeadlessStage(profile) {
            let navigation = ReadNavigation(navigationBarClass: ReadBar.self, toolbarClass: nil)
            navigation.viewControllers = [MarkedPage("Below"), page]
            navigation.attachBarTransition()
            if setsPrompt { page.navigationItem.prompt = "Prompt" }
            return navigation
        }
        stage.simulator.runToRest()
        let bar = try #require(stage.bar as? ReadBar)
        let navigation = try #require(stage.navigation as? ReadNavigation)
        (bar.reads, navigation.reads) = (0, 0)
        for tick in 1...40 {
            page.fraction = CGFloat(tick) / 40
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        #expect(bar.reads == 0 && navigation.reads == 0)
        // An update after which nothing is different looks at everything.
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(bar.reads > 0)
    }

    /// An attached stack with one page, at rest.
    private func attachedStage(_ profile: Simulator.Profile, _ page: UIViewController) -> HeadlessStage {
        HeadlessStage(profile, pages: page)
    }

    /// An item that the app has styled itself between two ticks gets the declared text color in the next tick.
    @Test(arguments: SmoothLayoutTests.profiles) func aReplacedItemIsSeenInATick(_ profile: Simulator.Profile) throws {
        let page = FadingPage("Fading")
        let stage = attachedStage(profile, page)
        page.fraction = 0.25
        page.setNeedsBarAppearanceUpdate(animated: false)
        let own = UINavigationBarAppearance()
        own.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
        page.navigationItem.standardAppearance = own
        page.fraction = 0.5
        page.setNeedsBarAppearanceUpdate(animated: false)
        let written = try #require(stage.navigation.topViewController?.navigationItem.standardAppearance)
        #expect(written.titlePositionAdjustment.horizontal == 7)
        #expect(written.titleTextAttributes[.foregroundColor] as? UIColor == .black)
    }

    /// Buttons that the app has replaced between two ticks, in the bar and in the toolbar, are tinted in the next tick.
    @Test func replacedButtonsAreTintedInATick() {
        let page = FadingPage("Fading")
        page.from = BarAppearance(background: .color(.white), tintColor: .purple, toolbar: .init(tintColor: .orange))
        page.to = BarAppearance(background: .color(.red), tintColor: .purple, toolbar: .init(tintColor: .orange))
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        page.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let stage = attachedStage(.iPhone17Pro(iOS: 26), page)
        #expect(page.navigationItem.rightBarButtonItem?.tintColor == .purple)
        let (button, toolbarButton) = (UIBarButtonItem(systemItem: .cancel), UIBarButtonItem(systemItem: .edit))
        page.navigationItem.rightBarButtonItem = button
        page.toolbarItems = [toolbarButton]
        page.fraction = 0.5
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(button.tintColor == .purple && toolbarButton.tintColor == .orange)
        stage.simulator.runToRest()
        #expect(button.tintColor == .purple && toolbarButton.tintColor == .orange)
    }

    /// A tick in which another color changes too is a whole update.
    @Test(arguments: SmoothLayoutTests.profiles) func aTickCanChangeText(_ profile: Simulator.Profile) throws {
        let page = FadingPage("Fading")
        page.to.title.color = .white
        page.to.tintColor = .yellow
        let stage = attachedStage(profile, page)
        for fraction in [0.4, 1] as [CGFloat] {
            page.fraction = fraction
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
        let written = try #require(page.navigationItem.standardAppearance)
        #expect(written.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(stage.bar.tintColor == .yellow)
    }

    /// What the app does in between is seen: its own item appearance, and the bar's, which is the base of the item's.
    @Test(arguments: SmoothLayoutTests.profiles) func theAppsAppearancesAreSeen(_ profile: Simulator.Profile) throws {
        let page = FadingPage("Fading")
        let stage = attachedStage(profile, page)
        // Changed in place.
        stage.bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.navigationItem.standardAppearance?.titlePositionAdjustment.horizontal == 3)
        let own = UINavigationBarAppearance()
        own.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
        page.navigationItem.standardAppearance = own
        page.setNeedsBarAppearanceUpdate(animated: false)
        let written = try #require(page.navigationItem.standardAppearance)
        #expect(written.titlePositionAdjustment.horizontal == 7)
        #expect(written.titleTextAttributes[.foregroundColor] as? UIColor == .black)
        page.to.title.color = .white
        page.fraction = 1
        page.setNeedsBarAppearanceUpdate(animated: false)
        let white = try #require(page.navigationItem.standardAppearance)
        #expect(white.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(white.titlePositionAdjustment.horizontal == 7)
        // Detaching brings back the app's.
        page.navigationController?.barTransition?.detach()
        #expect(page.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] == nil)
        #expect(page.navigationItem.standardAppearance?.titlePositionAdjustment.horizontal == 7)
    }

    /// A mixture is dynamic only if one of the colors is: a color that is not resolves to itself.
    @Test func mixturesOfFixedColorsAreFixed() {
        func mixture(_ from: UIColor, _ to: UIColor) -> UIColor? {
            let (from, to) = (BarAppearance(background: .color(from)), BarAppearance(background: .color(to)))
            guard case .color(let color) = from.mixed(with: to, by: 0.5).background else { return nil }
            return color
        }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let fixed = mixture(.red, .blue)
        #expect(fixed != nil && fixed?.resolvedColor(with: dark) === fixed)
        let dynamic = mixture(.systemBackground, .blue)
        #expect(
            dynamic != nil && dynamic?.resolvedColor(with: dark) != dynamic?.resolvedColor(with: UITraitCollection()))
    }
}
