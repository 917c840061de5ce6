import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Container view controllers", .ownSimulator) @MainActor
struct ContainerTests {
    class Container: UIViewController, BarAppearanceContaining {
        var current: UIViewController?
        var childForBarAppearance: UIViewController? { current }

        func show(_ child: UIViewController) {
            addChild(child)
            child.view.frame = view.bounds
            view.addSubview(child.view)
            child.didMove(toParent: self)
            current = child
        }
    }

    private func tint(_ navigation: UINavigationController) -> UIColor { navigation.navigationBar.tintColor }

    @Test func theChildsDeclarationIsUsed() {
        let simulator = Simulator()
        let container = Container()
        let child = DeclaringPage("Child", BarAppearance(tintColor: .red))
        container.show(child)
        let navigation = UINavigationController(rootViewController: container)
        navigation.attachBarTransition()
        simulator.show(navigation)
        #expect(tint(navigation) == .red)
        child.barAppearance.tintColor = .green
        child.setNeedsBarAppearanceUpdate(animated: false)
        #expect(tint(navigation) == .green)
        container.show(DeclaringPage("Other", BarAppearance(tintColor: .yellow)))
        container.setNeedsBarAppearanceUpdate(animated: true)
        simulator.runToRest()
        #expect(tint(navigation) == .yellow)
    }

    /// A container that declares an appearance does so only while it names no child: with a child that declares nothing, it
    /// counts as a view controller that declares nothing.
    @Test func aContainerThatDeclaresAnAppearanceItself() {
        final class DeclaringContainer: Container, BarAppearanceProviding {
            var barAppearance: BarAppearance { BarAppearance(tintColor: .red) }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let container = DeclaringContainer()
        let navigation = UINavigationController(rootViewController: container)
        navigation.attachBarTransition(defaultAppearance: BarAppearance(tintColor: .yellow))
        simulator.show(navigation)
        #expect(tint(navigation) == .red)
        container.show(MarkedPage("Plain"))
        container.setNeedsBarAppearanceUpdate(animated: false)
        #expect(tint(navigation) == .yellow)
        container.show(DeclaringPage("Declaring", BarAppearance(tintColor: .green)))
        container.setNeedsBarAppearanceUpdate(animated: false)
        #expect(tint(navigation) == .green)
        container.current = nil
        container.setNeedsBarAppearanceUpdate(animated: false)
        #expect(tint(navigation) == .red)
    }

    @Test func aContainerThatReturnsItselfIsAskedOnce() {
        let container = Container()
        container.current = container
        let navigation = UINavigationController(rootViewController: container)
        navigation.attachBarTransition(defaultAppearance: BarAppearance(tintColor: .red))
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(navigation)
        #expect(tint(navigation) == .red)
    }

    @Test func aPageOffTheStackChangesNothing() {
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        navigation.attachBarTransition()
        let page = DeclaringPage("Elsewhere", BarAppearance(tintColor: .red))
        page.setNeedsBarAppearanceUpdate()
        #expect(tint(navigation) == .systemBlue)
    }
}
