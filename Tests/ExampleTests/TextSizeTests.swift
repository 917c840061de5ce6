import ExamplePages
import TestSupport
import Testing
import UIKit

/// The example's pages at the user's text size, and inside the safe area in landscape.
@MainActor
@Suite(.ownSimulator) struct TextSizeTests {
    private static let pages: [@MainActor @Sendable () -> any ExamplePage] = [
        { ListPage() }, { DetailPage() }, { PhotoPage() }, { ProfilePage() }, { PlainPage() }, { FormPage() },
        { ReaderPage() },
    ]

    /// The labels that show something: a cell has some that its content configuration replaces.
    private func labels(in view: UIView) -> [UILabel] {
        guard !view.isHidden else { return [] }
        return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    /// Whether the size is set before the page is created or while it is shown.
    @Test(
        arguments: [
            UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ], [false, true])
    func everyTextFits(_ category: UIContentSizeCategory, isSetBefore: Bool) {
        for make in Self.pages {
            let simulator = Simulator(profile: .iPhone15(iOS: 18))
            if isSetBefore { simulator.contentSizeCategory = category }
            let page = make()
            simulator.show(UINavigationController(rootViewController: page))
            simulator.contentSizeCategory = category
            simulator.runToRest()
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let scale = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits)
            // A button without a title has an empty label.
            for text in labels(in: page.view) where text.text?.isEmpty == false {
                let name = "\(text.text ?? "") on \(type(of: page))"
                #expect(text.font.pointSize >= 13 * scale - 0.01 || text.text == "MH", "\(name) follows")
                #expect(text.bounds.height >= text.font.lineHeight - 0.5, "\(name) is tall enough")
                let others = text.superview?.subviews.filter { $0 is UILabel && $0 !== text } ?? []
                #expect(!others.contains { $0.frame.intersects(text.frame) }, "\(name) overlaps nothing")
            }
        }
    }

    @Test func inLandscapeTextIsInsideTheSafeArea() {
        for make in Self.pages {
            let page = make()
            let simulator = Simulator(profile: .iPhone15(iOS: 18), orientation: .landscapeLeft)
            simulator.show(UINavigationController(rootViewController: page))
            let safe = page.view.bounds.inset(by: page.view.safeAreaInsets)
            for text in labels(in: page.view) {
                let place = text.convert(text.bounds, to: page.view)
                #expect(place.minX >= safe.minX && place.maxX <= safe.maxX, "\(text.text ?? "") on \(type(of: page))")
            }
        }
    }
}
