import BarTransition
import TestSupport
import Testing
import UIKit

/// Whose the safe area is during a push to a higher bar (iOS 27): UIKit's, if the page's bar can minimize; otherwise the library
/// moves the content with the bar's edge.
@Suite("Insets of pages that may minimize the bar", .ownSimulator) @MainActor
struct MinimizationInsetTests {
    enum Kind: CaseIterable {
        case automatic, never, onScrollDown, onScrollUp, centeredSearch, otherSearch, centeredWithoutSearch

        /// The documentation names the directions, and search bars in the middle of the bar.
        var canMinimize: Bool {
            switch self {
            case .onScrollDown, .onScrollUp, .centeredSearch: true
            case .automatic, .never, .otherSearch, .centeredWithoutSearch: false
            }
        }

        @MainActor
        func set(on item: UINavigationItem) {
            switch self {
            case .automatic: break
            case .never: item.navigationBarMinimization.minimizationBehavior = .never
            case .onScrollDown: item.navigationBarMinimization.minimizationBehavior = .onScrollDown
            case .onScrollUp: item.navigationBarMinimization.minimizationBehavior = .onScrollUp
            case .centeredSearch, .otherSearch:
                item.searchController = UISearchController(searchResultsController: nil)
                item.preferredSearchBarPlacement = self == .centeredSearch ? .integratedCentered : .stacked
            case .centeredWithoutSearch: item.preferredSearchBarPlacement = .integratedCentered
            }
        }
    }

    @Test(arguments: Kind.allCases) func thePageBelowAHigherBar(_ kind: Kind) {
        let (a, b) = (MarkedPage("A"), MarkedPage("B"))
        for page in [a, b] { page.wantsScrollView = true }
        kind.set(on: a.navigationItem)
        b.navigationItem.prompt = "Prompt"
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), a: a, b: b)
        stage.simulator.runToRest()
        var insets: [CGFloat] = []
        stage.navigation.pushViewController(b, animated: true)
        repeat {
            stage.simulator.advance(by: 1 / 60)
            insets.append(a.additionalSafeAreaInsets.top)
        } while stage.simulator.isBusy
        #expect(insets.contains { $0 != 0 } != kind.canMinimize)
        #expect(insets.last == 0)
    }

    /// The same for a page that comes after another one has shown how high its bar will be.
    @Test(arguments: Kind.allCases.filter { $0 == .automatic || $0 == .onScrollDown })
    func thePageThatComesBelowAKnownBar(_ kind: Kind) {
        let (a, b) = (MarkedPage("A"), MarkedPage("B"))
        a.navigationItem.prompt = "Prompt"
        for page in [a, b] { page.wantsScrollView = true }
        kind.set(on: b.navigationItem)
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: a)
        stage.push(MarkedPage("C"), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.push(b, andWait: 0)
        let first = b.marker.shownFrame.minY
        stage.simulator.runToRest()
        #expect(isClose(first, stage.barBottom) == kind.canMinimize)
        #expect(isClose(b.marker.shownFrame.minY, stage.barBottom))
    }

    /// The same for a page that comes, and whose child declares the minimization before the first frame.
    @Test(arguments: EmbeddingPage.Moment.early) func aChildsMinimization(_ moment: EmbeddingPage.Moment) {
        final class InsetPage: EmbeddingPage {
            var insets: Set<CGFloat> = []
            override func viewSafeAreaInsetsDidChange() {
                super.viewSafeAreaInsetsDidChange()
                insets.insert(additionalSafeAreaInsets.top)
            }
        }
        let a = MarkedPage("A")
        a.navigationItem.prompt = "Prompt"
        let b = InsetPage("B", BarAppearance(minimization: .init(behavior: .onScrollDown)), in: moment)
        b.wantsScrollView = true
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: a)
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.runToRest()
        #expect(b.insets == [0])
    }

    /// Its content does not move with the bar where the library knew the height and has laid it out at the old edge.
    @Test(arguments: [EmbeddingPage.Moment.viewIsAppearing, .viewDidLayoutSubviews])
    func aChildsMinimizationUnderABarOfAKnownHeight(_ moment: EmbeddingPage.Moment) {
        Self.expectContentStays(
            in: EmbeddingPage("C", BarAppearance(minimization: .init(behavior: .onScrollDown)), in: moment))
    }

    /// Expects that the content of a page does not move within the page as it is pushed over a higher bar, after another push by
    /// which the library knows the height of the lower one.
    static func expectContentStays(in page: MarkedPage) {
        let a = MarkedPage("A")
        a.navigationItem.prompt = "Prompt"
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: a)
        stage.push(MarkedPage("B"), andWait: 1)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        page.wantsScrollView = true
        stage.navigation.pushViewController(page, animated: true)
        var tops: [CGFloat] = []
        repeat {
            stage.simulator.advance(by: 1 / 60)
            tops.append(page.marker.shownFrame.minY)
        } while stage.simulator.isBusy
        let end = page.marker.shownFrame.minY
        #expect(tops.count > 5 && tops.allSatisfy { isClose($0, end, within: 0.1) }, "\(tops)")
    }
}
