import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Subtitles", .ownSimulator) @MainActor
struct SubtitleTests {
    nonisolated static let phone = Simulator.Profile.iPhone17Pro(iOS: 26)

    private func stage(
        _ profile: Simulator.Profile = Self.phone, large: Bool = false,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, _ configure: (UINavigationItem) -> Void
    ) -> SubtitleStage {
        SubtitleStage(profile, large: large, direction: direction, configure)
    }

    @Test func theSubtitleStandsBelowTheTitleInABarOfTheSameHeight() throws {
        let plain = stage { _ in }
        let stage = stage { $0.subtitle = "12 unread" }
        #expect(stage.bar.frame == plain.bar.frame)
        let title = try stage.frame(of: "Inbox")
        let subtitle = try stage.frame(of: "12 unread")
        #expect(isClose(title.maxY, subtitle.minY) && isClose(title.midX, subtitle.midX, within: 0.5))
        #expect(title.minY >= 0 && subtitle.maxY <= stage.bar.bounds.height)
        #expect(try title.height < plain.frame(of: "Inbox").height, "a smaller title makes room")
    }

    /// (UIKit documentation of `subtitleView`, `attributedSubtitle` and `subtitle`)
    @Test func theViewComesBeforeTheTextWithAttributesAndThatBeforeThePlainOne() {
        let stage = stage { $0.subtitle = "plain" }
        #expect(stage.texts == ["Inbox", "plain"])
        stage.item.attributedSubtitle = AttributedString("styled")
        #expect(stage.texts == ["Inbox", "styled"])
        #expect(stage.item.subtitle == "styled", "the attributed subtitle's string")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        stage.item.subtitleView = view
        #expect(stage.texts == ["Inbox"] && view.isDescendant(of: stage.bar))
        stage.item.subtitleView = nil
        stage.item.attributedSubtitle = nil
        #expect(stage.texts == ["Inbox", "plain"] && view.superview == nil)
        stage.item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(stage.texts == [], "a title view replaces both")
    }

    @Test func fact_6_4_5_theLargePlaceHasTextsOfItsOwn() throws {
        let stage = stage(large: true) { $0.subtitle = "plain" }
        let whole = stage.bar.frame.height
        #expect(stage.texts == ["Inbox", "plain"], "nil falls back to the subtitle")
        stage.item.largeSubtitle = "below"
        #expect(stage.texts == ["Inbox", "below"])
        stage.item.largeAttributedSubtitle = AttributedString("styled")
        #expect(stage.texts == ["Inbox", "styled"])
        stage.item.largeTitle = "All inboxes"
        #expect(stage.texts == ["All inboxes", "styled"])
        #expect(stage.bar.frame.height == whole)
        stage.scroll(to: 200)
        #expect(stage.texts == ["Inbox", "plain"], "inline shows the other two")
    }

