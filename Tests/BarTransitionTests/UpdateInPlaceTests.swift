import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("A page that declares something else", .ownSimulator) @MainActor
struct UpdateInPlaceTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    /// Where a bar becomes higher or lower, its edge and the page's content go there together, not at once.
    @Test(arguments: [false, true]) func aNewHeightIsAnimated(isPrompt: Bool) {
        let page = DeclaringPage("Title", BarAppearance(background: .color(.red)))
        page.wantsScrollView = true
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = !isPrompt
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        let bar = navigation.navigationBar
        func shownEdge() -> CGFloat { (bar.layer.presentation() ?? bar.layer).frame.maxY }
        let old = shownEdge()
        page.barAppearance.prompt = isPrompt ? "Prompt" : nil
        page.barAppearance.largeTitleDisplayMode = isPrompt ? nil : .never
        page.setNeedsBarAppearanceUpdate(animated: true)
        var edges = [old]
        simulator.commit()
        while simulator.isBusy {
            edges.append(shownEdge())
            #expect(abs(page.marker.shownFrame.minY - shownEdge()) < 0.51, "at \(shownEdge())")
            simulator.advance(by: 1 / 120)
        }
        edges.append(shownEdge())
        let way = abs(edges[edges.count - 1] - old)
        #expect(way > 20)
        for (before, after) in zip(edges, edges.dropFirst()) {
            #expect(abs(after - before) < 0.12 * way, "from \(before) to \(after)")
        }
    }

    /// Nobody sees a change that is made before a page is shown, so nothing moves for it.
    @Test func aPageThatIsNotShownYetChangesAtOnce() {
        let first = DeclaringPage("A", .hidden)
        let second = RedeclaringPage("B", .hidden)
        let navigation = UINavigationController(rootViewController: first)
        navigation.attachBarTransition()
        simulator.show(navigation)
        navigation.pushViewController(second, animated: false)
        simulator.commit()
        #expect(!navigation.navigationBar.isHidden)
        #expect(!simulator.isBusy)
    }
}

/// Declares a bar only as it appears.
@MainActor
private final class RedeclaringPage: DeclaringPage {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        barAppearance = BarAppearance(background: .color(.red))
        setNeedsBarAppearanceUpdate(animated: true)
    }
}
