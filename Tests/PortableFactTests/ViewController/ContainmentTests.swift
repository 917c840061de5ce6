import TestSupport
import Testing
import UIKit

@Suite("Containers on the screen", .portable) @MainActor
struct ContainmentTests {
    private let screen: TestScreen

    init() async throws {
        screen = try await TestScreen(.iPhone(from: 26))
    }
    private let trace = Trace()

    /// A page on the screen, at rest.
    private func container() async throws -> UIViewController {
        let page = UIViewController()
        await screen.show(page)
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

    @Test func fact_m20_1_anAddedChildAppears() async throws {
        let parent = try await container()
        let child = TracingPage("C", trace)
        add(child, to: parent)
        #expect(appearances(of: "C") == ["C.viewWillAppear(false)"])
        await screen.rest()
        #expect(
            appearances(of: "C") == ["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
        let appearing = trace.index(of: "C.viewIsAppearing(false)") ?? 0
        #expect(appearing < trace.index(of: "C.viewWillLayoutSubviews") ?? 0)
    }

    @Test func fact_m20_1_aRemovedChildDisappears() async throws {
        let parent = try await container()
        let child = TracingPage("C", trace)
        add(child, to: parent)
        await screen.rest()
        trace.clear()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        #expect(appearances(of: "C") == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
        child.removeFromParent()
        await screen.rest()
        #expect(appearances(of: "C").count == 2)
    }

    @Test func fact_m20_1_anAddedStackShowsItsPage() async throws {
        let parent = try await container()
        let page = TracingPage("A", trace)
        let navigation = UINavigationController(rootViewController: page)
        navigation.view.frame = parent.view.bounds
        add(navigation, to: parent)
        await screen.rest()
        #expect(page.view.window != nil)
        #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        #expect(
            appearances(of: "A") == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
        navigation.pushViewController(TracingPage("B", trace), animated: true)
        await screen.rest()
        #expect(trace.count(of: "B.viewDidAppear(true)") == 1)
        #expect(appearances(of: "A").suffix(2) == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
        trace.clear()
        navigation.view.removeFromSuperview()
        #expect(appearances(of: "B") == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
    }

    /// Reported for UIKit in issue 135 of HBDNavigationBar.
    @Test func aPageThatLeavesItsParentLeavesTheStack() async throws {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var shown = 0
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { shown += 1 }
        }
        let pages = ["A", "B", "C"].map { TracingPage($0, trace) }
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        await screen.show(navigation)
        let delegate = Delegate()
        navigation.delegate = delegate
        pages[1].removeFromParent()
        #expect(navigation.viewControllers == [pages[0], pages[2]])
        #expect(pages[1].navigationController == nil && navigation.transitionCoordinator == nil)
        await screen.rest()
        #expect(delegate.shown == 0)
        #expect(navigation.popViewController(animated: true) === pages[2])
        await screen.rest()
        #expect(navigation.topViewController === pages[0] && delegate.shown == 1)
    }

    /// A child "will first be removed from its current parent by calling removeFromParentViewController"
    /// (UIViewController.h).
    @Test func aChildOfAnotherParentIsRemovedFromThatFirst() async throws {
        final class Child: UIViewController {
            var events: [String] = []
            override func removeFromParent() {
                events.append("removeFromParent")
                super.removeFromParent()
            }
        }
        let child = Child()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers.insert(child, at: 0)
        let other = UIViewController()
        other.addChild(child)
        child.didMove(toParent: other)
        #expect(child.events == ["removeFromParent"])
        #expect(child.parent === other && other.children == [child])
        #expect(navigation.viewControllers.count == 1 && navigation.children.count == 1)
    }

    @Test func fact_m20_1_addedTabsShowTheSelectedOne() async throws {
        let parent = try await container()
        let page = TracingPage("A", trace)
        let tabs = UITabBarController()
        tabs.viewControllers = [page, UIViewController()]
        add(tabs, to: parent)
        await screen.rest()
        #expect(page.view.window != nil)
        #expect(
            appearances(of: "A") == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    }

    @Test func fact_m20_2_theRootAppearsAfterMakeKeyAndVisible() async throws {
        let page = TracingPage("A", trace)
        screen.window.rootViewController = page
        screen.window.makeKeyAndVisible()
        #expect(appearances(of: "A") == ["A.viewWillAppear(false)"])
        await screen.rest()
        #expect(
            appearances(of: "A") == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    }

    @Test func fact_m20_3_constraintsAreUpdatedThroughTheViewController() async throws {
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
        let page = Page()
        await screen.show(page)
        page.events = []
        page.root.setNeedsUpdateConstraints()
        page.part.setNeedsUpdateConstraints()
        await screen.turn()
        #expect(page.events == ["part", "page", "root"])
    }

    @Test func fact_m20_4_theMainBundleIsTheDefault() {
        #expect(UIViewController().nibBundle == .main)
        #expect(UIViewController(nibName: nil, bundle: nil).nibBundle == .main)
    }

    @Test func fact_m20_5_aBarWithoutDelegateIsAttachedToTheTop() async throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
        try await container().view.addSubview(bar)
        #expect(bar.barPosition.rawValue == 3)
    }
}
