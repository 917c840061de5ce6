import TestSupport
import Testing
import UIKit

@Suite("Springs with a damping ratio", .portable) @MainActor
struct SpringTests {
    /// Damping ratio 0.5 over 1 s; the values were computed independently of the model's code.
    @Test(arguments: [(0.1, 0.48782), (0.2, 1.03497), (0.3, 1.16035), (0.5, 0.98715)])
    func fact_m8_2_springMovesTheView(time: Double, share: CGFloat) async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: stage.move)
        await stage.advance(by: time)
        #expect(isClose(stage.x, 100 * share, within: 0.01))
    }

    @Test(arguments: [(0.1, 0.66988), (0.2, 1.01094)])
    func fact_m8_2_springBeginsWithItsVelocity(time: Double, share: CGFloat) async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 5, animations: stage.move)
        await stage.advance(by: time)
        #expect(isClose(stage.x, 100 * share, within: 0.01))
    }
}
