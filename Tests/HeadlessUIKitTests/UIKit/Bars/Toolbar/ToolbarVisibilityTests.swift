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

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func itComesFromBelowWithItsItems(_ profile: Simulator.Profile) {
        let stage = TracingStage("A", profile: profile)
        stage.pages[0].toolbarItems = [edit]
        stage.simulator.runToRest()
        stage.navigation.setToolbarHidden(false, animated: true)
        let toolbar = stage.navigation.shownToolbar
        #expect(toolbar.items == [edit] && shown(toolbar).minY == stage.navigation.view.bounds.height)
        stage.simulator.runToRest()
        #expect(shown(toolbar).minY < stage.navigation.view.bounds.height - 40)
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func turningBackItGoesOnFromWhereItIs(_ profile: Simulator.Profile, hides: Bool) {
        let stage = TracingStage("A", profile: profile)
        stage.pages[0].toolbarItems = [edit]
        stage.navigation.isToolbarHidden = !hides
        stage.simulator.runToRest()
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
}
