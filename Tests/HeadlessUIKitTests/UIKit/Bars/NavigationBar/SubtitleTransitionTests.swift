import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Subtitles in transitions and with system settings", .ownSimulator) @MainActor
struct SubtitleTransitionTests {
    nonisolated static let phone = Simulator.Profile.iPhone17Pro(iOS: 26)

    /// Facts m3.1 and m3.2: titles move with their pages.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func itTravelsWithItsTitle(_ direction: UIUserInterfaceLayoutDirection) throws {
        let stage = SubtitleStage(Self.phone, large: false, direction: direction) { $0.subtitle = "12 unread" }
        let title = try stage.label("Inbox")
        let subtitle = try stage.label("12 unread")
        let rest = (stage.shown(title), stage.shown(subtitle))
        stage.navigation.popViewController(animated: true)
        var moved = false
        for _ in 0..<8 {
            stage.simulator.advance(by: 0.04)
            let shift = stage.shown(title).minX - rest.0.minX
            #expect(isClose(stage.shown(subtitle).minX - rest.1.minX, shift, within: 0.1))
            moved = moved || shift != 0
        }
        #expect(moved)
    }

    @Test(arguments: [false, true]) func aCancelledSwipeChangesNothing(large: Bool) {
        let stage = SubtitleStage(Self.phone, large: large) { $0.subtitle = "12 unread" }
        let before = stage.simulator.picture(scale: 1).pngData()
        for _ in 0..<2 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
            #expect(stage.texts == ["Inbox", "12 unread"])
            #expect(stage.simulator.picture(scale: 1).pngData() == before)
        }
    }

    @Test(arguments: [false, true]) func itComesBackAsItWas(large: Bool) {
        let stage = SubtitleStage(Self.phone, large: large) { $0.subtitle = "12 unread" }
        let frame = stage.bar.frame
        let next = UIViewController()
        next.title = "Message"
        next.navigationItem.subtitle = "from Ann"
        next.navigationItem.largeTitleDisplayMode = .never
        stage.navigation.pushViewController(next, animated: true)
        #expect(stage.texts == ["Message", "from Ann"])
        stage.navigation.popViewController(animated: true)
        #expect(stage.texts == ["Inbox", "12 unread"] && stage.bar.frame == frame)
    }

    /// Fact m1.7: no large title at compact height.
    @Test func inLandscapeItIsInLine() throws {
        let stage = SubtitleStage(Self.phone, large: true) { $0.subtitle = "12 unread" }
        let frame = stage.bar.frame
        stage.simulator.rotate(to: .landscapeRight)
        #expect(stage.texts == ["Inbox", "12 unread"] && stage.bar.frame.height == 54)
        #expect(try isClose(stage.frame(of: "Inbox").midX, stage.frame(of: "12 unread").midX, within: 0.5))
        stage.simulator.rotate(to: .portrait)
        #expect(stage.texts == ["Inbox", "12 unread"] && stage.bar.frame == frame)
    }

    @Test(arguments: [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge], [false, true])
    func itFollowsTheTextSize(_ category: UIContentSizeCategory, large: Bool) throws {
        let usual = SubtitleStage(Self.phone, large: large) { $0.subtitle = "12 unread" }
        let usualSize = try usual.label("12 unread").font.pointSize
        let stage = SubtitleStage(Self.phone, large: large, category: category) { $0.subtitle = "12 unread" }
        let label = try stage.label("12 unread")
        #expect(category == .extraSmall ? label.font.pointSize < usualSize : label.font.pointSize > usualSize)
        let frame = try stage.frame(of: "12 unread")
        #expect(frame.height >= label.font.lineHeight && frame.maxY <= stage.bar.bounds.height)
        #expect(try isClose(stage.frame(of: "Inbox").maxY, frame.minY))
    }

    @Test func fromTheRightItIsOnTheRight() throws {
        let stage = SubtitleStage(Self.phone, large: true, direction: .rightToLeft) { $0.subtitle = "12 unread" }
        let subtitle = try stage.frame(of: "12 unread")
        #expect(subtitle.maxX == stage.bar.bounds.width - 16)
        #expect(try stage.frame(of: "Inbox").maxX == subtitle.maxX)
    }

    @Test func aLongSubtitleIsCutOffBetweenTheButtons() throws {
        let long = "All messages of the last seven days in every mailbox of this account"
        let stage = SubtitleStage(Self.phone, large: false) {
            $0.subtitle = long
            $0.rightBarButtonItems = [UIBarButtonItem(title: "Edit"), UIBarButtonItem(systemItem: .compose)]
        }
        let frame = try stage.frame(of: long)
        #expect(frame.minX >= 16 + 44 && frame.maxX <= stage.bar.bounds.width - 16 - 2 * 44)
        #expect(try stage.frame(of: "Inbox").minX == frame.minX, "both begin at the same free position (fact m1.13)")
    }
}
