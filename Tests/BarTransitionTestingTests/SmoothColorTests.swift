import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Every color behind the title is judged, whoever set it, from the frame before the operation.
@Suite("Smoothness of colors", .ownSimulator) @MainActor
struct SmoothColorTests {
    nonisolated static let profiles = ["iphonese-ios15", "iphone15-ios18", "iphone17pro-ios26"]

    /// Sets the bar's own appearance whenever it appears, as most apps do.
    private final class StylingPage: UIViewController {
        private var color = UIColor.clear
        private var titleColor: UIColor?

        convenience init(_ title: String, _ color: UIColor, titleColor: UIColor? = nil) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            self.color = color
            self.titleColor = titleColor
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            if let titleColor { appearance.titleTextAttributes = [.foregroundColor: titleColor] }
            navigationController?.navigationBar.standardAppearance = appearance
            navigationController?.navigationBar.scrollEdgeAppearance = appearance
        }
    }

    private func problems(
        _ operation: TransitionFilm.Operation, _ pages: [UIViewController], attached: Bool,
        profile: String = "iphone15-ios18"
    ) throws -> [SmoothnessProblem] {
        let simulator = Simulator(profile: try #require(Simulator.Profile.all.first { $0.identifier == profile }))
        let navigation = UINavigationController(rootViewController: pages[0])
        if attached { navigation.attachBarTransition() }
        simulator.show(navigation)
        for page in pages.dropFirst() {
            navigation.pushViewController(page, animated: false)
            simulator.runToRest()
        }
        return try TransitionRecording.record(operation, on: navigation).problems()
    }

    /// Adds a hidden view of another color to a bar.
    private func addCover(to bar: UINavigationBar) -> UIView {
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        cover.backgroundColor = .systemPink
        cover.isHidden = true
        bar.addSubview(cover)
        return cover
    }

    private func colorProblems(_ problems: [SmoothnessProblem]) -> [String] {
        problems.filter { $0.invariant == .continuity && $0.value.hasPrefix("the color of the bar") }
            .map(\.description)
    }

    @Test(arguments: profiles) func aBarThatSnapsWithNothingAttachedIsReported(_ profile: String) throws {
        let push = try problems(
            .push(StylingPage("Red", .systemRed)), [StylingPage("Green", .systemGreen)], attached: false,
            profile: profile)
        #expect(
            colorProblems(push) == [
                "continuity: the color of the bar over page “Green” in frame 1 should be close to #34C759, which it was before, "
                    + "and is #FF3B30"
            ])
        let pop = try problems(
            .pop, [StylingPage("Green", .systemGreen), StylingPage("Red", .systemRed)], attached: false,
            profile: profile)
        #expect(
            colorProblems(pop) == [
                "continuity: the color of the bar over page “Red” in frame 1 should be close to #FF3B30, which it was before, "
                    + "and is #34C759"
            ])
    }

    @Test(arguments: profiles) func aHalfMigratedPageIsReported(_ profile: String) throws {
        let declaring = RowsPage(
            "Declared", BarAppearance(background: .color(.systemGreen), titleColor: .white))
        let push = try problems(
            .push(StylingPage("Styling", .systemRed)), [declaring], attached: true, profile: profile)
        #expect(!colorProblems(push).isEmpty)
    }

    @Test func aColorThatChangesInTheLastFrameIsReported() throws {
        final class Late: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = .systemRed
                navigationController?.navigationBar.standardAppearance = appearance
                navigationController?.navigationBar.scrollEdgeAppearance = appearance
            }
        }
        let late = Late(nibName: nil, bundle: nil)
        late.title = "Late"
        let found = colorProblems(
            try problems(.push(late), [StylingPage("Green", .systemGreen)], attached: false))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("continuity: the color of the bar over page “Late” in frame ") == true)
        #expect(found.first?.hasSuffix("should be close to #34C759, which it was before, and is #FF3B30") == true)
    }

    @Test func aColorThatSnapsInAShortSwipeIsReported() throws {
        let pages = [StylingPage("Green", .systemGreen), StylingPage("Red", .systemRed)]
        let found = colorProblems(try problems(.swipe(to: 0.05, then: .cancel), pages, attached: false))
        #expect(found.first?.contains("over page “Red” in frame 1 should be close to #FF3B30") == true)
    }

    @Test func aColorThatSnapsInTheMiddleIsReported() throws {
        let pages = [Pages.blue(), Pages.orange()]
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: pages[0])
        simulator.show(navigation)
        navigation.pushViewController(pages[1], animated: false)
        let cover = addCover(to: navigation.navigationBar)
        simulator.runToRest()
        // Something covers the bar for a moment in the middle of the transition.
        let operation = TransitionFilm.Operation.change("pop") { navigation in
            navigation.popViewController(animated: true)
            UIView.animate(withDuration: 0.1) {
                cover.alpha = 0.99
            } completion: { _ in
                cover.isHidden = false
            }
        }
        let found = colorProblems(try TransitionRecording.record(operation, on: navigation).problems())
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { !$0.contains("in frame 1 ") })
    }

    @Test func anUndeclaredBarThatStaysIsSmooth() throws {
        let pages = [StylingPage("One", .systemGreen), StylingPage("Two", .systemGreen)]
        #expect(try problems(.push(pages[1]), [pages[0]], attached: false).isEmpty)
    }

    /// Pages that fade in place do not go out of each other's way.
    @Test(arguments: profiles) func aBarThatSnapsInACrossFadeIsReported(_ profile: String) throws {
        let simulator = Simulator(profile: try #require(Simulator.Profile.all.first { $0.identifier == profile }))
        simulator.prefersCrossFades = true
        let navigation = UINavigationController(rootViewController: StylingPage("Green", .systemGreen))
        simulator.show(navigation)
        simulator.runToRest()
        let found = colorProblems(
            try TransitionRecording.record(.push(StylingPage("Red", .systemRed)), on: navigation).problems())
        #expect(found.contains { $0.contains("over page “Green” in frame 1 should be close to #34C759") }, "\(found)")
    }

    @Test(arguments: profiles) func aTitleWhoseColorSnapsIsReported(_ profile: String) throws {
        let (one, two) = (
            StylingPage("One", .systemGreen, titleColor: .black), StylingPage("Two", .systemGreen, titleColor: .white)
        )
        let found = try problems(.push(two), [one], attached: false, profile: profile)
        #expect(found.contains { $0.value == "the red of page “One” title" && $0.frame == 1 })
    }

    @Test(arguments: profiles) func aTitleThatBecomesPaleAtOnceIsReportedOnce(_ profile: String) throws {
        let pale = StylingPage("Two", .systemGreen, titleColor: UIColor(white: 0, alpha: 0.3))
        let found = try problems(
            .push(pale), [StylingPage("One", .systemGreen, titleColor: .black)], attached: false, profile: profile)
        #expect(found.filter { $0.value == "the opacity of page “One” title" }.map(\.frame) == [1])
    }

    /// Each of its changes is small beside the sum of all.
    @Test func aBarThatBlinksIsReported() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: StylingPage("Green", .systemGreen))
        simulator.show(navigation)
        let cover = addCover(to: navigation.navigationBar)
        simulator.runToRest()
        let operation = TransitionFilm.Operation.change("blink") { _ in
            @MainActor func blink(_ rest: Int) {
                UIView.animate(withDuration: 0.05) {
                    cover.alpha = cover.alpha == 1 ? 0.99 : 1
                } completion: { _ in
                    guard rest > 0 else { return }
                    cover.isHidden.toggle()
                    blink(rest - 1)
                }
            }
            blink(20)
        }
        #expect(!colorProblems(try TransitionRecording.record(operation, on: navigation).problems()).isEmpty)
    }

    /// A bar without appearances is drawn by its style, which the next page changes with the status bar's.
    @Test(arguments: profiles + ["iphone18pro-ios27"], [0, 200])
    func aPageThatDeclaresNothingKeepsItsLook(_ profile: String, scroll: CGFloat) throws {
        let simulator = Simulator(profile: try #require(Simulator.Profile.all.first { $0.identifier == profile }))
        let list = UIViewController(nibName: nil, bundle: nil)
        list.title = "List"
        let rows = UIScrollView(frame: list.view.bounds)
        rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        rows.contentSize = CGSize(width: 300, height: 3000)
        rows.backgroundColor = .white
        list.view.addSubview(rows)
        let photo = RowsPage(
            "Photo", BarAppearance(background: .color(.systemRed), titleColor: .white, statusBarStyle: .lightContent))
        let navigation = UINavigationController(rootViewController: list)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        rows.contentOffset.y += scroll
        simulator.runToRest()
        func expectSmoothColors(_ operation: TransitionFilm.Operation) throws {
            let problems = try TransitionRecording.record(operation, on: navigation).problems()
            #expect(problems.map(\.description) == [])
        }
        try expectSmoothColors(.push(photo))
        #expect(navigation.preferredStatusBarStyle == .lightContent)
        #expect(list.navigationItem.standardAppearance == nil && list.navigationItem.scrollEdgeAppearance == nil)
        try expectSmoothColors(.swipe(to: 0.5, then: .cancel))
        try expectSmoothColors(.pop)
        #expect(navigation.preferredStatusBarStyle == .default)
        navigation.setViewControllers([photo, list], animated: false)
        simulator.runToRest()
        rows.contentOffset.y = scroll - rows.adjustedContentInset.top
        simulator.runToRest()
        try expectSmoothColors(.swipe(to: 0.5, then: .cancel))
        #expect(list.navigationItem.standardAppearance == nil && list.navigationItem.scrollEdgeAppearance == nil)
        try expectSmoothColors(.pop)
    }

    /// An appearance of its own does not follow the bar's style.
    @Test(arguments: profiles) func aPageWithAnAppearanceOfItsOwnIsLeftAlone(_ profile: String) throws {
        let own = UINavigationBarAppearance()
        own.configureWithOpaqueBackground()
        own.backgroundColor = .systemGreen
        let list = UIViewController(nibName: nil, bundle: nil)
        list.title = "List"
        list.navigationItem.standardAppearance = own
        let photo = RowsPage("Photo", BarAppearance(background: .color(.systemGreen), statusBarStyle: .lightContent))
        let found = try problems(.push(photo), [list], attached: true, profile: profile)
        #expect(found.filter { $0.invariant == .innocence }.map(\.description) == [])
    }

    /// Expects that a title's color is judged smooth as its page declares another one in place.
    private func expectSmoothTitle(_ appearance: BarAppearance, to color: UIColor?, profile: String) throws {
        let page = RowsPage("Photo", appearance)
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        let change = TransitionFilm.Operation.change("title") { _ in
            page.barAppearance.titleColor = color
            page.setNeedsBarAppearanceUpdate()
        }
        let recording = try TransitionRecording.record(FilmScene(change, on: navigation), variant: .profile(profile))
        #expect(recording.problems().filter { $0.value.hasSuffix("title") }.map(\.description) == [])
    }

    @Test(arguments: profiles) func aTitleColorThatIsNoLongerDeclaredIsSmooth(_ profile: String) throws {
        let appearance = BarAppearance(background: .color(.white), titleColor: .systemRed)
        try expectSmoothTitle(appearance, to: nil, profile: profile)
    }

    @Test func aDynamicTitleColorUnderAForcedStyleIsSmooth() throws {
        let appearance = BarAppearance(
            background: .color(.systemBackground), titleColor: .label, interfaceStyle: .dark)
        try expectSmoothTitle(appearance, to: .systemRed, profile: "iphone18pro-ios27")
    }
}
