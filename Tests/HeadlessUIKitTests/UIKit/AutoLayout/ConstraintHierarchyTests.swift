import TestSupport
import Testing
import UIKit

private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

@MainActor
@Suite(.ownSimulator) struct ConstraintHierarchyTests {
    private let root = CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let outer = CountingView()
    private let inner = CountingView()

    init() {
        for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(outer)
        outer.addSubview(inner)
    }

    private func pin(_ view: UIView, to other: UIView, inset: CGFloat) -> [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ]
    }

    @Test func constraintsGoToTheClosestCommonAncestor() {
        _ = Simulator()
        let width = inner.widthAnchor.constraint(equalToConstant: 5)
        let edge = inner.topAnchor.constraint(equalTo: outer.topAnchor)
        let far = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([width, edge, far])
        #expect(inner.constraints == [width] && outer.constraints == [edge] && root.constraints == [far])
        NSLayoutConstraint.deactivate([width, edge])
        #expect(inner.constraints.isEmpty && outer.constraints.isEmpty && !width.isActive && far.isActive)
        root.removeConstraint(far)
        root.addConstraints([edge])
        #expect(root.constraints == [edge])
    }

    @Test func levelsAreSolvedTogether() {
        _ = Simulator()
        NSLayoutConstraint.activate(pin(inner, to: outer, inset: 10))
        NSLayoutConstraint.activate([
            outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            inner.widthAnchor.constraint(equalToConstant: 40),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -50),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 120, y: 30, width: 60, height: 130))
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 40, height: 110))
    }

    @Test func changedConstantNeedsLayoutAndLeavesASettledTreeAlone() {
        _ = Simulator()
        let constraints = pin(outer, to: root, inset: 10)
        NSLayoutConstraint.activate(constraints + pin(inner, to: outer, inset: 5))
        root.layoutIfNeeded()
        let layouts = root.layouts
        root.layoutIfNeeded()
        #expect(root.layouts == layouts)
        constraints[2].constant = 40
        #expect(outer.frame.minY == 10)
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 10, y: 40, width: 280, height: 150))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 270, height: 140))
        #expect(root.layouts == layouts + 1)
    }

    @Test func resizedRootResizesWhatIsPinned() {
        _ = Simulator()
        NSLayoutConstraint.activate(pin(outer, to: root, inset: 10))
        root.layoutIfNeeded()
        root.frame.size = CGSize(width: 100, height: 90)
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 10, y: 10, width: 80, height: 70))
    }

    @Test func leavingTheSuperviewDropsTheConstraints() {
        _ = Simulator()
        let outside = pin(outer, to: root, inset: 0) + [inner.topAnchor.constraint(equalTo: root.topAnchor)]
        let inside = pin(inner, to: outer, inset: 0)
        NSLayoutConstraint.activate(outside + inside)
        outer.removeFromSuperview()
        #expect(outside.allSatisfy { !$0.isActive })
        #expect(inside.filter(\.isActive).count == 4)
        #expect(root.constraints.isEmpty)
    }

    @Test func neighborsFollowAViewMovedByCode() {
        _ = Simulator()
        let fixed = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 10))
        root.addSubview(fixed)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
            outer.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame.origin == CGPoint(x: 75, y: 10))
        fixed.frame.origin = CGPoint(x: 40, y: 8)
        root.layoutIfNeeded()
        #expect(outer.frame.origin == CGPoint(x: 95, y: 18))
    }

    @Test func whatIsPinnedOutsideStaysWhereItsSuperviewMoves() {
        _ = Simulator()
        let frame = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 80))
        let deep = UIView()
        deep.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(frame)
        frame.addSubview(deep)
        NSLayoutConstraint.activate([
            deep.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 120),
            deep.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
            deep.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
        ])
        root.layoutIfNeeded()
        #expect(deep.frame == CGRect(x: 20, y: 10, width: 0, height: 70))
        frame.frame.origin = CGPoint(x: 90, y: 30)
        root.layoutIfNeeded()
        #expect(deep.frame == CGRect(x: 30, y: 30, width: 0, height: 50))
    }

    @Test func constraintsReachThroughAViewPlacedByCode() {
        _ = Simulator()
        let frame = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 80))
        let deep = UIView()
        deep.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(frame)
        frame.addSubview(deep)
        let left = deep.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 120)
        NSLayoutConstraint.activate([left, deep.topAnchor.constraint(equalTo: frame.topAnchor, constant: 4)])
        root.layoutIfNeeded()
        #expect(deep.frame.origin == CGPoint(x: 20, y: 4))
        left.constant = 130
        frame.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(deep.frame.origin == CGPoint(x: 30, y: 4))
    }

    @Test func viewsPlacedByCodeAreLeftAlone() {
        _ = Simulator()
        inner.translatesAutoresizingMaskIntoConstraints = true
        inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        NSLayoutConstraint.activate(pin(outer, to: root, inset: 10))
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func constraintsOfADetachedContainerDecideItsSize() {
        _ = Simulator()
        let container = UIView()
        container.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(outer)
        NSLayoutConstraint.activate(pin(outer, to: container, inset: 2))
        container.widthAnchor.constraint(equalToConstant: 44).isActive = true
        container.layoutIfNeeded()
        #expect(container.bounds.width == 44)
        #expect(outer.frame.width == 40)
    }

    @Test func detachedContainerKeepsASizeThatNoConstraintDecides() {
        _ = Simulator()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        container.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(outer)
        NSLayoutConstraint.activate(pin(outer, to: container, inset: 5))
        container.layoutIfNeeded()
        #expect(container.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(outer.frame == CGRect(x: 5, y: 5, width: 70, height: 50))
    }

    @Test func intrinsicSizeThatChangesDeepBelowReachesTheRoot() {
        _ = Simulator()
        let label = UILabel()
        label.text = "short"
        label.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(label)
        NSLayoutConstraint.activate(pin(label, to: inner, inset: 1) + pin(inner, to: outer, inset: 1))
        outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        let before = outer.frame.width
        label.text = "much longer"
        root.layoutIfNeeded()
        #expect(outer.frame.width > before)
        #expect(outer.frame.width == label.frame.width + 4)
    }

    @Test func viewThatStopsTranslatingItsFrameTakesPart() {
        _ = Simulator()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        inner.addSubview(view)
        NSLayoutConstraint.activate(pin(outer, to: root, inset: 0) + pin(inner, to: outer, inset: 0))
        root.layoutIfNeeded()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(pin(view, to: inner, inset: 3))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 3, y: 3, width: 294, height: 194))
    }
}
