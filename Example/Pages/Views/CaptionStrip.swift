import UIKit

/// Where and how the photograph was taken, on a veil that keeps it legible.
final class CaptionStrip: LeadingLayoutView {
    private let pin = UIImageView(image: UIImage(systemName: "camera"))
    private let text = UILabel("Lofoten, Norway", size: 15, weight: .semibold, color: .white)
    private let settings = UILabel("24 mm, f/8, 1/60 s", size: 13, color: UIColor(white: 1, alpha: 0.8))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.22)
        pin.tintColor = .white
        pin.contentMode = .center
        for view in [pin, text, settings] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CaptionStrip(coder:): it is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = settings.sizeThatFits(bounds.size).width
        place(pin, leading: 14, y: 8, width: 24, height: 24)
        place(text, leading: 46, y: 10, width: max(bounds.width - 78 - width, 0), height: 20)
        place(settings, trailing: 16, y: 11, width: width, height: 18)
    }
}
