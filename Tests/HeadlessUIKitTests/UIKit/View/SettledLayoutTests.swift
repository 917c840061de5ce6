import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Layout without changes", .ownSimulator) @MainActor
struct SettledLayoutTests {
    /// Sets the same values on its subviews in every layout, as is common.
    private final class Card: UIView {
        let label = UILabel(frame: .zero)
        let picture = UIImageView(frame: .zero)
        let image = UIImage(systemName: "star")
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            label.text = "The same"
            label.font = .systemFont(ofSize: 15)
            picture.image = image
        }
    }

    /// Fact m4.3: a layout pass without changes causes no callbacks.
    @Test func theSameContentsAgainAskForNoLayout() {
        let simulator = Simulator()
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.addSubview(card.label)
        card.addSubview(card.picture)
        let page = UIViewController()
        page.view.addSubview(card)
        simulator.show(page)
        let before = card.layouts
        card.setNeedsLayout()
        simulator.commit()
        #expect(card.layouts == before + 1)
    }

    /// Documentation of `CALayer.layoutIfNeeded`: the pass starts below the first ancestor that needs no layout.
    @Test func anAncestorAboveASettledOneIsNotLaidOutWithAView() {
        let simulator = Simulator()
        let outer = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = Card(frame: outer.bounds)
        let inner = Card(frame: outer.bounds)
        outer.addSubview(middle)
        middle.addSubview(inner)
        let page = UIViewController()
        page.view.addSubview(outer)
        simulator.show(page)
        let before = (outer.layouts, middle.layouts, inner.layouts)
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(inner.layouts == before.2 + 1)
        #expect(outer.layouts == before.0)
        middle.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(outer.layouts == before.0 + 1)
        #expect(middle.layouts == before.1 + 1)
    }

    private final class CountingCell: UITableViewCell {
        static var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            Self.layouts += 1
        }
    }

    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = CountingCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            let types = [UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark, .detailButton]
            cell.accessoryType = (types + [.detailDisclosureButton])[indexPath.row]
            return cell
        }
    }

    /// Fact m4.3, in a table whose cells have each kind of accessory.
    @Test func theCellsOfATableSettle() {
        let simulator = Simulator()
        let list = List()
        simulator.show(list)
        simulator.commit()
        let before = CountingCell.layouts
        for _ in 0..<3 {
            simulator.advance(by: 0.1)
            simulator.commit()
        }
        #expect(CountingCell.layouts == before)
    }
}
