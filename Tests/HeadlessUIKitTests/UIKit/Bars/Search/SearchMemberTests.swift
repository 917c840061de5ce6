import Foundation
import TestSupport
import Testing

@testable import UIKit

/// (UIKit documentation and the comments in its headers)
@Suite("Members of search and bar items", .ownSimulator) @MainActor
struct SearchMemberTests {
    final class Presenter: NSObject, UISearchControllerDelegate {
        var told: [String] = []
        func presentSearchController(_ searchController: UISearchController) { told.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) { told.append("willPresent") }
    }

    @Test(arguments: [true, false]) func theDelegateMayPresentFirst(byTap: Bool) {
        let (stage, presenter) = (SearchStage(.iPhone15(iOS: 18), hides: false), Presenter())
        stage.search.delegate = presenter
        if byTap { stage.tapField() } else { stage.search.isActive = true }
        #expect(presenter.told == ["present", "willPresent"] && stage.search.isActive)
    }

    @Test func whoSetsTheCancelButtonManagesIt() {
        let stage = SearchStage(.iPhone15(iOS: 18))
        stage.search.isActive = true
        #expect(stage.search.automaticallyShowsCancelButton && stage.search.searchBar.showsCancelButton)
        stage.search.searchBar.showsCancelButton = false
        #expect(!stage.search.automaticallyShowsCancelButton)
        stage.search.isActive = false
        stage.search.isActive = true
        #expect(!stage.search.searchBar.showsCancelButton)
    }

    @Test func byDefaultThePageIsNotDimmed() {
        #expect(!UISearchController(searchResultsController: nil).obscuresBackgroundDuringPresentation)
    }

    @Test func aDisabledSearchBarTakesNoTouches() {
        let stage = SearchStage(.iPhone15(iOS: 18), hides: false)
        stage.search.searchBar.isEnabled = false
        stage.simulator.runToRest()
        stage.tapField()
        #expect(!stage.search.isActive && stage.search.searchBar.alpha < 1)
        stage.search.searchBar.isEnabled = true
        stage.tapField()
        #expect(stage.search.isActive)
    }

    @Test func aSpaceOfNoWidthKeepsPlattersApart() {
        let stage = HeadlessStage("Report", profile: .iPhone17Pro(iOS: 26)) { page, _ in
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add), .fixedSpace(), UIBarButtonItem(systemItem: .trash),
            ]
        }
        #expect(stage.bar.all(BarItemRow.self).flatMap(\.platters).count == 2)
        let group = UIBarButtonItemGroup.fixedSpace()
        #expect(group.barButtonItems.map(\.width) == [0] && group.barButtonItems[0].systemItem == .fixedSpace)
    }

    @Test func anItemWithAnImageForEachHeight() {
        let (tall, low) = (UIImage(systemName: "star"), UIImage(systemName: "moon"))
        let item = UIBarButtonItem(image: tall, landscapeImagePhone: low, style: .done, target: nil, action: nil)
        #expect(item.image === tall && item.landscapeImagePhone === low && item.style == .done)
    }
}
