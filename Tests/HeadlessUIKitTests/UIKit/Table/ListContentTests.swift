import TestSupport
import Testing
import UIKit

@Suite("Content configurations of cells", .ownSimulator) @MainActor
struct ListContentTests {
    private func cell(
        _ style: UITableViewCell.CellStyle = .default, _ change: (inout UIListContentConfiguration) -> Void
    ) -> (UITableViewCell, UIView) {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        change(&content)
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
        cell.layoutIfNeeded()
        return (cell, cell.contentView)
    }

    private func label(_ text: String, _ view: UIView) -> UILabel? {
        view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    @Test func aConfigurationReplacesTheContentView() {
        let (cell, content) = cell { $0.text = "Text" }
        #expect(content is UIListContentView && cell.textLabel == nil)
        var next = cell.defaultContentConfiguration()
        next.text = "Next"
        cell.contentConfiguration = next
        #expect(cell.contentView === content, "the view shows a configuration of the same type")
        #expect(label("Next", content) != nil)
    }

    @Test func textsAreBelowOrBesideEachOther() {
        let (_, below) = cell(.subtitle) { ($0.text, $0.secondaryText) = ("Name", "Note") }
        let name = label("Name", below)
        let note = label("Note", below)
        #expect(name?.frame.minX == note?.frame.minX)
        #expect(abs((note?.frame.minY ?? 0) - (name?.frame.maxY ?? 0) - 3) < 0.01)
        let (_, beside) = cell(.value1) { ($0.text, $0.secondaryText) = ("Name", "Note") }
        #expect(label("Name", beside)?.frame.midY == label("Note", beside)?.frame.midY)
        let edge = 375 - beside.layoutMargins.right
        #expect(label("Note", beside)?.frame.maxX == edge)
    }

    @Test func anImageIsBeforeTheText() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        let (_, content) = cell { content in
            content.text = "Text"
            content.image = image
        }
        let view = content.subviews.first { $0 is UIImageView }
        #expect(view?.frame.width == 30)
        #expect(label("Text", content)?.frame.minX == (view?.frame.maxX ?? 0) + 16)
        let (_, small) = cell { content in
            content.text = "Text"
            content.image = image
            content.imageProperties.maximumSize = CGSize(width: 15, height: 15)
        }
        #expect(small.subviews.first { $0 is UIImageView }?.frame.size == CGSize(width: 15, height: 15))
    }

    @Test func aConfigurationOfTheAppsOwn() {
        struct Badge: UIContentConfiguration {
            var text = ""
            var isSelected = false
            func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
            func updated(for state: any UIConfigurationState) -> Badge {
                var copy = self
                copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
                return copy
            }
        }
        final class BadgeView: UIView, UIContentView {
            let label = UILabel()
            var configuration: any UIContentConfiguration { didSet { show() } }
            init(_ badge: Badge) {
                configuration = badge
                super.init(frame: .zero)
                addSubview(label)
                show()
            }
            required init?(coder: NSCoder) { nil }
            func show() {
                guard let badge = configuration as? Badge else { return }
                label.text = badge.text + (badge.isSelected ? "!" : "")
            }
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Badge(text: "New")
        let view = cell.contentView as? BadgeView
        #expect(view?.label.text == "New")
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.contentView === view && view?.label.text == "New!")
    }

    @Test func theUpdateHandlerIsCalledForEachState() {
        var states: [Bool] = []
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }
}
