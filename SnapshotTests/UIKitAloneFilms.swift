import BarTransitionTesting
import ExamplePages
import TestSupport
import Testing
import UIKit

/// What the library is there for: the same pages, which style the shared bar by hand, without it.
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
