import Foundation

/// The button that ends a search: a word, on iOS 26 a cross on a platter.
@MainActor
final class SearchCancelButton: UIControl {
    private let label = BarLabel(frame: .zero)
    private let cross = UIImageView(image: UIImage(systemName: "xmark"))
    private let platter = BarPlatter(frame: .zero)
    private let usesGlass: Bool

    init(usesGlass: Bool) {
        self.usesGlass = usesGlass
        super.init(frame: .zero)
        accessibilityLabel = "Cancel"
        for part in usesGlass ? [platter, cross] : [label] { addSubview(part) }
        label.show("Cancel", attributes: [:], font: .systemFont(ofSize: 17), color: nil)
        cross.contentMode = .center
        cross.tintColor = .label
    }

    required init?(coder: NSCoder) {
        fatalError("SearchCancelButton is made by search bars only.")
    }

    var fittingWidth: CGFloat { usesGlass ? BarButtonStyle.glassHeight : label.sizeThatFits(.zero).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [label, platter, cross] { part.frame = bounds }
    }
}
