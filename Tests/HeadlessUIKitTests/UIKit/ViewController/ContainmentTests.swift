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
