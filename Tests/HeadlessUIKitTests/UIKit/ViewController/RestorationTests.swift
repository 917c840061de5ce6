import Foundation
import TestSupport
import Testing
import UIKit

@Suite("State preservation", .ownSimulator) @MainActor
struct RestorationTests {
    final class Page: UIViewController, UIViewControllerRestoration {
        nonisolated(unsafe) static var trace: [String] = []
        var scroll = 0

        convenience init(_ name: String) {
            self.init(nibName: nil, bundle: nil)
            restorationIdentifier = name
            restorationClass = Page.self
        }

        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? {
            identifierComponents.last.map { Page($0) }
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(scroll, forKey: "scroll")
            Page.trace.append("encode \(restorationIdentifier ?? "")")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            scroll = coder.decodeInteger(forKey: "scroll")
            Page.trace.append("decode \(restorationIdentifier ?? "")")
        }

        override func applicationFinishedRestoringState() {
            Page.trace.append("finished \(restorationIdentifier ?? "")")
        }
    }

    private func start(_ pages: [Page]) -> (Simulator, UINavigationController) {
        let simulator = Simulator()
        let navigation = UINavigationController()
        navigation.restorationIdentifier = "stack"
        navigation.viewControllers = pages
        simulator.show(navigation)
        return (simulator, navigation)
    }

    @Test func aStackComesBackFromTheBottom() {
        Page.trace = []
        let pages = ["A", "B", "C"].map { Page($0) }
        for (index, page) in pages.enumerated() { page.scroll = index * 10 }
        let state = start(pages).0.preserveState()
        let (simulator, navigation) = start([Page("A")])
        simulator.restoreState(state)
        simulator.runToRest()
        let restored = navigation.viewControllers.compactMap { $0 as? Page }
        #expect(restored.map(\.restorationIdentifier) == ["A", "B", "C"])
        #expect(restored.map(\.scroll) == [0, 10, 20])
        #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
        let order = ["encode", "decode", "finished"].flatMap { verb in ["A", "B", "C"].map { "\(verb) \($0)" } }
        #expect(Page.trace == order)
    }

    /// A stack tells its view controllers apart by their positions; the path that the app receives ends with the identifier.
    /// (View Controller Programming Guide)
    @Test(arguments: 1...3) func fact_1_7_7_pagesWithOneIdentifier(count: Int) {
        let pages = (0..<3).map { _ in Page("Same") }
        for (index, page) in pages.enumerated() { page.scroll = index * 10 }
        let state = start(pages).0.preserveState()
        let (simulator, navigation) = start((0..<count).map { _ in Page("Same") })
        let first = navigation.viewControllers.first
        simulator.restoreState(state)
        simulator.runToRest()
        let restored = navigation.viewControllers.compactMap { $0 as? Page }
        #expect(
            restored.map(\.scroll) == [0, 10, 20] && restored.map(\.restorationIdentifier) == ["Same", "Same", "Same"])
        #expect(restored.first === first, "what exists is kept")
    }

    @Test func aPageWithoutAnIdentifierIsLeftOut() {
        let pages = ["A", "B"].map { Page($0) }
        pages[1].restorationIdentifier = nil
        let state = start(pages).0.preserveState()
        let (simulator, navigation) = start([Page("A")])
        simulator.restoreState(state)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aContainerWithoutAnIdentifierHidesItsPages() {
        let (simulator, navigation) = start([Page("A")])
        navigation.restorationIdentifier = nil
        Page.trace = []
        _ = simulator.preserveState()
        #expect(Page.trace.isEmpty)
    }
}
