import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct ConstraintDirectionTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        for view in [container, view] { view.semanticContentAttribute = .forceRightToLeft }
    }

    private func span(_ constraints: [NSLayoutConstraint]) -> [CGFloat] {
        NSLayoutConstraint.activate(constraints)
        container.layoutIfNeeded()
        return [view.frame.minX, view.frame.maxX]
    }

    @Test func leadingIsRight() {
        _ = Simulator()
        #expect(
            span([
                view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
                view.widthAnchor.constraint(equalToConstant: 100),
            ]) == [184, 284])
    }

    @Test func inequalitiesAreMirrored() {
        _ = Simulator()
        #expect(
            span([
                view.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -20),
                view.widthAnchor.constraint(equalToConstant: 1000).prioritised(500),
            ]) == [20, 284])
    }

    @Test func multipliersCountFromTheRightEdge() {
        _ = Simulator()
        let half = NSLayoutConstraint(
            item: view, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .trailing,
            multiplier: 0.25, constant: 0)
        #expect(span([half, view.widthAnchor.constraint(equalToConstant: 50)]) == [175, 225])
    }

    @Test func leftStaysLeftAndCentresStay() {
        _ = Simulator()
        #expect(
            span([
                view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 16),
                view.centerXAnchor.constraint(equalTo: container.centerXAnchor, constant: 10),
            ]) == [16, 304])
    }

    @Test func stackBeginsAtTheRight() {
        _ = Simulator()
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [70, 0])
    }
}
