import TestSupport
import Testing
import UIKit

/// The effect of a tap on a bar button, and the values that an item takes from its action. (UIKit documentation,
/// UIBarButtonItem)
@Suite("Taps on bar buttons", .ownSimulator) @MainActor
struct BarItemTapTests {
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func aTapTurnsASelectionOnAndOff(profile: Simulator.Profile, inToolbar: Bool) {
        let stage = TracingStage("A", profile: profile)
        var actions: [Bool] = []
        let item = UIBarButtonItem(
            title: "Grid",
            primaryAction: UIAction { action in actions.append((action.sender as? UIBarButtonItem)?.isSelected == true)
            })
        item.changesSelectionAsPrimaryAction = true
        var point = CGPoint(x: stage.simulator.screen.bounds.width - 36, y: stage.navigation.navigationBar.frame.midY)
        if inToolbar {
            stage.pages[0].toolbarItems = [.flexibleSpace(), item, .flexibleSpace()]
            stage.navigation.isToolbarHidden = false
            point = CGPoint(x: stage.simulator.screen.bounds.midX, y: profile.toolbarCentre)
        } else {
            stage.pages[0].navigationItem.rightBarButtonItem = item
        }
        stage.simulator.runToRest()
        for _ in 0..<3 {
            stage.simulator.tap(at: point)
            stage.simulator.runToRest()
        }
        #expect(actions == [true, false, true])
        #expect(item.isSelected)
    }

    @Test func anActionGivesItsItemTitleAndImage() {
        let star = UIImage(systemName: "star")
        let item = UIBarButtonItem(title: "Old")
        item.primaryAction = UIAction(title: "Share", image: star) { _ in }
        #expect(item.title == "Share")
        #expect(item.image === star)
        item.primaryAction = nil
        #expect(item.title == "Share", "removing the action keeps them")
        let system = UIBarButtonItem(systemItem: .done)
        system.primaryAction = UIAction(title: "Share", image: star) { _ in }
        #expect(system.title == nil && system.image == nil)
        let own = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Share", image: star) { _ in })
        #expect(own.title == "Own")
        #expect(own.image === star)
    }
}

extension Simulator.Profile {
    /// The vertical centre of the toolbar on these two devices, in points from the top (facts 4.10, m9.1).
    fileprivate var toolbarCentre: CGFloat {
        system < 26 ? screenSize.height - 34 - 49 / 2 : screenSize.height - 28 - 24
    }
}
