import UIKit

/// A portrait, a line about the person and three figures.
final class ProfileHeader: LeadingLayoutView {
    static let height: CGFloat = 236

    private let portrait = GradientView(frame: .zero)
    private let initials = UILabel("MH", size: 30, weight: .semibold, color: .white, alignment: .center)
    private let name = UILabel("Mira Holm", size: 22, weight: .bold)
    private let about = UILabel("Light, weather and long ways home", size: 15, color: .secondaryLabel)
    private let figures = [
        FigureView.view("128", "Trips"), FigureView.view("4,206", "Photos"), FigureView.view("31 k", "Followers"),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        portrait.show([.rose, .violet])
        portrait.layer.cornerRadius = 44
        portrait.layer.masksToBounds = true
        portrait.addSubview(initials)
        for view in [portrait, name, about] + figures { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ProfileHeader(coder:): it is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(portrait, leading: 20, y: 20, width: 88, height: 88)
        initials.frame = portrait.bounds
        place(name, leading: 128, y: 38, width: max(bounds.width - 148, 0), height: 28)
        place(about, leading: 128, y: 68, width: max(bounds.width - 148, 0), height: 20)
        let width = (bounds.width - 56) / 3
        for (index, figure) in figures.enumerated() {
            place(figure, leading: 20 + CGFloat(index) * (width + 8), y: 132, width: width, height: 76)
        }
    }
}
