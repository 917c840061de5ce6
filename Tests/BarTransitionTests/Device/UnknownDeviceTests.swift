import BarTransition
import TestSupport
import Testing
import UIKit

/// What a device may do that no document rules out: findings A5, B1, and C1 to C19 of `DEVICE.md`.
@Suite("On a device that nobody has seen", .ownSimulator) @MainActor
struct UnknownDeviceTests {
    typealias Variants = Simulator.Profile.Variants

    private static let red = BarAppearance(background: .color(.red), tintColor: .white, titleColor: .white)
    private static let blue = BarAppearance(background: .color(.blue), tintColor: .yellow)

    private func start(
        _ first: UIViewController, _ profile: Simulator.Profile = .iPhone15(iOS: 18),
        _ edit: (inout Variants) -> Void = { _ in }
    ) -> (simulator: Simulator, navigation: UINavigationController) {
        var profile = profile
        edit(&profile.variants)
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: first)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        return (simulator, navigation)
    }

    private func foreignViews(in bar: UINavigationBar) -> Int {
        bar.subviews.count { "\(type(of: $0))" == "BarBackdropView" }
    }

    /// The color at the left end of the bar, above its buttons.
    private func barColor(_ simulator: Simulator, _ navigation: UINavigationController) -> UIColor {
        simulator.color(at: CGPoint(x: 2, y: navigation.navigationBar.frame.minY + 1))
    }

    /// Whether a color that only the title has is somewhere in the bar.
    private func showsTitle(_ simulator: Simulator, _ navigation: UINavigationController, _ color: UIColor) -> Bool {
        let bar = navigation.navigationBar.frame
        return stride(from: bar.midX - 40, to: bar.midX + 40, by: 0.5).contains { x in
            stride(from: bar.minY + 8, to: bar.maxY - 8, by: 0.5).contains { y in
                simulator.color(at: CGPoint(x: x, y: y)) == color
            }
        }
    }

    // MARK: The view in the bar

    @Test func pagesWithUIKitsBackgroundGetNoView() {
        let (simulator, navigation) = start(DeclaringPage("A", BarAppearance(tintColor: .red)))
        #expect(foreignViews(in: navigation.navigationBar) == 0)
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
        simulator.runToRest()
        navigation.pushViewController(DeclaringPage("C", BarAppearance(titleColor: .blue)), animated: true)
        simulator.runToRest()
        #expect(foreignViews(in: navigation.navigationBar) == 0)
        navigation.pushViewController(DeclaringPage("D", Self.red), animated: true)
        simulator.runToRest()
        #expect(foreignViews(in: navigation.navigationBar) == 1)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(foreignViews(in: navigation.navigationBar) == 0)
    }

    @Test(arguments: Variants.BarSubviewOrder.allCases.sample(every: 2), [26, 15, 18].sample(every: 3))
    func theBackgroundIsBehindTitleAndButtons(_ order: Variants.BarSubviewOrder, system: Int) {
        let title = BarAppearance(background: .color(.red), titleColor: .green)
        let (simulator, navigation) = start(DeclaringPage("MMMM", title), .iPhone15(iOS: system)) {
            $0.barSubviewOrder = order
        }
        func check(_ moment: Comment) {
            #expect(barColor(simulator, navigation) == UIColor.red, moment)
            #expect(showsTitle(simulator, navigation, .green), moment)
        }
        check("attached before the first layout")
        navigation.pushViewController(DeclaringPage("B", Self.blue), animated: true)
        simulator.runToRest()
        #expect(barColor(simulator, navigation) == UIColor.blue)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        check("after a pop")
        navigation.navigationBar.setNeedsLayout()
        simulator.rotate(to: .landscapeLeft)
        simulator.rotate(to: .portrait)
        simulator.runToRest()
        check("after a rotation")
    }

    @Test func clearingTheBarsSubviewsTakesNothingAway() {
        let (simulator, navigation) = start(DeclaringPage("A", Self.red))
        for view in navigation.navigationBar.subviews where "\(type(of: view))" == "BarBackdropView" {
            view.removeFromSuperview()
        }
        #expect(navigation.barTransition != nil)
        #expect(navigation.delegate != nil)
        navigation.pushViewController(DeclaringPage("B", Self.blue), animated: true)
        simulator.runToRest()
        #expect(barColor(simulator, navigation) == UIColor.blue)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(barColor(simulator, navigation) == UIColor.red)
    }

    // MARK: Blocks and completions

    @Test(arguments: Variants.AlongsideAnimation.allCases, Variants.AlongsideCompletion.allCases)
    func theEndIsRightWhateverRuns(_ animation: Variants.AlongsideAnimation, _ completion: Variants.AlongsideCompletion)
    {
        let a = DeclaringPage("A", Self.red)
        let (simulator, navigation) = start(a) {
            $0.alongsideAnimation = animation
            $0.alongsideCompletion = completion
        }
        for next in [Self.blue, .hidden, BarAppearance(background: .color(.blue), prompt: "B")] {
            let b = DeclaringPage("B", next)
            navigation.pushViewController(b, animated: true)
            simulator.runToRest()
            #expect(navigation.isNavigationBarHidden == (next.isHidden == true))
            #expect(b.additionalSafeAreaInsets == .zero && a.additionalSafeAreaInsets == .zero)
            if next.isHidden != true { #expect(barColor(simulator, navigation) == UIColor.blue) }
            navigation.popViewController(animated: true)
            simulator.runToRest()
            #expect(!navigation.isNavigationBarHidden)
            #expect(barColor(simulator, navigation) == UIColor.red)
            #expect(navigation.navigationBar.tintColor == .white)
            #expect(b.additionalSafeAreaInsets == .zero && a.additionalSafeAreaInsets == .zero)
            #expect(isClose(a.marker.shownFrame.minY, navigation.navigationBar.frame.maxY, within: 0.5))
        }
    }

    /// Without blocks, too, scrolled content stays where it is while its page is covered by one without a bar.
    @Test func withoutBlocksAScrolledListStays() throws {
        let list = DeclaringPage("A", Self.red)
        list.wantsScrollView = true
        let (simulator, navigation) = start(list) { $0.alongsideAnimation = .refused }
        try #require(list.scrollView).contentOffset.y += 200
        simulator.runToRest()
        let top = list.marker.shownFrame.minY
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
        simulator.commit()
        for _ in 0..<10 {
            #expect(isClose(list.marker.shownFrame.minY, top))
            simulator.advance(by: 1 / 60)
        }
    }

    /// Without blocks a transition shows its end from the first frame. A declaration that comes then waits for the end.
    @Test func anUpdateDuringATransitionWithoutBlocksWaits() {
        let (simulator, navigation) = start(DeclaringPage("A", Self.red)) { $0.alongsideAnimation = .refused }
        let b = DeclaringPage("B", Self.blue)
        navigation.pushViewController(b, animated: true)
        simulator.advance(by: 0.1)
        #expect(barColor(simulator, navigation) == UIColor.blue)
        b.barAppearance.background = .color(.green)
        b.setNeedsBarAppearanceUpdate(animated: false)
        simulator.advance(by: 0.1)
        #expect(barColor(simulator, navigation) == UIColor.blue)
        simulator.runToRest()
        #expect(barColor(simulator, navigation) == UIColor.green)
    }

    @Test func anUpdateDuringATransitionWithoutCompletionIsNotLost() {
        let a = DeclaringPage("A", Self.red)
        let (simulator, navigation) = start(a) { $0.alongsideCompletion = .neverRuns }
        for background in [UIColor.green, .magenta] {
            let b = DeclaringPage("B", Self.blue)
            navigation.pushViewController(b, animated: true)
            simulator.advance(by: 0.1)
            b.barAppearance.background = .color(background)
            b.setNeedsBarAppearanceUpdate()
            simulator.runToRest()
            #expect(barColor(simulator, navigation) == background)
        }
    }

    @Test func aStackThatIsDismissedDuringAPushIsReleased() {
        weak var controller: UINavigationController?
        weak var attached: BarTransitionController?
        let root = UIViewController()
        let simulator = Simulator()
        simulator.show(root)
        do {
            let navigation = UINavigationController(rootViewController: DeclaringPage("A", Self.red))
            navigation.modalPresentationStyle = .fullScreen
            attached = navigation.attachBarTransition()
            controller = navigation
            root.present(navigation, animated: false)
            simulator.runToRest()
            navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
            simulator.advance(by: 0.1)
        }
        root.dismiss(animated: false)
        simulator.runToRest()
        #expect(controller == nil)
        #expect(attached == nil)
    }

    // MARK: Visibility

    @Test func withoutADeclaredVisibilityTheAppDecides() {
        let (simulator, navigation) = start(DeclaringPage("A", Self.red))
        navigation.setNavigationBarHidden(true, animated: false)
        simulator.runToRest()
        navigation.pushViewController(DeclaringPage("B", Self.blue), animated: true)
        simulator.runToRest()
        #expect(navigation.isNavigationBarHidden, "B declares no visibility, so the app's stays")
        navigation.topViewController?.setNeedsBarAppearanceUpdate()
        simulator.runToRest()
        #expect(navigation.isNavigationBarHidden)
        let shown = DeclaringPage("C", BarAppearance(background: .color(.red), isHidden: false))
        navigation.pushViewController(shown, animated: true)
        simulator.runToRest()
        #expect(!navigation.isNavigationBarHidden)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(navigation.isNavigationBarHidden, "the app's own visibility returns")
    }

    @Test(arguments: [15, 18, 26]) func withoutMovingTheBarTheEndOfASwipeIsRight(system: Int) {
        for finishes in [true, false] {
            let (simulator, navigation) = start(DeclaringPage("A", .hidden), .iPhone15(iOS: system))
            navigation.barTransition?.movesBarInInteractivePops = false
            navigation.pushViewController(DeclaringPage("B", BarAppearance(background: .color(.red))), animated: true)
            simulator.runToRest()
            let b = DeclaringPage("C", .hidden)
            navigation.pushViewController(b, animated: true)
            simulator.runToRest()
            simulator.beginBackSwipe()
            simulator.moveBackSwipe(toProgress: 0.6)
            // The transform of a bar that the library moves in is the identity, too. Before iOS 26 UIKit moves the bar itself.
            let shown = navigation.navigationBar.shownFrame
            if system >= 26 { #expect(abs(shown.minX) < 0.5, "\(shown)") }
            simulator.endBackSwipe(finishing: finishes)
            simulator.runToRest()
            #expect(navigation.isNavigationBarHidden == !finishes)
            #expect(navigation.navigationBar.isHidden == !finishes && navigation.navigationBar.transform.isIdentity)
            #expect(b.additionalSafeAreaInsets == .zero)
        }
    }

    /// Neither for a page that declares at once nor for one whose child does in its first layout.
    @Test(arguments: [false, true]) func theToolbarIsNotCreated(isLate: Bool) {
        final class Stack: UINavigationController {
            var askedForToolbar = 0
            override var toolbar: UIToolbar! {
                askedForToolbar += 1
                return super.toolbar
            }
        }
        let simulator = Simulator()
        let navigation = Stack(rootViewController: DeclaringPage("A", Self.red))
        navigation.attachBarTransition()
        simulator.show(navigation)
        let page: UIViewController =
            isLate ? EmbeddingPage("B", Self.blue, in: .viewIsAppearing) : DeclaringPage("B", Self.blue)
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        #expect(navigation.askedForToolbar == 0)
    }

    // MARK: Other transitions

    @Test func aZoomedPageDoesNotSlide() {
        let (simulator, navigation) = start(DeclaringPage("A", Self.red))
        let source = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
        navigation.topViewController?.view.addSubview(source)
        let zoomed = DeclaringPage("B", Self.blue)
        zoomed.preferredTransition = .zoom { [weak source] _ in source }
        navigation.pushViewController(zoomed, animated: true)
        simulator.advance(by: 0.1)
        let backdrop = navigation.navigationBar.subviews.first { "\(type(of: $0))" == "BarBackdropView" }
        let frames = backdrop?.subviews.compactMap(\.subviews.first?.frame) ?? []
        #expect(!frames.isEmpty)
        #expect(frames.allSatisfy { $0.minX == 0 && $0.width == navigation.navigationBar.bounds.width }, "\(frames)")
        simulator.runToRest()
        #expect(barColor(simulator, navigation) == UIColor.blue)
    }

    @Test func unloadedPagesAreNotRead() {
        final class Page: DeclaringPage {
            var reads = 0
            override var barAppearance: BarAppearance {
                get {
                    reads += 1
                    return super.barAppearance
                }
                set { super.barAppearance = newValue }
            }
        }
        let pages = ["A", "B", "C"].map { Page($0, Self.red) }
        let simulator = Simulator()
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        navigation.setViewControllers([pages[0], pages[1], Page("D", Self.blue)], animated: true)
        simulator.runToRest()
        #expect(!pages[0].isViewLoaded && !pages[1].isViewLoaded)
        #expect(pages[0].reads == 0 && pages[1].reads == 0)
        #expect(pages[2].reads > 0)
    }

    @Test func contentThatDeceleratesIsNotScrolled() {
        let a = MarkedPage("A")
        a.wantsScrollView = true
        let (simulator, navigation) = start(a)
        simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.1)
        #expect(a.scrollView?.isDecelerating == true)
        let before = a.scrollView?.contentOffset.y ?? 0
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
        simulator.advance(by: 0.2)
        #expect((a.scrollView?.contentOffset.y ?? 0) > before)
        simulator.runToRest()
        #expect(a.additionalSafeAreaInsets == .zero)
    }
}
