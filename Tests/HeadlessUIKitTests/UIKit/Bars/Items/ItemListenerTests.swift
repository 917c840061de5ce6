import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Items and groups removed from a bar", .ownSimulator) @MainActor
struct ItemListenerTests {
    private func buttons(_ view: UIView) -> [ObjectIdentifier] {
        view.all(BarButtonView.self).map(ObjectIdentifier.init)
    }

    @Test func aGroupThatLeftChangesNothing() {
        let (a, b, c) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIBarButtonItem(title: "C"))
        let (left, pinned) = (a.creatingFixedGroup(), b.creatingFixedGroup())
        let stage = HeadlessStage("Report", profile: .iPad(iOS: 18)) { page, _ in
            page.navigationItem.leadingItemGroups = [left]
            page.navigationItem.pinnedTrailingGroup = pinned
        }
        let item = stage.pages[0].navigationItem
        item.leftBarButtonItem = c
        item.pinnedTrailingGroup = nil
        stage.simulator.runToRest()
        let before = buttons(stage.bar)
        left.isHidden = true
        pinned.barButtonItems = []
        (a.title, b.title) = ("Other", "Other")
        stage.simulator.runToRest()
        #expect(buttons(stage.bar) == before && before.count == 1)
        c.title = "Longer"
        #expect(stage.labels("Longer").count == 1)
    }

    @Test func aGroupIsFollowedByTheItemThatTookItLast() {
        let a = UIBarButtonItem(title: "A")
        let group = a.creatingFixedGroup()
        let stage = HeadlessStage("Below", "Report", profile: .iPad(iOS: 18)) { page, _ in
            page.navigationItem.trailingItemGroups = [group]
        }
        stage.pages[0].navigationItem.trailingItemGroups = []
        #expect(stage.bar.all(BarButtonView.self).count == 1)
        group.isHidden = true
        #expect(stage.bar.all(BarButtonView.self).isEmpty)
    }

    @Test func anItemInAToolbarIsFollowedThere() {
        let a = UIBarButtonItem(title: "A")
        let stage = HeadlessStage("Report", profile: .iPad(iOS: 18)) { page, _ in
            page.navigationItem.rightBarButtonItem = a
        }
        stage.pages[0].toolbarItems = [a]
        stage.navigation.isToolbarHidden = false
        stage.pages[0].navigationItem.rightBarButtonItem = nil
        stage.simulator.runToRest()
        let before = buttons(stage.bar)
        a.title = "Longer"
        stage.simulator.runToRest()
        #expect(buttons(stage.bar) == before)
        #expect(stage.navigation.toolbar.all(UILabel.self).contains { $0.text == "Longer" })
    }

    @Test func anItemLeavesItsGroupForAnother() {
        let (item, other) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
        let first = UIBarButtonItemGroup(barButtonItems: [other, item], representativeItem: nil)
        let second = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        #expect(first.barButtonItems == [other])
        #expect(item.buttonGroup === second && second.barButtonItems == [item])
    }

    @Test func beforeIOS16ThereAreNeitherGroupsNorStylesNorHiddenItems() throws {
        let (hidden, grouped) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
        hidden.isHidden = true
        let stage = HeadlessStage("Below", "Report", profile: .iPad(iOS: 15)) { page, index in
            guard index == 1 else { return }
            page.navigationItem.style = .editor
            page.navigationItem.rightBarButtonItem = hidden
            page.navigationItem.leadingItemGroups = [grouped.creatingFixedGroup()]
            page.navigationItem.centerItemGroups = [UIBarButtonItem(title: "C").creatingFixedGroup()]
            page.navigationItem.pinnedTrailingGroup = UIBarButtonItem(title: "D").creatingFixedGroup()
        }
        #expect(stage.bar.all(BarButtonView.self).map(\.item) == [hidden])
        #expect(isClose(stage.shown(try stage.label("Report")).midX, stage.bar.bounds.midX, within: 0.5))
        #expect(stage.labels("Below").count == 1, "the back button shows its title")
    }
}
