import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// A page that sets its item's appearance after each of its layouts, as a hosting controller does: the library leaves it.
@Suite("Items that other code writes too", .ownSimulator) @MainActor
struct RewrittenItemTests {
    nonisolated static let profiles = SmoothLayoutTests.profiles
    nonisolated static let own = UIColor.green

    /// Declares a red background and sets a green one.
    private final class RewritingPage: DeclaringPage {
        var color: UIColor? = RewrittenItemTests.own
        private(set) var writes = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            writes += 1
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            appearance.backgroundColor = color
            navigationItem.standardAppearance = appearance
            navigationItem.scrollEdgeAppearance = appearance
        }
    }

    @MainActor
    private final class Stage {
        let stage: HeadlessStage
        var problems: [String] = []

        init(_ profile: Simulator.Profile, _ pages: [UIViewController]) {
            stage = HeadlessStage(profile) {
                let navigation = UINavigationController()
                navigation.viewControllers = pages
                return navigation
            }
            stage.navigation.attachBarTransition().onProblem = { [weak self] in self?.problems.append($0) }
            stage.simulator.runToRest()
        }

        var color: UIColor { stage.simulator.color(at: CGPoint(x: 5, y: stage.bar.frame.minY + 3)) }

        func push(_ page: UIViewController) {
            stage.navigation.pushViewController(page, animated: true)
            stage.simulator.runToRest()
        }

        func pop() {
            stage.navigation.popViewController(animated: true)
            stage.simulator.runToRest()
        }

        /// Pictures of the bar's background in all frames of an operation.
        func colors(_ operation: () -> Void) -> [UIColor] { stage.record(operation).frames.map(\.color) }
    }

    /// Returns other values than were set, as a system could that completes them.
    private final class CompletingItem: UINavigationItem {
        private var reads: CGFloat = 0

        override var standardAppearance: UINavigationBarAppearance? {
            get {
                reads += 1
                let appearance: UINavigationBarAppearance? = super.standardAppearance?.copy()
                appearance?.shadowColor = UIColor(white: 0, alpha: 1 / reads)
                return appearance
            }
            set { super.standardAppearance = newValue }
        }
    }

    private final class CompletingPage: DeclaringPage {
        private let item = CompletingItem(title: "Page")

        override var navigationItem: UINavigationItem { item }
    }

    /// An item that returns other values than were set is not taken for one that other code has written.
    @Test(arguments: profiles) func anItemThatReturnsOtherValuesIsNotLeft(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [MarkedPage("A")])
        let page = CompletingPage("B", BarAppearance(background: .color(.red)))
        for _ in 0..<2 {
            stage.push(page)
            #expect(stage.color == .red)
            stage.pop()
        }
        #expect(stage.problems == [])
    }

    private let red = BarAppearance(background: .color(.red), tintColor: .yellow)

    /// It is said once, the item's own background is the one that shows, and the rest of the declaration counts.
    @Test(arguments: profiles) func fact_8_13_theItemIsLeft(_ profile: Simulator.Profile) throws {
        let stage = Stage(profile, [DeclaringPage("A", BarAppearance(background: .color(.blue)))])
        let page = RewritingPage("B", red)
        stage.push(page)
        #expect(stage.problems.count == 1)
        #expect(stage.problems.first?.contains("RewritingPage") == true)
        #expect(stage.problems.first?.contains("toolbarBackground(_:for:)") == true)
        #expect(stage.color == Self.own)
        #expect(stage.stage.bar.tintColor == .yellow)
        let item = page.navigationItem.standardAppearance
        stage.push(MarkedPage("C"))
        stage.pop()
        #expect(stage.color == Self.own)
        #expect(page.navigationItem.standardAppearance == item)
        stage.pop()
        #expect(stage.color == .blue)
        stage.push(RewritingPage("D", red))
        #expect(stage.problems.count == 1, "said once")
        #expect(stage.color == Self.own)
        stage.stage.navigation.detachBarTransition()
        #expect(stage.color == Self.own)
    }

    /// From then on no frame has the declared red background. UIKit's own backgrounds cross-fade.
    @Test(arguments: profiles) func laterTransitionsHaveTheItemsBackground(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [MarkedPage("A")])
        stage.push(RewritingPage("B", red))
        stage.push(DeclaringPage("C", BarAppearance(background: .color(Self.own))))
        let frames = stage.colors { stage.stage.navigation.popViewController(animated: true) }
        let isReddish = frames.map { color in
            var (red, green): (CGFloat, CGFloat) = (0, 0)
            color.getRed(&red, green: &green, blue: nil, alpha: nil)
            return red > green
        }
        #expect(!isReddish.contains(true), "\(frames)")
    }

    /// With a transparent background of its own, for example from `toolbarBackground(.hidden, for:)`, the declared one shows.
    @Test(arguments: profiles, [nil, UIColor.clear])
    func aClearItemShowsTheDeclaredBackground(_ profile: Simulator.Profile, color: UIColor?) {
        let stage = Stage(profile, [MarkedPage("A")])
        let page = RewritingPage("B", red)
        page.color = color
        stage.push(page)
        #expect(stage.problems.count == 1)
        #expect(stage.color == .red)
        stage.push(MarkedPage("C"))
        stage.pop()
        #expect(stage.color == .red)
    }

    /// Below a translucent background of its own is the page, not the declared background too.
    @Test(arguments: profiles) func aTranslucentItemIsAboveThePage(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [MarkedPage("A")])
        let page = RewritingPage("B", red)
        page.color = UIColor.green.withAlphaComponent(0.5)
        stage.push(page)
        var (red, blue): (CGFloat, CGFloat) = (0, 0)
        stage.color.getRed(&red, green: nil, blue: &blue, alpha: nil)
        #expect(isClose(red, 0.5, within: 0.01) && isClose(blue, 0.5, within: 0.01), "green over white")
    }

    /// A page that sets its item once, and says that it has.
    @Test(arguments: profiles) func anUpdateOfThePageTakesItBack(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [MarkedPage("A")])
        let page = RewritingPage("B", red)
        stage.push(page)
        #expect(stage.color == Self.own)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.navigationItem.standardAppearance?.backgroundColor == nil)
        #expect(stage.color == .red)
    }

    /// What the app sets before the library writes, or after the page is shown, is not a rewritten item.
    @Test(arguments: profiles) func theAppsOwnMomentsAreNotProblems(_ profile: Simulator.Profile) {
        final class WritingPage: DeclaringPage {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let appearance = UINavigationBarAppearance()
                appearance.backgroundColor = RewrittenItemTests.own
                navigationItem.standardAppearance = appearance
                navigationItem.scrollEdgeAppearance = appearance
            }
        }
        let stage = Stage(profile, [MarkedPage("A")])
        let page = WritingPage("B", red)
        stage.push(page)
        for _ in 0..<3 {
            stage.stage.simulator.swipeBack(toProgress: 0.2, finishing: false)
            #expect(stage.color == .red)
        }
        stage.push(MarkedPage("C"))
        stage.pop()
        #expect(stage.color == .red)
        page.navigationItem.standardAppearance = UINavigationBarAppearance()
        stage.push(MarkedPage("D"))
        stage.pop()
        #expect(stage.color == .red)
        #expect(stage.problems.isEmpty)
    }

    /// A page that declares nothing is left alone, and nothing is said.
    @Test(arguments: profiles) func anUndeclaredPageIsNoProblem(_ profile: Simulator.Profile) {
        let stage = Stage(profile, [MarkedPage("A")])
        final class UndeclaredPage: MarkedPage {
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                navigationItem.standardAppearance = UINavigationBarAppearance()
            }
        }
        stage.push(UndeclaredPage("B"))
        #expect(stage.problems.isEmpty)
    }
}
