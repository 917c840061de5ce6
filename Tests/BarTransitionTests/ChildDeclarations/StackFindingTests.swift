import BarTransition
import TestSupport
import Testing
import UIKit

/// How `barTransition()` of SwiftUI finds the navigation controller of a stack.
@Suite("The view controller that finds stacks", .ownSimulator) @MainActor
struct StackFindingTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let host = UIViewController()
    private let finder = StackFindingViewController()

    private func show(_ root: UIViewController? = nil) {
        simulator.show(root ?? host)
        simulator.runToRest()
        host.embed(finder)
        finder.view.frame = host.view.bounds
        simulator.runToRest()
    }

    /// The next one that SwiftUI makes, with another default.
    @discardableResult
    private func embedAnother() -> StackFindingViewController {
        let other = StackFindingViewController()
        other.defaultAppearance = BarAppearance(tintColor: .yellow)
        host.embed(other)
        other.view.frame = host.view.bounds
        simulator.runToRest()
        return other
    }

    private func stack(in frame: CGRect? = nil) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: DeclaringPage("A", BarAppearance(tintColor: .red)))
        host.embed(navigation)
        navigation.view.frame = frame ?? host.view.bounds
        return navigation
    }

    /// Shows a stack whose page declares nothing, under the finder's default.
    private func showDefault() -> UINavigationController {
        let navigation = stack()
        navigation.viewControllers = [MarkedPage("Undeclared")]
        finder.defaultAppearance = BarAppearance(tintColor: .green)
        show()
        return navigation
    }

    @Test func itAttachesToAStackThatComesLater() {
        show()
        let navigation = stack()
        finder.view.setNeedsLayout()
        simulator.runToRest()
        #expect(navigation.barTransition != nil)
        #expect(navigation.navigationBar.tintColor == .red)
    }

    @Test func itAttachesToAStackThatIsThere() {
        let navigation = stack()
        show()
        #expect(navigation.barTransition != nil)
    }

    /// The stack around the modifier is another one, and so is one elsewhere in the same hosting controller.
    @Test func otherStacksAreLeftAlone() {
        let outer = UINavigationController(rootViewController: host)
        show(outer)
        let half = CGRect(x: 0, y: 0, width: host.view.bounds.width, height: host.view.bounds.height / 2)
        let (mine, other) = (stack(in: half), stack(in: half.offsetBy(dx: 0, dy: half.height)))
        finder.view.frame = half
        finder.view.setNeedsLayout()
        simulator.runToRest()
        #expect(mine.barTransition != nil)
        #expect(other.barTransition == nil && outer.barTransition == nil)
    }

    @Test func theDefaultAppearanceFollows() {
        finder.defaultAppearance = BarAppearance(titleColor: .green)
        let navigation = stack()
        navigation.viewControllers = [MarkedPage("Undeclared")]
        show()
        func titleColor() -> UIColor? {
            let appearance = navigation.topViewController?.navigationItem.standardAppearance
            return appearance?.titleTextAttributes[.foregroundColor] as? UIColor
        }
        #expect(titleColor() == .green)
        finder.defaultAppearance = BarAppearance(titleColor: .yellow)
        #expect(titleColor() == .yellow)
    }

    /// A default that is set while the stack is at rest shows in the next frame, without an animation.
    @Test func anotherDefaultShowsAtOnce() {
        finder.defaultAppearance = BarAppearance(background: .color(.red))
        let navigation = stack()
        navigation.viewControllers = [MarkedPage("Undeclared")]
        show()
        #expect(simulator.rgba(200, 2) == [255, 0, 0, 255])
        finder.defaultAppearance = BarAppearance(background: .color(.blue))
        simulator.advance(by: 1 / 60)
        #expect(simulator.rgba(200, 2) == [0, 0, 255, 255])
    }

    /// The app attached it, with a default of its own.
    @Test func anAttachedStackKeepsItsDefault() {
        let navigation = stack()
        let attached = navigation.attachBarTransition(defaultAppearance: BarAppearance(tintColor: .green))
        show()
        finder.defaultAppearance = BarAppearance(tintColor: .yellow)
        #expect(navigation.barTransition === attached)
        #expect(attached.defaultAppearance?.tintColor == .green)
    }

    /// The app attaches the library again. From then on a default that it gives is its own; if it gives none, that of the view
    /// controller that has attached the library follows as before.
    @Test(arguments: [true, false]) func theAppsLaterDefaultIsItsOwn(isGiven: Bool) {
        let navigation = showDefault()
        navigation.attachBarTransition(defaultAppearance: isGiven ? BarAppearance(tintColor: .red) : nil)
        #expect(navigation.navigationBar.tintColor == (isGiven ? .red : .green))
        finder.defaultAppearance = BarAppearance(tintColor: .yellow)
        #expect(navigation.navigationBar.tintColor == (isGiven ? .red : .yellow))
    }

    /// So is one that it sets on the attached object, also none. Another view controller of SwiftUI's does not replace it either.
    @Test(arguments: [true, false]) func theDefaultThatTheAppSetsIsItsOwn(isGiven: Bool) throws {
        let navigation = showDefault()
        let attached = try #require(navigation.barTransition)
        let own = isGiven ? BarAppearance(tintColor: .red) : nil
        attached.defaultAppearance = own
        finder.defaultAppearance = BarAppearance(tintColor: .yellow)
        #expect(attached.defaultAppearance == own)
        finder.unembed()
        embedAnother()
        #expect(attached.defaultAppearance == own)
    }

    /// As from SwiftUI while it updates its views.
    @Test func aDefaultThatIsToldLaterShowsLater() async {
        finder.setDefaultAppearanceLater(BarAppearance(tintColor: .green))
        let navigation = stack()
        navigation.viewControllers = [MarkedPage("Undeclared")]
        show()
        #expect(navigation.navigationBar.tintColor == .green, "the first one counts at once")
        finder.setDefaultAppearanceLater(BarAppearance(tintColor: .yellow))
        #expect(navigation.navigationBar.tintColor == .green)
        for _ in 0..<20 where navigation.navigationBar.tintColor == .green { await Task.yield() }
        #expect(navigation.navigationBar.tintColor == .yellow)
    }

    @Test func aDefaultThatIsToldLaterCountsForAPush() {
        finder.setDefaultAppearanceLater(BarAppearance(tintColor: .green))
        let navigation = stack()
        navigation.viewControllers = [MarkedPage("Undeclared")]
        show()
        finder.setDefaultAppearanceLater(BarAppearance(tintColor: .yellow))
        navigation.pushViewController(MarkedPage("Next"), animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.tintColor == .yellow)
    }

    /// SwiftUI makes another one where it builds the view anew, and the stack is the same.
    @Test func anotherOneTakesThePlaceOfOneThatIsGone() {
        let navigation = showDefault()
        #expect(navigation.navigationBar.tintColor == .green)
        finder.unembed()
        let other = embedAnother()
        #expect(navigation.navigationBar.tintColor == .yellow)
        other.defaultAppearance = BarAppearance(tintColor: .red)
        #expect(navigation.navigationBar.tintColor == .red)
    }

    @Test func anotherOneThatComesBeforeTheFirstHasGone() {
        let navigation = showDefault()
        embedAnother()
        finder.unembed()
        simulator.runToRest()
        #expect(navigation.navigationBar.tintColor == .yellow)
    }

    /// The one that has attached a stack keeps it while it is there.
    @Test func anotherOneBesideItChangesNothing() {
        let navigation = showDefault()
        let other = embedAnother()
        #expect(navigation.navigationBar.tintColor == .green)
        other.view.setNeedsLayout()
        simulator.runToRest()
        #expect(navigation.navigationBar.tintColor == .green, "nor when it is laid out again")
        finder.defaultAppearance = BarAppearance(tintColor: .red)
        #expect(navigation.navigationBar.tintColor == .red)
    }

    /// A stack does not keep the one that has attached it alive.
    @Test func oneThatIsGoneIsReleased() {
        show()
        let navigation = stack()
        weak var gone: StackFindingViewController?
        do {
            let other = StackFindingViewController()
            gone = other
            finder.unembed()
            host.embed(other)
            other.view.frame = host.view.bounds
            simulator.runToRest()
            #expect(navigation.barTransition != nil)
            other.unembed()
        }
        simulator.runToRest()
        #expect(gone == nil)
    }

    /// SwiftUI can discard one at once. Nothing of it is left to show a default.
    @Test func oneThatIsDiscardedAfterADefaultWasToldLater() {
        weak var gone: StackFindingViewController?
        do {
            let other = StackFindingViewController()
            gone = other
            other.setDefaultAppearanceLater(BarAppearance(tintColor: .yellow))
        }
        #expect(gone == nil)
    }

    /// A stack whose bar changes from red to blue, under the finder's default.
    private func showChange() -> UINavigationController {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let navigation = stack()
        navigation.viewControllers = [page]
        finder.defaultAppearance = BarAppearance(tintColor: .yellow)
        show()
        page.barAppearance = BarAppearance(background: .color(.blue))
        page.setNeedsBarAppearanceUpdate(animated: true)
        simulator.advance(by: 0.05)
        return navigation
    }

    private var color: [Int] { Array(simulator.rgba(200, 2).prefix(3)) }

    /// SwiftUI tells the same default each time it updates its views. A change of the bar goes on meanwhile.
    @Test func theSameDefaultAgainDoesNotEndAChange() {
        let navigation = showChange()
        let before = color
        #expect(before[0] > 50)
        finder.defaultAppearance = BarAppearance(tintColor: .yellow)
        #expect(color == before)
        simulator.runToRest()
        #expect(color == [0, 0, 255])
        withExtendedLifetime(navigation) {}
    }

    /// So does one while SwiftUI builds the view anew, with the same default.
    @Test func anotherOneWithTheSameDefaultDoesNotEndAChange() {
        let navigation = showChange()
        let before = color
        #expect(before[0] > 50)
        finder.unembed()
        let other = StackFindingViewController()
        other.defaultAppearance = BarAppearance(tintColor: .yellow)
        host.embed(other)
        other.view.frame = host.view.bounds
        simulator.commit()
        #expect(color == before)
        simulator.runToRest()
        #expect(color == [0, 0, 255])
        other.defaultAppearance = BarAppearance(tintColor: .green)
        #expect(navigation.barTransition?.defaultAppearance?.tintColor == .green, "it has taken the other's place")
    }
}
