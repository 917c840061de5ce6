import Foundation
import TestSupport
import Testing
import UIKit

/// Labels that are narrower than their text. (UIKit documentation, `adjustsFontSizeToFitWidth`, `minimumScaleFactor`)
@MainActor @Suite(.ownSimulator) struct LabelFitTests {
    private let red = [255, 0, 0]
    private let font = UIFont.systemFont(ofSize: 40, weight: .black)
    private let text = "HHHH"

    /// The bounding rectangle of the text in a label of a given width.
    private func extent(width: CGFloat, _ prepare: (UILabel) -> Void = { _ in }) -> CGRect {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = UIViewController()
        page.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 30, width: width, height: 60))
        label.font = font
        label.text = text
        label.textColor = .red
        label.adjustsFontSizeToFitWidth = true
        prepare(label)
        page.view.addSubview(label)
        simulator.show(page)
        simulator.runToRest()
        return simulator.extent(of: red)
    }

    private var natural: CGFloat { text.size(withAttributes: [.font: font]).width }

    @Test func theFontGetsSmallerUntilTheTextFits() {
        let whole = extent(width: natural + 1)
        let half = extent(width: natural / 2) { $0.minimumScaleFactor = 0.3 }
        #expect(abs(half.width - whole.width / 2) <= 2)
        #expect(abs(half.height - whole.height / 2) <= 2)
        #expect(abs(half.midY - whole.midY) <= 3, "in the middle of the label")
    }

    @Test func theFontsOfATextGetSmallerToo() {
        let whole = extent(width: natural + 1)
        let half = extent(width: natural / 2) {
            $0.minimumScaleFactor = 0.3
            $0.attributedText = NSAttributedString(
                string: text, attributes: [.font: font, .foregroundColor: UIColor.red])
        }
        #expect(abs(half.width - whole.width / 2) <= 2)
    }

    @Test func itDoesNotGetSmallerThanItMay() {
        let whole = extent(width: natural + 1)
        let cut = extent(width: natural / 2) { $0.minimumScaleFactor = 0.8 }
        #expect(cut.height > 0.7 * whole.height)
        let kept = extent(width: 0.75 * natural)
        #expect(kept.height == whole.height, "a factor of 0 keeps the font")
        let several = extent(width: 0.75 * natural) { ($0.minimumScaleFactor, $0.numberOfLines) = (0.3, 2) }
        #expect(several.height == whole.height, "several lines keep the font")
    }

    /// Text of several fonts wraps and breaks as other text does.
    @Test func mixedTextWraps() {
        let text = NSMutableAttributedString(
            string: "Bold ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        text.append(NSAttributedString(string: String(repeating: "and a long rest ", count: 10)))
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let size = label.sizeThatFits(CGSize(width: 150, height: 1000))
        #expect(size.height > 5 * line && size.width <= 150)
        label.numberOfLines = 2
        #expect(abs(label.sizeThatFits(CGSize(width: 150, height: 1000)).height - 2 * line) < 1)
        let broken = NSMutableAttributedString(string: "A", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        broken.append(NSAttributedString(string: "\nB\n\nC"))
        label.numberOfLines = 0
        label.attributedText = broken
        #expect(abs(label.sizeThatFits(CGSize(width: 150, height: 1000)).height - 4 * line) < 1)
    }

    /// A subclass changes the label's size with its text's rectangle. (UIKit documentation of `textRect(forBounds:…)`)
    @Test func aPaddedLabelIsLarger() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines)
                    .insetBy(dx: -8, dy: -4)
            }
        }
        let (plain, padded) = (UILabel(), Padded())
        for label in [plain, padded] {
            label.text = "Tag"
            label.sizeToFit()
        }
        #expect(abs(padded.frame.width - plain.frame.width - 16) < 0.01)
        #expect(abs(padded.frame.height - plain.frame.height - 8) < 0.01)
        #expect(padded.intrinsicContentSize == padded.frame.size)
    }
}
