import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

/// In the dark, from right to left, with large text.
@Suite("Films of variants", .ownSimulator) @MainActor
struct VariantFilms {
    private static let newest = FilmVariant.profile("iphone17pro-ios26")
    private let variants: [FilmVariant] = [
        .dark, .rightToLeft, .dark.and(.rightToLeft), .dark.and(newest), .rightToLeft.and(newest),
        // Bars follow the user's text size on iOS 26 only.
        .contentSize(.accessibilityLarge).and(newest),
    ]

    @Test func push() {
        expectExample(variants: variants) { .example(.push(DetailPage()), over: [ListPage()]) }
    }

    @Test func swipe() {
        expectExample(variants: variants) {
            .example(.swipe(to: 0.5, then: .finish), over: [ListPage(), ProfilePage()])
        }
    }

    @Test func prompt() {
        expectExample(variants: [.dark, .rightToLeft, .contentSize(.extraExtraExtraLarge).and(Self.newest)]) {
            .example(.push(FormPage()), over: [PlainPage()])
        }
    }
}
