import BarTransition
import TestSupport
import Testing
import UIKit

/// The tint colors, the style and the visibility of the bars themselves: when they change, and what is restored.
@Suite("Values of the bars", .ownSimulator) @MainActor
struct BarValueTests {
    nonisolated static let profile = Simulator.Profile.iPhone15(iOS: 18)

    private func stage(
        _ pages: UIViewController..., setUp: (UINavigationController) -> Void = { _ in }
    ) -> HeadlessStage {
        let stage = HeadlessStage(Self.profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            setUp(navigation)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        return stage
    }

    private func declaring(_ title: String, _ toolbar: BarAppearance.Toolbar?) -> DeclaringPage {
        DeclaringPage(title, BarAppearance(toolbar: toolbar))
    }

    // MARK: Toolbar

    /// A toolbar that stays has the next color during the transition; one that goes keeps its own until it is gone.
    @Test func aToolbarsTintChangesWithTheTransition() {
        let stage = stage(declaring("A", .init(tintColor: .red)))
        stage.push(declaring("B", .init(tintColor: .green)), andWait: 0.1)
        #expect(stage.navigation.toolbar.tintColor == .green)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.navigation.toolbar.tintColor == .red)
        stage.simulator.runToRest()
        stage.push(MarkedPage("C"), andWait: 0.1)
        #expect(stage.navigation.isToolbarHidden)
        #expect(stage.navigation.toolbar.tintColor == .red)
        stage.simulator.runToRest()
        #expect(stage.navigation.toolbar.tintColor == .systemBlue)
    }

    /// A toolbar that goes in an update keeps its color until it is gone. Then it has the app's own again, for when the app shows it.
    @Test func aToolbarThatHasGoneInAnUpdateHasTheAppsTint() {
        let page = declaring("A", .init(tintColor: .red))
        let stage = stage(page)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(stage.navigation.isToolbarHidden && stage.navigation.toolbar.tintColor == .red)
        stage.simulator.runToRest()
        #expect(stage.navigation.toolbar.tintColor == .systemBlue)
    }

    /// A navigation controller makes its toolbar when it is first asked for it, so the library does not ask without a reason.
    @Test func withoutADeclaredToolbarNoneIsAskedFor() throws {
        final class Navigation: UINavigationController {
            var asked = 0
            override var toolbar: UIToolbar! {
                asked += 1
                return super.toolbar
            }
        }
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .green))
        let stage = HeadlessStage(Self.profile) {
            let navigation = Navigation(rootViewController: page)
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let navigation = try #require(stage.navigation as? Navigation)
        stage.push(DeclaringPage("B", .hidden), andWait: 1)
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        for isAnimated in [false, true] {
            page.barAppearance.background = isAnimated ? .color(.green) : .color(.blue)
            page.setNeedsBarAppearanceUpdate(animated: isAnimated)
            stage.simulator.runToRest()
        }
        #expect(navigation.asked == 0)
    }

    /// Detaching gives back what the app had of the toolbar, at once.
    @Test(arguments: [true, false]) func detachingRestoresTheToolbar(wasHidden: Bool) {
        let stage = stage(declaring("A", wasHidden ? .init(tintColor: .red) : .hidden)) { navigation in
            navigation.toolbar.tintColor = .purple
            navigation.setToolbarHidden(wasHidden, animated: false)
        }
        #expect(stage.navigation.isToolbarHidden != wasHidden)
        stage.navigation.detachBarTransition()
        #expect(stage.navigation.isToolbarHidden == wasHidden)
        #expect(stage.navigation.toolbar.tintColor == .purple)
        #expect(stage.navigation.toolbar.layer.animationKeys()?.isEmpty ?? true)
    }

    /// So it does with the bar: it is in its place at once, and the content below it.
    @Test func detachingShowsTheBarAtOnce() {
        let page = DeclaringPage("A", .hidden)
        let stage = stage(page)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.detachBarTransition()
        stage.simulator.advance(by: 1 / 60)
        #expect(!stage.navigation.isNavigationBarHidden)
        for view in [stage.bar, page.marker] as [UIView] {
            let place = view.convert(view.bounds, to: nil).minY
            #expect(abs(view.shownFrame.minY - place) < 0.01, "\(view.shownFrame.minY), not \(place)")
        }
    }

    // MARK: Tint

