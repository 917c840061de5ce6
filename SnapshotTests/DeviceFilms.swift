import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

/// The main transitions on the main devices and systems.
@Suite("Films of devices", .ownSimulator) @MainActor
struct DeviceFilms {
    private let phones = [
        "iphonese-ios15", "iphone14-ios16", "iphone15promax-ios18", "iphone17pro-ios26", "iphoneair-ios26",
        "iphone18pro-ios27",
    ].map(FilmVariant.profile)
    private let tablets = ["ipad-ios18", "ipad-ios26", "ipad-ios27"].map(FilmVariant.profile)

    @Test func push() {
        expectExample(variants: phones) { .example(.push(DetailPage()), over: [ListPage()]) }
    }

    @Test func coloredLargeTitle() {
        let some = ["iphoneair-ios26", "ipad-ios26"].map(FilmVariant.profile)
        expectExample(variants: some) {
            .example(.swipe(to: 0.5, then: .finish), over: [GuidesPage(), DetailPage()])
        }
    }

    @Test func hide() {
        let some = phones.filter { $0.suffix != "iphone15promax-ios18" && $0.suffix != "iphoneair-ios26" }
        expectExample(variants: some) { .example(.push(ReaderPage()), over: [ProfilePage()]) }
    }

    @Test func swipe() {
        expectExample(variants: phones) {
            .example(.swipe(to: 0.5, then: .finish), over: [ListPage(), ProfilePage()])
        }
    }

    @Test func pushOnATablet() {
        expectExample(variants: tablets, frames: 3) { .example(.push(DetailPage()), over: [ListPage()]) }
    }

    @Test func swipeOnATablet() {
        expectExample(variants: tablets, frames: 3) {
            .example(.swipe(to: 0.5, then: .cancel), over: [ListPage(), ProfilePage()])
        }
    }
}
