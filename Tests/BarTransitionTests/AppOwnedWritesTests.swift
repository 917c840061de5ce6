import BarTransition
import TestSupport
import Testing
import UIKit

/// What the app writes to the bars itself, beside view controllers that declare an appearance. UIKit shows no trace of a
/// write of the same value: then the library restores, and a declaration says otherwise.
@Suite("The app's own writes", .ownSimulator) @MainActor
struct AppOwnedWritesTests {
    /// A page that declares nothing and sets the bars itself as it appears.
    private final class WritingPage: MarkedPage {
        var write: (UINavigationController) -> Void = { _ in }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if let navigationController { write(navigationController) }
        }
    }

    private func stage(_ profile: Simulator.Profile, _ pages: [UIViewController]) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
    }

    // MARK: During a rotation

    /// A page that is pushed without animation meanwhile shows the bar once; then the app can hide it.
    @Test func visibilitySetAfterAPushDuringARotationStays() {
        let stage = stage(.iPhone15(iOS: 18), [MarkedPage("A")])
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.advance(by: 0.1)
        let page = DeclaringPage("B", BarAppearance(background: .color(.red), isHidden: false))
        stage.navigation.pushViewController(page, animated: false)
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.transitionCoordinator != nil && !stage.navigation.isNavigationBarHidden)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// Bars that the app has hidden against the declaration of the page on top stay hidden where UIKit hides none for the height.
    @Test(arguments: SmoothLayoutTests.profiles) func visibilitySetAgainstADeclarationStaysInARotation(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile, [DeclaringPage("A", BarAppearance(isHidden: false, toolbar: .init()))])
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.simulator.runToRest()
        for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.runToRest()
            #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        }
    }

    // MARK: During a swipe

    /// The bar of an undeclared page that the app shows during a swipe stays shown when the swipe is canceled.
    @Test(arguments: SmoothLayoutTests.profiles, [nil, BarAppearance(), .hidden])
    func visibilitySetDuringACanceledSwipeStays(_ profile: Simulator.Profile, below: BarAppearance?) {
        let a = below.map { DeclaringPage("A", $0) } ?? MarkedPage("A")
        let b = MarkedPage("B")
        let stage = stage(profile, [a, b])
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.advance(by: 0.05)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === b)
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(isClose(b.marker.shownFrame.minY, stage.barBottom, within: 0.5))
    }

    /// A bar that the app shows during a swipe to a page without one stays when the swipe finishes.
    @Test(arguments: SmoothLayoutTests.profiles) func aBarShownDuringASwipeStays(_ profile: Simulator.Profile) {
        let stage = stage(profile, [MarkedPage("A")])
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        stage.push(DeclaringPage("B", BarAppearance(isHidden: false)), andWait: 1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.advance(by: 0.05)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.pages.count == 1 && !stage.navigation.isNavigationBarHidden)
    }

    /// The same for a bar that the app hides during the swipe.
    @Test(arguments: SmoothLayoutTests.profiles, [nil, BarAppearance(), BarAppearance(isHidden: false)])
    func aBarHiddenDuringACanceledSwipeStaysHidden(_ profile: Simulator.Profile, below: BarAppearance?) {
        let a = below.map { DeclaringPage("A", $0) } ?? MarkedPage("A")
        let b = MarkedPage("B")
        let stage = stage(profile, [a, b])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.advance(by: 0.05)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === b)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(b.additionalSafeAreaInsets == .zero)
    }

    /// Beside a page that declares the other visibility the library has changed it, and the app changes it again.
    @Test(arguments: SmoothLayoutTests.profiles)
    func visibilitySetAgainstADeclarationStays(_ profile: Simulator.Profile) {
        let (a, b) = (DeclaringPage("A", .hidden), MarkedPage("B"))
        let stage = stage(profile, [a, b])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        // The library has hidden the bar for A.
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    /// The limit: the library has shown the bar for the page below, the app's call changes nothing, and UIKit shows no
    /// trace of it. A call after the swipe, or a declaration, says it.
    @Test(arguments: SmoothLayoutTests.profiles)
    func visibilitySetAsDeclaredBelowIsRestored(_ profile: Simulator.Profile) {
        let (a, b) = (DeclaringPage("A", BarAppearance(isHidden: false)), MarkedPage("B"))
        let stage = stage(profile, [a, b])
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test(arguments: SmoothLayoutTests.profiles) func aTitleSetDuringACanceledSwipeIsShown(_ profile: Simulator.Profile)
    {
        let stage = stage(profile, [MarkedPage("A"), MarkedPage("B")])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.navigation.transitionCoordinator?.viewController(forKey: .from)?.title = "New"
        stage.simulator.advance(by: 0.05)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        let texts = stage.bar.shownTexts(alpha: 1)
        #expect(texts.contains("New") && !texts.contains("B"), "\(texts)")
    }

    // MARK: The same value as a declaration

    /// Pops from a page that declares an appearance to one that declares nothing and writes the same value.
    private func pop(
        _ profile: Simulator.Profile, from declared: BarAppearance, to page: MarkedPage
    ) -> UINavigationController {
        let stage = stage(profile, [page, DeclaringPage("B", declared)])
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        return stage.navigation
    }

    private func writing(_ write: @escaping (UINavigationController) -> Void) -> MarkedPage {
        let page = WritingPage("A")
        page.write = write
        return page
    }

    @Test(arguments: SmoothLayoutTests.profiles) func theSameVisibility(_ profile: Simulator.Profile) {
        let hides = { (navigation: UINavigationController) in navigation.setNavigationBarHidden(true, animated: true) }
        #expect(!pop(profile, from: .hidden, to: writing(hides)).isNavigationBarHidden, "the limit")
        #expect(pop(profile, from: .hidden, to: DeclaringPage("A", .hidden)).isNavigationBarHidden, "the way out")
        let other = BarAppearance(isHidden: false)
        #expect(pop(profile, from: other, to: writing(hides)).isNavigationBarHidden, "another value stays")
    }

    /// Whether UIKit slides the bar out as the page has appeared, or hides it at once.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false]) func aBarHiddenAsItsPageHasAppeared(
        _ profile: Simulator.Profile, slides: Bool
    ) {
        final class Hiding: DeclaringPage {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: true)
            }
        }
        var profile = profile
        profile.variants.slidesBarAfterTransitions = slides
        let stage = stage(profile, [DeclaringPage("A", BarAppearance(background: .color(.red)))])
        let page = Hiding("B", BarAppearance(background: .color(.blue)))
        stage.navigation.pushViewController(page, animated: true)
        while !stage.navigation.isNavigationBarHidden { stage.simulator.advance(by: 1.0 / 60) }
        stage.simulator.advance(by: 1.0 / 60)
        #expect(stage.navigation.navigationBar.isHidden == !slides)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.navigationBar.isHidden)
        #expect(page.view.safeAreaInsets.top == stage.navigation.view.safeAreaInsets.top)
        #expect(page.additionalSafeAreaInsets == .zero)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.simulator.runToRest()
        #expect(page.view.safeAreaInsets.top == stage.navigation.navigationBar.frame.maxY)
    }

    @Test(arguments: SmoothLayoutTests.profiles) func theSameTintColor(_ profile: Simulator.Profile) {
        let red = BarAppearance(tintColor: .red)
        let tints = { (navigation: UINavigationController) in navigation.navigationBar.tintColor = .red }
        #expect(pop(profile, from: red, to: writing(tints)).navigationBar.tintColor != .red, "the limit")
        #expect(pop(profile, from: red, to: DeclaringPage("A", red)).navigationBar.tintColor == .red, "the way out")
        let green = BarAppearance(tintColor: .green)
        #expect(pop(profile, from: green, to: writing(tints)).navigationBar.tintColor == .red, "another value stays")
    }

    @Test(arguments: SmoothLayoutTests.profiles) func theSameBarStyle(_ profile: Simulator.Profile) {
        let light = BarAppearance(statusBarStyle: .lightContent)
        let darkens = { (navigation: UINavigationController) in navigation.navigationBar.barStyle = .black }
        #expect(pop(profile, from: light, to: writing(darkens)).navigationBar.barStyle == .default, "the limit")
        #expect(
            pop(profile, from: light, to: DeclaringPage("A", light)).navigationBar.barStyle == .black, "the way out")
        let standard = BarAppearance(statusBarStyle: .default)
        #expect(
            pop(profile, from: standard, to: writing(darkens)).navigationBar.barStyle == .black, "another value stays")
    }

    @Test(arguments: SmoothLayoutTests.profiles) func theSameToolbarVisibility(_ profile: Simulator.Profile) {
        let shown = BarAppearance(toolbar: BarAppearance.Toolbar())
        let shows = { (navigation: UINavigationController) in navigation.setToolbarHidden(false, animated: true) }
        #expect(pop(profile, from: shown, to: writing(shows)).isToolbarHidden, "the limit")
        #expect(!pop(profile, from: shown, to: DeclaringPage("A", shown)).isToolbarHidden, "the way out")
        let hidden = BarAppearance(toolbar: .hidden)
        #expect(!pop(profile, from: hidden, to: writing(shows)).isToolbarHidden, "another value stays")
    }

    @Test(arguments: SmoothLayoutTests.profiles) func theSameToolbarTintColor(_ profile: Simulator.Profile) {
        let red = BarAppearance(toolbar: BarAppearance.Toolbar(tintColor: .red))
        let tints = { (navigation: UINavigationController) in navigation.toolbar.tintColor = .red }
        #expect(pop(profile, from: red, to: writing(tints)).toolbar.tintColor != .red, "the limit")
        #expect(pop(profile, from: red, to: DeclaringPage("A", red)).toolbar.tintColor == .red, "the way out")
        let green = BarAppearance(toolbar: BarAppearance.Toolbar(tintColor: .green))
        #expect(pop(profile, from: green, to: writing(tints)).toolbar.tintColor == .red, "another value stays")
    }

    // MARK: Under an alert (finding C1)

    /// A push under an alert, whose dimmed tint must be neither kept nor restored.
    @Test(arguments: SmoothLayoutTests.profiles, [UIColor.green, nil])
    func aPushUnderAnAlertKeepsTheTints(_ profile: Simulator.Profile, own: UIColor?) {
        let stage = stage(profile, [MarkedPage("A")])
        if let own { stage.bar.tintColor = own }
        let before = stage.bar.tintColor
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.navigation.present(alert, animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintAdjustmentMode == .dimmed && stage.bar.tintColor != before)
        stage.navigation.pushViewController(DeclaringPage("B", BarAppearance(tintColor: .red)), animated: true)
        stage.simulator.runToRest()
        stage.navigation.topViewController?.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.bar.tintColor != .red, "dimmed")
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController?.title == "B")
        #expect(stage.bar.tintColor == .red)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == before)
        #expect(stage.bar.tintAdjustmentMode == .normal)
        stage.simulator.window.tintColor = .purple
        #expect(stage.bar.tintColor == own ?? .purple, "an inherited tint stays inherited")
    }

    /// Back at the page without a tint while the alert is still there.
    @Test(arguments: SmoothLayoutTests.profiles) func aPopUnderAnAlertKeepsTheTints(_ profile: Simulator.Profile) {
        let stage = stage(profile, [MarkedPage("A"), DeclaringPage("B", BarAppearance(tintColor: .red))])
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.navigation.present(alert, animated: true)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.bar.tintColor == stage.simulator.window.tintColor)
    }

    /// A page that declares nothing sets its tint while it comes.
    @Test(arguments: SmoothLayoutTests.profiles, [true, false])
    func aTintSetDuringThePush(_ profile: Simulator.Profile, alongside: Bool) {
        final class TintingPage: MarkedPage {
            var alongside = false
            private func tint() { navigationController?.navigationBar.tintColor = .green }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard alongside else { return }
                transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.tint() })
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                if !alongside { tint() }
            }
        }
        let page = TintingPage("B")
        page.alongside = alongside
        let stage = stage(profile, [DeclaringPage("A", BarAppearance(tintColor: .red))])
        stage.push(page, andWait: 1)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .green)
    }

    /// Behind an alert UIKit notifies the page's views while the library reads the tint, and one of them updates the bar.
    @Test func aViewThatFollowsTheTintUnderAnAlert() {
        final class FollowingView: UIView {
            var onChange: () -> Void = {}
            override func tintColorDidChange() {
                super.tintColorDidChange()
                onChange()
            }
        }
        let (page, view) = (DeclaringPage("A", BarAppearance()), FollowingView())
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: page)
        page.view.addSubview(view)
        view.onChange = { [weak page] in page?.setNeedsBarAppearanceUpdate(animated: false) }
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.navigation.present(alert, animated: true)
        stage.simulator.runToRest()
        page.barAppearance.tintColor = .red
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.navigation.dismiss(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .red)
    }

    /// The app sets a tint after the library has restored the one before, and the next page declares its own twice as it appears: the
    /// app's comes back after it.
    @Test(arguments: SmoothLayoutTests.profiles) func aTintSetAfterOneWasRestored(_ profile: Simulator.Profile) {
        let stage = stage(profile, [DeclaringPage("A", .hidden)])
        stage.bar.tintColor = .red
        stage.push(DeclaringPage("B", BarAppearance(tintColor: .white, isHidden: false)), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.bar.tintColor = .green
        let page = LateDeclaringPage("C", BarAppearance(tintColor: .white, isHidden: false))
        page.later = BarAppearance(tintColor: .yellow, isHidden: false)
        stage.push(page, andWait: 1)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .yellow)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .green)
    }
}
