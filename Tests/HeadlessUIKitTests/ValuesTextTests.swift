import Testing
import UIKit

struct ValuesTextTests {
    @Test func keysHaveApplesRawValues() {
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
        #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
        #expect(NSAttributedString.Key.paragraphStyle.rawValue == "NSParagraphStyle")
        #expect(NSAttributedString.Key.underlineStyle.rawValue == "NSUnderline")
    }

    @Test func attributedStringsKeepValues() {
        let text = NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 2.0])
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2)
    }

    @Test func mutableParagraphStylesChangeAndCopy() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.alignment == .natural)
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        let copy = try #require(style.copy(with: nil) as? NSParagraphStyle)
        #expect(!(copy is NSMutableParagraphStyle))
        style.alignment = .right
        #expect(copy.alignment == .center)
        #expect(copy.lineBreakMode == .byTruncatingTail)
        #expect(NSParagraphStyle.default == NSParagraphStyle())
    }

    @Test func shadowsAreEqualByValue() {
        let shadow = NSShadow()
        #expect(shadow == NSShadow())
        shadow.shadowOffset = CGSize(width: 0, height: 1)
        #expect(shadow != NSShadow())
    }
}
