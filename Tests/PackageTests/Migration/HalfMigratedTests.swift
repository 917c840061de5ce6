import BarTransition
import TestSupport
import Testing
import UIKit

/// Apps in which some pages declare their bar and others still write to it: who wins. The guide "Migrating an app" says it.
@Suite("Half-migrated apps", .ownSimulator) @MainActor
struct HalfMigratedTests {
    /// Writes to the shared bar as it appears.
    private class WritingPage: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard let navigationController else { return }
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemRed
            navigationController.navigationBar.standardAppearance = appearance
            navigationController.navigationBar.scrollEdgeAppearance = appearance
            navigationController.navigationBar.tintColor = .systemPink
            navigationController.navigationBar.barStyle = .default
            navigationController.setNavigationBarHidden(true, animated: animated)
        }
    }

    /// Declares the opposite of what its old code still writes.
    private final class DeclaringWritingPage: WritingPage, BarAppearanceProviding {
        var barAppearance: BarAppearance {
            BarAppearance(
                background: .color(.systemIndigo), tintColor: .white, statusBarStyle: .lightContent, isHidden: false)
        }
    }

    private final class DeclaringPage: UIViewController, BarAppearanceProviding {
        var barAppearance: BarAppearance { BarAppearance(background: .color(.systemIndigo), isHidden: false) }
    }

    private func show(
        _ profile: Simulator.Profile, _ pages: [UIViewController]
    ) -> (simulator: Simulator, stack: UINavigationController) {
        MigrationTests.show(profile) {
            let stack = UINavigationController()
            stack.viewControllers = pages
            stack.attachBarTransition()
            return stack
        }
    }

    /// The red, green, blue and alpha bytes of a color in light mode.
    private func bytes(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    /// In one page a declaration wins over what the page writes in `viewWillAppear`, after a push and a canceled swipe.
    @Test(arguments: MigrationTests.profiles) func theDeclarationWins(_ profile: Simulator.Profile) {
        let page = DeclaringWritingPage()
        let (simulator, stack) = show(profile, [UIViewController()])
        stack.pushViewController(page, animated: true)
        simulator.runToRest()
        for _ in 0..<2 {
            #expect(!stack.isNavigationBarHidden)
            #expect(stack.navigationBar.tintColor == .white)
            #expect(stack.navigationBar.barStyle == .black)
            let bar = stack.navigationBar.frame
            #expect(simulator.rgba(bar.midX, bar.maxY - 4) == bytes(.systemIndigo), "the page writes red")
            #expect(page.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
            simulator.swipeBack(toProgress: 0.4, finishing: false)
            #expect(stack.topViewController === page)
        }
    }

    /// A page that declares no visibility hides the bar itself.
    @Test(arguments: MigrationTests.profiles) func anUndeclaredVisibilityIsTheApps(_ profile: Simulator.Profile) {
        final class Page: WritingPage, BarAppearanceProviding {
            var barAppearance: BarAppearance { BarAppearance(background: .color(.systemIndigo), tintColor: .white) }
        }
        let (simulator, stack) = show(profile, [UIViewController()])
        stack.pushViewController(Page(), animated: true)
        simulator.runToRest()
        #expect(stack.isNavigationBarHidden)
        #expect(stack.navigationBar.tintColor == .white)
    }

    /// A page that declares nothing keeps what it writes, before and after a page that declares.
    @Test(arguments: MigrationTests.profiles) func aPageWithoutADeclarationKeepsItsWrites(_ profile: Simulator.Profile)
    {
        let (simulator, stack) = show(profile, [WritingPage()])
        stack.pushViewController(DeclaringPage(), animated: true)
        simulator.runToRest()
        #expect(!stack.isNavigationBarHidden)
        stack.popViewController(animated: true)
        simulator.runToRest()
        #expect(stack.isNavigationBarHidden)
        #expect(stack.navigationBar.tintColor == .systemPink)
        #expect(stack.navigationBar.standardAppearance.backgroundColor == .systemRed)
    }

    /// What a page writes on the shared bar stays for the next one that declares nothing, as with UIKit alone: the library
    /// restores what it has written itself, nothing else.
    @Test(arguments: MigrationTests.profiles) func theBarIsStillShared(_ profile: Simulator.Profile) {
        let (simulator, stack) = show(profile, [WritingPage()])
        for page in [DeclaringPage(), UIViewController()] {
            stack.pushViewController(page, animated: true)
            simulator.runToRest()
        }
        #expect(stack.isNavigationBarHidden)
        #expect(stack.navigationBar.tintColor == .systemPink)
    }

    /// Values of the appearance proxy are the bar's own: declared values win, the others stay.
    @Test(arguments: MigrationTests.profiles) func declaredValuesWinOverTheProxy(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        ByHandBefore.setUpBars()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.attachBarTransition()
        simulator.show(stack)
        let page = DeclaringPage()
        stack.pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(stack.navigationBar.tintColor == .white)
        let color = page.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
        #expect(color == .white)
        #expect(page.navigationItem.standardAppearance?.backgroundColor != .systemIndigo, "drawn by the library")
        stack.popViewController(animated: true)
        simulator.runToRest()
        #expect(stack.navigationBar.standardAppearance.backgroundColor == .systemIndigo)
    }

    /// Stacks without the library are left alone.
    @Test(arguments: MigrationTests.profiles) func otherStacksAreLeftAlone(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let stack = UINavigationController(rootViewController: WritingPage())
        simulator.show(stack)
        stack.pushViewController(DeclaringWritingPage(), animated: true)
        simulator.runToRest()
        #expect(stack.isNavigationBarHidden)
        #expect(stack.navigationBar.tintColor == .systemPink)
    }

    /// What a default appearance declares wins over the writes of a page that declares nothing.
    @Test(arguments: MigrationTests.profiles) func theDefaultWins(_ profile: Simulator.Profile) {
        let (simulator, stack) = show(profile, [UIViewController()])
        stack.attachBarTransition(
            defaultAppearance: BarAppearance(background: .color(.systemIndigo), tintColor: .white, isHidden: false))
        stack.pushViewController(WritingPage(), animated: true)
        simulator.runToRest()
        #expect(stack.navigationBar.tintColor == .white)
        #expect(!stack.isNavigationBarHidden)
        let bar = stack.navigationBar.frame
        #expect(simulator.rgba(bar.midX, bar.maxY - 4) == bytes(.systemIndigo), "the page writes red")
    }
}
