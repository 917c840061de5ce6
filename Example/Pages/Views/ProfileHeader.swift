import UIKit

/// A portrait, a line about the person and three figures.
final class ProfileHeader: LeadingLayoutView {
    private let portrait = GradientView(frame: .zero)
    private let initials = UILabel(frame: .zero)
    private let name = UILabel("Mira Holm", size: 22, weight: .bold)
    private let about = UILabel("Light, weather and long ways home", size: 15, color: .secondaryLabel)
    private let figures = [
        FigureView.view("128", "Trips"), FigureView.view("4,206", "Photos"), FigureView.view("31 k", "Followers"),
    ]

    override var standardHeight: CGFloat? { isStacked ? 396 : 236 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        portrait.show([.rose, .violet])
        portrait.layer.cornerRadius = 44
        portrait.layer.masksToBounds = true
        // A part of the picture: as large as that, whatever the user's size of text.
        initials.text = "MH"
        initials.font = .systemFont(ofSize: 30, weight: .semibold)
        initials.textColor = .white
        initials.textAlignment = .center
        portrait.addSubview(initials)
        for view in [portrait, name, about] + figures { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ProfileHeader(coder:): it is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(portrait, leading: 20, middle: 64, size: CGSize(width: 88, height: 88))
        initials.frame = portrait.bounds
        place(name, leading: 128, y: 38, width: contentWidth - 148, height: 28)
        place(about, leading: 128, y: 68, width: contentWidth - 148, height: 20)
        let width = isStacked ? contentWidth - 40 : (contentWidth - 56) / 3
        for (index, figure) in figures.enumerated() {
            let place = CGFloat(index)
            self.place(
                figure, leading: isStacked ? 20 : 20 + place * (width + 8), y: isStacked ? 132 + place * 80 : 132,
                width: width, height: 76)
        }
    }
}
