import Foundation
import TestSupport
import Testing
import UIKit

/// Fact 1.2.5: when a navigation controller reads the properties of an incoming page.
@Suite("When pages' properties are read", .ownSimulator) @MainActor
struct WhenPagesAreAskedTests {
    /// Sets its extended layout at one of two times.
    final class Late: UIViewController {
        var inDidLoad: ((UIViewController) -> Void)?
        var inWillAppear: ((UIViewController) -> Void)?
        override func viewDidLoad() {
            super.viewDidLoad()
            inDidLoad?(self)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            inWillAppear?(self)
        }
    }

    /// The view's frame before the view is in the hierarchy: below an opaque bar it is correct in viewWillAppear.
    @Test func theFrameIsThereInWillAppear() {
        let stage = TracingStage("A", profile: .iPhoneSE(iOS: 15))
        stage.navigation.navigationBar.isTranslucent = false
        stage.simulator.runToRest()
        let page = Late()
        var frame: CGRect?
        page.inWillAppear = { frame = $0.view.frame }
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        #expect(frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    }

    // MARK: The notification
}