    @Test func theLargeTitleIsHigherByItsSubtitle() throws {
        let plain = stage(large: true) { _ in }
        let plainTitle = try plain.frame(of: "Inbox")
        let stage = stage(large: true) { $0.subtitle = "12 unread" }
        let title = try stage.frame(of: "Inbox")
        let subtitle = try stage.frame(of: "12 unread")
        #expect(isClose(stage.bar.frame.height, plain.bar.frame.height + subtitle.height))
        #expect(isClose(title, plainTitle))
        #expect(isClose(title.maxY, subtitle.minY) && title.minX == subtitle.minX)
        #expect(stage.page.view.safeAreaInsets.top == stage.bar.frame.maxY)
        #expect(stage.scrollView.contentOffset.y == -stage.bar.frame.maxY)
        stage.scroll(to: stage.bar.frame.height)
        #expect(stage.bar.frame.height == 54)
        stage.scroll(to: 0)
        stage.item.subtitle = nil
        stage.simulator.runToRest()
        #expect(isClose(stage.bar.frame, plain.bar.frame))
    }

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPad(iOS: 18)], [false, true])
    func nothingOfItIsDrawnBeforeIOS26(_ profile: Simulator.Profile, large: Bool) {
        let plain = stage(profile, large: large) { _ in }
        let stage = stage(profile, large: large) {
            $0.subtitle = "subtitle"
            $0.largeSubtitle = "large subtitle"
            $0.largeTitle = "large title"
            $0.attributedTitle = AttributedString("title")
            $0.largeSubtitleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            $0.subtitleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(stage.bar.frame == plain.bar.frame && stage.texts == plain.texts && stage.texts == ["Inbox"])
        #expect(stage.simulator.picture(scale: 1).pngData() == plain.simulator.picture(scale: 1).pngData())
    }

    /// Observed on iOS 26.5 with `UIDesignRequiresCompatibility`: subtitles are not drawn.
    @Test func nothingOfItIsDrawnInTheDesignFromBeforeIOS26() {
        var profile = Self.phone
        profile.requiresCompatibility = true
        let stage = stage(profile, large: true) {
            $0.subtitle = "subtitle"
            $0.largeTitle = "large title"
        }
        #expect(stage.texts == ["Inbox"])
    }

    @Test func theAppearanceStylesTheSubtitle() throws {
        let stage = stage { $0.subtitle = "12 unread" }
        #expect(try stage.label("12 unread").textColor == .secondaryLabel)
        let appearance = UINavigationBarAppearance()
        appearance.subtitleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 10)]
        stage.item.standardAppearance = appearance
        stage.item.scrollEdgeAppearance = appearance
        #expect(try stage.label("12 unread").textColor == .red)
        #expect(try stage.label("12 unread").font.pointSize == 10)
    }

    @Test(arguments: [true, false]) func theSubtitleBelowALargeTitleIsStyled(asSeen: Bool) throws {
        var profile = Self.phone
        #expect(profile.defects.ignoresLargeSubtitleAttributes)
        profile.defects.ignoresLargeSubtitleAttributes = asSeen
        let stage = stage(profile, large: true) { $0.subtitle = "12 unread" }
        let appearance = UINavigationBarAppearance()
        appearance.subtitleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.largeSubtitleTextAttributes = [.foregroundColor: UIColor.blue]
        stage.item.standardAppearance = appearance
        stage.item.scrollEdgeAppearance = appearance
        #expect(try stage.label("12 unread").textColor == (asSeen ? .red : .blue))
    }

    @Test func attributesOfTheTextComeBeforeThoseOfTheAppearance() throws {
        var text = AttributedString("12 ")
        var unread = AttributedString("unread")
        unread.foregroundColor = .blue
        unread.font = UIFont.systemFont(ofSize: 20)
        unread.kern = 2
        text.append(unread)
        let stage = stage(large: true) { $0.largeAttributedSubtitle = text }
        let shown = try #require(try stage.label("12 unread").attributedText)
        #expect(shown.attributes(at: 0, effectiveRange: nil)[.foregroundColor] == nil)
        let own = shown.attributes(at: 4, effectiveRange: nil)
        #expect(own[.foregroundColor] as? UIColor == .blue && (own[.kern] as? NSNumber)?.doubleValue == 2)
        #expect((own[.font] as? UIFont)?.pointSize == 20)
        let height = try stage.frame(of: "12 unread").height
        #expect(height >= UIFont.systemFont(ofSize: 20).lineHeight, "the tallest of its fonts determines the height")
    }

    @Test func aTitleWithAttributesIsInLineOnly() throws {
        var title = AttributedString("Styled")
        title.foregroundColor = .red
        let stage = stage(large: true) { $0.attributedTitle = title }
        #expect(stage.texts == ["Inbox"])
        stage.scroll(to: 200)
        #expect(stage.texts == ["Styled"])
        stage.item.attributedTitle = nil
        #expect(stage.texts == ["Inbox"])
    }

    @Test func theLargeSubtitleViewHasItsSizeAndTakesTaps() {
        let button = UIControl(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let plain = stage(large: true) { _ in }
        let stage = stage(large: true) {
            $0.subtitle = "not shown"
            $0.largeSubtitleView = button
        }
        #expect(stage.texts == ["Inbox"] && button.bounds.size == CGSize(width: 120, height: 30))
        #expect(stage.bar.frame.height == plain.bar.frame.height + 30)
        stage.simulator.tap(at: button.convert(CGPoint(x: 60, y: 15), to: nil))
        #expect(taps == 1)
        stage.scroll(to: 200)
        #expect(stage.texts == ["Inbox", "not shown"], "inline shows the text and no view")
    }

    @Test func aViewIsAsLargeAsItsConstraintsMakeIt() {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 70), view.heightAnchor.constraint(equalToConstant: 12),
        ])
        _ = stage { $0.subtitleView = view }
        #expect(view.bounds.size == CGSize(width: 70, height: 12))
    }
}
