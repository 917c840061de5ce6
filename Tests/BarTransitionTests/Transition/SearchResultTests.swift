import BarTransition
import TestSupport
import Testing
import UIKit

/// The results of a search are over its page and keep their place as the page's own content does.
@Suite("Search results in transitions", .ownSimulator) @MainActor
struct SearchResultTests {
    /// Also where they are scrolled: from iOS 26 UIKit scrolls them up with a bar that goes.
    @Test(
        arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [CGFloat(0), 100])
    func theyStayWhereTheyAre(_ profile: Simulator.Profile, scrolledBy distance: CGFloat) {
        let results = MarkedPage("Results")
        results.wantsScrollView = distance > 0
        let search = UISearchController(searchResultsController: results)
        let page = DeclaringPage("A", BarAppearance(background: .color(.red), isHidden: false))
        page.navigationItem.showStackedSearch(search)
        let stage = HeadlessStage(profile, pages: page)
        search.showsSearchResultsController = true
        search.isActive = true
        stage.simulator.runToRest()
        #expect(isClose(results.marker.shownFrame.minY, stage.barBottom, within: 0.1))
        results.scrollView?.contentOffset.y += distance
        stage.simulator.runToRest()
        let top = results.marker.shownFrame.minY
        stage.push(DeclaringPage("B", .hidden), andWait: 0.01)
        var frames = 0
        while stage.simulator.isBusy, results.view.window != nil {
            #expect(isClose(results.marker.shownFrame.minY, top, within: 0.1), "frame \(frames)")
            stage.simulator.advance(by: 1 / 60)
            frames += 1
        }
        #expect(frames > 10)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(isClose(results.marker.shownFrame.minY, top, within: 0.1))
        #expect(search.additionalSafeAreaInsets == .zero && page.additionalSafeAreaInsets == .zero)
    }

    /// As their page comes back they follow the bar's edge, as the page's own content does.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)])
    func theyFollowTheBarOnTheWayBack(_ profile: Simulator.Profile) throws {
        let results = MarkedPage("Results")
        let search = UISearchController(searchResultsController: results)
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        page.navigationItem.showStackedSearch(search)
        let stage = HeadlessStage(profile, pages: page)
        search.showsSearchResultsController = true
        search.isActive = true
        stage.simulator.runToRest()
        stage.push(DeclaringPage("B", BarAppearance(background: .color(.red), prompt: "Fill this in")), andWait: 1)
        stage.navigation.popViewController(animated: true)
        while stage.simulator.isBusy {
            stage.simulator.advance(by: 1 / 60)
            let bottom = try #require(stage.bar.layer.presentation()).frame.maxY
            #expect(isClose(results.marker.shownFrame.minY, bottom, within: 0.5))
        }
        #expect(search.additionalSafeAreaInsets == .zero)
    }
}
