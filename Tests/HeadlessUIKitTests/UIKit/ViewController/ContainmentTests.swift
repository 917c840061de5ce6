import TestSupport
import Testing
import UIKit

@Suite("Containers on the screen", .ownSimulator) @MainActor
struct ContainmentTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 26))
    private let trace = Trace()

    /// A page on the screen, at rest.
    private func container() -> UIViewController {
        simulator.makeCurrent()
        let page = UIViewController()
        simulator.show(page)
        return page
    }

    private func add(_ child: UIViewController, to container: UIViewController) {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
    }

    /// A new view controller can be where a child was that is gone, and is another one all the same.
    @Test func theTraitsOfAChildAreNotThoseOfOneInItsPlace() {
        simulator.makeCurrent()
        let parent = UIViewController()
        var others: [UIViewController] = []
        while others.count < 200 {
            var place: ObjectIdentifier?
            do {
                let gone = UIViewController()
                parent.addChild(gone)
                parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: gone)
                #expect(parent.overrideTraitCollection(forChild: gone) != nil)
                gone.removeFromParent()
                place = ObjectIdentifier(gone)
            }
            let next = UIViewController()
            others.append(next)
            guard ObjectIdentifier(next) == place else { continue }
            #expect(parent.overrideTraitCollection(forChild: next) == nil)
            return
        }
    }

    private func appearances(of name: String) -> [String] {
        trace.events.filter { $0.hasPrefix("\(name).view") && $0.contains("ppear") }
    }

    @Test func aChildAddedBeforeTheContainerAppearsWithIt() {
        simulator.makeCurrent()
        let parent = UIViewController()
        let child = TracingPage("C", trace)
        add(child, to: parent)
        #expect(appearances(of: "C").isEmpty)
        simulator.show(parent)
        #expect(
            appearances(of: "C") == ["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    }

    /// Records what `isMovingToParent` and `isMovingFromParent` are in the appearance callbacks.
    private final class Mover: UIViewController {
        var moves: [String] = []
        private func note(_ name: String, _ isMoving: Bool) { if isMoving { moves.append(name) } }
        override func viewWillAppear(_ animated: Bool) { note("willAppear", isMovingToParent) }
        override func viewDidAppear(_ animated: Bool) { note("didAppear", isMovingToParent) }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear", isMovingFromParent) }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear", isMovingFromParent) }
    }

    /// UIKit documentation of `isMovingToParent` and `isMovingFromParent`.
    @Test func aPageIsMovingUntilItHasAppeared() {
        simulator.makeCurrent()
        let (root, next) = (Mover(), Mover())
        let navigation = UINavigationController(rootViewController: root)
        simulator.show(navigation)
        simulator.runToRest()
        #expect(root.moves == ["willAppear", "didAppear"])
        navigation.pushViewController(next, animated: true)
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(next.moves == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(root.moves == ["willAppear", "didAppear"], "it returns")
    }

    @Test func aPageThatIsReplacedLeavesAndOneThatIsCoveredDoesNot() {
        simulator.makeCurrent()
        let (a, b) = (Mover(), Mover())
        let navigation = UINavigationController(rootViewController: a)
        simulator.show(navigation)
        navigation.pushViewController(b, animated: false)
        simulator.runToRest()
        (a.moves, b.moves) = ([], [])
        navigation.setViewControllers([b, a], animated: true)
        simulator.runToRest()
        #expect(b.moves.isEmpty, "it stays in the stack")
        navigation.setViewControllers([b, Mover()], animated: true)
        simulator.runToRest()
        #expect(a.moves == ["willDisappear", "didDisappear"])
    }

    /// In one turn of the run loop.
    @Test func aPageThatDoesNotMoveAfterAllIsNotMoving() {
        simulator.makeCurrent()
        let (b, c) = (Mover(), Mover())
        let navigation = UINavigationController(rootViewController: UIViewController())
        simulator.show(navigation)
        navigation.pushViewController(b, animated: false)
        simulator.runToRest()
        b.moves = []
        navigation.popViewController(animated: false)
        navigation.pushViewController(b, animated: false)
        navigation.pushViewController(c, animated: false)
        navigation.popViewController(animated: false)
        simulator.runToRest()
        navigation.present(c, animated: false)
        simulator.runToRest()
        #expect(c.moves.isEmpty)
        simulator.window.rootViewController = UIViewController()
        simulator.runToRest()
        #expect(b.moves.isEmpty)
    }

    @Test func aChildOfAnAppsContainerIsMovingToo() {
        let parent = container()
        let child = Mover()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(child.moves == ["willAppear"])
        child.didMove(toParent: parent)
        simulator.runToRest()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.moves == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test func aViewThatLeavesAfterItsControllerDisappearsToo() {
        let parent = container()
        let child = TracingPage("C", trace)
        add(child, to: parent)
        simulator.runToRest()
        trace.clear()
        child.willMove(toParent: nil)
        child.removeFromParent()
        child.view.removeFromSuperview()
        #expect(appearances(of: "C") == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
        add(child, to: parent)
        simulator.runToRest()
        #expect(trace.count(of: "C.viewDidAppear(false)") == 1)
    }

    /// UIKit documentation of `hierarchyInconsistencyException`.
    @Test func aChildsViewBelongsInItsParents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
                parent.addChild(child)
                other.view.addSubview(child.view)
            }
        }
        #expect(standardError(of: result).contains("add it to the parent's view"))
    }

    /// UIKit documentation of `autoresizingMask`: the default is none; a container sets it for the pages it shows.
    @Test func aViewOfTheAppsIsResizedByContainersOnly() {
        final class Plain: UIViewController {
            override func loadView() { view = UIView() }
        }
        let parent = container()
        let child = Plain()
        add(child, to: parent)
        #expect(child.view.autoresizingMask == [])
        #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        let page = Plain()
        simulator.show(UINavigationController(rootViewController: page))
        #expect(page.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    /// UIViewController.h: the arguments are those of UIView's animations, transitions included.
    @Test func aTransitionBetweenChildrenDissolves() {
        let parent = container()
        let (from, to) = (TracingPage("A", trace), TracingPage("B", trace))
        (from.view.backgroundColor, to.view.backgroundColor) = (.red, .blue)
        add(from, to: parent)
        simulator.runToRest()
        parent.addChild(to)
        var isDone = false
        parent.transition(
            from: from, to: to, duration: 1, options: [.transitionCrossDissolve, .curveLinear], animations: nil
        ) { _ in isDone = true }
        simulator.advance(by: 0.5)
        #expect(!isDone)
        let pixel = simulator.color(at: CGPoint(x: 100, y: 400)).cgColor.components ?? []
        #expect(pixel.count == 4 && isClose(pixel[0], 0.5, within: 0.02) && isClose(pixel[2], 0.5, within: 0.02))
        simulator.runToRest()
        #expect(isDone && from.view.superview == nil && to.view.window != nil)
    }

    @Test func aTransitionNeedsAutomaticForwarding() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Forwarding: UIViewController {
                    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                }
                let (parent, from, to) = (Forwarding(), UIViewController(), UIViewController())
                for child in [from, to] { parent.addChild(child) }
                parent.view.addSubview(from.view)
                parent.transition(from: from, to: to, duration: 0, animations: nil)
            }
        }
        #expect(standardError(of: result).contains("forwards appearance methods itself"))
    }

    @Test func aChildAddedDuringATransitionAppearsWithItsContainer() {
        let stage = TracingStage("A")
        let page = stage.page("B")
        let child = stage.page("C")
        page.onWillAppear = { page in
            page.addChild(child)
            page.view.addSubview(child.view)
            child.didMove(toParent: page)
        }
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.trace.contains("C.viewWillAppear(true)"))
        #expect(!stage.trace.contains("C.viewDidAppear(true)"))
        stage.simulator.runToRest()
        #expect(stage.trace.events.filter { $0.hasPrefix("C.view") && $0.contains("DidAppear") }.count == 1)
    }

    @Test func aContainerThatForwardsByItselfIsLeftAlone() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        simulator.makeCurrent()
        let parent = Container()
        simulator.show(parent)
        let child = TracingPage("C", trace)
        add(child, to: parent)
        simulator.runToRest()
        #expect(appearances(of: "C").isEmpty)
    }
}
