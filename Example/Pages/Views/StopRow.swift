import UIKit

/// A stop of the itinerary, on a vertical line.
final class StopRow: LeadingLayoutView {
    private let time = UILabel(size: 15, weight: .semibold, color: .ember)
    private let title = UILabel(size: 17, weight: .semibold)
    private let note = UILabel(size: 15, color: .secondaryLabel)
    private let rail = UIView(frame: .zero)
    private let dot = UIView(frame: .zero)

    static func row(for stop: Stop) -> StopRow {
        let row = StopRow(frame: .zero)
        row.time.text = stop.time
        row.title.text = stop.title
        row.note.text = stop.note
        return row
    }

    override var standardHeight: CGFloat? { isStacked ? 112 : 88 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        rail.backgroundColor = .systemGray5
        dot.backgroundColor = .ember
        dot.layer.cornerRadius = 6
        for view in [rail, dot, time, title, note] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("StopRow(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The time is beside the line, or above the text if that needs the width.
        let width = isStacked ? contentWidth - 64 : 52 * textScale
        let rail = isStacked ? 21 : width + 33
        let text = rail + 27
        place(time, leading: isStacked ? text : 16, y: isStacked ? 20 : 27, width: width, height: 20)
        place(self.rail, leading: rail, middle: 0, size: CGSize(width: 2, height: bounds.height))
        self.rail.frame.origin.y = 0
        place(dot, leading: rail - 5, middle: isStacked ? 30 : 37, size: CGSize(width: 12, height: 12))
        place(title, leading: text, y: isStacked ? 44 : 20, width: contentWidth - text - 16, height: 24)
        place(note, leading: text, y: isStacked ? 70 : 46, width: contentWidth - text - 16, height: 20)
    }
}
