import UIKit

/// A row that takes its baseline from its label, and records some of its calls.
class FieldRow: UIView {
    let label = UILabel()
    private(set) var hugging: [UILayoutPriority] = []
    private(set) var dismissals = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Name"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.firstBaselineAnchor }

    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        didSet { invalidateIntrinsicContentSize() }
    }

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
        hugging.append(priority)
    }

    override func needsUpdateConstraints() -> Bool { true }

    override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? label : super.viewWithTag(tag) }

    override func isDescendant(of view: UIView) -> Bool { view === self || super.isDescendant(of: view) }

    @discardableResult
    override func endEditing(_ force: Bool) -> Bool {
        dismissals += 1
        return super.endEditing(force)
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

/// A layer that is left out of pictures.
class SecretLayer: CALayer {
    override func render(in ctx: CGContext) {}
}
