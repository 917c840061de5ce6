import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("The app's own state is preserved", .ownSimulator) @MainActor
struct AppOwnedStateTests {
    private func start(
        _ profile: Simulator.Profile, _ page: UIViewController
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (simulator, navigation)
    }

    @Test(arguments: SmoothLayoutTests.profiles) func undeclaredPagesKeepTheAppsBar(_ profile: Simulator.Profile) {
        let (simulator, navigation) = start(profile, MarkedPage("A"))
        navigation.navigationBar.tintColor = .green
        navigation.navigationBar.barStyle = .black
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.pushViewController(MarkedPage("B"), animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.tintColor == .green)
        #expect(navigation.navigationBar.barStyle == .black)
        #expect(navigation.isNavigationBarHidden)
    }

    /// The properties with which apps styled bars before iOS 13.
    enum EarlierStyle: CaseIterable {
        case color, opaque, title, largeTitle, hairline, backImage, image, compactImage, titleOffset, compactTitleOffset

        @MainActor
        func set(on bar: UINavigationBar) {
            switch self {
            case .color: bar.barTintColor = .green
            case .opaque: bar.isTranslucent = false
            case .title: bar.titleTextAttributes = [.foregroundColor: UIColor.green]
            case .largeTitle: bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
            case .hairline: bar.shadowImage = UIImage.block(.green)
            case .backImage: bar.backIndicatorImage = UIImage.block(.green)
            case .image: bar.setBackgroundImage(UIImage.block(.green), for: .default)
            case .compactImage: bar.setBackgroundImage(UIImage.block(.green), for: .compact)
            case .titleOffset: bar.setTitleVerticalPositionAdjustment(4, for: .default)
            case .compactTitleOffset: bar.setTitleVerticalPositionAdjustment(4, for: .compact)
            }
        }
    }

    /// An appearance on the page's item would replace such a style at once. So the page gets none while the next one makes the bar
    /// dark.
    @Test(arguments: EarlierStyle.allCases) func anEarlierStyleIsNotReplaced(_ style: EarlierStyle) {
        let page = MarkedPage("A")
        let (simulator, navigation) = start(.iPhone15(iOS: 18), page)
        style.set(on: navigation.navigationBar)
        simulator.runToRest()
        let dark = BarAppearance(background: .color(.black), statusBarStyle: .lightContent)
        navigation.pushViewController(DeclaringPage("B", dark), animated: true)
        simulator.advance(by: 0.1)
        #expect(navigation.navigationBar.barStyle == .black)
        #expect(page.navigationItem.standardAppearance == nil)
    }

    /// A page that declares nothing and has an appearance of its own keeps exactly that: the bar's style does not change its look.
    @Test(arguments: SmoothLayoutTests.profiles) func anAppearanceOfThePagesOwnIsLeftAlone(
        _ profile: Simulator.Profile
    ) {
        let page = MarkedPage("A")
        let own = UINavigationBarAppearance()
        own.backgroundColor = .yellow
        page.navigationItem.standardAppearance = own
        let (simulator, navigation) = start(profile, page)
        simulator.runToRest()
        func expectOwn() {
            #expect(page.navigationItem.standardAppearance == own && page.navigationItem.scrollEdgeAppearance == nil)
        }
        let dark = BarAppearance(background: .color(.black), statusBarStyle: .lightContent)
        navigation.pushViewController(DeclaringPage("B", dark), animated: true)
        simulator.advance(by: 0.1)
        #expect(navigation.navigationBar.barStyle == .black)
        expectOwn()
        simulator.runToRest()
        expectOwn()
    }

    /// Nor does it get one where the bar's style stays: where the app's bar is dark already, or the next page declares no style.
    @Test(arguments: [true, false]) func anItemIsLeftAloneWhereTheStyleStays(isDark: Bool) {
        let page = MarkedPage("A")
        let (simulator, navigation) = start(.iPhone15(iOS: 18), page)
        navigation.navigationBar.barStyle = isDark ? .black : .default
        simulator.runToRest()
        let next = BarAppearance(background: .color(.red), statusBarStyle: isDark ? .lightContent : nil)
        navigation.pushViewController(DeclaringPage("B", next), animated: true)
        simulator.advance(by: 0.1)
        #expect(navigation.navigationBar.barStyle == (isDark ? .black : .default))
        #expect(page.navigationItem.standardAppearance == nil)
    }

