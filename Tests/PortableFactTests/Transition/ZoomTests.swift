import TestSupport
import Testing
import UIKit

@Suite("Zoom transitions", .portable) @MainActor
struct ZoomTests {
    @available(iOS 18, *)
    @Test func fact_3_11_theProviderIsToldWhoZooms() async throws {
        let stage = try await TestStage("A", on: .iPhone(from: 18))
        let page = stage.page("B")
        var told: [UIViewController] = []
        page.preferredTransition = .zoom {
            told = [$0.sourceViewController, $0.zoomedViewController]
            return nil
        }
        stage.navigation.pushViewController(page, animated: true)
        await stage.rest()
        #expect(told == [stage.pages[0], page])
        #expect(stage.navigation.viewControllers == [stage.pages[0], page])
    }
}
