import BarTransition
import TestSupport
import Testing
import UIKit

/// UIKit's defects from before iOS 15, which the model can enable. The library repairs the first, and cannot repair the
/// second: README, What is promised.
@Suite("Defects of old systems", .ownSimulator) @MainActor
struct OldDefectTests {
    /// The library removes the page that UIKit keeps, and the bar is that of the page on the screen. If UIKit does not report the
    /// end, nothing but the canceled swipe tells that the page is not to stay.
    @Test(arguments: UnreportedEndTests.profiles, [false, true])
    func aCanceledSetThatKeepsItsPage(_ profile: Simulator.Profile, replaces: Bool) {
        var profile = profile
        profile.defects.keepsPageOfCancelledSet = true
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        let a = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .white))
        let b = DeclaringPage("B", BarAppearance(background: .color(.green), tintColor: .black))
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: a)
            navigation.delegate = delegate
            navigation.attachBarTransition()
            return navigation
        }
        // A page below that UIKit does not notify anyone of.
        let bottom = MarkedPage("Bottom")
        stage.navigation.setViewControllers([bottom, a], animated: false)
        stage.simulator.runToRest()
        stage.navigation.setViewControllers(replaces ? [bottom, b] : [bottom, a, b], animated: true)
        stage.simulator.commit()
        finger.update(0.4)
        finger.cancel()
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [bottom, a])
        #expect(stage.bar.tintColor == .white && stage.bar.items?.count == 2)
        #expect(a.view.window != nil && b.view.window == nil)
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
    }

    /// The large title snaps, and the end is right.
    @Test(arguments: SmoothLayoutTests.profiles) func aLargeTitleThatSnaps(_ profile: Simulator.Profile) {
        var profile = profile
        profile.defects.snapsLargeTitleInMultiLevelPops = true
        let pages = ["A", "B", "C"].map { MarkedPage($0) }
        for page in pages.dropFirst() { page.navigationItem.largeTitleDisplayMode = .never }
        let stage = HeadlessStage(profile, pages: pages, largeTitles: true)
        _ = stage.record { stage.navigation.popToRootViewController(animated: true) }
        #expect(isClose(pages[0].marker.shownFrame.minY, pages[0].view.safeAreaInsets.top, within: 0.5))
        for page in pages { #expect(page.additionalSafeAreaInsets == .zero) }
    }
}
