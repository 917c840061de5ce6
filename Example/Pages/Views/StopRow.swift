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
        for label in [title, note] { label.numberOfLines = 0 }
        for view in [rail, dot, time, title, note] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("StopRow(coder:): create this view in code.")
    }

    /// The distance of the line from the leading edge. The time is beside the line, or above the text if that needs the width.
    private var railStart: CGFloat { isStacked ? 10 : 52 * textScale + 33 }

    /// The distance of the texts from the leading edge.
    private var textStart: CGFloat { railStart + (isStacked ? 22 : 27) }

    override func overflow(inWidth width: CGFloat) -> CGFloat {
        let width = width - textStart - 16
        return overflow(of: title, width: width) + overflow(of: note, width: width)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rail = railStart
        let text = textStart
        let textWidth = contentWidth - text - 16
        let ofTitle = overflow(of: title, width: textWidth)
        let ofNote = overflow(of: note, width: textWidth)
        let timeWidth = isStacked ? textWidth : 52 * textScale
        place(time, leading: isStacked ? text : 16, y: isStacked ? 20 : 27, width: timeWidth, height: 20)
        place(self.rail, leading: rail, middle: 0, size: CGSize(width: 2, height: bounds.height))
        self.rail.frame.origin.y = 0
        place(dot, leading: rail - 5, middle: isStacked ? 30 : 37, size: CGSize(width: 12, height: 12))
        place(title, leading: text, y: isStacked ? 44 : 20, width: textWidth, height: 24 + ofTitle)
        place(note, leading: text, y: (isStacked ? 70 : 46) + ofTitle, width: textWidth, height: 20 + ofNote)
    }
}
