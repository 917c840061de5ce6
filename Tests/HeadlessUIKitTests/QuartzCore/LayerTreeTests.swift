import TestSupport
import Testing
import UIKit

/// Superlayers, masks and what lays out a view, as it was measured on Apple's QuartzCore: gnustep/libs-quartzcore,
/// Tests/quartzcore/CALayer. (The file beside each test)
@Suite("The tree of layers", .ownSimulator) @MainActor
struct LayerTreeTests {
    private final class Counting: UIView {
        var layouts = 0
        /// Called in each layout.
        var onLayout: (Counting) -> Void = { _ in }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            onLayout(self)
        }
    }

    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    /// A view on the screen that has been laid out.
    private func shownView(_ subviews: [UIView] = []) -> Counting {
        let page = UIViewController()
        simulator.show(page)
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for subview in subviews { view.addSubview(subview) }
        page.view.addSubview(view)
        simulator.runToRest()
        view.layouts = 0
        return view
    }

    // MARK: Masks

    /// masking.m
    @Test func aMaskHasTheMaskedLayerAsItsSuperlayer() {
        let (host, mask) = (CALayer(), CALayer())
        host.mask = mask
        #expect(mask.superlayer === host && host.sublayers == nil)
        host.mask = nil
        #expect(mask.superlayer == nil)
    }

    /// masking.m
    @Test func aMaskLeavesTheTreeThatItWasIn() {
        let (parent, child, host) = (CALayer(), CALayer(), CALayer())
        parent.addSublayer(child)
        host.mask = child
        #expect(child.superlayer === host && parent.sublayers == nil)
        parent.mask = child
        #expect(child.superlayer === parent && host.mask == nil)
        parent.addSublayer(child)
        #expect(child.superlayer === parent && parent.sublayers == [child] && parent.mask == nil)
        parent.mask = child
        #expect(child.superlayer === parent && parent.sublayers == nil && parent.mask === child)
    }

    /// CALayer.h: `removeFromSuperlayer` removes a mask as well.
    @Test func aMaskIsRemovedFromItsSuperlayer() {
        let (host, mask) = (CALayer(), CALayer())
        host.mask = mask
        mask.removeFromSuperlayer()
        #expect(host.mask == nil && mask.superlayer == nil)
    }

    /// The superlayer is not retained.
    @Test func aMaskOutlivesTheMaskedLayer() {
        let mask = CALayer()
        do {
            let host = CALayer()
            host.mask = mask
        }
        #expect(mask.superlayer == nil)
    }

    // MARK: Sublayers

    /// geometry.m, properties.m and state.m
    @Test func aLayerLeavesItsFormerSuperlayer() {
        let (root, other) = (CALayer(), CALayer())
        let layers = (0..<3).map { _ in CALayer() }
        #expect(root.sublayers == nil)
        root.sublayers = [layers[0], layers[1]]
        root.replaceSublayer(layers[1], with: layers[2])
        #expect(root.sublayers == [layers[0], layers[2]] && layers[1].superlayer == nil)
        other.addSublayer(layers[0])
        #expect(root.sublayers == [layers[2]] && layers[0].superlayer === other && layers[2].superlayer === root)
    }

    // MARK: Layout

    /// layout.m and pull request 44: other sublayers lay out a layer. A layer asks its delegate, the view, to do so.
    @Test func otherSublayersLayOutTheView() {
        let view = shownView()
        let layers = (0..<5).map { _ in CALayer() }
        let changes: [(String, @MainActor (CALayer) -> Void)] = [
            ("add", { $0.addSublayer(layers[0]) }),
            ("insert at an index", { $0.insertSublayer(layers[1], at: 0) }),
            ("insert below", { $0.insertSublayer(layers[2], below: layers[0]) }),
            ("insert above", { $0.insertSublayer(layers[3], above: layers[0]) }),
            ("replace", { $0.replaceSublayer(layers[0], with: layers[4]) }),
            ("remove", { _ in layers[1].removeFromSuperlayer() }),
            ("set", { $0.sublayers = [layers[0]] }),
        ]
        for (name, change) in changes {
            view.layouts = 0
            change(view.layer)
            simulator.commit()
            #expect(view.layouts == 1, "\(name)")
        }
    }

    /// layout.m
    @Test func aNewSizeOfTheLayerLaysOutTheView() {
        let view = shownView()
        view.layer.bounds.size = CGSize(width: 200, height: 200)
        simulator.commit()
        #expect(view.layouts == 1)
        view.layer.position = CGPoint(x: 150, y: 150)
        simulator.commit()
        #expect(view.layouts == 1)
    }

    /// Many apps insert a layer in each layout.
    @Test func aLayerInsertedInLayoutDoesNotLayOutAgain() {
        let view = shownView()
        view.onLayout = { $0.layer.insertSublayer(CALayer(), at: 0) }
        view.setNeedsLayout()
        simulator.commit()
        #expect(view.layouts == 1)
    }

    /// stackoverflow.com/questions/10019130
    @Test func aNewOrderOfSubviewsLaysOutTheView() {
        let (back, front) = (UIView(), UIView())
        let view = shownView([back, front])
        view.bringSubviewToFront(back)
        simulator.commit()
        #expect(view.layouts == 1 && view.subviews == [front, back])
        view.sendSubviewToBack(back)
        simulator.commit()
        #expect(view.layouts == 2 && view.subviews == [back, front])
        view.bringSubviewToFront(front)
        simulator.commit()
        #expect(view.layouts == 2, "the order is the same")
    }

    // MARK: Animations

    /// The comments of implicit.m and presentation.m: on Apple's systems a layer that no screen shows has no presentation layer,
    /// also while it has an animation, and its changes add none. animations.m: those that code adds stay until they are removed.
    @Test func aLayerThatIsNotShownHasNoPresentationLayer() {
        let layer = CALayer()
        CATransaction.begin()
        layer.position = CGPoint(x: 20, y: 20)
        CATransaction.commit()
        #expect(layer.animationKeys() == nil && layer.presentation() == nil)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "first")
        layer.add(CABasicAnimation(keyPath: "position"), forKey: "second")
        #expect(layer.animationKeys()?.count == 2 && layer.presentation() == nil)
        for _ in 0..<2 { layer.removeAllAnimations() }
        #expect(layer.animationKeys() == nil && layer.animation(forKey: "first") == nil)
    }

    // MARK: Values that are not known

    /// modern.m and render.m
    @Test func anUnknownNameIsReplaced() {
        let layer = CALayer()
        layer.cornerCurve = .continuous
        layer.cornerCurve = CALayerCornerCurve(rawValue: "not a curve")
        #expect(layer.cornerCurve == .circular)
        layer.contentsGravity = .topLeft
        #expect(layer.contentsGravity == .topLeft)
        layer.contentsGravity = CALayerContentsGravity(rawValue: "not a gravity")
        #expect(layer.contentsGravity == .center)
        layer.maskedCorners = CACornerMask(rawValue: 255)
        #expect(layer.maskedCorners.rawValue == 15)
    }
}
