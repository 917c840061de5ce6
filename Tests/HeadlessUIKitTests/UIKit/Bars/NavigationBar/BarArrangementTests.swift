import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator)
struct BarArrangementTests {
    private var request: BarArrangement.Request {
        BarArrangement.Request(
            width: 375, leadingInset: 16, trailingInset: 16, backInset: 8, spacing: 16, titleWidth: 75)
    }

    @Test func theTitleIsCentred() {
        let arrangement = BarArrangement(request)
        #expect(arrangement.titleX == 150)
        #expect(arrangement.titleWidth == 75)
        #expect(arrangement.backChoice == nil)
    }

    @Test func aTitleThatWouldCollideMovesJustFarEnough() {
        var request = request
        request.titleWidth = 150
        request.leadingWidth = 120
        #expect(BarArrangement(request).titleX == 144)
    }

    @Test func fact_m1_13_onGlassItGoesToTheLeadingEdge() {
        var request = request
        request.leadsTitleThatDoesNotFit = true
        request.titleWidth = 160
        request.trailingWidth = 110
        // A centred title would extend to 267.5, and the buttons begin at 249.
        #expect(BarArrangement(request).titleX == 16)
        request.trailingWidth = 60
        #expect(BarArrangement(request).titleX == 107.5)
    }

    @Test func aTitleIsCutWhereNothingElseHelps() {
        var request = request
        request.titleWidth = 500
        request.backWidths = [100, 60, 12]
        request.trailingWidth = 50
        let arrangement = BarArrangement(request)
        #expect(arrangement.backChoice == 2)
        #expect(arrangement.titleX == 28)
        #expect(arrangement.titleX + arrangement.titleWidth == 301)
    }

    @Test func theBackButtonTakesTheWidestTextThatLeavesRoom() {
        var request = request
        request.backWidths = [250, 60, 12]
        request.titleWidth = 200
        #expect(BarArrangement(request).backChoice == 1)
        request.titleWidth = 80
        #expect(BarArrangement(request).backChoice == 0)
    }

    @Test func leadingItemsStandBesideTheBackButton() {
        var request = request
        request.backWidths = [60]
        request.leadingWidth = 40
        #expect(BarArrangement(request).backX == 8)
        #expect(BarArrangement(request).leadingX == 84)
    }
}

@Suite(.ownSimulator)
struct BackButtonTextTests {
    @Test func theTitleThenBackThenNothing() {
        let text = BackButtonText(title: "Albums", isChosen: false, mode: .default)
        #expect(text.candidates == ["Albums", "Back", ""])
    }

    @Test func aMissingTitleIsReplacedAnEmptyOneIsKept() {
        #expect(BackButtonText(title: nil, isChosen: false, mode: .default).candidates == ["Back", ""])
        #expect(BackButtonText(title: "", isChosen: true, mode: .default).candidates == [""])
    }

    /// UIKit documentation of `BackButtonDisplayMode.default` and `backButtonDisplayMode`.
    @Test @MainActor func thePagesTitleFollowsAndAButtonOfItsOwnHasNoMode() {
        let item = UINavigationItem(title: "Mail")
        item.backButtonTitle = "Everything that has arrived"
        #expect(BackButtonText(to: item).candidates == ["Everything that has arrived", "Mail", "Back", ""])
        item.backButtonDisplayMode = .minimal
        #expect(BackButtonText(to: item).candidates == [""])
        item.backBarButtonItem = UIBarButtonItem(title: "Inbox")
        #expect(BackButtonText(to: item).candidates == ["Inbox", "Back", ""])
    }

    @Test func theModesOfFact7() {
        #expect(BackButtonText(title: "Albums", isChosen: true, mode: .generic).candidates == ["Back", ""])
        #expect(BackButtonText(title: "Albums", isChosen: true, mode: .minimal).candidates == [""])
    }
}

@Suite(.ownSimulator)
struct BarRowPlanTests {
    private func item(_ width: CGFloat, shares: Bool = false) -> BarRowLayout.Slot {
        .item(width: width, sharesPlatter: shares, hasPlatter: true)
    }

    @Test func fact_m2_1_twelvePointsBetweenPlatters() {
        let plan = BarRowLayout([item(60), item(44)], spacing: 12)
        #expect(plan.origins == [0: 0, 1: 72])
        #expect(plan.width == 116)
        #expect(plan.platters.count == 2)
    }

    @Test func fact_6_4_5_imagesShareOnePlatter() {
        let plan = BarRowLayout([item(44, shares: true), item(44, shares: true), item(60)], spacing: 12)
        #expect(plan.platters == [.init(x: 0, width: 88, members: [0, 1]), .init(x: 100, width: 60, members: [2])])
    }

    @Test func flexibleSpacesShareTheRest() {
        let plan = BarRowLayout(
            [item(40), .flexibleSpace, item(40), .flexibleSpace, item(40)], spacing: 10, filling: 240)
        #expect(plan.origins == [0: 0, 2: 100, 4: 200])
        #expect(plan.width == 240)
    }

    @Test func fixedSpacesAdd() {
        let plan = BarRowLayout([item(40), .fixedSpace(25), item(40)], spacing: 10)
        #expect(plan.origins == [0: 0, 2: 75])
    }
}
