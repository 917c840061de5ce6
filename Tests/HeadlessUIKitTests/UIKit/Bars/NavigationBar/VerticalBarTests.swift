import TestSupport
import Testing
import UIKit

@Suite("Vertical bars", .ownSimulator) @MainActor
struct VerticalBarTests {
    private static let strip: CGFloat = 84

    private func stage(
        _ profile: Simulator.Profile = .iPhoneDuo(iOS: 27), direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ pages: UIViewController...
    ) -> HeadlessStage {
        HeadlessStage(profile, direction: direction) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            return navigation
        }
    }

    private func item(_ symbol: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: symbol, image: UIImage(systemName: symbol), primaryAction: nil).with {
            $0.primaryAction = UIAction(title: symbol, image: UIImage(systemName: symbol)) { _ in action() }
        }
    }

    /// The frames of the buttons on the screen, by the names that VoiceOver reads.
    private func buttons(_ stage: HeadlessStage) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        func search(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0 else { return }
            if view is UIControl, let name = view.accessibilityLabel {
                found[name] = view.convert(view.bounds, to: nil)
            }
            view.subviews.forEach(search)
        }
        search(stage.navigation.view)
        return found
    }

    private nonisolated static let places = Simulator.Profile.Variants.VerticalBarItems.allCases

    private func profile(_ items: Simulator.Profile.Variants.VerticalBarItems) -> Simulator.Profile {
        var profile = Simulator.Profile.iPhoneDuo(iOS: 27)
        profile.variants.verticalBarItems = items
        return profile
    }

    /// The status bar is in the strip, then the back button, then the leading and the trailing items.
    @Test(arguments: places)
    func fact_27_5_17_theOrderInTheStrip(_ items: Simulator.Profile.Variants.VerticalBarItems) {
        let page = AxisPage("B")
        var taps: [String] = []
        page.navigationItem.leftItemsSupplementBackButton = true
        page.navigationItem.leftBarButtonItem = item("star") { taps.append("star") }
        page.navigationItem.rightBarButtonItems = [item("plus") { taps.append("plus") }]
        let stage = stage(profile(items), AxisPage("A"), page)
        let frames = buttons(stage)
        let order = ["A", "star", "plus"].compactMap { frames[$0] }
        #expect(order.count == 3)
        #expect(order.allSatisfy { $0.minX >= 466 - Self.strip && $0.width == 44 && $0.height == 44 })
        #expect(order.map(\.minY) == order.map(\.minY).sorted() && Set(order.map(\.minY)).count == 3)
        #expect(stage.simulator.windowScene.statusBarManager?.statusBarFrame.maxY == order.first?.minY)
        for frame in order.reversed() { stage.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY)) }
        stage.simulator.runToRest()
        #expect(taps == ["plus", "star"])
        #expect(stage.pages.count == 1)
    }

    @Test func fact_27_5_17_whatDoesNotFitOverflows() {
        let page = AxisPage("A")
        let names = (1...12).map { "item \($0)" }
        page.navigationItem.rightBarButtonItems = names.map { name in
            item("plus").with { $0.title = name }
        }
        let frames = buttons(stage(.iPhoneDuo(iOS: 27, pose: .closedLandscapeBarRight), page))
        let shown = names.filter { frames[$0] != nil }
        #expect(!shown.isEmpty && shown.count < names.count)
        #expect(frames.values.allSatisfy { $0.maxY <= 466 - 34 })
    }

    @Test(arguments: places, [false, true])
    func theStripReturnsWithTheBar(_ items: Simulator.Profile.Variants.VerticalBarItems, interrupts: Bool) {
        let stage = stage(profile(items), AxisPage("A"))
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(AxisPage("B"), animated: true)
        if interrupts { stage.simulator.commit() } else { stage.simulator.runToRest() }
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.navigation.pushViewController(AxisPage("C"), animated: false)
        stage.simulator.runToRest()
        #expect(buttons(stage)["B"] != nil)
    }

    /// A slide that ends does not show the buttons of a later one that moves the bar out.
    @Test func theStripStaysHiddenAsAnEarlierSlideEnds() {
        let page = AxisPage("A")
        page.navigationItem.rightBarButtonItem = item("plus")
        let stage = stage(.iPhoneDuo(iOS: 27), page)
        let duration = TimeInterval(UINavigationController.hideShowBarDuration)
        #expect(buttons(stage)["plus"] != nil)
        for hidden in [true, false, true] {
            stage.navigation.setNavigationBarHidden(hidden, animated: true)
            stage.simulator.advance(by: 0.3 * duration)
        }
        // The first slide has ended, the last one has not.
        stage.simulator.advance(by: 0.3 * duration)
        #expect(!stage.bar.isHidden && buttons(stage)["plus"] == nil)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.simulator.runToRest()
        #expect(buttons(stage)["plus"] != nil)
    }

    @Test func fact_27_5_6_whatStaysHorizontal() {
        let page = AxisPage("A")
        let custom = UIBarButtonItem(customView: CustomButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
        let text = UIBarButtonItem(title: "Text", primaryAction: UIAction(title: "Text") { _ in })
        let only = item("plus").with { $0.axisBehavior = .horizontalOnly }
        page.navigationItem.rightBarButtonItems = [text, page.editButtonItem, custom, only, item("star")]
        let frames = buttons(stage(.iPhoneDuo(iOS: 27), page))
        for name in ["Text", "Edit", "Custom", "plus"] {
            #expect(frames[name].map { $0.maxX <= 466 - Self.strip && $0.maxY <= 82 } == true, "\(name) \(frames)")
        }
        #expect(frames["star"].map { $0.minX >= 466 - Self.strip } == true)
    }

    @Test func fact_27_5_16_theTitleIsAtTheLeadingEdge() {
        let page = AxisPage("Title")
        let stage = stage(.iPhoneDuo(iOS: 27), page)
        let label = stage.bar.label("Title")
        #expect(label.map { $0.convert($0.bounds, to: nil).minX } == 16)
        stage.simulator.changePose(to: .openPortrait)
        stage.simulator.runToRest()
        #expect(stage.bar.label("Title").map { abs($0.convert($0.bounds, to: nil).midX - 669 / 2) < 1 } == true)
    }

    /// Buttons return to the bar where it is horizontal.
    @Test func fact_27_5_6_theButtonsOfAHorizontalBar() {
        let page = AxisPage("B")
        page.navigationItem.rightBarButtonItem = item("plus")
        let stage = stage(.iPhoneDuo(iOS: 27), AxisPage("A"), page)
        stage.simulator.changePose(to: .openPortrait)
        stage.simulator.runToRest()
        #expect(buttons(stage)["A"].map { $0.minX == 16 && $0.maxY <= 82 } == true)
        #expect(buttons(stage)["plus"].map { $0.maxX == 669 - 16 && $0.maxY <= 82 } == true)
        stage.simulator.changePose(to: .openLandscape)
        stage.simulator.runToRest()
        #expect(buttons(stage)["A"].map { $0.minX >= 951 - Self.strip } == true)
    }

    @Test func fact_27_5_5_rightToLeftDoesNotMoveTheStrip() {
        let page = AxisPage("A")
        page.navigationItem.rightBarButtonItem = item("plus")
        let stage = stage(.iPhoneDuo(iOS: 27), direction: .rightToLeft, page)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84))
        #expect(buttons(stage)["plus"].map { $0.minX >= 466 - Self.strip } == true)
    }

    @Test func fact_27_5_4_aBarOfTheAppsOwnStaysHorizontal() {
        let page = AxisPage("A")
        let stage = stage(.iPhoneDuo(iOS: 27), page)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 24, width: 382, height: 58))
        let own = UINavigationItem(title: "Own")
        own.rightBarButtonItem = item("plus")
        bar.items = [own]
        page.view.addSubview(bar)
        stage.simulator.runToRest()
        #expect(buttons(stage)["plus"].map { $0.maxY <= 82 && $0.maxX <= 382 } == true)
    }

    @Test func fact_27_5_1_thePageOnTopDecides() {
        let stage = stage(.iPhoneDuo(iOS: 27), AxisPage("A"))
        #expect(stage.navigation.childForPreferredVerticalBarBehavior === stage.pages[0])
        stage.push(AxisPage("B", .disabled), andWait: 1)
        #expect(stage.simulator.window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.simulator.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
    }

    @Test(arguments: Simulator.Profile.Variants.VerticalBarUpdate.allCases)
    func fact_27_5_1_aCanceledSwipeRestoresTheAxis(_ update: Simulator.Profile.Variants.VerticalBarUpdate) {
        var profile = Simulator.Profile.iPhoneDuo(iOS: 27)
        profile.variants.verticalBarUpdate = update
        let stage = stage(profile, AxisPage("A"), AxisPage("B", .disabled))
        let before = stage.pages[1].view.safeAreaInsets
        for finishes in [false, true] {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.5)
            stage.simulator.advance(by: 0.1)
            // The outgoing page keeps its layout.
            #expect(stage.pages.count == 1)
            stage.simulator.endBackSwipe(finishing: finishes)
            stage.simulator.runToRest()
            guard !finishes else { continue }
            #expect(stage.pages[1].view.safeAreaInsets == before)
            #expect(stage.simulator.window.safeAreaInsets.right == 0)
        }
        #expect(stage.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84))
    }

    @Test func fact_27_5_2_anAnnouncedChangeAnimates() {
        let page = AxisPage("A")
        let marker = UIView()
        marker.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(marker)
        NSLayoutConstraint.activate([
            marker.trailingAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.trailingAnchor),
            marker.topAnchor.constraint(equalTo: page.view.topAnchor),
            marker.widthAnchor.constraint(equalToConstant: 10), marker.heightAnchor.constraint(equalToConstant: 10),
        ])
        let stage = stage(.iPhoneDuo(iOS: 27), page)
        page.behavior = .disabled
        stage.simulator.advance(by: 0.1)
        #expect(marker.frame.maxX == 382)
        page.setNeedsUpdateOfVerticalBarConfiguration()
        #expect(marker.frame.maxX == 466)
        stage.simulator.advance(by: 0.15)
        let shown = marker.layer.presentation()?.frame.maxX ?? 0
        #expect(shown > 383 && shown < 465)
        stage.simulator.runToRest()
        #expect(marker.layer.presentation()?.frame.maxX == 466)
    }

    @Test func fact_27_5_3_theTraitIsObserved() {
        let page = AxisPage("A")
        let stage = stage(.iPhoneDuo(iOS: 27), page)
        var edges: [UIVerticalBarEdge] = []
        page.registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) { (page: AxisPage, _) in
            edges.append(page.traitCollection.verticalBarEdge)
        }
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(page.traitCollection.verticalBarEdge == .trailing)
        stage.simulator.changePose(to: .openPortrait)
        stage.simulator.runToRest()
        stage.simulator.changePose(to: .splitViewLeft)
        stage.simulator.runToRest()
        #expect(edges == [.unspecified, .leading])
    }

    @Test func fact_27_5_15_tabBars() {
        let simulator = Simulator(profile: .iPhoneDuo(iOS: 27, pose: .openLandscape))
        let (first, second) = (AxisPage("A"), AxisPage("B", .disabled))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second].map { UINavigationController(rootViewController: $0) }
        simulator.show(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 882, y: 0, width: 69, height: 669))
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 84))
        tabs.selectedIndex = 1
        simulator.runToRest()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 586, width: 951, height: 83))
        #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 83, right: 0))
        tabs.selectedIndex = 0
        simulator.changePose(to: .openPortrait)
        simulator.runToRest()
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 82, left: 0, bottom: 83, right: 0))
    }

    @Test func fact_27_5_26_onlyTheDetailColumn() {
        let simulator = Simulator(profile: .iPhoneDuo(iOS: 27, pose: .openLandscape))
        let (primary, secondary) = (AxisPage("P"), AxisPage("S"))
        for page in [primary, secondary] {
            page.navigationItem.rightBarButtonItem = item("plus").with { $0.title = page.title }
        }
        let split = UISplitViewController(
            style: .doubleColumn, primary: UINavigationController(rootViewController: primary),
            secondary: UINavigationController(rootViewController: secondary))
        split.preferredDisplayMode = .oneBesideSecondary
        simulator.show(split)
        #expect(primary.view.safeAreaInsets.right == 0 && secondary.view.safeAreaInsets.right == 84)
        func frame(_ name: String, in view: UIView) -> CGRect? {
            if view is UIControl, view.accessibilityLabel == name { return view.convert(view.bounds, to: nil) }
            return view.subviews.lazy.compactMap { frame(name, in: $0) }.first
        }
        #expect(frame("P", in: split.view).map { $0.maxY <= 82 && $0.maxX < 951 - 84 } == true)
        #expect(frame("S", in: split.view).map { $0.minX >= 951 - 84 } == true)
    }
}

/// A custom view that VoiceOver finds as a button.
@MainActor
private final class CustomButton: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Custom"
    }

    required init?(coder: NSCoder) { fatalError() }
}

extension UIBarButtonItem {
    fileprivate func with(_ change: (UIBarButtonItem) -> Void) -> UIBarButtonItem {
        change(self)
        return self
    }
}

extension UIView {
    fileprivate func label(_ text: String) -> UILabel? {
        if let label = self as? UILabel, label.text == text, !label.isHidden { return label }
        return subviews.lazy.compactMap { $0.label(text) }.first
    }
}
