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
        for label in [day, weather] { label.numberOfLines = 0 }
        for view in [day, weather, sun, line] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DayHeader(coder:): create this view in code.")
    }

    /// The widths of the texts in the width of the safe area.
    private func widths(in width: CGFloat) -> (day: CGFloat, weather: CGFloat) {
        guard !isStacked else { return (width - 32, width - 64) }
        let fitting = weather.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).width
        return (width - 80 - fitting, fitting)
    }

    override func overflow(inWidth width: CGFloat) -> CGFloat {
        let widths = widths(in: width)
        let ofDay = overflow(of: day, width: widths.day)
        return isStacked ? ofDay + overflow(of: weather, width: widths.weather) : ofDay
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = widths(in: contentWidth)
        let width = widths.weather
        let ofDay = overflow(of: day, width: widths.day)
        place(day, leading: 16, y: 15, width: widths.day, height: 22 + ofDay)
        if isStacked {
            let ofWeather = overflow(of: weather, width: width)
            place(sun, leading: 16, middle: 51 + ofDay, size: CGSize(width: 24, height: 24))
            place(weather, leading: 48, y: 41 + ofDay, width: width, height: 20 + ofWeather)
        } else {
            place(weather, trailing: 16, y: 16, width: width, height: 20)
            place(sun, trailing: 24 + width, middle: 26, size: CGSize(width: 24, height: 24))
        }
        placeHairline(line, leading: 0)
    }
}
