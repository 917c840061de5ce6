import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("WITHOUT-OBJECTIVE-C.md", .ownSimulator) struct WithoutObjectiveCTests {
    private var here: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test func everySnippetCompiles() throws {
        let page = here.appendingPathComponent("../../../Sources/HeadlessUIKit/WITHOUT-OBJECTIVE-C.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let source = lines(try String(contentsOf: here.appendingPathComponent("Snippets.swift"), encoding: .utf8))
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().map {
            lines($0.components(separatedBy: "```")[0])
        }
        #expect(blocks.count == 8)
        for block in blocks {
            let isThere = source.indices.contains { source[$0...].starts(with: block) }
            #expect(isThere, "not in Snippets.swift: \(block)")
        }
    }

    @Test func theSnippetsWork() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = UIViewController()
        simulator.show(page)
        var saves = 0
        let made = actionSnippets(page: page) { saves += 1 }
        (made[0] as? UIButton)?.sendActions(for: .touchUpInside)
        (made[1] as? UIBarButtonItem)?.primaryAction?.performWithSender(nil, target: nil)
        #expect(saves == 2)

        let handle = Handle(frame: page.view.bounds)
        var drag: CGFloat = 0
        handle.onDrag = { drag = $0 }
        page.view.addSubview(handle)
        simulator.touchDown(at: CGPoint(x: 50, y: 100))
        simulator.touchMove(to: CGPoint(x: 50, y: 140))
        simulator.touchUp()
        #expect(drag == 40)

        let scrollView = Watched()
        var offset = CGPoint.zero
        scrollView.onMove = { offset = $0 }
        scrollView.contentOffset = CGPoint(x: 0, y: 7)
        #expect(offset.y == 7)

        let bar = UINavigationBar()
        let value = NSObject()
        bar.attachment = value
        #expect(bar.attachment === value)
        #expect(UINavigationBar().attachment == nil)
        let navigation = UINavigationController()
        pushNew({ UIViewController() }, onto: navigation)
        #expect(navigation.viewControllers.count == 1)
        #expect(displayLinkSnippet(view: page.view) == 1)
    }
}
