import TestSupport
import Testing
import UIKit

/// The pixels of bar backgrounds on the screen.
@Suite("Facts about bar backgrounds", .portable) @MainActor
struct BarBackgroundFactTests {
    @Test func fact_6_3_2_defaults() {
        let bar = UINavigationBar()
        #expect(bar.barTintColor == nil && bar.isTranslucent)
        bar.barStyle = .black
        #expect(bar.isTranslucent)
    }

    @Test func fact_6_3_2_aBlackTranslucentBarStaysTranslucent() throws {
        let bar = UINavigationBar()
        bar.barStyle = try #require(UIBarStyle(rawValue: 2))
        bar.isTranslucent = false
        #expect(bar.isTranslucent)
    }
}
