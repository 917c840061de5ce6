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

    /// Such as `withSize(_:)` of a size that was computed.
    @Test func aFontOfANegativeSizeCanBeDrawn() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.font = large.withSize(large.pointSize - 40)
        label.text = "Title"
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
        #expect(image.size == label.bounds.size)
    }

    @Test func plainTextHasNoAttributes() {
        let label = label([.foregroundColor: UIColor.red])
        label.text = "Plain"
        label.textColor = .blue
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
        #expect(label.textColor == .blue)
    }
}
