import Foundation
import Testing

@testable import UIKit

/// Which groups give way where there is no room: UIKit's documentation of `representativeItem`, and that "this group cannot
/// move to the overflow" of `pinnedTrailingGroup`.
@Suite("Room for groups of items") @MainActor
struct GroupFitTests {
    private func fit(_ groups: [GroupFit.Group], room: CGFloat, overflows: Bool = false) -> [GroupFit.Showing] {
        GroupFit(groups, room: room, spacing: 10, overflowWidth: 30, overflows: overflows).showing
    }

    private let two = [
        GroupFit.Group(part: .trailing, width: 90, representativeWidth: 40), .init(part: .trailing, width: 90),
    ]

    @Test func withRoomAllShowTheirItems() {
        #expect(fit(two, room: 200) == [.items, .items])
        #expect(fit([], room: 0) == [])
    }

    @Test func firstComesWhatStandsForItemsThenTheMenu() {
        #expect(fit(two, room: 199) == [.representative, .items])
        #expect(fit(two, room: 149) == [.overflow, .items])
        #expect(fit(two, room: 139) == [.overflow, .overflow])
    }

    @Test func theMenusButtonTakesRoomToo() {
        #expect(fit(two, room: 239, overflows: true) == [.representative, .items])
    }

    @Test func whatIsPinnedIsNeverInTheMenu() {
        let pinned = GroupFit.Group(part: .pinned, width: 100, representativeWidth: 50)
        #expect(fit([.init(part: .leading, width: 50), pinned], room: 0) == [.overflow, .representative])
        #expect(fit([.init(part: .pinned, width: 100)], room: 0) == [.items])
    }

    @Test func theMiddleGivesWayFirst() {
        let groups = [
            GroupFit.Group(part: .leading, width: 40), .init(part: .center, width: 40),
            .init(part: .trailing, width: 40),
        ]
        #expect(fit(groups, room: 149) == [.items, .overflow, .items])
    }

    // MARK: In a bar

    nonisolated static let phones = [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    private func items(_ stage: BarStage) -> [UIBarButtonItem] {
        stage.simulator.runToRest()
        return stage.bar.all(BarButtonView.self).sorted { stage.shown($0).minX < stage.shown($1).minX }.map(\.item)
    }

    private func wide(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: "A long title " + title) }

    @Test(arguments: phones) func withoutRoomTheRepresentativeShows(_ profile: Simulator.Profile) throws {
        var taps = 0
        let representative = UIBarButtonItem(systemItem: .organize, primaryAction: UIAction { _ in taps += 1 })
        let group = UIBarButtonItemGroup.fixedGroup(
            representativeItem: representative, items: [wide("A"), wide("B"), wide("C")])
        let stage = BarStage("Report", profile: profile) { page, _ in page.navigationItem.trailingItemGroups = [group] }
        #expect(items(stage) == [representative] && group.isDisplayingRepresentativeItem)
        let button = try #require(stage.bar.all(BarButtonView.self).first)
        stage.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: nil))
        #expect(taps == 1)
        group.barButtonItems = [UIBarButtonItem(systemItem: .add)]
        #expect(items(stage) == group.barButtonItems && !group.isDisplayingRepresentativeItem)
        group.barButtonItems = [wide("A"), wide("B"), wide("C")]
        #expect(items(stage) == [representative])
        stage.pages[0].navigationItem.trailingItemGroups = []
        #expect(items(stage).isEmpty && !group.isDisplayingRepresentativeItem)
    }

    @Test(arguments: phones) func aWiderBarHasRoom(_ profile: Simulator.Profile) {
        let representative = UIBarButtonItem(systemItem: .organize)
        let group = UIBarButtonItemGroup.fixedGroup(
            representativeItem: representative, items: [wide("A"), wide("B"), wide("C")])
        let stage = BarStage("Report", profile: profile) { page, _ in page.navigationItem.trailingItemGroups = [group] }
        #expect(items(stage) == [representative])
        stage.simulator.rotate(to: .landscapeLeft)
        #expect(items(stage) == group.barButtonItems && !group.isDisplayingRepresentativeItem)
    }

    @Test(arguments: phones) func withoutOneTheGroupIsInTheMenuButNotWhatIsPinned(_ profile: Simulator.Profile) {
        let (a, b, pinned) = (wide("A"), wide("B"), UIBarButtonItem(systemItem: .add))
        let stage = BarStage("Report", profile: profile) { page, _ in
            page.navigationItem.trailingItemGroups = [a.creatingFixedGroup(), .fixedGroup(items: [b, wide("C")])]
            page.navigationItem.pinnedTrailingGroup = pinned.creatingFixedGroup()
        }
        let shown = items(stage)
        #expect(shown.last === pinned && !shown.contains(b) && shown.count == 2)
    }

    @Test func anOptionalGroupThatIsAlwaysAvailableIsInTheMenu() {
        let item = UIBarButtonItem(systemItem: .add)
        let group = item.creatingOptionalGroup(customizationIdentifier: "add", isInDefaultCustomization: false)
        let stage = BarStage("Report", profile: .iPad(iOS: 18)) { page, _ in
            page.navigationItem.trailingItemGroups = [group]
        }
        #expect(items(stage).isEmpty)
        group.alwaysAvailable = true
        #expect(items(stage).count == 1 && !items(stage).contains(item))
        group.alwaysAvailable = false
        #expect(items(stage).isEmpty)
    }

    @Test func whatWouldListItemsOrOpenAMenuStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let titles = (0..<5).map { UIBarButtonItem(title: "A long title \($0)") }
                let stage = BarStage("Report", profile: .iPhone15(iOS: 18)) { page, _ in
                    page.navigationItem.trailingItemGroups = [
                        .fixedGroup(representativeItem: UIBarButtonItem(systemItem: .organize), items: titles)
                    ]
                }
                let button = stage.bar.all(BarButtonView.self)[0]
                stage.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: nil))
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = BarStage("Report", profile: .iPhone15(iOS: 18)) { page, _ in
                    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, menu: UIMenu())
                }
                let button = stage.bar.all(BarButtonView.self)[0]
                stage.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: nil))
            }
        }
    }
}
