import UIKit

/// A portrait, the name, a description and three figures.
final class ProfileHeader: LeadingLayoutView {
    private let portrait = GradientView(frame: .zero)
    private let initials = UILabel(frame: .zero)
    private let name = UILabel("Mira Holm", size: 22, weight: .bold)
    private let about = UILabel("Light and long ways home", size: 15, color: .secondaryLabel)
    private let figures = [
        FigureView.view("128", "Trips"), FigureView.view("4,206", "Photos"), FigureView.view("31 k", "Followers"),
    ]

    override var standardHeight: CGFloat? { isStacked ? 396 : 236 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        portrait.show([.rose, .violet])
        portrait.layer.cornerRadius = 44
        portrait.layer.masksToBounds = true
        // Part of the picture, so its size does not depend on the user's text size.
        initials.text = "MH"
        initials.font = .systemFont(ofSize: 30, weight: .semibold)
        initials.textColor = .white
        initials.textAlignment = .center
        portrait.addSubview(initials)
        for label in [name, about] { label.numberOfLines = 0 }
        for view in [portrait, name, about] + figures { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ProfileHeader(coder:): create this view in code.")
    }

    override func overflow(inWidth width: CGFloat) -> CGFloat {
        overflow(of: name, width: width - 148) + overflow(of: about, width: width - 148)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let textWidth = contentWidth - 148
        let ofName = overflow(of: name, width: textWidth)
        let ofAbout = overflow(of: about, width: textWidth)
        place(portrait, leading: 20, middle: 64, size: CGSize(width: 88, height: 88))
        initials.frame = portrait.bounds
        place(name, leading: 128, y: 38, width: textWidth, height: 28 + ofName)
        place(about, leading: 128, y: 68 + ofName, width: textWidth, height: 20 + ofAbout)
        let top = 132 + ofName + ofAbout
        let width = isStacked ? contentWidth - 40 : (contentWidth - 56) / 3
        for (index, figure) in figures.enumerated() {
            let place = CGFloat(index)
            self.place(
                figure, leading: isStacked ? 20 : 20 + place * (width + 8), y: isStacked ? top + place * 80 : top,
                width: width, height: 76)
        }
    }
}

/// A number and its label on a card.
final class FigureView: LeadingLayoutView {
    private let number = UILabel(size: 22, weight: .semibold, alignment: .center)
    private let name = UILabel(size: 13, color: .secondaryLabel, alignment: .center)

    static func view(_ number: String, _ name: String) -> FigureView {
        let view = FigureView(frame: .zero)
        view.number.text = number
        view.name.text = name
        view.isAccessibilityElement = true
        view.accessibilityLabel = "\(name), \(number)"
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
        fatalError("FigureView(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(number, leading: 4, y: 14, width: contentWidth - 8, height: 28)
        place(name, leading: 4, y: 44, width: contentWidth - 8, height: 18)
    }
}
