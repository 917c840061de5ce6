import TestSupport
import Testing

@testable import UIKit

/// Where substitution solves constraints, views have the frames that the full solver finds; everything else is left to that solver.
@MainActor
@Suite(.ownSimulator) struct LayoutSubstitutionTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    @Test(arguments: 1...100)
    func framesAreThoseOfTheFullSolver(seed: UInt64) {
        let (quick, full) = (Self.tree(seed: seed), Self.tree(seed: seed))
        // Too weak to move anything, but it cannot be met, so priorities decide.
        let wish = full.subviews[0].widthAnchor.constraint(equalToConstant: 5_000)
        wish.priority = UILayoutPriority(1)
        wish.isActive = true
        #expect(isSubstituted(quick))
        #expect(!isSubstituted(full))
        for view in [quick, full] { view.layoutIfNeeded() }
        #expect(quick.subviews.map(\.frame) == full.subviews.map(\.frame))
        // Each view is where its own constraints say, so the two are not wrong in the same way.
        for view in quick.subviews { #expect(view.frame.width >= 10 && view.frame.height >= 10) }
    }

    @Test func equalBoundsAreASize() {
        let view = add()
        let (least, most) = (
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
        )
        pin(view, [least, most, view.heightAnchor.constraint(equalToConstant: 20)])
        #expect(isSubstituted(container))
        #expect(frame(of: view) == CGRect(x: 10, y: 5, width: 80, height: 20))
    }

    @Test func aSizeBetweenTwoBoundsIsLeft() {
        let view = add()
        pin(
            view,
            [
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
        #expect(!isSubstituted(container))
        #expect((80...120).contains(frame(of: view).width))
    }

    @Test func aRequiredConstraintAgainstAWeakerOneIsLeft() {
        let view = add()
        let wish = view.widthAnchor.constraint(equalToConstant: 250)
        wish.priority = .defaultHigh
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        pin(view, [wish, limit, view.heightAnchor.constraint(equalToConstant: 20)])
        #expect(!isSubstituted(container))
        #expect(frame(of: view).width == 100)
        // Where nothing is against it, the weaker one determines the width, whatever its priority.
        limit.constant = 250
        #expect(isSubstituted(container))
        #expect(frame(of: view).width == 250)
    }

    @Test func theStrongerOfTwoEquationsWins() {
        let view = add()
        let widths = [(60, UILayoutPriority.defaultLow), (90, .defaultHigh)].map { width, priority in
            let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
            constraint.priority = priority
            return constraint
        }
        pin(view, widths + [view.heightAnchor.constraint(equalToConstant: 20)])
        #expect(!isSubstituted(container))
        #expect(frame(of: view).width == 90)
    }

    /// Neither width is known without the other one.
    @Test func columnsOfEqualWidthAreLeft() {
        let (left, right) = (add(), add())
        pin(
            left,
            [
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
                right.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
                right.widthAnchor.constraint(equalTo: left.widthAnchor),
                right.topAnchor.constraint(equalTo: left.topAnchor),
                left.heightAnchor.constraint(equalToConstant: 20), right.heightAnchor.constraint(equalToConstant: 30),
            ])
        #expect(!isSubstituted(container))
        #expect(frame(of: left) == CGRect(x: 10, y: 5, width: 135, height: 20))
        #expect(frame(of: right) == CGRect(x: 155, y: 5, width: 135, height: 30))
    }

    @Test func aSizeThatWouldBeNegativeIsLeft() {
        let view = add()
        let trailing = view.trailingAnchor.constraint(equalTo: container.leadingAnchor, constant: 50)
        pin(view, [trailing, view.heightAnchor.constraint(equalToConstant: 20)])
        #expect(isSubstituted(container))
        #expect(frame(of: view).width == 40)
        trailing.constant = -50
        #expect(!isSubstituted(container))
        #expect(frame(of: view).width == 0)
    }

    // MARK: Helpers

    private func add() -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        return view
    }

    /// Pins a view's top leading corner at (10, 5).
    private func pin(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(
            [
                view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
            ] + constraints)
    }

    private func frame(of view: UIView) -> CGRect {
        container.setNeedsLayout()
        container.layoutIfNeeded()
        return view.frame
    }

    private func isSubstituted(_ root: UIView) -> Bool {
        let system = LayoutSystem(region: LayoutRegion(root: root))
        return LayoutSubstitution.values(meeting: system.demands, variableCount: system.geometry.variableCount) != nil
    }

    /// A root with views, each of which depends on those before it in one of the usual ways. No size is smaller than 10 points.
    private static func tree(seed: UInt64) -> UIView {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var views = [root]
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<12 {
            let view = Content(frame: .zero)
            view.size = CGSize(width: 10 + random(90), height: 10 + random(40))
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let (beside, above) = (views[random(views.count)], views[random(views.count)])
            let (x, y) = (CGFloat(random(80)) / 4, CGFloat(random(80)) / 4)
            switch random(4) {
            case 0: constraints += [view.leadingAnchor.constraint(equalTo: beside.leadingAnchor, constant: x)]
            case 1: constraints += [view.leadingAnchor.constraint(equalTo: beside.trailingAnchor, constant: x)]
            case 2: constraints += [view.centerXAnchor.constraint(equalTo: beside.centerXAnchor, constant: x)]
            default:
                constraints += [
                    view.leadingAnchor.constraint(equalTo: beside.leadingAnchor, constant: -x),
                    view.trailingAnchor.constraint(equalTo: beside.trailingAnchor, constant: x),
                ]
                // The width is not that of the contents then.
                view.size.width = UIView.noIntrinsicMetric
            }
            switch random(3) {
            case 0: constraints += [view.topAnchor.constraint(equalTo: above.topAnchor, constant: y)]
            case 1: constraints += [view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: y)]
            default:
                constraints += [
                    view.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: y),
                    view.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 0.5, constant: 10),
                ]
                view.size.height = UIView.noIntrinsicMetric
            }
            views.append(view)
        }
        NSLayoutConstraint.activate(constraints)
        return root
    }
}

/// A view with an intrinsic content size.
private final class Content: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }
}
