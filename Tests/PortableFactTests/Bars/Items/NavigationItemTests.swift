import TestSupport
import Testing
import UIKit

@Suite(.portable) @MainActor
struct NavigationItemTests {
    @available(iOS 16, *)
    @Test func fact_7_defaults() {
        let item = UINavigationItem()
        #expect(item.title == nil)
        #expect(item.prompt == nil)
        #expect(item.leftBarButtonItems == nil)
        #expect(item.rightBarButtonItem == nil)
        #expect(!item.hidesBackButton)
        #expect(!item.leftItemsSupplementBackButton)
        #expect(item.backButtonDisplayMode == .default)
        #expect(item.largeTitleDisplayMode == .automatic)
        #expect(item.hidesSearchBarWhenScrolling)
        #expect(item.style == .navigator)
        #expect(item.standardAppearance == nil)
        #expect(item.scrollEdgeAppearance == nil)
    }

    @Test func fact_7_oneItemIsTheFirstOfMany() {
        let item = UINavigationItem(title: "A")
        let first = UIBarButtonItem(title: "1")
        let second = UIBarButtonItem(title: "2")
        item.rightBarButtonItems = [first, second]
        #expect(item.rightBarButtonItem === first)
        // UIKit documentation of `rightBarButtonItem`: a new value replaces the first item of the array.
        let third = UIBarButtonItem(title: "3")
        item.rightBarButtonItem = third
        #expect(item.rightBarButtonItems == [third, second])
        item.setLeftBarButton(nil, animated: true)
        #expect(item.leftBarButtonItems == nil)
    }
}
