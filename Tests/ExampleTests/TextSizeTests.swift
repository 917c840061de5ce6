import ExamplePages
import TestSupport
import Testing
import UIKit

/// The example's pages at the user's text size, and inside the safe area in landscape.
@MainActor
@Suite(.ownSimulator) struct TextSizeTests {
    private static let pages: [@MainActor @Sendable () -> any ExamplePage] = [
        { ListPage() }, { DetailPage() }, { PhotoPage() }, { ProfilePage() }, { PlainPage() }, { FormPage() },
        { ReaderPage() }, { DraftPage() }, { AlbumPage() },
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

    /// A page that is too low for its texts scrolls.
    @Test(arguments: [false, true]) func everyTextCanBeReached(isInLandscape: Bool) {
        for make in Self.pages {
            let simulator = Simulator(
                profile: .iPhone15(iOS: 18), orientation: isInLandscape ? .landscapeLeft : .portrait)
            if !isInLandscape { simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
            let page = make()
            simulator.show(UINavigationController(rootViewController: page))
            simulator.runToRest()
            let lowest = page.view.bounds.maxY - page.view.safeAreaInsets.bottom
            for text in labels(in: page.view) where text.text?.isEmpty == false {
                let name = "\(text.text ?? "") on \(type(of: page))"
                #expect(!isCut(text), "\(name) is cut")
                if let column = scrollView(around: text) {
                    let end = text.convert(text.bounds, to: column).maxY
                    #expect(end <= column.contentSize.height + 0.5, "\(name) is in the contents")
                    let room = column.bounds.height - column.adjustedContentInset.bottom
                    #expect(column.convert(column.bounds, to: page.view).minY + room <= lowest + 0.5, "\(name)")
                } else {
                    #expect(text.convert(text.bounds, to: page.view).maxY <= lowest, "\(name) is on the page")
                }
            }
        }
    }

    private func scrollView(around view: UIView) -> UIScrollView? {
        sequence(first: view, next: { $0.superview }).first { $0 is UIScrollView } as? UIScrollView
    }

    /// Whether a text needs more than its label has.
    private func isCut(_ text: UILabel) -> Bool {
        let size = text.sizeThatFits(CGSize(width: text.bounds.width, height: .greatestFiniteMagnitude))
        if text.numberOfLines == 1 {
            let factor = text.adjustsFontSizeToFitWidth ? text.minimumScaleFactor : 1
            return size.width * factor > text.bounds.width + 0.5
        }
        if size.height > text.bounds.height + 0.5 { return true }
        // UIKit breaks a word that is wider than its line, the model cuts it. Cells have the width that UIKit gives them.
        return !(scrollView(around: text) is UITableView) && widestWord(of: text) > text.bounds.width + 0.5
    }

    private func widestWord(of text: UILabel) -> CGFloat {
        let label = UILabel(frame: .zero)
        label.font = text.font
        let widths = (text.text ?? "").split { $0 == " " || $0 == "\n" }.map { word -> CGFloat in
            label.text = String(word)
            return label.sizeThatFits(.zero).width
        }
        return widths.max() ?? 0
    }

    /// The scrolled contents end above the home indicator, and what is above the column is cut off.
    @Test func aLongPageScrollsToItsEnd() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let page = DetailPage()
        simulator.show(UINavigationController(rootViewController: page))
        simulator.runToRest()
        let top = page.contentMarker.convert(page.contentMarker.bounds, to: nil).minY
        #expect(abs(top - page.view.safeAreaInsets.top) < 0.5)
        let column = try #require(scrollView(around: page.contentMarker))
        #expect(!column.clipsToBounds)
        for _ in 0..<20 {
            simulator.touchDown(at: CGPoint(x: 200, y: 700))
            for step in 1...10 {
                simulator.advance(by: 1 / 60)
                simulator.touchMove(to: CGPoint(x: 200, y: 700 - 50 * CGFloat(step)))
            }
            simulator.advance(by: 0.2)
            simulator.touchUp()
            simulator.runToRest()
        }
        let last = try #require(labels(in: page.view).last)
        #expect(last.convert(last.bounds, to: nil).maxY <= simulator.window.bounds.maxY - 34)
        #expect(column.clipsToBounds)
    }

    @Test func theCloseButtonOfTheStoryIsLargeEnough() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = ReaderPage()
        simulator.show(UINavigationController(rootViewController: page))
        simulator.runToRest()
        func buttons(in view: UIView) -> [UIButton] {
            (view as? UIButton).map { [$0] } ?? view.subviews.flatMap { buttons(in: $0) }
        }
        let button = try #require(buttons(in: page.view).first)
        #expect(button.bounds.width >= 44 && button.bounds.height >= 44 && button.frame.minY >= 0)
        let picture = try #require(button.imageView)
        let middle = picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: page.contentMarker)
        #expect(abs(middle.x - (page.view.bounds.width - 34)) < 0.5 && abs(middle.y - 20) < 0.5)
        for x in [CGFloat(1), 43] {
            for y in [CGFloat(1), 43] {
                let point = button.convert(CGPoint(x: x, y: y), to: page.view)
                #expect(page.view.hitTest(point, with: nil) === button)
            }
        }
    }

    /// What VoiceOver reads as one element.
    @Test func namesAndValuesAreReadTogether() {
        func names(in view: UIView) -> [String] {
            view.isAccessibilityElement ? [view.accessibilityLabel ?? ""] : view.subviews.flatMap { names(in: $0) }
        }
        let expected: [(UIViewController, String)] = [
            (PlainPage(), "Photo quality, Original"), (PlainPage(), "Contact us"), (FormPage(), "Start, Bodø"),
            (FormPage(), "Guide, Optional"), (ProfilePage(), "Trips, 128"), (AlbumPage(), "Faroe Islands"),
        ]
        for (page, name) in expected {
            let simulator = Simulator(profile: .iPhone15(iOS: 18))
            simulator.show(UINavigationController(rootViewController: page))
            simulator.runToRest()
            #expect(names(in: page.view).contains(name), "\(name)")
        }
    }
}
