import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Bars that the app styles with `UIAppearance`.
@Suite("UIAppearance and attaching", .ownSimulator) @MainActor
struct AppearanceProxyTests {
    private let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

    /// Green bars with purple buttons for the whole app.
    private func styleBars() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .green
        appearance.shadowColor = nil
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .purple
        UIToolbar.appearance().tintColor = .purple
    }

    private func color(_ simulator: Simulator, _ navigation: UINavigationController) -> UIColor {
        simulator.color(at: CGPoint(x: 8, y: navigation.navigationBar.frame.maxY - 3))
    }

    /// A page that declares nothing has the proxy's bar, before a page with a declared one and after it; by a tap, by a
    /// swipe, and by a canceled swipe.
    private func expectProxysBarAround(
        _ simulator: Simulator, _ navigation: UINavigationController, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let bar = navigation.navigationBar
        // From iOS 26 the toolbar is no view of the window, so no proxy applies; and two appearances do not cross-fade:
        // UIKit's own background comes and goes at once.
        let isGlass = simulator.profile.system >= 26
        let exceptions: Set<SmoothnessInvariant> = isGlass ? [.continuity] : []
        func expectProxys() {
            #expect(color(simulator, navigation) == .green, sourceLocation: sourceLocation)
            #expect(bar.tintColor == .purple, sourceLocation: sourceLocation)
            #expect(isGlass || navigation.toolbar.tintColor == .purple, sourceLocation: sourceLocation)
        }
        expectProxys()
        for end in [TransitionFilm.Operation.pop, .swipe(to: 0.5, then: .finish)] {
            let page = DeclaringPage(
                "B",
                BarAppearance(background: .color(.red), tintColor: .yellow, toolbar: .init(tintColor: .orange)))
            expectSmooth(.push(page), on: navigation, except: exceptions)
            expectSmooth(.swipe(to: 0.4, then: .cancel), on: navigation, except: exceptions)
            #expect(color(simulator, navigation) == .red && bar.tintColor == .yellow, sourceLocation: sourceLocation)
            #expect(navigation.toolbar.tintColor == .orange, sourceLocation: sourceLocation)
            expectSmooth(end, on: navigation, except: exceptions)
            expectProxys()
        }
        // A page that declares its buttons only keeps the proxy's background.
        expectSmooth(.push(DeclaringPage("C", BarAppearance(tintColor: .yellow))), on: navigation)
        #expect(color(simulator, navigation) == .green && bar.tintColor == .yellow, sourceLocation: sourceLocation)
        expectSmooth(.pop, on: navigation)
        expectProxys()
        navigation.detachBarTransition()
        expectProxys()
    }

    @Test(arguments: SmoothLayoutTests.profiles.sample(every: 2)) func setBeforeAttaching(_ profile: Simulator.Profile)
    {
        let simulator = Simulator(profile: profile)
        styleBars()
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        expectProxysBarAround(simulator, navigation)
    }

    /// UIKit applies the values when the bar enters a window, which is after attaching.
    @Test(arguments: SmoothLayoutTests.profiles.sample(every: 2)) func setAfterAttaching(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        navigation.attachBarTransition()
        styleBars()
        simulator.show(navigation)
        simulator.runToRest()
        expectProxysBarAround(simulator, navigation)
    }

    /// A value that is set before the bar is in a window would keep the proxy's away for good.
    @Test(arguments: SmoothLayoutTests.profiles.sample(every: 2)) func aRootThatDeclaresItsBar(
        _ profile: Simulator.Profile
    ) {
        let simulator = Simulator(profile: profile)
        styleBars()
        let root = DeclaringPage(
            "Root",
            BarAppearance(
                background: .color(.red), tintColor: .yellow, statusBarStyle: .lightContent,
                toolbar: .init(tintColor: .orange)))
        let navigation = UINavigationController(rootViewController: root)
        navigation.attachBarTransition()
        simulator.show(navigation)
        #expect(color(simulator, navigation) == .red && navigation.navigationBar.tintColor == .yellow)
        #expect(navigation.toolbar.tintColor == .orange && navigation.navigationBar.barStyle == .black)
        simulator.runToRest()
        #expect(color(simulator, navigation) == .red && navigation.navigationBar.tintColor == .yellow)
        #expect(simulator.windowScene.statusBarManager?.statusBarStyle == .lightContent)
        navigation.pushViewController(MarkedPage("A"), animated: true)
        simulator.runToRest()
        expectProxysBarAround(simulator, navigation)
    }

    /// A theme that is changed while the app runs: the usual code removes the views from the window and adds them again.
    @Test(arguments: SmoothLayoutTests.profiles.sample(every: 2)) func setWhileTheBarIsShown(
        _ profile: Simulator.Profile
    ) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        navigation.attachBarTransition()
        simulator.show(navigation)
        navigation.pushViewController(
            DeclaringPage("B", BarAppearance(background: .color(.red))), animated: true)
        simulator.runToRest()
        styleBars()
        simulator.window.rootViewController = nil
        simulator.window.rootViewController = navigation
        simulator.runToRest()
        #expect(color(simulator, navigation) == .red && navigation.navigationBar.tintColor == .purple)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        expectProxysBarAround(simulator, navigation)
    }

    /// A stack with a page that is read before the bar is in the window.
    private func stackThatIsReadEarly(
        _ page: UIViewController, _ profile: Simulator.Profile
    ) -> (Simulator, UINavigationController) {
        var profile = profile
        profile.variants.firstAppearance = .withController
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        return (simulator, navigation)
    }

    private func makeTitlesGreen() {
        let theme = UINavigationBarAppearance()
        theme.titleTextAttributes = [.foregroundColor: UIColor.green]
        UINavigationBar.appearance().standardAppearance = theme
    }

    /// What a page does not declare is the theme's, also if the bar gets the theme after the page was read: where it enters a
    /// window.
    @Test(arguments: SmoothLayoutTests.profiles.sample(every: 2), [true, false]) func aTitleThatIsNotDeclared(
        _ profile: Simulator.Profile, isShownBefore: Bool
    ) {
        let page = DeclaringPage("Root", BarAppearance(background: .color(.red)))
        let (simulator, navigation) = stackThatIsReadEarly(page, profile)
        if isShownBefore {
            simulator.show(navigation)
            simulator.runToRest()
            simulator.window.rootViewController = nil
        }
        makeTitlesGreen()
        if isShownBefore { simulator.window.rootViewController = navigation } else { simulator.show(navigation) }
        simulator.runToRest()
        #expect(page.titleColor == .green)
        #expect(color(simulator, navigation) == .red)
        navigation.detachBarTransition()
        #expect(page.navigationItem.standardAppearance == nil)
    }

    /// Also on a page that sets a prompt in its `viewDidLoad`, after the library has read it: that replaces nothing of the item.
    @Test(arguments: SmoothLayoutTests.profiles.sample(every: 2)) func aTitleThatIsNotDeclaredUnderAPrompt(
        _ profile: Simulator.Profile
    ) {
        final class PromptPage: DeclaringPage {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.prompt = "Prompt"
            }
        }
        let page = PromptPage("Root", BarAppearance(background: .color(.red)))
        let (simulator, navigation) = stackThatIsReadEarly(page, profile)
        makeTitlesGreen()
        simulator.show(navigation)
        simulator.runToRest()
        #expect(page.titleColor == .green)
        navigation.detachBarTransition()
        #expect(page.navigationItem.standardAppearance == nil && page.navigationItem.prompt == "Prompt")
    }
}
