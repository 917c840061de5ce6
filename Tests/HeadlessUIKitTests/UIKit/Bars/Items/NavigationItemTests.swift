import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator) @MainActor
struct NavigationItemTests {
    @Test func fact_7_defaults() {
        let item = UINavigationItem()
        #expect(item.title == nil)
        #expect(item.prompt == nil)
        #expect(item.leftBarButtonItems == nil)
        #expect(item.rightBarButtonItem == nil)
        #expect(!item.hidesBackButton)
        #expect(!item.leftItemsSupplementBackButton)
        #expect(item.backButtonDisplayMode == .default)
        #expect(item.largeTitleDisplayMode == .automatic)
        #expect(item.hidesSearchBarWhenScrolling)
        #expect(item.style == .navigator)
        #expect(item.standardAppearance == nil)
        #expect(item.scrollEdgeAppearance == nil)
    }

    @Test func fact_7_oneItemIsTheFirstOfMany() {
        let item = UINavigationItem(title: "A")
        let first = UIBarButtonItem(title: "1")
        let second = UIBarButtonItem(title: "2")
        item.rightBarButtonItems = [first, second]
        #expect(item.rightBarButtonItem === first)
        item.rightBarButtonItem = second
        #expect(item.rightBarButtonItems == [second])
        item.setLeftBarButton(nil, animated: true)
        #expect(item.leftBarButtonItems == nil)
    }

    @Test func fact_6_1_6_appearancesAreCopiedWhenSet() {
        let item = UINavigationItem()
        let appearance = opaque(.red)
        item.standardAppearance = appearance
        appearance.backgroundColor = .green
        #expect(item.standardAppearance !== appearance)
        #expect(item.standardAppearance?.backgroundColor == .red)
    }

    @Test func changesAreReportedOnce() {
        let item = UINavigationItem(title: "A")
        var changes: [UINavigationItem.Change] = []
        item.onChange = { _, change, _ in changes.append(change) }
        item.title = "B"
        item.title = "B"
        item.prompt = "P"
        item.prompt = "Q"
        item.standardAppearance = opaque(.red)
        item.standardAppearance?.backgroundColor = .blue
        #expect(changes == [.content, .height, .content, .appearance, .appearance])
    }

    nonisolated static let modes: [([UINavigationItem.LargeTitleDisplayMode], Bool)] = [
        ([.automatic], true), ([.never], false), ([.always], true), ([.inline], false),
        ([.never, .automatic], false), ([.always, .automatic], true), ([.automatic, .automatic], true),
        ([.never, .automatic, .automatic], false), ([.automatic, .never, .always], true),
        ([.automatic, .inline], true), ([.inline, .automatic], true),
    ]

    @Test(arguments: modes) func fact_6_1_14_automaticTakesOverWhatWasBefore(
        modes: [UINavigationItem.LargeTitleDisplayMode], isLarge: Bool
    ) {
        let bar = UINavigationBar()
        let items = modes.map { mode in
            let item = UINavigationItem()
            item.largeTitleDisplayMode = mode
            return item
        }
        #expect(!bar.wantsLargeTitle(items.last!, in: items), "prefersLargeTitles is false by default")
        bar.prefersLargeTitles = true
        #expect(bar.wantsLargeTitle(items.last!, in: items) == isLarge)
        bar.isVerticallyCompact = true
        #expect(!bar.wantsLargeTitle(items.last!, in: items), "fact m1.7")
    }
}
