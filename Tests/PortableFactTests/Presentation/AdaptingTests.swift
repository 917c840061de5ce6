import TestSupport
import Testing
import UIKit

@Suite("Adaptive presentations", .portable) @MainActor
struct AdaptingTests {
    /// UIKit documentation, `definesPresentationContext`.
    @Test func fact_1_7_9_aStackDefinesAContext() {
        #expect(!UIViewController().definesPresentationContext)
        #expect(UINavigationController().definesPresentationContext)
        #expect(UINavigationController(rootViewController: UIViewController()).definesPresentationContext)
        #expect(UINavigationController(navigationBarClass: nil, toolbarClass: nil).definesPresentationContext)
    }
}
