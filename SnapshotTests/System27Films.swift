import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

/// What iOS 27 brought: bars that minimize, hard scroll edge effects, and the iPhone Duo.
@Suite("Films of iOS 27", .ownSimulator) @MainActor
struct System27Films {
    @Test func minimizedToColor() {
        expectExample {
            .scrolledExample(.push(DetailPage()), over: [CatalogPage()], on: .iPhone18Pro(iOS: 27))
        }
    }

    @Test func hardEdgeToClear() {
        expectExample { .scrolledExample(.push(PhotoPage()), over: [ListPage()], on: .iPhone18Pro(iOS: 27)) }
    }

    @Test func swipeOnTheOpenDuo() {
        expectExample(variants: [.profile("iphoneduo-openlandscape-ios27.1")], frames: 3) {
            .example(.swipe(to: 0.5, then: .finish), over: [ProfilePage(), DetailPage()])
        }
    }
}
