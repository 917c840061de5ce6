import BarTransition
import TestSupport
import Testing
import UIKit

/// Which declaration counts.
@Suite("Declarations of children", .ownSimulator) @MainActor
struct ChildDeclarationTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    private func declaration(_ color: UIColor, level: Int = 0) -> BarAppearanceViewController {
        BarAppearanceViewController(BarAppearance(tintColor: color), level: level)
    }

    private func show(_ page: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        return navigation
    }

    private func tint(_ navigation: UINavigationController) -> UIColor {
        simulator.runToRest()
        return navigation.navigationBar.tintColor
    }

    @Test func theLastOneCounts() {
        let page = MarkedPage("A")
        let navigation = show(page)
        let first = declaration(.red)
        page.embed(first)
        #expect(tint(navigation) == .red)
        let second = declaration(.green)
        page.embed(second)
        #expect(tint(navigation) == .green)
        first.barAppearance.tintColor = .yellow
        #expect(tint(navigation) == .green)
        second.unembed()
        #expect(tint(navigation) == .yellow)
        first.unembed()
        #expect(tint(navigation) == .systemBlue)
    }

    /// It shows nothing, so it counts without its view, and before its page's view is loaded.
    @Test(arguments: [true, false]) func itCountsWithoutItsView(isPageLoaded: Bool) {
        let page = MarkedPage("A")
        if isPageLoaded { page.loadViewIfNeeded() }
        let child = declaration(.red)
        page.addChild(child)
        child.didMove(toParent: page)
        let navigation = show(page)
        #expect(tint(navigation) == .red)
        child.barAppearance.tintColor = .green
        #expect(tint(navigation) == .green)
        child.removeFromParent()
        #expect(tint(navigation) == .systemBlue)
    }

    @Test(arguments: [true, false]) func aNewValueIsAnimatedUnlessToldOtherwise(isAnimated: Bool) {
        let page = MarkedPage("A")
        let declaration = BarAppearanceViewController(BarAppearance(background: .color(.red)))
        page.embed(declaration)
        _ = show(page)
        let (red, blue) = ([255, 0, 0, 255], [0, 0, 255, 255])
        #expect(simulator.rgba(200, 2) == red)
        if isAnimated {
            declaration.barAppearance.background = .color(.blue)
        } else {
            declaration.setBarAppearance(BarAppearance(background: .color(.blue)), animated: false)
        }
        simulator.advance(by: 0.1)
        #expect([red, blue].contains(simulator.rgba(200, 2)) != isAnimated)
        simulator.runToRest()
        #expect(simulator.rgba(200, 2) == blue)
    }

    @Test func theInnermostOneCounts() {
        let (page, inner) = (MarkedPage("A"), UIViewController())
        let navigation = show(page)
        inner.embed(declaration(.green))
        page.embed(inner)
        simulator.commit()
        page.embed(declaration(.red))
        #expect(tint(navigation) == .green)
        inner.unembed()
        #expect(tint(navigation) == .red)
        page.embed(inner)
        #expect(tint(navigation) == .green)
    }

    /// SwiftUI adds the children of a hosting controller in an order of its own.
    @Test func theHighestLevelCounts() {
        let page = MarkedPage("A")
        let navigation = show(page)
        page.embed(declaration(.green, level: 1))
        page.embed(declaration(.red, level: 0))
        #expect(tint(navigation) == .green)
        page.embed(declaration(.yellow, level: 1))
        #expect(tint(navigation) == .yellow)
    }

    /// Without a level it has level 0: of two at that level the one that was added last counts.
    @Test func theLevelIsZeroByDefault() {
        let page = MarkedPage("A")
        let navigation = show(page)
        page.embed(BarAppearanceViewController(BarAppearance(tintColor: .red)))
        #expect(tint(navigation) == .red)
        page.embed(declaration(.green, level: 0))
        #expect(tint(navigation) == .green)
    }

    /// It shows nothing, so the finger reaches what is behind it, also where a container makes its view as large as the page.
    @Test func touchesReachWhatIsBehind() {
        let (page, child) = (MarkedPage("A"), declaration(.red))
        let navigation = show(page)
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
        page.view.addSubview(button)
        page.embed(child)
        child.view.frame = page.view.bounds
        #expect(tint(navigation) == .red)
        #expect(simulator.window.hitTest(CGPoint(x: 150, y: 320), with: nil) === button)
    }

    /// The bar changes in an animation as a declaration goes with the view of a container, and as it comes back with it.
    @Test func aContainersViewThatComesOrGoesIsAnimated() {
        let (page, inner) = (MarkedPage("A"), UIViewController())
        page.embed(BarAppearanceViewController(BarAppearance(background: .color(.red))))
        inner.embed(BarAppearanceViewController(BarAppearance(background: .color(.blue))))
        page.embed(inner)
        _ = show(page)
        let (red, blue) = ([255, 0, 0, 255], [0, 0, 255, 255])
        #expect(simulator.rgba(200, 2) == blue)
        inner.view.removeFromSuperview()
        simulator.advance(by: 0.1)
        #expect(![red, blue].contains(simulator.rgba(200, 2)))
        simulator.runToRest()
        #expect(simulator.rgba(200, 2) == red)
        page.view.addSubview(inner.view)
        simulator.advance(by: 0.1)
        #expect(![red, blue].contains(simulator.rgba(200, 2)))
        simulator.runToRest()
        #expect(simulator.rgba(200, 2) == blue)
    }

    @Test func itComesBeforeThePagesOwn() {
        let page = DeclaringPage("A", BarAppearance(tintColor: .red))
        let navigation = show(page)
        #expect(tint(navigation) == .red)
        let child = declaration(.green)
        page.embed(child)
        #expect(tint(navigation) == .green)
        page.barAppearance.tintColor = .yellow
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(tint(navigation) == .green)
        child.unembed()
        #expect(tint(navigation) == .yellow)
    }

    /// A container chooses the child, and only declarations in that child count.
    @Test func aContainerChoosesFirst() {
        let container = ContainerTests.Container()
        let (first, second) = (MarkedPage("First"), MarkedPage("Second"))
        let navigation = show(container)
        container.show(first)
        first.embed(declaration(.red))
        container.setNeedsBarAppearanceUpdate(animated: false)
        #expect(tint(navigation) == .red)
        container.show(second)
        container.setNeedsBarAppearanceUpdate(animated: false)
        #expect(tint(navigation) == .systemBlue)
        container.embed(declaration(.green))
        #expect(tint(navigation) == .systemBlue)
        second.embed(declaration(.yellow))
        #expect(tint(navigation) == .yellow)
    }

    /// A container that keeps a child and takes its view away.
    @Test func aViewThatIsNotShownDoesNotCount() {
        let (page, inner) = (MarkedPage("A"), UIViewController())
        let navigation = show(page)
        inner.embed(declaration(.green))
        page.embed(inner)
        #expect(tint(navigation) == .green)
        inner.view.removeFromSuperview()
        #expect(tint(navigation) == .systemBlue)
        page.view.addSubview(inner.view)
        #expect(tint(navigation) == .green)
    }

    /// The child can be added to a page before the page is on a stack, and moved to another page.
    @Test func itMovesFromPageToPage() {
        let (a, b) = (MarkedPage("A"), MarkedPage("B"))
        let navigation = show(a)
        let child = declaration(.green)
        b.embed(child)
        #expect(tint(navigation) == .systemBlue)
        navigation.pushViewController(b, animated: true)
        #expect(tint(navigation) == .green)
        child.unembed()
        #expect(tint(navigation) == .systemBlue)
        a.embed(child)
        #expect(tint(navigation) == .systemBlue)
        navigation.popViewController(animated: true)
        #expect(tint(navigation) == .green)
    }

    @Test func thatOfThePageBelowDoesNotCount() {
        let a = MarkedPage("A")
        let navigation = show(a)
        a.embed(declaration(.green))
        navigation.pushViewController(MarkedPage("B"), animated: true)
        #expect(tint(navigation) == .systemBlue)
        a.embed(declaration(.red))
        #expect(tint(navigation) == .systemBlue)
        navigation.popViewController(animated: true)
        #expect(tint(navigation) == .red)
    }

    @Test func theSelectedTabCounts() {
        let pages = [MarkedPage("A"), MarkedPage("B"), MarkedPage("C")]
        pages[0].embed(declaration(.red))
        pages[1].embed(declaration(.green))
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        let navigation = show(tabs)
        #expect(tint(navigation) == .red)
        tabs.selectedIndex = 1
        #expect(tint(navigation) == .green)
        tabs.selectedIndex = 2
        #expect(tint(navigation) == .systemBlue)
        pages[2].embed(declaration(.yellow))
        #expect(tint(navigation) == .yellow)
        pages[0].embed(declaration(.purple))
        #expect(tint(navigation) == .yellow)
        tabs.selectedIndex = 0
        #expect(tint(navigation) == .purple)
    }

    /// The same one level below the page.
    @Test func theSelectedTabOfAChildCounts() {
        let pages = [MarkedPage("A"), MarkedPage("B")]
        pages[0].embed(declaration(.red))
        pages[1].embed(declaration(.green))
        let (page, tabs) = (MarkedPage("Page"), UITabBarController())
        tabs.viewControllers = pages
        let navigation = show(page)
        page.embed(tabs)
        #expect(tint(navigation) == .red)
        tabs.selectedIndex = 1
        #expect(tint(navigation) == .green)
        tabs.selectedIndex = 0
        #expect(tint(navigation) == .red)
    }

    /// A stack inside a page has its own bar.
    @Test func aStackInsideAPageDecidesAboutItsOwnBar() {
        let (page, root) = (MarkedPage("Page"), MarkedPage("Root"))
        let inner = UINavigationController(rootViewController: root)
        inner.attachBarTransition()
        let navigation = show(page)
        page.embed(inner)
        root.embed(declaration(.green))
        #expect(tint(navigation) == .systemBlue)
        #expect(tint(inner) == .green)
    }

    @Test func itShowsNothing() {
        let page = MarkedPage("A")
        let navigation = show(page)
        let before = simulator.picture().pngData()
        page.embed(BarAppearanceViewController(BarAppearance()))
        simulator.runToRest()
        #expect(simulator.picture().pngData() == before)
        #expect(navigation.topViewController === page)
    }

    /// Nothing keeps it alive, and a page that has gone is not notified.
    @Test func itGoesWithItsPage() {
        let navigation = show(MarkedPage("A"))
        weak var child: BarAppearanceViewController?
        do {
            let page = EmbeddingPage("B", BarAppearance(tintColor: .red), in: .viewIsAppearing)
            navigation.pushViewController(page, animated: true)
            simulator.runToRest()
            child = page.declaration
        }
        #expect(child != nil)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(child == nil)
        #expect(tint(navigation) == .systemBlue)
    }
}
