import UIKit

/// A page of a book.
final class StoryView: LeadingLayoutView {
    private static let text = """
        In June the sun does not set here; it leans. It rolls along the rim of the sea as if it had lost something \
        there, and the whole night is one long evening that never gets to the point. \
        The boats come in at two in the morning because nobody told them it was late.

        We had rented a red cabin on stilts. Under the floor the tide went about its business, knocking now and then \
        like a polite neighbor. On the windowsill stood a jar of sea glass, and beside it a guest book in which \
        strangers had tried to describe the color of the water. None of them had managed. I took the pencil and did \
        not manage either.
        """
    private let chapter = UILabel("CHAPTER ONE", size: 13, weight: .semibold, color: .ink)
    private let closeButton = CloseButton(type: .system)
    /// Closes the story.
    var close: UIButton { closeButton }
    private let title = UILabel("The Long Light", size: 32, weight: .bold, color: .ink)
    private let body = UILabel(StoryView.text, size: 19, color: .ink)
    private let line = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        body.numberOfLines = 0
        title.numberOfLines = 0
        chapter.numberOfLines = 0
        chapter.alpha = 0.75
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

    /// The heights of the texts in the width of the safe area, in points at the default text size.
    private func heights(in width: CGFloat) -> (chapter: CGFloat, title: CGFloat, body: CGFloat) {
        let width = max(width - 56, 0)
        let ofChapter = 20 + overflow(of: chapter, width: width - 40)
        return (ofChapter, max(height(of: title, width: width), 40), height(of: body, width: width))
    }

    override func height(forWidth width: CGFloat, sides: CGFloat) -> CGFloat {
        let heights = heights(in: width - sides)
        return (68 + heights.chapter + heights.title + heights.body + 28) * textScale
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(contentWidth - 56, 0)
        let heights = heights(in: contentWidth)
        place(chapter, leading: 28, y: 10, width: width - 40, height: heights.chapter)
        place(closeButton, trailing: 12, middle: 20, size: CGSize(width: 44, height: 44))
        // No finger reaches a part above this view: there the picture is above the middle of the button.
        closeButton.pictureOffset = min(closeButton.frame.minY, 0)
        closeButton.frame.origin.y -= closeButton.pictureOffset
        let top = 32 + heights.chapter
        place(title, leading: 28, y: top, width: width, height: heights.title)
        place(line, leading: 28, middle: top + 16.5 + heights.title, size: CGSize(width: 48, height: 1))
        place(body, leading: 28, y: top + 36 + heights.title, width: width, height: heights.body)
    }

    /// The height a label needs, in points at the default text size.
    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height / textScale
    }
}

/// A button whose picture is not in its middle.
private final class CloseButton: UIButton {
    /// The distance of the picture from the middle, in points, down.
    var pictureOffset: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.center.y = bounds.midY + pictureOffset
    }
}