    @Test func theAppsTintReturnsAfterADeclaredOne() {
        let (simulator, navigation) = start(.iPhone15(iOS: 18), MarkedPage("A"))
        navigation.navigationBar.tintColor = .green
        navigation.pushViewController(DeclaringPage("B", BarAppearance(tintColor: .red)), animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.tintColor == .red)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.tintColor == .green)
    }

    @Test func anInheritedTintStaysInherited() {
        let (simulator, navigation) = start(.iPhone15(iOS: 18), MarkedPage("A"))
        simulator.window.tintColor = .green
        #expect(navigation.navigationBar.tintColor == .green)
        navigation.detachBarTransition()
        simulator.window.tintColor = .orange
        #expect(navigation.navigationBar.tintColor == .orange)
    }

    @Test(arguments: SmoothLayoutTests.profiles) func insetsSetDuringATransitionAreKept(_ profile: Simulator.Profile) {
        let a = DeclaringPage("A", BarAppearance())
        let (simulator, navigation) = start(profile, a)
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
        simulator.advance(by: 0.1)
        a.additionalSafeAreaInsets.top = 20
        simulator.runToRest()
        #expect(a.additionalSafeAreaInsets.top == 20)
    }

    /// Subtracting what was added would return another number for some insets.
    @Test(arguments: SmoothLayoutTests.profiles, [0.1, 20.7, -3.3]) func anInsetComesBackToTheLastDigit(
        _ profile: Simulator.Profile, inset: CGFloat
    ) {
        let a = DeclaringPage("A", BarAppearance(largeTitleDisplayMode: .always))
        a.additionalSafeAreaInsets.top = inset
        let (simulator, navigation) = start(profile, a)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.runToRest()
        let b = DeclaringPage("B", BarAppearance(largeTitleDisplayMode: .never))
        b.additionalSafeAreaInsets.top = inset
        var insets: [CGFloat] { [a, b].map(\.additionalSafeAreaInsets.top) }
        navigation.pushViewController(b, animated: true)
        simulator.runToRest()
        #expect(insets == [inset, inset])
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.4)
        #expect(insets != [inset, inset])
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(insets == [inset, inset])
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(insets == [inset, inset])
    }

    @Test(arguments: SmoothLayoutTests.profiles) func detachDuringASwipeEndsTheTransition(_ profile: Simulator.Profile)
    {
        let (simulator, navigation) = start(profile, MarkedPage("A"))
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: false)
        simulator.runToRest()
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.4)
        navigation.detachBarTransition()
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func detachIsSilent() {
        let (simulator, navigation) = start(
            .iPhone15(iOS: 18), DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .white)))
        var problems: [String] = []
        navigation.barTransition?.onProblem = { problems.append($0) }
        simulator.runToRest()
        navigation.detachBarTransition()
        #expect(problems.isEmpty)
    }

    @Test func aRemovedDeclarationHasNoEffect() {
        let page = MarkedPage("A")
        let (_, navigation) = start(.iPhone15(iOS: 18), page)
        navigation.barTransition?.defaultAppearance = BarAppearance(titleColor: .green)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.navigationItem.standardAppearance != nil)
        navigation.barTransition?.defaultAppearance = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.navigationItem.standardAppearance == nil)
    }

    @Test func aSecondUpdateStartsFromTheCurrentColor() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.black)))
        let (simulator, navigation) = start(.iPhone15(iOS: 18), page)
        func white() -> CGFloat {
            var value: CGFloat = 0
            simulator.color(at: CGPoint(x: 200, y: 2)).getWhite(&value, alpha: nil)
            return value
        }
        page.barAppearance = BarAppearance(background: .color(.white))
        page.setNeedsBarAppearanceUpdate()
        simulator.advance(by: 0.1)
        let before = white()
        page.barAppearance = BarAppearance(background: .color(.black))
        page.setNeedsBarAppearanceUpdate()
        #expect(abs(white() - before) < 0.02)
        simulator.runToRest()
        #expect(white() == 0)
        #expect(navigation.navigationBar.window != nil)
    }

    @Test func contentSwipeWorksWithAHiddenBar() {
        let (simulator, navigation) = start(.iPhone17Pro(iOS: 26), MarkedPage("A"))
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: false)
        simulator.runToRest()
        simulator.touchDown(at: CGPoint(x: 200, y: 400))
        simulator.touchMove(to: CGPoint(x: 240, y: 400))
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        simulator.touchCancel()
    }

    @Test func aPoppedPageIsReleased() {
        let (simulator, navigation) = start(.iPhone15(iOS: 18), MarkedPage("A"))
        weak var page: UIViewController?
        do {
            let pushed = DeclaringPage("B", .hidden)
            page = pushed
            navigation.pushViewController(pushed, animated: true)
        }
        simulator.runToRest()
        #expect(page != nil)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(page == nil)
    }

    /// A page that declares only its background keeps the look that the app has given texts at the scroll edge.
    @Test(arguments: [15, 18, 26]) func theAppsScrollEdgeTextStays(_ system: Int) {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let edge = UINavigationBarAppearance()
        edge.titleTextAttributes = [.foregroundColor: UIColor.purple]
        page.navigationItem.scrollEdgeAppearance = edge
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        Simulator(profile: .iPhone15(iOS: system)).show(navigation)
        let shown = page.navigationItem.scrollEdgeAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
        #expect(shown == .purple)
        #expect(page.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor != .purple)
    }

    /// The look of the app's own compact appearance, of an item in a bar that has another one.
    @Test func theItemsOwnCompactAppearanceStays() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let (own, bars) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        own.titleTextAttributes = [.foregroundColor: UIColor.purple]
        bars.titleTextAttributes = [.foregroundColor: UIColor.orange]
        page.navigationItem.compactAppearance = own
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.compactAppearance = bars
        navigation.attachBarTransition()
        Simulator(profile: .iPhone15(iOS: 18)).show(navigation)
        let shown = page.navigationItem.compactAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
        #expect(shown == .purple)
    }

    /// Beside an appearance UIKit does not draw it.
    @Test func anOlderBackImageIsKept() {
        let (simulator, navigation) = start(.iPhone15(iOS: 18), MarkedPage("A"))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
        navigation.navigationBar.backIndicatorImage = image
        navigation.navigationBar.backIndicatorTransitionMaskImage = image
        let page = MarkedPage("B")
        navigation.pushViewController(page, animated: false)
        simulator.runToRest()
        navigation.pushViewController(DeclaringPage("C", BarAppearance(statusBarStyle: .lightContent)), animated: true)
        simulator.advance(by: 0.1)
        #expect(page.navigationItem.standardAppearance == nil)
    }
}
