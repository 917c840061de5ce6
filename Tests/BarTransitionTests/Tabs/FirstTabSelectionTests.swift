import BarTransition
import TestSupport
import Testing
import UIKit

/// The first selection of a tab that holds a stack, in both orders of the appearance callbacks that UIKit may have.
@Suite("First selection of a stack's tab", .ownSimulator) @MainActor
struct FirstTabSelectionTests {
    typealias FirstAppearance = Simulator.Profile.Variants.FirstAppearance

    nonisolated static let devices: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    @Test(arguments: devices, FirstAppearance.allCases) func theBarIsRightFromTheFirstFrame(
        _ profile: Simulator.Profile, _ order: FirstAppearance
    ) {
        var profile = profile
        profile.variants.firstAppearance = order
        let simulator = Simulator(profile: profile)
        let appearances = [
            BarAppearance(background: .color(.red)), BarAppearance(background: .color(.blue), tintColor: .green),
            .hidden,
        ]
        let stacks = appearances.map { UINavigationController(rootViewController: DeclaringPage("Page", $0)) }
        for stack in stacks { stack.attachBarTransition() }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        simulator.show(tabs)
        func color() -> UIColor { simulator.color(at: CGPoint(x: 5, y: stacks[0].navigationBar.frame.minY + 5)) }
        #expect(color() == .red)
        tabs.selectedIndex = 1
        simulator.commit()
        #expect(color() == .blue && stacks[1].navigationBar.tintColor == .green)
        tabs.selectedIndex = 2
        simulator.commit()
        #expect(stacks[2].isNavigationBarHidden)
        for stack in stacks { stack.pushViewController(DeclaringPage("Next", .hidden), animated: false) }
        simulator.runToRest()
        for (index, stack) in stacks.enumerated() {
            tabs.selectedIndex = index
            simulator.runToRest()
            #expect(stack.isNavigationBarHidden)
            stack.popViewController(animated: true)
            simulator.runToRest()
            #expect(stack.isNavigationBarHidden == (index == 2))
        }
    }

    /// What the app pushes before the first layout pass shows next.
    @Test(arguments: devices, FirstAppearance.allCases) func aPushBeforeTheFirstLayout(
        _ profile: Simulator.Profile, _ order: FirstAppearance
    ) {
        var profile = profile
        profile.variants.firstAppearance = order
        let simulator = Simulator(profile: profile)
        let stack = UINavigationController(rootViewController: DeclaringPage("Page", .hidden))
        stack.attachBarTransition()
        let tabs = UITabBarController()
        tabs.viewControllers = [MarkedPage("First"), stack]
        simulator.show(tabs)
        tabs.selectedIndex = 1
        stack.pushViewController(DeclaringPage("Next", BarAppearance(background: .color(.red))), animated: false)
        simulator.runToRest()
        #expect(simulator.color(at: CGPoint(x: 5, y: stack.navigationBar.frame.minY + 5)) == .red)
        stack.popViewController(animated: true)
        simulator.runToRest()
        #expect(stack.isNavigationBarHidden)
    }
}
