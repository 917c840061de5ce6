import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

/// The same pages without the library, where they configure the shared bar themselves, for comparison.
@Suite("Films of UIKit alone", .ownSimulator) @MainActor
struct UIKitAloneFilms {
    @Test func push() {
        expectExample { .example(.push(DetailPage()), over: [ListPage()], attached: false) }
    }

    @Test func swipe() {
        expectExample {
            .example(.swipe(to: 0.5, then: .finish), over: [ListPage(), DetailPage()], attached: false)
        }
    }
}
