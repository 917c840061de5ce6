import TestSupport
import Testing
import UIKit

@Suite("The order of geometry callbacks", .portable) @MainActor
struct GeometryOrderTests {
    private let screen: TestScreen

    init() async throws {
        screen = try await TestScreen(.iPhone15(iOS: 26))
    }

    private func show(inNavigation: Bool) async throws -> GeometryPage {
        let page = GeometryPage()
        await screen.show(inNavigation ? UINavigationController(rootViewController: page) : page)
        return page
    }

    @Test(arguments: [true, false]) func fact_m4_1_firstAppearance(inNavigation: Bool) async throws {
        let page = try await show(inNavigation: inNavigation)
        let moments = page.events.filter { !$0.hasPrefix("view.") && $0 != "margins" && !$0.hasSuffix("ayout") }
        #expect(
            moments == [
                "didLoad", "willAppear window false", "safeArea", "isAppearing window true", "didAppear",
            ])
    }

    @Test(arguments: [true, false]) func fact_5_2_9_geometryBeforeIsAppearingAndLayout(inNavigation: Bool) async throws
    {
        let page = try await show(inNavigation: inNavigation)
        let order = ["margins", "safeArea", "isAppearing window true", "willLayout"]
        let places = try order.map { try #require(page.events.firstIndex(of: $0), "\($0) in \(page.events)") }
        #expect(places == places.sorted())
    }

    @Test func fact_5_2_10_insetsAreZeroBeforeTheFirstAppearance() async throws {
        let page = try await show(inNavigation: true)
        #expect(page.insetsInDidLoad == .zero && page.insetsInWillAppear == .zero)
    }

    @Test func fact_m4_2_popReturnsBeforeTheRevealedPageAppears() async throws {
        let stage = try await TestStage("A", "B")
        stage.navigation.popViewController(animated: true)
        #expect(!stage.trace.contains("A.viewWillAppear(true)"))
        await stage.rest()
        #expect(stage.trace.contains("A.viewWillAppear(true)"))
    }

    @Test func fact_m4_3_oneLayoutPass() async throws {
        let page = try await show(inNavigation: true)
        page.events = []
        await screen.turn()
        #expect(page.events.isEmpty, "a settled pass emits nothing")
        page.view.setNeedsLayout()
        await screen.turn()
        #expect(page.events == ["willLayout", "view.layout", "didLayout"])
        let child = GeometryPage.Root(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        child.note = { page.events.append("child " + $0) }
        page.view.addSubview(child)
        await screen.turn()
        page.events = []
        child.setNeedsLayout()
        page.view.setNeedsLayout()
        await screen.turn()
        #expect(page.events == ["willLayout", "view.layout", "didLayout", "child view.layout"])
    }

    @Test func fact_m4_4_marginsBeforeSafeArea() async throws {
        let page = try await show(inNavigation: true)
        page.events = []
        page.additionalSafeAreaInsets.top = 5
        #expect(page.events == ["view.margins", "margins", "view.safeArea", "safeArea"])
        page.events = []
        page.additionalSafeAreaInsets.top = 5
        #expect(page.events.isEmpty, "fact 5.2.9: only a change is reported")
    }

    @available(iOS 17, *)
    @Test func fact_m4_7_anOverriddenStyleIsToldAtOnce() async throws {
        final class Page: UIViewController {
            var events: [String] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                events.append("didChange")
            }
        }
        let page = Page()
        await screen.show(page)
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _: UITraitCollection) in
            page.events.append("handler")
        }
        page.events = []
        page.overrideUserInterfaceStyle = .dark
        #expect(page.events == ["handler", "didChange"])
        page.overrideUserInterfaceStyle = .dark
        #expect(page.events.count == 2, "an equal value causes no callback")
    }

    @Test func fact_5_2_8_theWindowsRootIgnoresItsExtendedEdges() async throws {
        let page = UIViewController()
        page.edgesForExtendedLayout = []
        await screen.show(page)
        #expect(page.view.frame == screen.window.bounds)
        #expect(page.view.safeAreaInsets.top == 59)
    }
}

/// A page that records its geometry callbacks and the values that it reads in them.
@MainActor
private final class GeometryPage: UIViewController {
    final class Root: UIView {
        var note: ((String) -> Void)?
        override func safeAreaInsetsDidChange() { note?("view.safeArea") }
        override func layoutMarginsDidChange() { note?("view.margins") }
        override func layoutSubviews() { note?("view.layout") }
    }

    var events: [String] = []
    var insetsInDidLoad: UIEdgeInsets?
    var insetsInWillAppear: UIEdgeInsets?

    override func loadView() {
        let root = Root(frame: .zero)
        root.note = { [unowned self] in events.append($0) }
        view = root
    }
    override func viewDidLoad() {
        events.append("didLoad")
        insetsInDidLoad = view.safeAreaInsets
    }
    override func viewWillAppear(_ animated: Bool) {
        events.append("willAppear window \(view.window != nil)")
        insetsInWillAppear = view.safeAreaInsets
    }
    override func viewIsAppearing(_ animated: Bool) { events.append("isAppearing window \(view.window != nil)") }
    override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    override func viewSafeAreaInsetsDidChange() { events.append("safeArea") }
    override func viewLayoutMarginsDidChange() { events.append("margins") }
    override func viewWillLayoutSubviews() { events.append("willLayout") }
    override func viewDidLayoutSubviews() { events.append("didLayout") }
}
