import TestSupport
import Testing
import UIKit

private final class Block: UIView {
    private var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        size = CGSize(width: width, height: height)
    }
}

@MainActor
@Suite(.ownSimulator) struct StackViewTests {
    private let blocks = [Block(20, 10), Block(40, 30), Block(30, 20)]
    private let stack: UIStackView

    init() {
        stack = UIStackView(arrangedSubviews: blocks)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    }

    private var spans: [[CGFloat]] {
        stack.layoutIfNeeded()
        return blocks.map { [$0.frame.minX, $0.frame.maxX] }
    }

    private var columns: [[CGFloat]] {
        stack.layoutIfNeeded()
        return blocks.map { [$0.frame.minY, $0.frame.maxY] }
    }

    @Test func fillStretchesWhatHugsLeast() {
        _ = Simulator()
        stack.spacing = 5
        blocks[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        #expect(spans == [[0, 20], [25, 165], [170, 200]])
        #expect(columns == [[0, 50], [0, 50], [0, 50]])
    }

    @Test func fillEqually() {
        _ = Simulator()
        stack.distribution = .fillEqually
        stack.spacing = 10
        #expect(spans == [[0, 60], [70, 130], [140, 200]])
    }

    @Test func fillProportionally() {
        _ = Simulator()
        stack.distribution = .fillProportionally
        stack.frame.size.width = 180
        #expect(spans == [[0, 40], [40, 120], [120, 180]])
    }

    @Test func equalSpacing() {
        _ = Simulator()
        stack.distribution = .equalSpacing
        #expect(spans == [[0, 20], [75, 115], [170, 200]])
    }

    @Test func equalCentering() {
        _ = Simulator()
        stack.distribution = .equalCentering
        stack.frame.size.width = 205
        #expect(spans == [[0, 20], [80, 120], [175, 205]])
    }

    @Test func alignments() {
        _ = Simulator()
        stack.alignment = .center
        #expect(columns == [[20, 30], [10, 40], [15, 35]])
        stack.alignment = .top
        #expect(columns == [[0, 10], [0, 30], [0, 20]])
        stack.alignment = .bottom
        #expect(columns == [[40, 50], [20, 50], [30, 50]])
    }

    @Test func marginsAndCustomSpacing() {
        _ = Simulator()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
        stack.setCustomSpacing(7, after: blocks[0])
        blocks[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        #expect(spans == [[10, 30], [37, 77], [77, 180]])
        #expect(columns[0] == [1, 48])
        #expect(stack.customSpacing(after: blocks[0]) == 7)
        #expect(stack.customSpacing(after: blocks[1]) == UIStackView.spacingUseDefault)
    }

    @Test func hiddenAndRemovedViewsTakeNoRoom() {
        _ = Simulator()
        stack.distribution = .fillEqually
        blocks[1].isHidden = true
        #expect(spans[2] == [100, 200])
        blocks[1].isHidden = false
        #expect(spans[0][1] < 70)
        blocks[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [blocks[1], blocks[2]])
        stack.layoutIfNeeded()
        #expect(blocks[1].frame.width == 100)
    }

    @Test func contentsDecideTheSizeOfAConstrainedStack() {
        _ = Simulator()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 4
        blocks[0].heightAnchor.constraint(equalToConstant: 50).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 6).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 6, width: 40, height: 108))
        #expect(blocks.map(\.frame.minY) == [0, 54, 88])
    }

    @Test func nestedStacks() {
        _ = Simulator()
        let row = UIStackView(arrangedSubviews: [blocks[0], blocks[1]])
        let column = UIStackView(arrangedSubviews: [row, blocks[2]])
        column.axis = .vertical
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 50))
    }

    /// The spacing from the last baseline of one text to the first of the next. (UIKit documentation,
    /// isBaselineRelativeArrangement)
    @Test func columnsCanBeSpacedByTheirLines() {
        _ = Simulator()
        let labels = [UILabel(), UILabel()]
        for label in labels { label.text = "x" }
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.spacing = 40
        column.translatesAutoresizingMaskIntoConstraints = false
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        page.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: page.topAnchor),
            column.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        ])
        var gap: CGFloat {
            page.layoutIfNeeded()
            return labels[1].frame.minY - labels[0].frame.maxY
        }
        #expect(gap == 40)
        column.isBaselineRelativeArrangement = true
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(gap - (40 - font.ascender + font.descender)) < 1, "minus the space below and above the lines")
    }
}
