import UIKit

/// A page of a book.
final class StoryView: LeadingLayoutView {
    private static let text = """
        In June the sun does not set here; it leans. It rolls along the rim of the sea as if it had lost something \
        there, and the whole night is one long evening that never gets to the point. \
        The boats come in at two in the morning because nobody told them it was late.

        We had rented a red cabin on stilts. Under the floor the tide went about its business, knocking now and then \
        like a polite neighbour. On the windowsill stood a jar of sea glass, and beside it a guest book in which \
        strangers had tried to describe the colour of the water. None of them had managed. I took the pencil and did \
        not manage either.
        """
    private let chapter = UILabel("CHAPTER ONE", size: 13, weight: .semibold, color: .ink)
    /// Closes the story.
    let close = UIButton(type: .system)
    private let title = UILabel("The Long Light", size: 32, weight: .bold, color: .ink)
    private let body = UILabel(StoryView.text, size: 19, color: .ink)
    private let line = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        body.numberOfLines = 0
        title.numberOfLines = 0
        chapter.alpha = 0.6
        close.setImage(UIImage(systemName: "xmark.circle"), for: .normal)
        close.tintColor = .ink
        close.accessibilityLabel = "Close"
        line.backgroundColor = UIColor.ink.withAlphaComponent(0.3)
        for view in [chapter, close, title, line, body] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("StoryView(coder:): create this view in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(contentWidth - 56, 0)
        place(chapter, leading: 28, y: 10, width: width - 40, height: 20)
        place(close, trailing: 20, middle: 20, size: CGSize(width: 28, height: 28))
        let titleHeight = max(height(of: title, width: width), 40)
        place(title, leading: 28, y: 52, width: width, height: titleHeight)
        place(line, leading: 28, middle: 68.5 + titleHeight, size: CGSize(width: 48, height: 1))
        place(body, leading: 28, y: 88 + titleHeight, width: width, height: height(of: body, width: width))
    }

    /// The height a label needs, in points at the default text size.
    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height / textScale
    }
}
