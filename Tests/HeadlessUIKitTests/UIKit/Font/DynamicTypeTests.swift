import TestSupport
import Testing
import UIKit

/// Labels whose font adjusts to the user's text size. (UIKit documentation, UIContentSizeCategoryAdjusting)
@MainActor
@Suite(.ownSimulator) struct DynamicTypeTests {
    private func label(_ font: UIFont, adjusts: Bool = true, on page: UIViewController) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.font = font
        label.adjustsFontForContentSizeCategory = adjusts
        page.view.addSubview(label)
        return label
    }

    @Test func fontsAreMadeAtTheUsersSizeOfText() {
        let simulator = Simulator()
        simulator.contentSizeCategory = .extraExtraExtraLarge
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
        #expect(UIFontMetrics.default.scaledValue(for: 17) == 23)
        #expect(
            UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 20))
                == UIFontMetrics(forTextStyle: .title1)
                .scaledFont(for: .systemFont(ofSize: 20), compatibleWith: large))
    }

    @Test func aLabelMadeBeforeFollowsWhenItComesOnTheScreen() {
        let simulator = Simulator()
        let page = UIViewController()
        let header = UIView(frame: .zero)
        let text = UILabel(frame: .zero)
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        header.addSubview(text)
        simulator.contentSizeCategory = .extraExtraExtraLarge
        page.view.addSubview(header)
        simulator.show(page)
        #expect(text.font.pointSize == 23)
    }

    @Test func aLabelsFontFollowsTheUsersSizeOfText() {
        let simulator = Simulator()
        let page = UIViewController()
        simulator.show(page)
        let own = UIFont.systemFont(ofSize: 20, weight: .bold)
        let labels = [
            label(.preferredFont(forTextStyle: .body), on: page),
            label(UIFontMetrics(forTextStyle: .body).scaledFont(for: own), on: page),
            label(UIFontMetrics.default.scaledFont(for: own, maximumPointSize: 30), on: page),
        ]
        let plain = label(own, on: page)
        let fixed = label(.preferredFont(forTextStyle: .body), adjusts: false, on: page)
        #expect(labels.map(\.font.pointSize) == [17, 20, 20])
        simulator.contentSizeCategory = .accessibilityExtraLarge
        simulator.runToRest()
        #expect(labels[0].font == .preferredFont(forTextStyle: .body, compatibleWith: page.traitCollection))
        #expect(labels[0].font.pointSize > 30)
        #expect(labels[1].font.pointSize > 40 && labels[1].font.fontName == own.fontName)
        #expect(labels[2].font.pointSize == 30)
        #expect(plain.font == own && fixed.font.pointSize == 17)
        simulator.contentSizeCategory = .large
        simulator.runToRest()
        #expect(labels.map(\.font.pointSize) == [17, 20, 20])
    }
}
