import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Unpublished values of bars are properties of the profile; bars use the values set there.
@Suite("Bar metrics of a profile", .ownSimulator) @MainActor
struct BarMeasureTests {
    private func changed(_ profile: Simulator.Profile, _ change: (inout BarMetrics) -> Void) -> Simulator.Profile {
        var profile = profile
        change(&profile.bar)
        return profile
    }

    private func heights(_ profile: Simulator.Profile) -> [CGFloat] {
        let stage = SubtitleStage(profile, large: false) { $0.subtitle = "All" }
        return stage.bar.all(UILabel.self).filter { $0.text == "All" || $0.text == "Inbox" }.map(\.font.pointSize)
            .sorted()
    }

    @Test func subtitles() {
        let profile = Simulator.Profile.iPhone17Pro(iOS: 26)
        let other = changed(profile) {
            $0.subtitle.size += 3
            $0.subtitle.titleSize += 2
        }
        let (before, after) = (heights(profile), heights(other))
        #expect(before.count == 2 && after == [before[0] + 3, before[1] + 2])
    }

    @Test func theOlderLooks() {
        let metrics = changed(.iPhone15(iOS: 18)) {
            $0.legacyTintOpacity = 0.5
            $0.legacyImageOpacity = 0.25
        }.bar
        var values = LegacyBarValues()
        values.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let tinted = values.background(standard: .clear, isCompact: false, position: .top, metrics: metrics)
        #expect(tinted.color?.cgColor.alpha == 0.5)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        values.setImage(picture, for: .init(position: .any, metrics: .default))
        values.isTranslucent = true
        let drawn = values.background(standard: .clear, isCompact: false, position: .top, metrics: metrics)
        #expect(drawn.imageAlpha == 0.25)
    }
}
