import UIKit

/// The small title above a group of fields.
final class GroupTitle: LeadingLayoutView {
    private let label = UILabel(size: 13, color: .secondaryLabel)

    static func title(_ text: String) -> UIView {
        let view = GroupTitle(frame: .zero)
        view.label.text = text
        view.addSubview(view.label)
        return view
    }

    override var standardHeight: CGFloat? { 48 }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(label, leading: 32, y: 22, width: contentWidth - 64, height: 18)
    }
}
