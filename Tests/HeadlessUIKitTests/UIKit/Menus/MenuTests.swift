import TestSupport
import Testing
import UIKit

@Suite(.ownSimulator) @MainActor
struct MenuTests {
    @Test func anActionRunsItsHandlerWithItsSender() {
        var senders: [String] = []
        let action = UIAction(title: "Add") { senders.append($0.sender as? String ?? "none") }
        action.performWithSender("button", target: nil)
        #expect(senders == ["button"])
        #expect(action.sender == nil)
        #expect(action.title == "Add")
    }

    @Test func identifiersOfTheirOwnDiffer() {
        let first = UIAction { _ in }
        let second = UIAction { _ in }
        #expect(first.identifier != second.identifier)
        #expect(UIAction(identifier: .init("mine")) { _ in }.identifier.rawValue == "mine")
    }

    @Test func aMenuKeepsItsChildren() {
        let menu = UIMenu(title: "Sort", options: .displayInline, children: [UIAction(title: "Name") { _ in }])
        #expect(menu.children.map(\.title) == ["Name"])
        #expect(menu.replacingChildren([]).children.isEmpty)
        #expect(menu.replacingChildren([]).options == .displayInline)
    }
}
