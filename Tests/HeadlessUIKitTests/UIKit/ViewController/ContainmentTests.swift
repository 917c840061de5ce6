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

    @Test func fact_m20_1_anAddedChildAppears() {
        let parent = container()
        let child = TracingPage("C", trace)
        add(child, to: parent)
        #expect(appearances(of: "C") == ["C.viewWillAppear(false)"])
        simulator.runToRest()
        #expect(
            appearances(of: "C") == ["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
        let appearing = trace.index(of: "C.viewIsAppearing(false)") ?? 0
        #expect(appearing < trace.index(of: "C.viewWillLayoutSubviews") ?? 0)
    }

    @Test func fact_m20_1_aRemovedChildDisappears() {
        let parent = container()
        let child = TracingPage("C", trace)
        add(child, to: parent)
        simulator.runToRest()
        trace.clear()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        #expect(appearances(of: "C") == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
        child.removeFromParent()
        simulator.runToRest()
        #expect(appearances(of: "C").count == 2)
    }

    @Test func fact_m20_1_anAddedStackShowsItsPage() {
        let parent = container()
        let page = TracingPage("A", trace)
        let navigation = UINavigationController(rootViewController: page)
        navigation.view.frame = parent.view.bounds
        add(navigation, to: parent)
        simulator.runToRest()
        #expect(page.view.window != nil)
        #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        #expect(
            appearances(of: "A") == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
        navigation.pushViewController(TracingPage("B", trace), animated: true)
        simulator.runToRest()
        #expect(trace.count(of: "B.viewDidAppear(true)") == 1)
        #expect(appearances(of: "A").suffix(2) == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
        trace.clear()
        navigation.view.removeFromSuperview()
        #expect(appearances(of: "B") == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
    }

    @Test func fact_m20_1_addedTabsShowTheSelectedOne() {
        let parent = container()
        let page = TracingPage("A", trace)
        let tabs = UITabBarController()
        tabs.viewControllers = [page, UIViewController()]
        add(tabs, to: parent)
        simulator.runToRest()
        #expect(page.view.window != nil)
        #expect(
            appearances(of: "A") == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
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

    @Test func fact_m20_2_theRootAppearsAfterMakeKeyAndVisible() {
        simulator.makeCurrent()
        let page = TracingPage("A", trace)
        simulator.window.rootViewController = page
        simulator.window.makeKeyAndVisible()
        #expect(appearances(of: "A") == ["A.viewWillAppear(false)"])
        simulator.runToRest()
        #expect(
            appearances(of: "A") == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    }

    @Test func fact_m20_3_constraintsAreUpdatedThroughTheViewController() {
        final class Part: UIView {
            var note: () -> Void = {}
            override func updateConstraints() {
                note()
                super.updateConstraints()
            }
        }
        final class Page: UIViewController {
            let part = Part(frame: .zero)
            let root = Part(frame: .zero)
            var events: [String] = []
            override func loadView() {
                part.note = { [unowned self] in events.append("part") }
                root.note = { [unowned self] in events.append("root") }
                root.addSubview(part)
                view = root
            }
            override func updateViewConstraints() {
                events.append("page")
                super.updateViewConstraints()
            }
        }
        simulator.makeCurrent()
        let page = Page()
        simulator.show(page)
        page.events = []
        page.root.setNeedsUpdateConstraints()
        page.part.setNeedsUpdateConstraints()
        simulator.commit()
        #expect(page.events == ["part", "page", "root"])
    }

    @Test func fact_m20_4_theMainBundleIsTheDefault() {
        #expect(UIViewController().nibBundle == .main)
        #expect(UIViewController(nibName: nil, bundle: nil).nibBundle == .main)
    }

    @Test func fact_m20_5_aBarWithoutDelegateIsAttachedToTheTop() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
        container().view.addSubview(bar)
        #expect(bar.barPosition.rawValue == 3)
    }
}
