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
}
