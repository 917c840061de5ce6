import BarTransition
import TestSupport
import Testing
import UIKit

/// How the bar follows a declaration of a child that comes, changes and goes while its page is shown.
@Suite("Declarations that come and go", .ownSimulator) @MainActor
struct DeclarationMomentTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
    private let blue = BarAppearance(background: .color(.blue))

    private func show(on simulator: Simulator? = nil) -> UINavigationController {
        let simulator = simulator ?? self.simulator
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        return navigation
    }

    private var color: [Int] { Array(simulator.rgba(200, 2).prefix(3)) }

    /// The bar changes smoothly from one color to another.
    private func expectAnimation(
        from: [Int], to: [Int], sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void
    ) {
        #expect(color == from, sourceLocation: sourceLocation)
        change()
        simulator.advance(by: 0.1)
        let middle = color
        #expect(middle != from && middle != to, "\(middle)", sourceLocation: sourceLocation)
        simulator.runToRest()
        #expect(color == to, sourceLocation: sourceLocation)
    }

    @Test func comingAndGoingIsAnimated() {
        let navigation = show()
        let child = BarAppearanceViewController(blue)
        expectAnimation(from: [255, 0, 0], to: [0, 0, 255]) { page.embed(child) }
        expectAnimation(from: [0, 0, 255], to: [255, 0, 0]) { child.unembed() }
        withExtendedLifetime(navigation) {}
    }

    /// As from SwiftUI while it updates its views: the bar changes afterwards, and shows the last value.
    @Test func aValueThatIsToldLaterShowsLater() async {
        let navigation = show()
        let child = BarAppearanceViewController(blue)
        page.embed(child)
        simulator.runToRest()
        child.setBarAppearanceLater(BarAppearance(background: .color(.yellow)), animated: false)
        child.setBarAppearanceLater(BarAppearance(background: .color(.green)), animated: false)
        #expect(color == [0, 0, 255])
        for _ in 0..<20 where color == [0, 0, 255] { await Task.yield() }
        #expect(color == [0, 255, 0])
        withExtendedLifetime(navigation) {}
    }

    /// In a transition the page that comes counts with it at once.
    @Test func aValueThatIsToldInATransitionCounts() {
        let navigation = show()
        let next = DeclaringPage("Next", BarAppearance(background: .color(.red)))
        let child = BarAppearanceViewController(BarAppearance(background: .color(.red)))
        next.loadViewIfNeeded()
        next.embed(child)
        navigation.pushViewController(next, animated: true)
        child.setBarAppearanceLater(blue, animated: false)
        simulator.runToRest()
        #expect(color == [0, 0, 255])
    }

    /// A container inside the page takes its view away and brings it back.
    @Test func theViewOfAContainerComesAndGoes() {
        let navigation = show()
        let container = UIViewController()
        container.embed(BarAppearanceViewController(blue))
        page.embed(container)
        simulator.runToRest()
        expectAnimation(from: [0, 0, 255], to: [255, 0, 0]) { container.view.removeFromSuperview() }
        expectAnimation(from: [255, 0, 0], to: [0, 0, 255]) { page.view.addSubview(container.view) }
        withExtendedLifetime(navigation) {}
    }

    /// The first declaration at a depth has no higher level than those that say nothing about theirs.
    @Test func theDefaultLevelIsZero() {
        let navigation = show()
        page.embed(BarAppearanceViewController(BarAppearance(background: .color(.blue)), level: 1))
        page.embed(BarAppearanceViewController(BarAppearance(background: .color(.green))))
        simulator.runToRest()
        #expect(color == [0, 0, 255])
        page.embed(BarAppearanceViewController(BarAppearance(background: .color(.black)), level: -1))
        simulator.runToRest()
        #expect(color == [0, 0, 255])
        withExtendedLifetime(navigation) {}
    }

    /// In a stack view it takes no place and gets no spacing.
    @Test func inAStackViewItTakesNoPlace() {
        let navigation = show()
        let rows = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 200, width: 300, height: 210)
        stack.distribution = .fillEqually
        page.view.addSubview(stack)
        let child = BarAppearanceViewController(blue)
        page.addChild(child)
        stack.insertArrangedSubview(child.view, at: 1)
        child.didMove(toParent: page)
        simulator.runToRest()
        #expect(rows.map(\.frame.height) == [100, 100])
        withExtendedLifetime(navigation) {}
    }

    /// A stack that the app discards goes with the page and its declaration.
    @Test func aDiscardedPageIsReleased() {
        weak var page: UIViewController?
        weak var child: UIViewController?
        do {
            let declared = EmbeddingPage("B", blue, in: .viewDidLoad)
            let navigation = UINavigationController(rootViewController: declared)
            navigation.attachBarTransition()
            simulator.show(navigation)
            simulator.runToRest()
            (page, child) = (declared, declared.declaration)
            #expect(color == [0, 0, 255] && child != nil)
        }
        simulator.show(UIViewController())
        simulator.runToRest()
        #expect(page == nil && child == nil)
    }

    private final class AskedContainer: UIViewController, BarAppearanceContaining {
        var reads = 0
        var childForBarAppearance: UIViewController? {
            reads += 1
            return nil
        }
    }

    /// Shows a stack whose page contains a declaration.
    private func showAsked() -> (AskedContainer, BarAppearanceViewController, UINavigationController) {
        let container = AskedContainer()
        let child = BarAppearanceViewController(blue)
        let navigation = UINavigationController(rootViewController: container)
        container.embed(child)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        return (container, child, navigation)
    }

    /// The same value again changes nothing, so nobody is asked what counts.
    @Test func theSameValueAgainAsksNobody() {
        let (container, child, navigation) = showAsked()
        let reads = container.reads
        child.barAppearance = blue
        child.setBarAppearance(blue, animated: false)
        #expect(container.reads == reads)
        child.setBarAppearance(BarAppearance(background: .color(.green)), animated: false)
        #expect(color == [0, 255, 0])
        withExtendedLifetime(navigation) {}
    }

    /// The same for `setBarAppearanceLater(_:animated:)`. Off the screen it does not wait.
    @Test func theSameValueThatIsToldLaterAsksNobody() {
        let (container, child, navigation) = showAsked()
        simulator.show(UIViewController())
        simulator.runToRest()
        let reads = container.reads
        child.setBarAppearanceLater(blue, animated: false)
        #expect(container.reads == reads)
        child.setBarAppearanceLater(BarAppearance(background: .color(.green)), animated: false)
        #expect(container.reads > reads)
        withExtendedLifetime(navigation) {}
    }

    /// Off the screen `setBarAppearanceLater(_:animated:)` does not wait, because SwiftUI can show a view in the turn of the run loop
    /// in which it updates it.
    @Test func aValueThatIsToldOffTheScreenCountsAtOnce() {
        let navigation = show()
        let child = BarAppearanceViewController(BarAppearance(titleColor: .red))
        page.embed(child)
        simulator.runToRest()
        #expect(page.titleColor == .red)
        simulator.show(UIViewController())
        simulator.runToRest()
        child.setBarAppearanceLater(BarAppearance(titleColor: .green), animated: false)
        #expect(page.titleColor == .green)
        withExtendedLifetime(navigation) {}
    }

    /// A page below the top that has not been shown is asked when it is, not when a declaration in it comes.
    @Test func aPageThatHasNotBeenShownIsNotAsked() {
        let container = AskedContainer()
        let navigation = UINavigationController()
        navigation.viewControllers = [container, page]
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        let child = BarAppearanceViewController(blue)
        container.addChild(child)
        child.didMove(toParent: container)
        #expect(container.reads == 0)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(color == [0, 0, 255] && container.reads > 0)
    }

    /// The update that a page asks for is animated unless it says otherwise.
    @Test func anUpdateIsAnimatedByDefault() {
        let navigation = show()
        page.barAppearance = blue
        expectAnimation(from: [255, 0, 0], to: [0, 0, 255]) { page.setNeedsBarAppearanceUpdate() }
        withExtendedLifetime(navigation) {}
    }

    /// What a page declares as it is shown without animation is there in its first frame: here a hidden bar.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)], [true, false])
    func aPageThatIsShownAtOnce(_ profile: Simulator.Profile, replaces: Bool) {
        final class LatePage: DeclaringPage {
            var later: BarAppearance?

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                guard let later else { return }
                barAppearance = later
                setNeedsBarAppearanceUpdate()
            }
        }
        let simulator = Simulator(profile: profile)
        let navigation = show(on: simulator)
        let page = LatePage("B", BarAppearance(background: .color(.red)))
        page.later = .hidden
        if replaces {
            navigation.setViewControllers([page], animated: false)
        } else {
            navigation.pushViewController(page, animated: false)
        }
        simulator.commit()
        #expect(navigation.navigationBar.isHidden && !simulator.isBusy)
    }

    /// SwiftUI sets a value in the first layout of the page too, where the page is in the window: it counts from the first frame.
    @Test func aValueThatIsToldInTheFirstLayoutCounts() {
        final class LatePage: MarkedPage {
            let child = BarAppearanceViewController(BarAppearance(background: .color(.red)))

            override func viewDidLoad() {
                super.viewDidLoad()
                embed(child)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard view.window != nil else { return }
                child.setBarAppearanceLater(
                    BarAppearance(background: .color(.blue), transitionStyle: .interpolate), animated: false)
            }
        }
        let navigation = show()
        expectAnimation(from: [255, 0, 0], to: [0, 0, 255]) {
            navigation.pushViewController(LatePage("Next"), animated: true)
        }
    }
}
