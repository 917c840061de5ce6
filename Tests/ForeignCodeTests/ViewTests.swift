import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct ViewTests {
    private func stage(_ view: UIView) -> Simulator {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = UIViewController()
        page.view.backgroundColor = .white
        simulator.show(page)
        page.view.addSubview(view)
        simulator.runToRest()
        return simulator
    }

    @Test func aGradientViewDrawsItsLayer() {
        let view = GradientView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        view.startColor = .red
        view.endColor = .blue
        view.horizontalMode = true
        let simulator = stage(view)
        #expect(simulator.rgba(2, 150)[0] > 240 && simulator.rgba(97, 150)[2] > 240)
    }

    @Test func aCardDrawsAShadowOfItsPath() {
        let card = CardView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        card.backgroundColor = .white
        let simulator = stage(card)
        #expect(card.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(simulator.rgba(150, 203)[0] < 250)
        #expect(simulator.rgba(150, 230)[0] == 255)
    }

    @Test func aPaddedLabelIsLarger() {
        let plain = UILabel()
        plain.text = "Text"
        let padded = PaddedLabel()
        padded.text = "Text"
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
        #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
        padded.backgroundColor = .white
        padded.sizeToFit()
        padded.frame = CGRect(origin: CGPoint(x: 0, y: 100), size: padded.intrinsicContentSize)
        let simulator = stage(padded)
        let inside = (8..<20).contains { x in (104..<124).contains { simulator.rgba(CGFloat(x), CGFloat($0))[0] < 100 }
        }
        let margin = (0..<7).contains { x in (104..<124).contains { simulator.rgba(CGFloat(x), CGFloat($0))[0] < 100 }
        }
        #expect(inside && !margin)
    }

    @Test func aViewDrawsWithCoreGraphics() {
        let view = BarAvatarView(frame: CGRect(x: 100, y: 100, width: 32, height: 32))
        view.tintColor = .red
        let simulator = stage(view)
        #expect(simulator.rgba(116, 108) == [255, 0, 0, 255])
        #expect(simulator.rgba(116, 116) == [255, 255, 255, 255])
        #expect(view.alignmentRect(forFrame: view.frame).minX == 108)
    }

    @Test func aRingAnimatesToItsProgress() {
        let ring = ProgressRingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let simulator = stage(ring)
        var isDone = false
        ring.animate(to: 0.5, duration: 1) { isDone = true }
        simulator.advance(by: 0.5)
        #expect(abs((ring.progressLayer.presentation()?.strokeEnd ?? 0) - 0.25) < 0.001)
        simulator.advance(by: 0.5)
        #expect(isDone && ring.progressLayer.presentation()?.strokeEnd == 0.5)
        // The end state was kept: the right half is drawn, from the top clockwise.
        let right = simulator.rgba(194, 150)
        let left = simulator.rgba(106, 150)
        #expect(right[2] > 200 && right[0] < 60)
        #expect(left[0] == left[2])
    }

    @Test func shakesPulsesAndSpins() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let simulator = stage(view)
        view.shake()
        simulator.advance(by: 0.075)
        #expect(abs((view.layer.presentation()?.affineTransform().tx ?? 0) - 20) < 0.01)
        simulator.runToRest()
        view.flash()
        simulator.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.1) < 0.01)
        view.rotate(duration: 1)
        simulator.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.affineTransform().a ?? 0) + 1) < 0.01)
        view.stopRotating()
        #expect(view.layer.animation(forKey: "rotate") == nil)
        view.popIn()
        simulator.commit()
        #expect(view.layer.presentation()?.opacity == 0)
        simulator.runToRest()
        view.pulse()
        view.fadeTransition(0.2)
        simulator.runToRest()
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func bordersAreLayers() {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
        view.layer.addBorder(edge: .bottom, color: .red, thickness: 2)
        let simulator = stage(view)
        #expect(simulator.rgba(50, 149) == [255, 0, 0, 255])
        #expect(view.layer.sublayers?.first { $0.name == "border" } != nil)
        let border = view.layer.sublayers![0]
        border.moveWithoutAnimation(to: .zero)
        simulator.commit()
        #expect(border.presentation()?.position == .zero)
    }

    @Test func aFormMovesItsButtonWithTheKeyboard() {
        let form = FormViewController()
        var profile = Simulator.Profile.iPhoneSE(iOS: 18)
        profile.minimumSideMargin = 18
        let simulator = Simulator(profile: profile)
        simulator.show(UINavigationController(rootViewController: form))
        let rest = form.buttonFrame
        // The page's margins are at least the system's.
        #expect(rest.minX == 18)
        #expect(abs(form.rows[5].bounds.width - 343) < 0.01)
        form.nameField.becomeFirstResponder()
        simulator.runToRest()
        #expect(form.buttonFrame.maxY == rest.maxY - 260)
        form.view.endEditing(true)
        simulator.runToRest()
        #expect(form.buttonFrame == rest)
        form.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
        #expect(form.didSubmit && form.isModalInPresentation)
    }

    @Test func pagesAreNotifiedOfTheirTraits() {
        let page = ThemedViewController()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(page)
        let light = page.badgeBorder
        let before = page.events.count
        simulator.userInterfaceStyle = .dark
        simulator.runToRest()
        // Fact m4.7: a registered observer is notified first.
        #expect(page.events.dropFirst(before) == ["style 1", "colors"])
        #expect(page.badgeBorder != light)
        let after = page.events.count
        simulator.rotate(to: .landscapeRight)
        simulator.runToRest()
        #expect(page.events.dropFirst(after) == ["will compact", "size", "alongside", "rotated"])
    }

    @Test func aContainerReplacesItsPages() {
        let pages = [UIViewController(), UIViewController()]
        pages[0].title = "First"
        pages[1].title = "Second"
        let container = SegmentedContainerViewController(pages: pages)
        let navigation = UINavigationController(rootViewController: container)
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.show(navigation)
        // The bar shows the overridden item.
        #expect(navigation.navigationBar.topItem === pages[0].navigationItem)
        container.cycle(to: 1)
        simulator.runToRest()
        #expect(container.currentIndex == 1 && container.children.count == 1 && pages[0].view.superview == nil)
        container.select(0)
        simulator.runToRest()
        #expect(container.children[0] === pages[0])
        let inner = UIViewController()
        pages[0].embed(inner)
        simulator.runToRest()
        #expect(inner.view.frame == pages[0].view.bounds)
    }
}
