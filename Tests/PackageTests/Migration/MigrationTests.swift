import BarTransition
import TestSupport
import Testing
import UIKit

/// The pages after a migration do what the guides say.
@Suite("Migration guides", .ownSimulator) @MainActor
struct MigrationTests {
    nonisolated static let profiles: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    static func show(
        _ profile: Simulator.Profile, _ stack: () -> UINavigationController
    ) -> (simulator: Simulator, stack: UINavigationController) {
        let simulator = Simulator(profile: profile)
        let stack = stack()
        simulator.show(stack)
        simulator.runToRest()
        return (simulator, stack)
    }

    /// `hbd_barHidden` keeps a clear bar, and its safe area; `.transparent` does, `.hidden` does not.
    @Test(arguments: profiles) func aClearBarKeepsItsSafeArea(_ profile: Simulator.Profile) throws {
        let (simulator, stack) = Self.show(profile) { HBDAfter.makeStack(library: UIViewController()) }
        let map = HBDAfter.MapViewController()
        stack.pushViewController(map, animated: true)
        simulator.runToRest()
        #expect(!stack.isNavigationBarHidden)
        let inset = map.view.safeAreaInsets.top
        #expect(inset == stack.navigationBar.frame.maxY)
        // hbd_swipeBackEnabled = false
        simulator.swipeBack(toProgress: 0.6, finishing: true)
        #expect(stack.topViewController === map)
        stack.pushViewController(ByHandAfter.WelcomeViewController(), animated: true)
        simulator.runToRest()
        #expect(stack.isNavigationBarHidden)
        #expect(try #require(stack.topViewController).view.safeAreaInsets.top < inset)
    }

    @Test(arguments: profiles) func aBarThatFollowsTheScrollPosition(_ profile: Simulator.Profile) {
        let album = HBDAfter.AlbumViewController()
        #expect(album.barAppearance.background == .transparent)
        album.scrollView.contentSize = CGSize(width: 100, height: 5000)
        album.scrollView.contentOffset.y = 80
        #expect(album.barAppearance.background == .color(.systemIndigo))
    }

    @Test(arguments: profiles) func aPageRemovesItselfAfterAPush(_ profile: Simulator.Profile) {
        let (simulator, stack) = Self.show(profile) { RTAfter.makeStack(library: UIViewController()) }
        let checkout = RTAfter.CheckoutViewController()
        stack.pushViewController(checkout, animated: true)
        simulator.runToRest()
        let receipt = UIViewController()
        checkout.showReceipt(receipt)
        simulator.runToRest()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.topViewController === receipt)
    }

    @Test(arguments: profiles) func aBaseClassDeclaresForItsSubclasses(_ profile: Simulator.Profile) {
        let (simulator, stack) = Self.show(profile) {
            let stack = UINavigationController(rootViewController: KMAfter.BaseViewController())
            stack.attachBarTransition()
            return stack
        }
        #expect(!stack.isNavigationBarHidden)
        stack.pushViewController(KMAfter.PlayerViewController(), animated: true)
        simulator.runToRest()
        #expect(stack.isNavigationBarHidden)
        stack.popViewController(animated: true)
        simulator.runToRest()
        #expect(!stack.isNavigationBarHidden)
    }

    /// Pages without a declaration show the bar, the swipe begins anywhere, and a page can refuse it.
    @Test(arguments: profiles) func aDefaultAppearanceShowsTheBar(_ profile: Simulator.Profile) {
        let (simulator, stack) = Self.show(profile, FDAfter.makeStack)
        #expect(stack.isNavigationBarHidden)
        stack.pushViewController(UIViewController(), animated: true)
        simulator.runToRest()
        #expect(!stack.isNavigationBarHidden)
        #expect(stack.barTransition?.isContentPopGestureEnabled == true)
        simulator.swipeBack(toProgress: 0.6, finishing: true)
        #expect(stack.isNavigationBarHidden)
        let drawing = FDAfter.DrawingViewController()
        stack.pushViewController(drawing, animated: true)
        simulator.runToRest()
        simulator.swipeBack(toProgress: 0.6, finishing: true)
        #expect(stack.topViewController === drawing)
    }

    @Test(arguments: profiles) func theDefaultAppearanceReplacesTheProxy(_ profile: Simulator.Profile) {
        let (simulator, stack) = Self.show(profile, ByHandAfter.makeStack)
        let photo = ByHandAfter.PhotoViewController()
        for page in [UIViewController(), photo] {
            stack.pushViewController(page, animated: true)
            simulator.runToRest()
        }
        #expect(stack.navigationBar.barStyle == .black)
        stack.popViewController(animated: true)
        simulator.runToRest()
        #expect(!stack.isNavigationBarHidden)
        #expect(stack.navigationBar.barStyle == .default)
        #expect(stack.navigationBar.tintColor == .white)
        stack.popViewController(animated: true)
        simulator.runToRest()
        #expect(stack.isNavigationBarHidden)
    }
}
