import Foundation
import Testing

@testable import UIKit

/// `setToolbarHidden(_:animated:)` shows and hides what takes space: a search bar in the toolbar stays (fact m9.1).
@Suite("A toolbar that comes and goes") @MainActor
struct ToolbarVisibilityTests {
    private let edit = UIBarButtonItem(systemItem: .compose)

    private func stage(isHidden: Bool) -> SearchStage {
        let stage = SearchStage(.iPhone17Pro(iOS: 26), placement: .integrated) { $0.toolbarItems = [edit] }
        stage.navigation.isToolbarHidden = isHidden
        stage.simulator.runToRest()
        return stage
    }

    /// Where a view is on the screen at this moment.
    private func shown(_ view: UIView) -> CGRect {
        view.layer.shownModel.bounds.applying(view.transformToRoot(\.shownModel))
    }

    private func buttons(_ stage: SearchStage) -> [UIBarButtonItem] {
        stage.navigation.shownToolbar.all(BarButtonView.self).map(\.item)
    }

    @Test(arguments: [true, false]) func aSearchBarStaysInIt(hides: Bool) {
        let stage = stage(isHidden: !hides)
        let field = stage.search.searchBar.searchTextField
        let (rest, inset) = (shown(field), stage.page.view.safeAreaInsets.bottom)
        stage.navigation.setToolbarHidden(hides, animated: true)
        let widths = (0..<8).map { _ in
            stage.simulator.advance(by: 0.02)
            #expect(shown(field).minY == rest.minY && shown(field).maxY == rest.maxY)
            #expect(!stage.navigation.shownToolbar.isHidden)
            return shown(field).width
        }
        #expect(widths == widths.sorted(by: hides ? { $0 < $1 } : { $0 > $1 }))
        #expect(widths[0] != widths[7] && (widths[0] < widths[7]) == hides, "the room of the other items is animated")
        stage.simulator.runToRest()
        #expect(shown(field).minY == rest.minY && stage.page.view.safeAreaInsets.bottom == inset)
    }

    @Test(arguments: [true, false]) func itsItemsAreThereFromTheStart(hides: Bool) {
        let stage = stage(isHidden: !hides)
        stage.navigation.setToolbarHidden(hides, animated: true)
        #expect(stage.navigation.shownToolbar.items?.contains(edit) == !hides)
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func withoutSearchItComesFromBelowWithItsItems(_ profile: Simulator.Profile) {
        let stage = Stage("A", profile: profile)
        stage.pages[0].toolbarItems = [edit]
        stage.simulator.runToRest()
        stage.navigation.setToolbarHidden(false, animated: true)
        let toolbar = stage.navigation.shownToolbar
        #expect(toolbar.items == [edit] && shown(toolbar).minY == stage.navigation.view.bounds.height)
        stage.simulator.runToRest()
        #expect(shown(toolbar).minY < stage.navigation.view.bounds.height - 40)
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func turningBackItGoesOnFromWhereItIs(_ profile: Simulator.Profile, hides: Bool) {
        let stage = Stage("A", profile: profile)
        stage.pages[0].toolbarItems = [edit]
        stage.navigation.isToolbarHidden = !hides
        stage.simulator.runToRest()
        let toolbar = stage.navigation.shownToolbar
        stage.navigation.setToolbarHidden(hides, animated: true)
        stage.simulator.advance(by: 0.1)
        let place = shown(toolbar).minY
        stage.navigation.setToolbarHidden(!hides, animated: true)
        #expect(near(shown(toolbar).minY, place, by: 0.5))
        // The first of the two movements ends while the second one is under way, and the page is laid out meanwhile.
        stage.simulator.advance(by: 0.14)
        stage.navigation.view.setNeedsLayout()
        stage.simulator.advance(by: 0.02)
        let height = stage.navigation.view.bounds.height
        #expect(!toolbar.isHidden && shown(toolbar).minY < height && shown(toolbar).minY > toolbar.frame.minY - height)
        #expect(toolbar.frame.minY == height || hides)
        stage.simulator.runToRest()
        #expect(toolbar.isHidden == !hides)
    }
}
