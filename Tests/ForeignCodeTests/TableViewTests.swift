import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct ForeignTableTests {
    private func point(_ table: UITableView, _ row: Int, _ section: Int) -> CGPoint {
        let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aTapShowsTheDetailAndComingBackDeselects(_ profile: Simulator.Profile) {
        let list = ContactsViewController()
        let navigation = UINavigationController(rootViewController: list)
        let simulator = Simulator(profile: profile)
        simulator.show(navigation)
        #expect(list.tableView.visibleCells.count < 25)
        simulator.tap(at: point(list.tableView, 1, 0))
        simulator.runToRest()
        let detail = navigation.topViewController as? ContactDetailViewController
        #expect(detail?.contact.name == "Grace")
        let table = detail?.view.subviews.first as? UITableView
        let texts = table?.visibleCells.map { [$0.textLabel?.text, $0.detailTextLabel?.text] }
        #expect(texts == [["Name", "Grace"], ["City", "New York"]])
        #expect(table?.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
        #expect(list.tableView.indexPathForSelectedRow != nil)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test func aSwipeOverARowDoesNotSelectIt() {
        let list = ContactsViewController()
        let navigation = UINavigationController(rootViewController: list)
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(navigation)
        let start = point(list.tableView, 1, 1)
        simulator.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y))
        simulator.runToRest()
        #expect(navigation.topViewController === list && list.tableView.indexPathForSelectedRow == nil)
    }

    /// The first film of an app's developer: the detail slides over the list.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func theListIsFilmed(_ profile: Simulator.Profile) throws {
        let list = ContactsViewController()
        let navigation = UINavigationController(rootViewController: list)
        Simulator(profile: profile).show(navigation)
        let detail = ContactDetailViewController(contact: list.favorites[0])
        let film = try TransitionFilm.record(.push(detail), on: navigation, frames: 3)
        #expect(film.frames.count == 3)
    }
}
