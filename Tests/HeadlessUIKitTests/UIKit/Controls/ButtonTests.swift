import TestSupport
import Testing
import UIKit

/// What a button changes of itself. (UIKit documentation of `UIButton`)
@Suite(.ownSimulator) @MainActor
struct ButtonTests {
    @Test func aButtonsOpacityIsTheApps() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = UIViewController()
        simulator.show(page)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
        button.alpha = 0.5
        page.view.addSubview(button)
        button.setTitle("Edit", for: .normal)
        simulator.runToRest()
        #expect(button.alpha == 0.5)
        simulator.touchDown(at: button.center)
        #expect(button.alpha == 0.5)
        #expect(button.titleLabel?.alpha ?? 1 < 1, "the title is dimmed under the finger")
        simulator.touchUp()
        #expect(button.alpha == 0.5 && button.titleLabel?.alpha == 1)
    }
}
