import Foundation
import TestSupport
import Testing

@testable import UIKit

/// (UIKit documentation of UIBarButtonItemGroup and of the item styles)
@Suite("Groups and styles of navigation items", .ownSimulator) @MainActor
struct ItemGroupTests {
    nonisolated static let pads = [Simulator.Profile.iPad(iOS: 18), .iPad(iOS: 26)]

    private func stage(
        _ profile: Simulator.Profile, _ configure: (UINavigationItem) -> Void
    ) -> HeadlessStage {
        HeadlessStage("Library", "Report", profile: profile) { page, index in
            if index == 1 { configure(page.navigationItem) }
        }
    }

    /// The visible items, from left to right.
    private func items(_ stage: HeadlessStage) -> [UIBarButtonItem] {
        stage.simulator.runToRest()
        return stage.bar.all(BarButtonView.self).sorted { stage.shown($0).minX < stage.shown($1).minX }.map(\.item)
    }

    private func frame(_ item: UIBarButtonItem, _ stage: HeadlessStage) throws -> CGRect {
        stage.shown(try #require(stage.bar.all(BarButtonView.self).first { $0.item === item }))
    }

    @Test func anItemIsInOneGroup() {
        let item = UIBarButtonItem(systemItem: .add)
        let first = item.creatingFixedGroup()
        #expect(item.buttonGroup === first && first.barButtonItems == [item])
        let second = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        #expect(item.buttonGroup === second && first.barButtonItems.isEmpty)
        second.barButtonItems = []
        #expect(item.buttonGroup == nil)
    }

    @Test(arguments: pads) func groupsAndItemsReplaceEachOther(_ profile: Simulator.Profile) {
        let (a, b, c) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIBarButtonItem(title: "C"))
        let stage = stage(profile) { $0.rightBarButtonItems = [a] }
        let item = stage.pages[1].navigationItem
        item.trailingItemGroups = [b.creatingFixedGroup(), c.creatingFixedGroup()]
        #expect(items(stage) == [b, c] && item.rightBarButtonItems == nil)
        item.rightBarButtonItem = a
        #expect(items(stage) == [a] && item.trailingItemGroups.isEmpty)
        item.leadingItemGroups = [.fixedGroup(items: [b])]
        #expect(items(stage) == [b, a])
        item.leftBarButtonItems = [c]
        #expect(items(stage) == [c, a] && item.leadingItemGroups.isEmpty)
    }

    /// Fact 6.4.5: each group has its own platter.
    @Test func fact_6_4_5_everyGroupHasItsPlatter() {
        let symbols: [UIBarButtonItem.SystemItem] = [.add, .trash, .camera]
        let items = symbols.map { UIBarButtonItem(systemItem: $0) }
        let stage = stage(.iPad(iOS: 26)) { $0.trailingItemGroups = [.fixedGroup(items: items)] }
        let count = { stage.bar.all(BarItemRow.self).flatMap(\.platters).count }
        #expect(count() == 1)
        stage.pages[1].navigationItem.trailingItemGroups = items.map { $0.creatingFixedGroup() }
        stage.simulator.runToRest()
        #expect(count() == 3)
    }

    @Test func aHiddenGroupIsLeftOut() {
        let (a, c) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "C"))
        let hidden = a.creatingFixedGroup()
        hidden.isHidden = true
        let stage = stage(.iPad(iOS: 18)) { $0.trailingItemGroups = [hidden, c.creatingFixedGroup()] }
        #expect(items(stage) == [c])
        hidden.isHidden = false
        #expect(items(stage) == [a, c])
        a.title = "Longer"
        #expect(stage.labels("Longer").count == 1)
    }

    @Test(arguments: pads, [UINavigationItem.ItemStyle.browser, .editor])
    func theTitleLeadsAndTheMiddleIsFree(_ profile: Simulator.Profile, _ style: UINavigationItem.ItemStyle) throws {
        let center = UIBarButtonItem(systemItem: .trash)
        let stage = stage(profile) {
            $0.style = style
            $0.centerItemGroups = [center.creatingFixedGroup()]
        }
        let title = stage.shown(try stage.label("Report"))
        let middle = stage.bar.bounds.midX
        #expect(items(stage) == [center])
        #expect(try isClose(frame(center, stage).midX, middle, within: 0.5))
        #expect(title.maxX < middle / 2)
        let says = stage.bar.all(UILabel.self).contains { $0.text == "Library" }
        #expect(says == (profile.system < 26 && style == .browser), "an editor's back button is a chevron alone")
        stage.pages[1].navigationItem.style = .navigator
        stage.simulator.runToRest()
        #expect(try isClose(stage.shown(stage.label("Report")).midX, middle, within: 0.5))
    }

    @Test(arguments: [Simulator.Profile.iPad(iOS: 18), .iPhone17Pro(iOS: 26)])
    func elsewhereTheMiddleIsNotShown(_ profile: Simulator.Profile) throws {
        let (center, pinned) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
        let stage = stage(profile) {
            $0.centerItemGroups = [center.creatingFixedGroup()]
            $0.pinnedTrailingGroup = pinned.creatingFixedGroup()
        }
        #expect(items(stage) == [pinned])
    }

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func anActionGivesTheFirstPageABackButton(_ profile: Simulator.Profile) {
        var taps = 0
        let stage = HeadlessStage("Report", profile: profile) { page, _ in
            page.navigationItem.backAction = UIAction(title: "Done") { _ in taps += 1 }
        }
        let buttons = stage.bar.all(BarBackButton.self)
        #expect(buttons.count == (profile.system >= 16 ? 1 : 0))
        guard let button = buttons.first else { return }
        if profile.system < 26 { #expect(stage.labels("Done").count == 1) }
        stage.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: nil))
        #expect(taps == 1 && stage.navigation.viewControllers.count == 1)
    }

    @Test func menusStopWithASentence() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = HeadlessStage("Report", profile: .iPhone15(iOS: 18)) { page, _ in
                    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, menu: UIMenu())
                }
                let button = stage.bar.all(BarButtonView.self)[0]
                stage.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: nil))
            }
        }
    }
}
