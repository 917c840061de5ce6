import TestSupport
import Testing
import UIKit

@Suite("Pushing", .ownSimulator) @MainActor
struct PushTests {
    @Test func fact_1_7_1_pushingAPageTwiceStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                let navigation = UINavigationController(rootViewController: page)
                navigation.pushViewController(page, animated: false)
            }
        }
        #expect(
            standardError(of: result).contains(
                "Pushing the same view controller instance more than once is not supported"))
    }
}
