import UIKit

/// The place and camera settings of the photograph, on a translucent background that keeps the text legible.
final class CaptionStrip: LeadingLayoutView {
    private let pin = UIImageView(image: UIImage(systemName: "camera"))
    private let text = UILabel("Lofoten, Norway", size: 15, weight: .semibold, color: .white)
    private let settings = UILabel("24 mm, f/8, 1/60 s", size: 13, color: UIColor(white: 1, alpha: 0.8))

    override var standardHeight: CGFloat? { isStacked ? 62 : 40 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.22)
        pin.tintColor = .white
        pin.contentMode = .center
        // Two lines of large text would cover more of the photograph.
        for label in [text, settings] {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
        }
        for view in [pin, text, settings] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CaptionStrip(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(pin, leading: 14, middle: 20, size: CGSize(width: 24, height: 24))
        if isStacked {
            place(text, leading: 46, y: 10, width: contentWidth - 62, height: 20)
            place(settings, leading: 46, y: 33, width: contentWidth - 62, height: 18)
        } else {
            let width = settings.sizeThatFits(bounds.size).width
            place(text, leading: 46, y: 10, width: contentWidth - 78 - width, height: 20)
            place(settings, trailing: 16, y: 11, width: width, height: 18)
        }
    }
}
