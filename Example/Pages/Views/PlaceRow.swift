import UIKit

/// A place with a round picture, its name and a note.
final class PlaceRow: LeadingLayoutView {
    private let picture = GradientView(frame: .zero)
    private let name = UILabel(size: 17, weight: .semibold)
    private let note = UILabel(size: 15, color: .secondaryLabel)
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView(frame: .zero)

    static func row(for place: Place) -> PlaceRow {
        let row = PlaceRow(frame: .zero)
        row.picture.show(place.colors)
        row.name.text = place.name
        row.note.text = place.note
        return row
    }

    override var standardHeight: CGFloat? { 72 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 24
        picture.layer.masksToBounds = true
        chevron.tintColor = .tertiaryLabel
        chevron.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        for view in [picture, name, note, chevron, line] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PlaceRow(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(picture, leading: 16, middle: 36, size: CGSize(width: 48, height: 48))
        place(name, leading: 80, y: 15, width: contentWidth - 120, height: 22)
        place(note, leading: 80, y: 38, width: contentWidth - 120, height: 20)
        place(chevron, trailing: 16, middle: 36, size: CGSize(width: 9, height: 14))
        placeHairline(line, leading: 80)
    }
}
