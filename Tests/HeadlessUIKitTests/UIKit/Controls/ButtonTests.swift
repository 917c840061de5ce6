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

    /// A system button shows an image in the tint color, and a custom button dims its image only.
    @Test(arguments: [UIButton.ButtonType.system, .custom]) func theKindsShowTheirContentsDifferently(
        _ type: UIButton.ButtonType
    ) {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let button = UIButton(type: type)
        button.setImage(red, for: .normal)
        button.setTitle("A", for: .normal)
        let isSystem = type == .system
        #expect(button.imageView?.image?.renderingMode == (isSystem ? .alwaysTemplate : .automatic))
        button.isHighlighted = true
        #expect(((button.titleLabel?.alpha ?? 0) < 1) == isSystem)
        #expect((button.imageView?.alpha ?? 1) < 1)
        button.setImage(red.withRenderingMode(.alwaysOriginal), for: .normal)
        #expect(button.imageView?.image?.renderingMode == .alwaysOriginal)
    }
}
