import TestSupport
import Testing
import UIKit

/// (UIKit documentation, prefersHomeIndicatorAutoHidden and disablesAutomaticKeyboardDismissal)
@Suite("System preferences of pages", .ownSimulator) @MainActor
struct PagePreferenceTests {
    private final class Reader: UIViewController {
        var isImmersed = false
        override var prefersHomeIndicatorAutoHidden: Bool { isImmersed }
    }

    private final class Passing: UINavigationController {
        override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    }

    /// The number of pixels that differ between two screenshots, above and within the home indicator's frame.
    private func differences(_ first: UIImage, _ second: UIImage) throws -> (above: Int, within: Int) {
        let images = try [#require(first.cgImage), #require(second.cgImage)]
        let pixels = images.map { image in
            var pixels = [UInt32](repeating: 0, count: image.width * image.height)
            image.copyPixels(to: &pixels)
            return pixels
        }
        let differing = pixels[0].indices.filter { pixels[0][$0] != pixels[1][$0] }
        let edge = images[0].width * (images[0].height - 14)
        return (differing.count { $0 < edge }, differing.count { $0 >= edge })
    }

    @Test func theHomeIndicatorGoesUntilAFingerComes() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = Reader()
        page.view.backgroundColor = .white
        simulator.show(page)
        let shown = simulator.picture(scale: 1)
        page.isImmersed = true
        simulator.runToRest()
        #expect(!simulator.isHomeIndicatorHidden, "no update was requested yet")
        page.setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(!simulator.isHomeIndicatorHidden, "not immediately")
        simulator.runToRest()
        #expect(simulator.isHomeIndicatorHidden)
        let changed = try differences(shown, simulator.picture(scale: 1))
        #expect(changed.above == 0)
        #expect(changed.within > 139 * 4)
        simulator.touchDown(at: CGPoint(x: 200, y: 400))
        simulator.runToRest()
        #expect(!simulator.isHomeIndicatorHidden)
        simulator.touchUp()
        simulator.runToRest()
        #expect(simulator.isHomeIndicatorHidden)
        page.isImmersed = false
        page.setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(!simulator.isHomeIndicatorHidden)
    }

    @Test(arguments: [true, false]) func aStackLeavesTheHomeIndicatorToItsPageIfItSaysSo(_ passes: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = Reader()
        page.isImmersed = true
        let stack = passes ? Passing(rootViewController: page) : UINavigationController(rootViewController: page)
        simulator.show(stack)
        #expect(simulator.isHomeIndicatorHidden == passes)
        stack.pushViewController(UIViewController(), animated: true)
        simulator.runToRest()
        #expect(simulator.isHomeIndicatorHidden == passes, "the stack must forward the preference to its child")
        stack.setNeedsUpdateOfHomeIndicatorAutoHidden()
        simulator.runToRest()
        #expect(!simulator.isHomeIndicatorHidden)
    }

    @Test func aPageThatCoversTheScreenIsAsked() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let root = UIViewController()
        simulator.show(root)
        let page = Reader()
        page.isImmersed = true
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: true)
        simulator.runToRest()
        #expect(simulator.isHomeIndicatorHidden)
        page.dismiss(animated: true)
        simulator.runToRest()
        #expect(!simulator.isHomeIndicatorHidden)
    }

    private final class Form: UINavigationController {
        var lets = false
        override var disablesAutomaticKeyboardDismissal: Bool {
            lets ? false : super.disablesAutomaticKeyboardDismissal
        }
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet], [true, false])
    func aFormSheetKeepsTheKeyboard(_ style: UIModalPresentationStyle, lets: Bool) {
        let simulator = Simulator(profile: .iPad(iOS: 18))
        let root = UIViewController()
        simulator.show(root)
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
        page.view.addSubview(field)
        let form = Form(rootViewController: page)
        form.lets = lets
        form.modalPresentationStyle = style
        root.present(form, animated: false)
        simulator.runToRest()
        field.becomeFirstResponder()
        simulator.runToRest()
        #expect(simulator.isKeyboardShown)
        field.resignFirstResponder()
        simulator.runToRest()
        #expect(simulator.isKeyboardShown == (style == .formSheet && !lets))
        root.dismiss(animated: true)
        simulator.runToRest()
        #expect(!simulator.isKeyboardShown, "it is hidden with the sheet")
    }
}
