import UIKit

/// A stop on the day's line.
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

    override init(frame: CGRect) {
        super.init(frame: frame)
        rail.backgroundColor = .systemGray5
        dot.backgroundColor = .ember
        dot.layer.cornerRadius = 6
        for view in [rail, dot, time, title, note] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("StopRow(coder:): it is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(time, leading: 16, y: 27, width: 52, height: 20)
        place(rail, leading: 85, y: 0, width: 2, height: bounds.height)
        place(dot, leading: 80, y: 31, width: 12, height: 12)
        place(title, leading: 112, y: 20, width: max(bounds.width - 128, 0), height: 24)
        place(note, leading: 112, y: 46, width: max(bounds.width - 128, 0), height: 20)
    }
}
