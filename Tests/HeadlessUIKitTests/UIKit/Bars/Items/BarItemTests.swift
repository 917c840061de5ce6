import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator) @MainActor
struct BarItemTests {
    @Test func anItemTakesTitleAndImageFromItsAction() {
        let image = UIImage(systemName: "plus")
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Add", image: image) { _ in })
        #expect(item.title == "Add")
        #expect(item.image == image)
        #expect(UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Add") { _ in }).title == "Own")
        #expect(UIBarButtonItem().title == nil)
    }

    @Test func systemItemsShowTextOrASymbol() {
        #expect(UIBarButtonItem(systemItem: .done).shownTitle == "Done")
        #expect(UIBarButtonItem(systemItem: .done).style == .done)
        #expect(UIBarButtonItem(systemItem: .add).shownImage(isCompact: false) == UIImage(systemName: "plus"))
        #expect(UIBarButtonItem(systemItem: .add).image == nil)
    }

    @Test func itemsAndMenuElementsHaveIdentifiersForTests() {
        let elements: [any UIAccessibilityIdentification] = [
            UIBarButtonItem(), UITabBarItem(), UIAction { _ in }, UIMenu(children: []), UIView(),
        ]
        for element in elements {
            #expect(element.accessibilityIdentifier == nil)
            element.accessibilityIdentifier = "add"
            #expect(element.accessibilityIdentifier == "add")
        }
    }

    @Test func aGroupStartsWithoutItems() {
        #expect(UIBarButtonItemGroup().barButtonItems.isEmpty)
        #expect(UIBarButtonItemGroup().representativeItem == nil)
    }

    @Test(arguments: 0...24) func everySystemItemIsKnown(rawValue: Int) throws {
        let kind = try #require(UIBarButtonItem.SystemItem(rawValue: rawValue))
        let item = UIBarButtonItem(systemItem: kind)
        let isSpace = kind == .flexibleSpace || kind == .fixedSpace
        #expect((item.shownTitle != nil || item.shownImage(isCompact: false) != nil) == !isSpace)
    }

    @Test func spacesHaveTheirWidth() {
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
        #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    }

    @Test func everyChangeIsReportedOnce() {
        let item = UIBarButtonItem(title: "A")
        var changes = 0
        item.onChange = { changes += 1 }
        item.title = "B"
        item.title = "B"
        item.isEnabled = false
        item.tintColor = .red
        item.style = .done
        item.width = 50
        item.isHidden = true
        item.image = UIImage(systemName: "plus")
        #expect(changes == 7)
    }
}
