import TestSupport
import Testing
import UIKit

@Suite(.ownSimulator)
struct FontTests {
    @Test func measuresAreSharesOfTheSize() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
        #expect(abs(font.ascender - 16.18655) < 1e-9)
        #expect(abs(font.descender + 4.10057) < 1e-9)
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-3)
        #expect(font.leading == 0)
    }

    @Test func equalFacesAreEqual() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular) != UIFont.systemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17).withSize(12).pointSize == 12)
    }

    @Test func namesLeadBackToTheFont() {
        let font = UIFont.systemFont(ofSize: 20, weight: .heavy)
        #expect(UIFont(name: font.fontName, size: 20) == font)
        #expect(UIFont(name: "No Such Font", size: 20) == nil)
    }

    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
        (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ])
    func defaultSizeOfEachStyle(style: UIFont.TextStyle, size: Double) {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == CGFloat(size))
        #expect(
            UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection()).pointSize == CGFloat(size))
    }

    @Test func textGrowsWithTheCategory() {
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
        largest.performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 60)
            #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 53)
            #expect(
                UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30).pointSize == 30)
        }
        #expect(UIFontMetrics(forTextStyle: .title1).scaledValue(for: 10, compatibleWith: UITraitCollection()) == 10)
    }

    @Test func headlineIsSemibold() {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(
            UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
                == .systemFont(ofSize: 17, weight: .semibold))
    }
}
