import UIKit

/// The header with the day, directly below the bar.
final class DayHeader: LeadingLayoutView {
    private let day = UILabel("Day 2, Tuesday", size: 17, weight: .semibold)
    private let weather = UILabel("14°, clear", size: 15, color: .secondaryLabel)
    private let sun = UIImageView(image: UIImage(systemName: "sun.max"))
    private let line = UIView(frame: .zero)

    override var standardHeight: CGFloat? { isStacked ? 76 : 52 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        sun.tintColor = .ember
        sun.contentMode = .center
        line.backgroundColor = .separator
        for view in [day, weather, sun, line] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DayHeader(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = weather.sizeThatFits(bounds.size).width
        if isStacked {
            place(day, leading: 16, y: 15, width: contentWidth - 32, height: 22)
            place(sun, leading: 16, middle: 51, size: CGSize(width: 24, height: 24))
            place(weather, leading: 48, y: 41, width: contentWidth - 64, height: 20)
        } else {
            place(day, leading: 16, y: 15, width: contentWidth - 80 - width, height: 22)
            place(weather, trailing: 16, y: 16, width: width, height: 20)
            place(sun, trailing: 24 + width, middle: 26, size: CGSize(width: 24, height: 24))
        }
        placeHairline(line, leading: 0)
    }
}