    /// A page's tint counts during the transition already, and the app's own returns with its page.
    @Test func theTintChangesWithTheTransition() {
        let stage = stage(MarkedPage("A")) { $0.navigationBar.tintColor = .purple }
        stage.push(DeclaringPage("B", BarAppearance(tintColor: .green)), andWait: 0.1)
        #expect(stage.bar.tintColor == .green)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.bar.tintColor == .purple)
        stage.simulator.runToRest()
        stage.simulator.window.tintColor = .orange
        #expect(stage.bar.tintColor == .purple, "a color of the bar's own stays its own")
        stage.push(DeclaringPage("C", BarAppearance(tintColor: .red)), andWait: 1)
        stage.navigation.detachBarTransition()
        #expect(stage.bar.tintColor == .purple)
    }

    /// A bar that inherits its color does so after a page with a declared one.
    @Test func anInheritedTintIsInheritedAgain() {
        let stage = stage(MarkedPage("A"))
        stage.push(DeclaringPage("B", BarAppearance(tintColor: .green)), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.simulator.window.tintColor = .orange
        #expect(stage.bar.tintColor == .orange)
    }

    /// A page can declare the color that the bars inherit for now. They keep it when the window gets another one, and inherit
    /// again after that page.
    @Test func aDeclaredTintThatIsInheritedToo() {
        let stage = stage(MarkedPage("A"))
        stage.simulator.window.tintColor = .green
        stage.push(DeclaringPage("B", BarAppearance(tintColor: .green, toolbar: .init(tintColor: .green))), andWait: 1)
        stage.simulator.window.tintColor = .orange
        #expect(stage.bar.tintColor == .green && stage.navigation.toolbar.tintColor == .green)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .orange && stage.navigation.toolbar.tintColor == .orange)
    }

    /// An app that dims the bar itself finds it dimmed afterwards, with the colors that it had.
    @Test func theAppsOwnDimmingStays() {
        let page = DeclaringPage("B", BarAppearance(tintColor: .green))
        let stage = stage(MarkedPage("A")) { $0.navigationBar.tintColor = .purple }
        stage.bar.tintAdjustmentMode = .dimmed
        let dimmed = stage.bar.tintColor
        stage.push(page, andWait: 1)
        #expect(stage.bar.tintAdjustmentMode == .dimmed)
        #expect(stage.bar.tintColor != .green)
        stage.bar.tintAdjustmentMode = .normal
        #expect(stage.bar.tintColor == .green)
        stage.bar.tintAdjustmentMode = .dimmed
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintAdjustmentMode == .dimmed && stage.bar.tintColor == dimmed)
        stage.bar.tintAdjustmentMode = .normal
        #expect(stage.bar.tintColor == .purple)
    }

    /// Shows the tint that it has in its color.
    private final class TintedView: UIView {
        override func tintColorDidChange() {
            super.tintColorDidChange()
            backgroundColor = tintColor
        }
    }

    /// Behind an alert the library has to look up the bar's color without the dimming. That is not seen: a view of the app's
    /// that shows its tint does not change.
    @Test func lookingUpATintIsNotSeen() {
        let page = DeclaringPage("A", BarAppearance(tintColor: .green))
        let view = TintedView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        page.navigationItem.titleView = view
        let stage = stage(page)
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        stage.navigation.present(alert, animated: true)
        stage.simulator.runToRest()
        let dimmed = view.backgroundColor
        #expect(dimmed == stage.bar.tintColor && dimmed != .green)
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(view.backgroundColor == dimmed && view.layer.animationKeys()?.isEmpty ?? true)
    }

    // MARK: Style

    /// The bar's style, from which UIKit takes the style of the status bar, changes with the transition and comes back.
    @Test func theStyleChangesWithTheTransition() {
        let stage = stage(MarkedPage("A"))
        #expect(stage.navigation.preferredStatusBarStyle == .default)
        stage.push(DeclaringPage("B", BarAppearance(statusBarStyle: .lightContent)), andWait: 0.1)
        #expect(stage.bar.barStyle == .black && stage.navigation.preferredStatusBarStyle == .lightContent)
        stage.simulator.runToRest()
        stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
        #expect(stage.bar.barStyle == .black)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.bar.barStyle == .default)
        stage.simulator.runToRest()
        stage.push(DeclaringPage("C", BarAppearance(statusBarStyle: .lightContent)), andWait: 1)
        stage.navigation.detachBarTransition()
        #expect(stage.bar.barStyle == .default)
    }

    // MARK: Bars that UIKit hides

    /// UIKit's modes, in which it hides bars by itself.
    enum Mode: CaseIterable {
        case tap, swipe, keyboard, compactHeight

        @MainActor
        func set(_ isOn: Bool, of navigation: UINavigationController) {
            switch self {
            case .tap: navigation.hidesBarsOnTap = isOn
            case .swipe: navigation.hidesBarsOnSwipe = isOn
            case .keyboard: navigation.hidesBarsWhenKeyboardAppears = isOn
            case .compactHeight: navigation.hidesBarsWhenVerticallyCompact = isOn
            }
        }
    }

