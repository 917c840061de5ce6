import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct ConstraintTests {
    private let container = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
    }

    private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
        NSLayoutConstraint.activate(constraints)
        container.layoutIfNeeded()
        return view.frame
    }

    @Test func edges() {
        _ = Simulator()
        let result = frame([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -24),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
            container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 12),
        ])
        #expect(result == CGRect(x: 16, y: 8, width: 260, height: 180))
    }

    @Test func centreAndSizes() {
        _ = Simulator()
        let result = frame([
            view.centerXAnchor.constraint(equalTo: container.centerXAnchor, constant: 10),
            view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4),
        ])
        #expect(result == CGRect(x: 110, y: 73, width: 100, height: 54))
    }

    @Test func itemsAndAttributes() {
        _ = Simulator()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .centerY, relatedBy: .equal, toItem: container, attribute: .bottom, multiplier: 0.25,
            constant: 5)
        let result = frame([
            constraint, view.heightAnchor.constraint(equalToConstant: 20),
            view.leftAnchor.constraint(equalTo: container.leftAnchor),
            view.rightAnchor.constraint(equalTo: container.rightAnchor),
        ])
        #expect(result == CGRect(x: 0, y: 45, width: 300, height: 20))
        #expect(constraint.firstItem === view && constraint.secondItem === container)
        #expect(constraint.firstAttribute == .centerY && constraint.secondAttribute == .bottom)
        #expect(constraint.relation == .equal && constraint.multiplier == 0.25 && constraint.constant == 5)
        #expect(constraint.priority == .required && constraint.identifier == nil)
        #expect(constraint.firstAnchor == NSLayoutAnchor<AnyObject>?.some(constraint.firstAnchor))
        #expect(view.topAnchor == view.topAnchor && view.topAnchor != container.topAnchor)
    }

    @Test func marginAttributes() {
        _ = Simulator()
        container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ]
        let result = frame(
            pairs.map {
                NSLayoutConstraint(
                    item: view, attribute: $0, relatedBy: .equal, toItem: container, attribute: $1, multiplier: 1,
                    constant: 0)
            })
        #expect(result == CGRect(x: 2, y: 1, width: 294, height: 196))
    }

    @Test func inequalitiesHold() {
        _ = Simulator()
        let result = frame([
            view.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -16),
            view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            view.widthAnchor.constraint(greaterThanOrEqualTo: container.widthAnchor, multiplier: 0.5),
            view.widthAnchor.constraint(equalToConstant: 500).prioritised(999),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 1),
        ])
        #expect(result == CGRect(x: 50, y: 0, width: 200, height: 1))
    }

    @Test func systemSpacingIsEightPoints() {
        _ = Simulator()
        let result = frame([
            view.leadingAnchor.constraint(equalToSystemSpacingAfter: container.leadingAnchor, multiplier: 2),
            container.trailingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1),
            view.topAnchor.constraint(equalToSystemSpacingBelow: container.topAnchor, multiplier: 1),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(result == CGRect(x: 16, y: 8, width: 276, height: 10))
    }

    @Test func edgesAreRoundedToPixelsSoThatNeighborsTouch() {
        _ = Simulator()
        let second = UIView()
        let third = UIView()
        for view in [second, third] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        container.bounds.size.width = 100
        let views = [view, second, third]
        for (previous, next) in zip(views, views.dropFirst()) {
            next.leadingAnchor.constraint(equalTo: previous.trailingAnchor).isActive = true
            next.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
        }
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        third.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
        container.layoutIfNeeded()

        let scale = max(container.traitCollection.displayScale, 1)
        for edge in views.flatMap({ [$0.frame.minX, $0.frame.maxX] }) {
            #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
        }
        #expect(abs(view.frame.maxX - second.frame.minX) < 1e-9)
        #expect(abs(second.frame.maxX - third.frame.minX) < 1e-9)
        #expect(abs(third.frame.maxX - 100) < 1e-9)
    }
}

extension NSLayoutConstraint {
    func prioritised(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
