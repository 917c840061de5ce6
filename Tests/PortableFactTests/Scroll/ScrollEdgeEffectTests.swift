import TestSupport
import Testing
import UIKit

@Suite("Scroll edge effects", .portable) @MainActor
struct ScrollEdgeEffectTests {
    @available(iOS 26, *)
    @Test func fact_27_3_1_theEffectsHaveUIKitsDefaults() async throws {
        _ = try await TestScreen(.iPhone(from: 26))
        let view = UIScrollView()
        for effect in [view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect] {
            #expect(!effect.isHidden && effect.style === UIScrollEdgeEffect.Style.automatic)
        }
        #expect(view.subviews.isEmpty)
    }
}
