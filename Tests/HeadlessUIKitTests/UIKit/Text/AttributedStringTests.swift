import TestSupport
import Testing
import UIKit

@Suite(.ownSimulator)
struct AttributedStringTests {
    @Test func keysHaveApplesRawValues() {
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
        #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
        #expect(NSAttributedString.Key.kern.rawValue == "NSKern")
    }

    @Test func attributedStringsKeepValues() {
        let text = NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 2.0])
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2)
    }
}