    /// Turns a mode off as it disappears, as apps do that want it on one page only.
    private final class ModePage: MarkedPage {
        var mode: Mode?
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if let navigationController { mode?.set(false, of: navigationController) }
        }
    }

    /// A bar that one of them has hidden is there when the user comes back from a page that shows it; one that the app has
    /// hidden is hidden again.
    @Test(arguments: [nil] + Mode.allCases, [true, false])
    func aBarThatUIKitHasHiddenComesBack(_ mode: Mode?, isTurnedOff: Bool) {
        let page = ModePage("A")
        if isTurnedOff { page.mode = mode }
        let stage = stage(page) { mode?.set(true, of: $0) }
        // As UIKit does it.
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.simulator.runToRest()
        let next = DeclaringPage("B", BarAppearance(isHidden: false, toolbar: .init()))
        stage.push(next, andWait: 1)
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden == (mode == nil))
        #expect(stage.navigation.isToolbarHidden, "it was hidden when the library was attached")
    }

    /// The same for a toolbar that was shown before.
    @Test(arguments: [nil] + Mode.allCases) func aToolbarThatUIKitHasHiddenComesBack(_ mode: Mode?) {
        let stage = stage(MarkedPage("A")) { navigation in
            navigation.setToolbarHidden(false, animated: false)
            mode?.set(true, of: navigation)
        }
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.push(declaring("B", .init()), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden == (mode == nil))
    }

    /// What counts is the app's last own visibility, not that at the time of attaching.
    @Test func theAppsLastVisibilityCounts() {
        let stage = stage(MarkedPage("A"))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.push(DeclaringPage("B", BarAppearance(isHidden: false)), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden, "hidden by the app")
        stage.navigation.hidesBarsOnTap = true
        stage.push(DeclaringPage("C", BarAppearance(isHidden: false)), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden, "also if UIKit may hide it too")
    }

    /// The same for a toolbar: one that the library has shown in between is none that the app has shown.
    @Test func theAppsLastVisibilityOfTheToolbarCounts() {
        let stage = stage(MarkedPage("A"))
        stage.push(declaring("B", .init()), andWait: 1)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden, "as the app has it")
        stage.navigation.hidesBarsOnTap = true
        stage.push(declaring("C", .init()), andWait: 1)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isToolbarHidden)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden, "also if UIKit may hide it too")
    }

    /// An app that hides its bar while the transition runs in which it attaches the library.
    @Test func aBarThatIsHiddenDuringTheFirstTransition() {
        let stage = HeadlessStage(Self.profile) { UINavigationController(rootViewController: MarkedPage("A")) }
        stage.push(DeclaringPage("B", BarAppearance(isHidden: false)), andWait: 0.1)
        stage.navigation.attachBarTransition()
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    /// A tint that the app sets when a declared one has gone is the app's.
    @Test func aTintThatTheAppSetsAfterADeclarationStays() {
        let page = DeclaringPage("A", BarAppearance(tintColor: .red))
        let stage = stage(page)
        page.barAppearance.tintColor = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.bar.tintColor = .green
        stage.push(DeclaringPage("B", .hidden), andWait: 0.1)
        #expect(stage.bar.tintColor == .green)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .green)
    }

    /// So is one that it sets where the bar is hidden, also if the next page takes a declared color back before it is shown.
    @Test(arguments: [true, false]) func aTintThatTheAppSetsWhileTheBarIsHiddenStays(isShown: Bool) {
        final class ChangingPage: DeclaringPage {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                barAppearance.tintColor = nil
                barAppearance.toolbar = .init()
                setNeedsBarAppearanceUpdate(animated: false)
            }
        }
        let stage = stage(DeclaringPage("A", BarAppearance(isHidden: !isShown, toolbar: .init()))) {
            $0.navigationBar.tintColor = .orange
            $0.toolbar.tintColor = .orange
        }
        stage.push(DeclaringPage("B", BarAppearance(tintColor: .red, toolbar: .init(tintColor: .red))), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .orange && stage.navigation.toolbar.tintColor == .orange)
        stage.bar.tintColor = .purple
        stage.navigation.toolbar.tintColor = .purple
        stage.push(ChangingPage("C", BarAppearance(tintColor: .white, toolbar: .init(tintColor: .white))), andWait: 1)
        #expect(stage.bar.tintColor == .purple && stage.navigation.toolbar.tintColor == .purple)
    }

    /// What the app sets while an animated update takes declared values away is the app's, also when the animation has ended.
    @Test func whatTheAppSetsDuringAnUpdateStays() {
        let page = DeclaringPage(
            "A", BarAppearance(tintColor: .red, statusBarStyle: .lightContent, toolbar: .init(tintColor: .red)))
        let stage = stage(page) { $0.navigationBar.tintColor = .purple }
        #expect(stage.bar.tintColor == .red && stage.bar.barStyle == .black)
        page.barAppearance = BarAppearance(toolbar: .init())
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(stage.bar.tintColor == .purple && stage.bar.barStyle == .default)
        stage.bar.tintColor = .green
        stage.bar.barStyle = .black
        stage.navigation.toolbar.tintColor = .orange
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .green)
        #expect(stage.bar.barStyle == .black)
        #expect(stage.navigation.toolbar.tintColor == .orange)
    }

    /// A color that the app sets in place of a declared one is the app's, and so is its next one, also if that is the declared one.
    @Test func theAppsNextTintStays() {
        let stage = stage(MarkedPage("A"), DeclaringPage("B", BarAppearance(tintColor: .red))) {
            $0.navigationBar.tintColor = .purple
        }
        stage.bar.tintColor = .green
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .green)
        stage.bar.tintColor = .red
        stage.push(MarkedPage("C"), andWait: 1)
        #expect(stage.bar.tintColor == .red)
        stage.navigation.detachBarTransition()
        #expect(stage.bar.tintColor == .red)
    }

    /// The same for a toolbar.
    @Test func theAppsNextToolbarTintStays() throws {
        let stage = stage(MarkedPage("A"), declaring("B", .init(tintColor: .red)))
        let toolbar = try #require(stage.navigation.toolbar)
        toolbar.tintColor = .green
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(toolbar.tintColor == .green)
        toolbar.tintColor = .red
        stage.push(MarkedPage("C"), andWait: 1)
        #expect(toolbar.tintColor == .red)
        stage.navigation.detachBarTransition()
        #expect(toolbar.tintColor == .red)
    }

    /// The same for the style.
    @Test func theAppsNextStyleStays() {
        let stage = stage(MarkedPage("A"), DeclaringPage("B", BarAppearance(statusBarStyle: .lightContent)))
        stage.bar.barStyle = .default
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.bar.barStyle = .black
        stage.push(MarkedPage("C"), andWait: 1)
        #expect(stage.bar.barStyle == .black)
    }

    /// A toolbar's tint changes with the pages, also where no navigation bar does.
    @Test(arguments: [(false, true), (true, true), (true, false)])
    func aToolbarsTintChangesWithoutTheBar(_ hidden: (below: Bool, above: Bool)) {
        let a = DeclaringPage("A", BarAppearance(isHidden: hidden.below, toolbar: .init(tintColor: .green)))
        let b = DeclaringPage("B", BarAppearance(isHidden: hidden.above, toolbar: .init(tintColor: .red)))
        let stage = stage(a)
        stage.push(b, andWait: 0.1)
        #expect(stage.navigation.toolbar.tintColor == .red)
    }

    /// The toolbar that an update hides while the stack is off the screen is gone at once. Its tint is the app's by the time that the
    /// stack is back.
    @Test func aToolbarThatGoesOffTheScreenHasTheAppsTint() {
        let page = declaring("A", .init(tintColor: .red))
        let stage = stage(page)
        #expect(stage.navigation.toolbar.tintColor == .red)
        stage.simulator.show(UIViewController())
        stage.simulator.runToRest()
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.show(stage.navigation)
        stage.simulator.runToRest()
        #expect(stage.navigation.isToolbarHidden && stage.navigation.toolbar.tintColor == .systemBlue)
    }

    /// A page comes while an update still hides the toolbar. The end of that update does not bring back the bar of the page that goes.
    @Test func aPushWhileTheToolbarGoes() {
        let page = DeclaringPage(
            "A", BarAppearance(tintColor: .red, statusBarStyle: .lightContent, toolbar: .init(tintColor: .red)))
        let stage = stage(page)
        page.barAppearance.toolbar = .hidden
        page.setNeedsBarAppearanceUpdate(animated: true)
        #expect(stage.navigation.isToolbarHidden)
        stage.push(DeclaringPage("B", BarAppearance(tintColor: .green)), andWait: 0.3)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.bar.tintColor == .green && stage.bar.barStyle == .default)
        stage.simulator.runToRest()
        #expect(stage.bar.tintColor == .green && stage.navigation.toolbar.tintColor == .systemBlue)
    }
}
