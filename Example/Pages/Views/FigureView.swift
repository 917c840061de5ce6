import UIKit

/// A number with its name, on a card.
final class FigureView: LeadingLayoutView {
    private let number = UILabel(size: 22, weight: .semibold, alignment: .center)
    private let name = UILabel(size: 13, color: .secondaryLabel, alignment: .center)

    static func view(_ number: String, _ name: String) -> FigureView {
        let view = FigureView(frame: .zero)
        view.number.text = number
        view.name.text = name
        return view
    }

    override var standardHeight: CGFloat? { 76 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        addSubview(number)
        addSubview(name)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FigureView(coder:): it is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(number, leading: 4, y: 14, width: contentWidth - 8, height: 28)
        place(name, leading: 4, y: 44, width: contentWidth - 8, height: 18)
    }
}
