import TestSupport
import Testing
import UIKit

/// Text with attributes and the properties of its label. (UIKit documentation of `attributedText`, `font` and
/// `textColor`)
@Suite(.ownSimulator) @MainActor
struct LabelStyleTests {
    private let large = UIFont.systemFont(ofSize: 30)

    private func label(_ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel(frame: .zero)
        label.attributedText = NSAttributedString(string: "Title", attributes: attributes)
        return label
    }

    @Test func thePropertiesAreThoseAtTheBeginning() {
        let label = label([.font: large, .foregroundColor: UIColor.red])
        #expect(label.font == large && label.textColor == .red)
    }

    @Test func aPropertyAppliesToTheWholeText() throws {
        let label = label([.font: large, .foregroundColor: UIColor.red])
        label.textColor = .blue
        label.font = .systemFont(ofSize: 12)
        let text = try #require(label.attributedText)
        #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .blue)
        #expect(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
    }

    @Test func plainTextHasNoAttributes() {
        let label = label([.foregroundColor: UIColor.red])
        label.text = "Plain"
        label.textColor = .blue
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
        #expect(label.textColor == .blue)
    }
}
