import BarTransition
import TestSupport
import Testing
import UIKit

/// In which design the library takes bars to be: from iOS 26 UIKit tints no buttons with the bar's color, so that each button is
/// tinted (`BarAppearance.tintColor`); in the earlier design the bar does it.
@Suite("The design of bars by system, SDK and Info.plist", .ownSimulator) @MainActor
struct SystemDesignTests {
    struct Build: Sendable {
        var system: Int
        var sdk: Int
        var requiresCompatibility: Bool
        var tintsEachButton: Bool
    }

    @Test(arguments: [
        Build(system: 18, sdk: 18, requiresCompatibility: false, tintsEachButton: false),
        Build(system: 18, sdk: 27, requiresCompatibility: false, tintsEachButton: false),
        Build(system: 26, sdk: 26, requiresCompatibility: false, tintsEachButton: true),
        Build(system: 26, sdk: 26, requiresCompatibility: true, tintsEachButton: false),
        Build(system: 26, sdk: 27, requiresCompatibility: false, tintsEachButton: true),
        // With this SDK UIKit ignores the key.
        Build(system: 26, sdk: 27, requiresCompatibility: true, tintsEachButton: true),
        Build(system: 27, sdk: 26, requiresCompatibility: true, tintsEachButton: false),
        Build(system: 27, sdk: 28, requiresCompatibility: true, tintsEachButton: true),
    ])
    func buttonsAreTinted(_ build: Build) {
        var profile = Simulator.Profile.iPhone17Pro(iOS: build.system)
        profile.linkedSDK = .init(build.sdk)
        profile.requiresCompatibility = build.requiresCompatibility
        let simulator = Simulator(profile: profile)
        let page = DeclaringPage("Page", BarAppearance(background: .color(.white), tintColor: .green))
        let button = UIBarButtonItem(title: "Edit")
        page.navigationItem.rightBarButtonItem = button
        let navigation = UINavigationController(rootViewController: page)
        navigation.attachBarTransition()
        simulator.show(navigation)
        #expect(button.tintColor == (build.tintsEachButton ? .green : nil))
    }
}
