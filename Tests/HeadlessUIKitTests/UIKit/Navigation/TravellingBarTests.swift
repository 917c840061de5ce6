import TestSupport
import Testing

@testable import UIKit

@Suite("Bars that move with one page", .ownSimulator) @MainActor
struct TravellingBarTests {
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_3_9_aTravellingBarShowsItsOwnPageAlone(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let (a, b) = (UIViewController(), UIViewController())
        for (page, title) in [(a, "A"), (b, "B")] {
            page.title = title
            page.view = UIScrollView(frame: simulator.screen.bounds)
        }
        let navigation = UINavigationController(rootViewController: a)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isNavigationBarHidden = true
        simulator.show(navigation)
        let bar = navigation.navigationBar
        #expect(bar.visibleTitleLabels.isEmpty)
        let delegate = TracingDelegate(Trace())
        delegate.onWillShow = { $0.setNavigationBarHidden($1 === a, animated: true) }
        navigation.delegate = delegate
        navigation.pushViewController(b, animated: true)
        simulator.advance(by: 0.1)
        #expect(bar.visibleTitleLabels.map(\.item.title) == ["B"])
        simulator.runToRest()
        #expect(bar.visibleTitleLabels.map(\.item.title) == ["B"])
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.3)
        #expect(bar.visibleTitleLabels.map(\.item.title) == ["B"])
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        // Fact 5.3.5: after a cancellation the app restores the bar.
        navigation.isNavigationBarHidden = false
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.advance(by: 0.1)
        #expect(bar.visibleTitleLabels.map(\.item.title) == ["B"])
        simulator.runToRest()
        #expect(bar.visibleTitleLabels.isEmpty)
    }
}
