import TestSupport
import Testing
import UIKit

/// Where contents are after a change by code.
@Suite(.ownSimulator) @MainActor
struct ScrollRangeTests {
    /// slackhq/SlackTextViewController, pull request 539.
    @Test func contentsThatBecomeShorterLeaveNoBlankSpaceBelow() {
        let stage = ScrollStage()
        stage.scrollView.contentOffset.y = 2000
        stage.scrollView.contentSize.height = 900
        stage.simulator.commit()
        let inset = stage.scrollView.adjustedContentInset
        #expect(stage.scrollView.contentOffset.y == 900 + inset.bottom - stage.scrollView.bounds.height)
        stage.scrollView.contentSize.height = 100
        stage.simulator.commit()
        // Contents that fit do not scroll, so the safe area does not inset them (fact 5.2.12).
        #expect(stage.scrollView.contentOffset.y == 0)
    }

    @Test func aTableThatLosesItsRowsShowsTheOnesItHas() {
        let stage = TableStage(rows: 100)
        stage.table.contentOffset.y = 2000
        stage.page.sections = [("One", ["a", "b"], nil)]
        stage.table.reloadData()
        stage.simulator.commit()
        #expect(stage.table.contentOffset.y == -stage.table.adjustedContentInset.top)
    }

    @Test func aViewThatBecomesTallerShowsMoreOfTheEnd() {
        let stage = ScrollStage()
        stage.scrollView.frame.size.height = 300
        stage.simulator.commit()
        let inset = stage.scrollView.adjustedContentInset
        stage.scrollView.contentOffset.y = 3000 + inset.bottom - 300
        stage.scrollView.frame.size.height = 500
        stage.simulator.commit()
        #expect(stage.scrollView.contentOffset.y == 3000 + stage.scrollView.adjustedContentInset.bottom - 500)
    }

    /// Also as the view becomes less tall and wider.
    @Test func anOffsetThatTheAppSetsBeyondTheContentsStays() {
        let stage = ScrollStage()
        stage.scrollView.contentOffset.y = 5000
        stage.scrollView.frame.size.height -= 10
        stage.simulator.commit()
        stage.scrollView.frame.size.width += 10
        stage.simulator.commit()
        stage.scrollView.contentSize.height += 100
        stage.simulator.commit()
        #expect(stage.scrollView.contentOffset.y == 5000)
    }

    /// A search bar that is hidden by scrolling stays hidden.
    @Test func contentsThatBecomeShorterDoNotOpenASearchBar() {
        let page = SectionsPage()
        page.sections = [("One", (0..<100).map { "\($0)" }, nil)]
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: page)
        simulator.show(navigation)
        simulator.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), velocity: .zero)
        simulator.runToRest()
        let height = navigation.navigationBar.frame.height
        page.sections = [("One", ["a"], nil)]
        page.tableView.reloadData()
        simulator.runToRest()
        #expect(navigation.navigationBar.frame.height == height)
        #expect(page.tableView.contentOffset.y == -page.tableView.adjustedContentInset.top)
    }

    @Test func anOffsetThatIsSetBeforeTheFirstLayoutStays() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = UIViewController()
        let scrollView = UIScrollView(frame: page.view.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 2000)
        scrollView.contentOffset.y = 3000
        page.view.addSubview(scrollView)
        simulator.show(page)
        #expect(scrollView.contentOffset.y == 3000)
    }

    /// They return once nothing moves them any more.
    @Test(arguments: ["deceleration", "animation", "finger"]) func contentsThatBecomeShorterWhileTheyMove(
        _ mover: String
    ) {
        let stage = ScrollStage()
        stage.laysOutWhileScrolling = true
        switch mover {
        case "deceleration":
            stage.simulator.drag(
                from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), velocity: CGPoint(x: 0, y: -4000))
            stage.simulator.advance(by: 0.1)
        case "animation":
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
            stage.simulator.advance(by: 0.1)
        default:
            stage.scrollView.contentOffset.y = 2000
            stage.simulator.commit()
            stage.simulator.touchDown(at: CGPoint(x: 150, y: 300))
        }
        stage.scrollView.contentSize.height = 900
        stage.simulator.commit()
        if mover == "finger" { stage.simulator.touchUp() }
        stage.simulator.runToRest()
        let end = 900 + stage.scrollView.adjustedContentInset.bottom - stage.scrollView.bounds.height
        #expect(stage.scrollView.contentOffset.y == end)
    }

    /// Radar 16724593.
    @Test func anOffsetWithoutAnimationEndsAnAnimation() {
        let stage = ScrollStage()
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.simulator.advance(by: 0.1)
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        stage.simulator.runToRest()
        #expect(stage.scrollView.contentOffset.y == 20)
    }

    /// square/Listable, pull request 628; UIKit documentation of `scrollRectToVisible(_:animated:)`.
    @Test func nothingIsAnimatedToWhereItIs() {
        let stage = ScrollStage()
        stage.scrollView.contentOffset.y = 500
        stage.simulator.commit()
        let events = stage.events
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: true)
        #expect(stage.simulator.runToRest() == 0)
        #expect(stage.events == events)
    }
}
