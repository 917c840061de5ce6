import TestSupport
import Testing
@testable import UIKit

@Suite(.ownSimulator) @MainActor
struct NavigationItemTests {
    @Test func fact_6_1_6_appearancesAreCopiedWhenSet() {
        let item = UINavigationItem()
        let appearance = opaque(.red)
        item.standardAppearance = appearance
        appearance.backgroundColor = .green
        #expect(item.standardAppearance !== appearance)
        #expect(item.standardAppearance?.backgroundColor == .red)
    }

    /// UIKit documentation of `leftBarButtonItem` and `rightBarButtonItem`.
    @Test func settingTheFirstItemKeepsTheOthers() {
        let (a, b, c) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIBarButtonItem(title: "C"))
        let item = UINavigationItem()
        item.rightBarButtonItems = [a, b]
        item.rightBarButtonItem = c
        #expect(item.rightBarButtonItems == [c, b])
        item.rightBarButtonItem = b
        #expect(item.rightBarButtonItems == [b, c], "one that is there moves to the front")
        item.leftBarButtonItems = [a, b]
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == [b])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItem == nil && item.leftBarButtonItems == nil)
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
