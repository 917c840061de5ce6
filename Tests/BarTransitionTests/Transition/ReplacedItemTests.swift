import BarTransition
import TestSupport
import Testing
import UIKit

/// Which later writes of other code to an item count as its replacement while its page is being shown, and what follows.
@Suite("Items that are replaced while their pages are shown", .ownSimulator) @MainActor
struct ReplacedItemTests {
    /// Changes its item in its first layout only.
    private final class OncePage: DeclaringPage {
        var change: (UINavigationItem) -> Void = { _ in }
        private var isChanged = false

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard !isChanged, navigationController != nil else { return }
            isChanged = true
            change(navigationItem)
        }
    }

    @MainActor
    private final class Stage {
        let stage: HeadlessStage
        var problems: [String] = []
        var navigation: UINavigationController { stage.navigation }

        init(bar: (UINavigationBar) -> Void = { _ in }) {
            stage = HeadlessStage(.iPhone15(iOS: 18)) {
                let navigation = UINavigationController(rootViewController: MarkedPage("A"))
                bar(navigation.navigationBar)
                return navigation
            }
            stage.navigation.attachBarTransition().onProblem = { [weak self] in self?.problems.append($0) }
            stage.simulator.runToRest()
        }

        var color: [Int] { Array(stage.simulator.rgba(5, stage.bar.frame.minY + 3).prefix(3)) }

        /// Shows a page that changes its item in its first layout.
        func show(_ page: OncePage, _ change: @escaping (UINavigationItem) -> Void) {
            page.change = change
            stage.push(page, andWait: 0)
            stage.simulator.runToRest()
        }

        func pushAndPop() {
            navigation.pushViewController(MarkedPage("C"), animated: true)
            stage.simulator.runToRest()
            navigation.popViewController(animated: true)
            stage.simulator.runToRest()
        }
    }

    private func green(alpha: CGFloat = 1) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = UIColor.green.withAlphaComponent(alpha)
        return appearance
    }

    /// Replaces both appearances that a bar of this height has, as other code does.
    private func makeGreen(_ item: UINavigationItem) {
        item.standardAppearance = green()
        item.scrollEdgeAppearance = green()
    }

    private let red = BarAppearance(background: .color(.red), titleColor: .white)

    // MARK: What is a replacement

    /// Any of the four appearances.
    @Test(arguments: ItemAppearanceTests.Place.allCases)
    func oneAppearanceIsEnough(_ place: ItemAppearanceTests.Place) {
        let stage = Stage()
        let page = OncePage("B", red)
        stage.show(page) { $0[keyPath: place.ofItem] = green() }
        #expect(stage.problems.count == 1)
        stage.pushAndPop()
        #expect(page.navigationItem[keyPath: place.ofItem] == green())
    }

    /// SwiftUI's `navigationBarTitleDisplayMode(_:)` against a declared mode.
    @Test func aModeIsEnoughIfOneIsDeclared() {
        let stage = Stage { $0.prefersLargeTitles = true }
        let page = OncePage("B", BarAppearance(largeTitleDisplayMode: .never))
        stage.show(page) { $0.largeTitleDisplayMode = .always }
        #expect(stage.problems.count == 1)
        stage.pushAndPop()
        #expect(page.navigationItem.largeTitleDisplayMode == .always)
    }

    /// A mode that is not declared is the page's business, at any moment.
    @Test func anUndeclaredModeIsNone() {
        let stage = Stage { $0.prefersLargeTitles = true }
        let page = OncePage("B", red)
        stage.show(page) { $0.largeTitleDisplayMode = .never }
        #expect(stage.problems.isEmpty)
        #expect(page.navigationItem.largeTitleDisplayMode == .never)
        #expect(stage.color == [255, 0, 0])
        stage.pushAndPop()
        #expect(stage.color == [255, 0, 0])
    }

    /// The app's own class of items gives its titles the font that counts at the moment, so what it returns says nothing.
    @Test func anItemThatReturnsOtherAppearancesIsNone() {
        final class ThemedItem: UINavigationItem {
            var size: CGFloat = 11

            override var standardAppearance: UINavigationBarAppearance? {
                get {
                    guard let copy: UINavigationBarAppearance = super.standardAppearance?.copy() else { return nil }
                    copy.titleTextAttributes[.font] = UIFont.systemFont(ofSize: size)
                    return copy
                }
                set { super.standardAppearance = newValue }
            }
        }
        final class ThemedPage: DeclaringPage {
            let item = ThemedItem(title: "B")
            override var navigationItem: UINavigationItem { item }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                item.size = 12
            }
        }
        let stage = Stage()
        let page = ThemedPage("B", red)
        stage.stage.push(page, andWait: 0)
        stage.stage.simulator.runToRest()
        #expect(stage.problems.isEmpty)
        page.barAppearance.titleColor = .green
        stage.pushAndPop()
        #expect(page.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    }

    /// Of a page that declares nothing about its item, whose own appearances are right, nothing is replaced.
    @Test func nothingIsReplacedThatWasNotWritten() {
        let stage = Stage()
        let page = OncePage("B", BarAppearance(isHidden: false))
        page.navigationItem.standardAppearance = UINavigationBarAppearance()
        page.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
        stage.show(page, makeGreen)
        #expect(stage.problems.isEmpty)
        #expect(stage.color == [0, 255, 0])
    }

    /// Nor of a page that only hides the bar: its item has another background only during the transition.
    @Test func nothingIsReplacedOfAPageThatOnlyHidesTheBar() {
        let stage = Stage()
        stage.show(OncePage("B", red)) { _ in }
        let page = OncePage("C", .hidden)
        makeGreen(page.navigationItem)
        stage.show(page) { $0.standardAppearance = UINavigationBarAppearance() }
        #expect(stage.problems.isEmpty)
        let item = page.navigationItem
        #expect(item.standardAppearance == UINavigationBarAppearance() && item.scrollEdgeAppearance == green())
        #expect(item.compactAppearance == nil)
    }

    /// The same where the page declares nothing and hides the bar itself.
    @Test func nothingIsReplacedOfAPageThatDeclaresNothing() {
        final class HidingPage: MarkedPage {
            let own = UINavigationBarAppearance()

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationItem.standardAppearance = own
            }
        }
        let stage = Stage()
        stage.stage.push(DeclaringPage("B", red), andWait: 1)
        stage.stage.simulator.runToRest()
        let page = HidingPage("C")
        stage.stage.push(page, andWait: 0)
        stage.stage.simulator.runToRest()
        #expect(stage.problems.isEmpty)
        let item = page.navigationItem
        #expect(item.standardAppearance == page.own)
        #expect(item.scrollEdgeAppearance == nil && item.compactAppearance == nil)
    }

    /// An app that changes the bar's look at the same time has changed the item as well.
    @Test func theBarsLookCanChangeToo() {
        let stage = Stage()
        let page = OncePage("B", red)
        stage.show(page) { item in
            page.navigationController?.navigationBar.standardAppearance.titleTextAttributes[.font] =
                UIFont.systemFont(ofSize: 11)
            makeGreen(item)
        }
        #expect(stage.problems.count == 1)
        #expect(stage.color == [0, 255, 0])
    }

    /// What the library has given back is not its own any more: the default no longer counts for this page.
    @Test func whatWasGivenBackIsNotReplaced() {
        let stage = Stage()
        let page = MarkedPage("B")
        stage.navigation.barTransition?.defaultAppearance = red
        stage.navigation.pushViewController(page, animated: true)
        stage.stage.simulator.runToRest()
        #expect(page.navigationItem.standardAppearance != nil)
        stage.navigation.barTransition?.defaultAppearance = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        page.navigationItem.standardAppearance = green()
        stage.pushAndPop()
        #expect(stage.problems.isEmpty)
        #expect(page.navigationItem.standardAppearance == green())
    }

    // MARK: What follows

    /// A single write is enough: no later transition, update of another page or default writes over it.
    @Test func itStaysReplaced() {
        let stage = Stage()
        let page = OncePage("B", red)
        stage.show(page, makeGreen)
        let item = page.navigationItem
        let compact = item.compactAppearance
        for _ in 0..<2 {
            stage.pushAndPop()
            stage.stage.simulator.swipeBack(toProgress: 0.3, finishing: false)
            #expect(item.standardAppearance == green() && item.scrollEdgeAppearance == green())
            #expect(item.compactAppearance == compact)
            #expect(stage.color == [0, 255, 0])
        }
        stage.navigation.detachBarTransition()
        #expect(item.standardAppearance == green())
        #expect(stage.problems.count == 1)
    }

    /// Nor is anything restored, also if what the library had written is there again, as after an animation of the app's.
    @Test func nothingIsRestored() {
        let stage = Stage()
        let page = OncePage("B", red)
        let item = page.navigationItem
        let places = ItemAppearanceTests.Place.allCases.map(\.ofItem)
        var earlier: [UINavigationBarAppearance?] = []
        stage.show(page) { item in
            earlier = places.map { item[keyPath: $0] }
            item.standardAppearance = green()
        }
        #expect(stage.problems.count == 1)
        for (place, appearance) in zip(places, earlier) { item[keyPath: place] = appearance }
        stage.navigation.detachBarTransition()
        #expect(places.map { item[keyPath: $0] } == earlier && item.standardAppearance != nil)
    }

    /// Nor is a declared prompt, which the other code has not replaced.
    @Test func aPromptStays() {
        let stage = Stage()
        var appearance = red
        appearance.prompt = "Prompt"
        let page = OncePage("B", appearance)
        stage.show(page) { $0.standardAppearance = green() }
        #expect(stage.problems.count == 1)
        stage.navigation.detachBarTransition()
        #expect(page.navigationItem.prompt == "Prompt")
    }

    /// Without appearances of its own the item has the bar's. Under it is the page, not the declared background.
    @Test func anItemWithoutAppearancesHasTheBars() {
        let stage = Stage { bar in
            bar.standardAppearance = green(alpha: 0.5)
            bar.scrollEdgeAppearance = green(alpha: 0.5)
        }
        let page = OncePage("B", red)
        stage.show(page) { item in
            for place in ItemAppearanceTests.Place.allCases { item[keyPath: place.ofItem] = nil }
        }
        #expect(stage.problems.count == 1)
        let color = stage.color
        #expect(abs(color[0] - 128) < 3 && color[1] == 255 && abs(color[2] - 128) < 3, "green over white: \(color)")
    }

    /// An effect or an image is a background of the item's own as a color is: under it is the page, not the declared background.
    @Test(arguments: [true, false]) func anEffectOrAnImageIsAboveThePage(isImage: Bool) {
        let own = UINavigationBarAppearance()
        if isImage {
            own.configureWithTransparentBackground()
            own.backgroundImage = UIImage.block(UIColor.green.withAlphaComponent(0.5))
        } else {
            own.configureWithDefaultBackground()
        }
        let stage = Stage()
        stage.show(OncePage("B", red)) { item in
            item.standardAppearance = own
            item.scrollEdgeAppearance = own
        }
        #expect(stage.problems.count == 1)
        let seen = stage.color
        let undeclared = MarkedPage("B")
        undeclared.navigationItem.standardAppearance = own
        undeclared.navigationItem.scrollEdgeAppearance = own
        let other = Stage()
        other.stage.push(undeclared, andWait: 0)
        other.stage.simulator.runToRest()
        #expect(seen == other.color)
    }

    /// Taken back by an update, the item is the app's again after detaching, as it was set.
    @Test func anItemThatWasTakenBackIsRestored() {
        let stage = Stage()
        let page = OncePage("B", red)
        stage.show(page, makeGreen)
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(stage.color == [255, 0, 0])
        stage.pushAndPop()
        #expect(stage.color == [255, 0, 0])
        stage.navigation.detachBarTransition()
        #expect(page.navigationItem.standardAppearance == green())
        #expect(page.navigationItem.scrollEdgeAppearance == green())
    }

    /// The page changes its item during the transition and says so: the declared bar is based on that at the end.
    @Test func aChangeThatThePageReportsDuringTheTransition() {
        let stage = Stage()
        let page = DeclaringPage("B", red)
        let item = page.navigationItem
        stage.stage.push(page, andWait: 0.1)
        makeGreen(item)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.stage.simulator.runToRest()
        #expect(stage.problems.isEmpty)
        #expect(stage.color == [255, 0, 0] && page.titleColor == .white)
        stage.pushAndPop()
        #expect(stage.color == [255, 0, 0])
        stage.navigation.detachBarTransition()
        #expect(item.standardAppearance == green() && item.scrollEdgeAppearance == green())
        #expect(item.compactAppearance == nil && item.compactScrollEdgeAppearance == nil)
    }

    /// An item that was left is taken back by an update during a later transition too.
    @Test func anItemThatIsTakenBackDuringATransition() {
        let stage = Stage()
        let page = OncePage("B", red)
        stage.show(page, makeGreen)
        stage.navigation.pushViewController(MarkedPage("C"), animated: true)
        stage.stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.stage.simulator.advance(by: 0.1)
        page.setNeedsBarAppearanceUpdate(animated: false)
        stage.stage.simulator.runToRest()
        #expect(stage.problems.count == 1, "only of the push")
        #expect(stage.color == [255, 0, 0])
        stage.navigation.detachBarTransition()
        #expect(page.navigationItem.standardAppearance == green())
    }

    /// What is replaced after the update is replaced.
    @Test func aReplacementAfterTheUpdateCounts() {
        let stage = Stage()
        let page = DeclaringPage("B", red)
        stage.stage.push(page, andWait: 0.1)
        page.navigationItem.standardAppearance = green(alpha: 0.5)
        page.setNeedsBarAppearanceUpdate(animated: false)
        makeGreen(page.navigationItem)
        stage.stage.simulator.runToRest()
        #expect(stage.problems.count == 1)
        #expect(stage.color == [0, 255, 0])
    }

    /// What it had before the library wrote to it is restored, of each of its values.
    @Test func anItemThatWasTakenBackHasNothingOfTheLibrary() {
        let stage = Stage()
        var declaration = red
        declaration.prompt = "Step"
        let page = OncePage("B", declaration)
        stage.show(page, makeGreen)
        page.setNeedsBarAppearanceUpdate(animated: false)
        page.barAppearance.prompt = nil
        page.setNeedsBarAppearanceUpdate(animated: false)
        #expect(page.navigationItem.prompt == nil)
        stage.navigation.detachBarTransition()
        #expect(page.navigationItem.compactAppearance == nil)
        #expect(page.navigationItem.compactScrollEdgeAppearance == nil)
    }
}
