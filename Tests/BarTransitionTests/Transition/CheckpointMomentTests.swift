import BarTransition
import TestSupport
import Testing
import UIKit

/// The moments at which the library checks what the app and UIKit may have replaced. A replaced delegate tells that it has.
@Suite("Moments of checks", .ownSimulator) @MainActor
struct CheckpointMomentTests {
    private final class AppDelegate: NSObject, UINavigationControllerDelegate {}

    /// A stack inside of another view controller's view, and the problems that were reported.
    @MainActor
    private final class Stage {
        let simulator: Simulator
        let host = UIViewController()
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        let app = AppDelegate()
        private(set) var problems: [String] = []

        init(_ profile: Simulator.Profile) {
            simulator = Simulator(profile: profile)
            simulator.show(host)
            host.embed(navigation)
            navigation.view.frame = host.view.bounds
            navigation.attachBarTransition().onProblem = { [weak self] in self?.problems.append($0) }
            simulator.runToRest()
        }

        /// How many problems there are after the app has replaced the delegate and something has happened.
        func problems(after change: (Stage) -> Void) -> Int {
            navigation.delegate = app
            simulator.runToRest()
            let before = problems.count
            change(self)
            return problems.count - before
        }
    }

    nonisolated static let profiles: [Simulator.Profile] = [.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    @Test(arguments: profiles) func aReplacedDelegateIsNoticedAtEachMoment(_ profile: Simulator.Profile) {
        #expect(Stage(profile).problems { _ in } == 0)
        #expect(Stage(profile).problems { $0.navigation.view.tintColor = .brown } == 1, "tint color")
        #expect(Stage(profile).problems { $0.navigation.view.removeFromSuperview() } == 1, "leaves its window")
        let entered = Stage(profile).problems { stage in
            stage.navigation.view.removeFromSuperview()
            stage.navigation.attachBarTransition()
            stage.navigation.delegate = stage.app
            stage.host.view.addSubview(stage.navigation.view)
        }
        #expect(entered == 2, "leaves its window and enters it")
    }

    /// A stack that gets narrower has the same safe area, and other insets need no other size.
    @Test(arguments: profiles) func aNewSizeOrSafeAreaIsNoticed(_ profile: Simulator.Profile) {
        let sized = Stage(profile).problems { stage in
            let insets = stage.navigation.view.safeAreaInsets
            stage.navigation.view.frame.size.width -= 100
            stage.navigation.view.layoutIfNeeded()
            #expect(stage.navigation.view.safeAreaInsets == insets)
        }
        #expect(sized == 1)
        let inset = Stage(profile).problems { $0.navigation.additionalSafeAreaInsets.bottom = 30 }
        #expect(inset == 1)
    }
}
