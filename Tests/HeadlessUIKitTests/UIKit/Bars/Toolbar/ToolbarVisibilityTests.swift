import Foundation
import TestSupport
import Testing

@testable import UIKit

/// `setToolbarHidden(_:animated:)`, and further calls during its animation.
@Suite("Toolbar visibility", .ownSimulator) @MainActor
struct ToolbarVisibilityTests {
    private let edit = UIBarButtonItem(systemItem: .compose)

    /// The shown frame of a view on the screen.
    private func shown(_ view: UIView) -> CGRect {
        view.layer.shownModel.bounds.applying(view.transformToRoot(\.shownModel))
    }

    /// A stack whose page has a button for the toolbar, at rest.
    private func stage(_ profile: Simulator.Profile, isToolbarHidden: Bool) -> TracingStage {
        let stage = TracingStage("A", profile: profile)
        stage.pages[0].toolbarItems = [edit]
        stage.navigation.isToolbarHidden = isToolbarHidden
        stage.simulator.runToRest()
        return stage
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func itComesFromBelowWithItsItems(_ profile: Simulator.Profile) {
        let stage = stage(profile, isToolbarHidden: true)
        stage.navigation.setToolbarHidden(false, animated: true)
        let toolbar = stage.navigation.shownToolbar
        #expect(toolbar.items == [edit] && shown(toolbar).minY == stage.navigation.view.bounds.height)
        stage.simulator.runToRest()
        #expect(shown(toolbar).minY < stage.navigation.view.bounds.height - 40)
    }

    /// It slides also if a layout pass was due before.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func itSlidesWhileALayoutPassIsDue(_ profile: Simulator.Profile, hides: Bool) {
        let stage = stage(profile, isToolbarHidden: !hides)
        let toolbar = stage.navigation.shownToolbar
        stage.navigation.view.setNeedsLayout()
        stage.navigation.setToolbarHidden(hides, animated: true)
        let height = stage.navigation.view.bounds.height
        var places: [CGFloat] = []
        for _ in 0..<3 {
            places.append(shown(toolbar).minY)
            stage.simulator.advance(by: 0.04)
            #expect(!toolbar.isHidden)
        }
        #expect(places == (hides ? places.sorted() : places.sorted(by: >)) && Set(places).count == 3)
        #expect(hides ? places[0] < height - 40 : places[0] == height)
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func turningBackItGoesOnFromWhereItIs(_ profile: Simulator.Profile, hides: Bool) {
        let stage = stage(profile, isToolbarHidden: !hides)
        let toolbar = stage.navigation.shownToolbar
        stage.navigation.setToolbarHidden(hides, animated: true)
        stage.simulator.advance(by: 0.1)
        let place = shown(toolbar).minY
        stage.navigation.setToolbarHidden(!hides, animated: true)
        #expect(isClose(shown(toolbar).minY, place, within: 0.5))
        // The first animation ends during the second one, and the page is laid out in between.
        stage.simulator.advance(by: 0.14)
        stage.navigation.view.setNeedsLayout()
        stage.simulator.advance(by: 0.02)
        let height = stage.navigation.view.bounds.height
        #expect(!toolbar.isHidden && shown(toolbar).minY < height && shown(toolbar).minY > toolbar.frame.minY - height)
        #expect(toolbar.frame.minY == height || hides)
        stage.simulator.runToRest()
        #expect(toolbar.isHidden == !hides)
    }

    /// A page that shows or hides the toolbar as it appears.
    private final class Page: UIViewController {
        var hides = false
        var isAnimated = true
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setToolbarHidden(hides, animated: isAnimated)
        }
    }

    private func stage(
        _ profile: Simulator.Profile, hides: Bool, isAnimated: Bool = true
    ) -> (stage: TracingStage, next: Page) {
        let stage = TracingStage("A", profile: profile)
        stage.pages[0].toolbarItems = [edit]
        stage.navigation.isToolbarHidden = !hides
        stage.simulator.runToRest()
        let next = Page()
        next.toolbarItems = hides ? nil : [edit]
        (next.hides, next.isAnimated) = (hides, isAnimated)
        return (stage, next)
    }

    /// Fact 9.2, in a push.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func inAPushItSlidesVertically(_ profile: Simulator.Profile, hides: Bool) {
        let (stage, next) = stage(profile, hides: hides)
        let (toolbar, height) = (stage.navigation.shownToolbar, stage.navigation.view.bounds.height)
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.commit()
        var tops = [shown(toolbar).minY]
        for _ in 0..<5 {
            stage.simulator.advance(by: 0.06)
            #expect(!toolbar.isHidden && shown(toolbar).minX == 0 && toolbar.items == [edit])
            tops.append(shown(toolbar).minY)
        }
        #expect(tops == (hides ? tops.sorted() : tops.sorted(by: >)) && Set(tops).count == tops.count)
        stage.simulator.runToRest()
        #expect(toolbar.isHidden == hides && shown(toolbar).minY < height - 40)
        #expect(stage.navigation.runningToolbarAnimations == 0)
    }

    /// It follows the finger; after a canceled swipe its visibility stays as the app set it.
    @Test(arguments: [true, false]) func inASwipeItFollowsTheFinger(finishes: Bool) {
        let (stage, below) = stage(.iPhone15(iOS: 18), hides: true)
        stage.navigation.setViewControllers([below, stage.pages[0]], animated: false)
        stage.navigation.isToolbarHidden = false
        stage.simulator.runToRest()
        let (toolbar, height) = (stage.navigation.shownToolbar, stage.navigation.view.bounds.height)
        let top = shown(toolbar).minY
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        #expect(isClose(shown(toolbar).minY, (top + height) / 2, within: 1))
        stage.simulator.endBackSwipe(finishing: finishes)
        stage.simulator.runToRest()
        #expect(toolbar.isHidden && stage.navigation.isToolbarHidden)
        #expect(stage.navigation.runningToolbarAnimations == 0)
    }

    @Test(arguments: [true, false], [true, false]) func itChangesAtOnceWithoutAnimationOrInAVariant(
        hides: Bool, isVariant: Bool
    ) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        if isVariant { profile.variants.toolbarInTransitions = .changesAtOnce }
        let (stage, next) = stage(profile, hides: hides, isAnimated: isVariant)
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.05)
        let (toolbar, height) = (stage.navigation.shownToolbar, stage.navigation.view.bounds.height)
        #expect(toolbar.isHidden == hides && shown(toolbar).maxY == height)
    }
}
