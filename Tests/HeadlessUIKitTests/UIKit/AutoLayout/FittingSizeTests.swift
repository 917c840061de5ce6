import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct FittingSizeTests {
    private let container = UIView()
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
        ])
    }

    @Test func smallestSize() {
        _ = Simulator()
        #expect(
            container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 60))
    }

    @Test func heightOfAGivenWidth() {
        _ = Simulator()
        let size = container.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 120, height: 200))
        #expect(container.bounds.size == .zero)
    }

    @Test func requiredTargetIsStrongerThanOptionalConstraints() {
        _ = Simulator()
        view.widthAnchor.constraint(equalToConstant: 60).prioritised(999).isActive = true
        let wish = container.systemLayoutSizeFitting(CGSize(width: 120, height: 0))
        #expect(wish == CGSize(width: 80, height: 120))
        let demand = container.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(demand == CGSize(width: 120, height: 200))
    }

    /// A label inside wraps to the width that it would have.
    @Test func labelsWrapToTheTarget() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 60)
        let box = UIView()
        pin(label, in: box)
        let size = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 200)
        #expect(size.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(size.height > 100)
        #expect(label.frame == .zero, "no frame is set")
    }
}
