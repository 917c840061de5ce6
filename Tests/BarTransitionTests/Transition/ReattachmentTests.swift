import BarTransition
import TestSupport
import Testing
import UIKit

/// An app may attach the library for each page: what is there stays, and what is missing comes back.
@Suite("Attaching again", .ownSimulator) @MainActor
struct ReattachmentTests {
    private final class AppDelegate: NSObject, UINavigationControllerDelegate {}

    private let app = AppDelegate()

    private func stage(_ profile: Simulator.Profile) -> HeadlessStage {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let stage = HeadlessStage(profile, a: page, b: MarkedPage("B"))
        stage.simulator.runToRest()
        return stage
    }

    @Test(arguments: SmoothLayoutTests.profiles) func nothingIsAddedTwice(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        let views = [stage.navigation.view.subviews, stage.bar.subviews]
        for _ in 0..<3 { stage.navigation.attachBarTransition() }
        stage.simulator.runToRest()
        #expect([stage.navigation.view.subviews, stage.bar.subviews] == views)
    }

    /// Code that clears the subviews of the stack's view takes away the view that notices changes.
    @Test(arguments: SmoothLayoutTests.profiles) func whatTheAppHasRemovedComesBack(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        var problems = 0
        stage.navigation.barTransition?.onProblem = { _ in problems += 1 }
        stage.navigation.view.subviews.first { $0.isHidden }?.removeFromSuperview()
        stage.navigation.attachBarTransition()
        stage.navigation.delegate = app
        stage.navigation.view.tintColor = .brown
        #expect(problems == 1)
        stage.navigation.attachBarTransition()
        #expect(stage.navigation.delegate !== app)
        stage.navigation.delegate = app
        stage.navigation.view.tintColor = .cyan
        #expect(problems == 2, "after attaching again it is reported again")
    }

    /// Attaching loads the stack's own view, in which subclasses set their delegates, and no view of a page.
    @Test func theStacksOwnViewIsLoaded() {
        let pages = [MarkedPage("A"), DeclaringPage("B", BarAppearance(background: .color(.red)))]
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.attachBarTransition()
        #expect(navigation.isViewLoaded && pages.allSatisfy { !$0.isViewLoaded })
    }

    /// Code that clears the bar's subviews takes the background away.
    @Test(arguments: SmoothLayoutTests.profiles) func theBackgroundComesBack(_ profile: Simulator.Profile) throws {
        let stage = stage(profile)
        let background = try #require(stage.bar.subviews.min { $0.layer.zPosition < $1.layer.zPosition })
        background.removeFromSuperview()
        stage.navigation.attachBarTransition()
        #expect(stage.simulator.rgba(200, 3) == [255, 0, 0, 255])
    }

    /// A default is given on a later call, or stays.
    @Test func theDefaultStaysUnlessThereIsAnother() {
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: MarkedPage("A"), b: MarkedPage("B"))
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(tintColor: .red))
        stage.navigation.attachBarTransition()
        stage.push(MarkedPage("C"), andWait: 1)
        #expect(stage.bar.tintColor == .red)
        stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(tintColor: .green))
        stage.push(MarkedPage("D"), andWait: 1)
        #expect(stage.bar.tintColor == .green)
    }
}
