import TestSupport
import Testing
import UIKit

/// A view with an intrinsic content size.
private final class Content: UIView {
    var size = CGSize(width: 100, height: 20) {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }

    convenience init(width: CGFloat) {
        self.init(frame: .zero)
        size.width = width
        translatesAutoresizingMaskIntoConstraints = false
    }
}

@MainActor
@Suite(.ownSimulator) struct ConstraintPriorityTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = Content(width: 100)
    private let second = Content(width: 120)

    init() {
        container.addSubview(first)
        container.addSubview(second)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: container.topAnchor),
            second.topAnchor.constraint(equalTo: container.topAnchor),
            first.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        ])
    }

    private func fill() {
        second.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    }

    private var widths: [CGFloat] {
        container.layoutIfNeeded()
        return [first.frame.width, second.frame.width]
    }

    @Test func intrinsicSizesFillWhatConstraintsLeaveOpen() {
        _ = Simulator()
        #expect(widths == [100, 120])
        #expect(first.frame.height == 20)
    }

    @Test func lowerHuggingStretches() {
        _ = Simulator()
        fill()
        second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        #expect(widths == [180, 120])
        first.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        #expect(widths == [100, 200])
        #expect(first.contentHuggingPriority(for: .horizontal).rawValue == 252)
        #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
    }

    @Test func lowerResistanceShrinksWhateverTheHugging() {
        _ = Simulator()
        fill()
        first.size.width = 250
        first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        #expect(widths == [250, 50])
        second.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
        #expect(widths == [180, 120])
        #expect(second.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func changedIntrinsicSizeMovesTheNeighbor() {
        _ = Simulator()
        #expect(widths == [100, 120])
        first.size.width = 40
        #expect(widths == [40, 120])
        #expect(second.frame.minX == 40)
    }

    @Test func strongerConstraintWins() {
        _ = Simulator()
        let weak = first.widthAnchor.constraint(equalToConstant: 60).prioritised(800)
        let strong = first.widthAnchor.constraint(equalToConstant: 70).prioritised(900)
        NSLayoutConstraint.activate([weak, strong])
        #expect(widths[0] == 70)
        weak.priority = UILayoutPriority(950)
        #expect(widths[0] == 60)
    }

    @Test func optionalConstraintComesAsCloseAsItCan() {
        _ = Simulator()
        first.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
        first.widthAnchor.constraint(equalToConstant: 200).prioritised(999).isActive = true
        #expect(widths[0] == 80)
    }

    @Test func wrappingLabelGetsTheHeightOfItsWidth() {
        _ = Simulator()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten eleven twelve"
        container.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 2000)
        width.isActive = true
        container.layoutIfNeeded()
        let line = label.frame.height
        width.constant = 120
        container.layoutIfNeeded()
        #expect(line > 0)
        #expect(label.frame.height >= 2 * line - 1)
        width.constant = 2000
        container.layoutIfNeeded()
        #expect(label.frame.height == line)
    }

    @Test func baselinesOfLabelsMeet() {
        _ = Simulator()
        let labels = [UILabel(), UILabel()]
        for label in labels {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(label)
        }
        NSLayoutConstraint.activate([
            labels[0].topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
            labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor, constant: 6),
            labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
        ])
        container.layoutIfNeeded()
        #expect(labels[1].frame.minY == 36)
    }
}
