import BarTransition
import TestSupport
import Testing
import UIKit

/// A pattern begins at the top of the screen, also where the background reaches above it for a bar that minimizes.
@Suite("Patterns as backgrounds", .ownSimulator) @MainActor
struct PatternTests {
    /// A tile that is red at its top and blue below.
    private func pattern() -> BarAppearance.Background {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 200)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 200))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 20))
        }
        return .color(UIColor(patternImage: image))
    }

    @Test func aPatternStaysWhereItIsAsAPageThatMinimizesTheBarComes() {
        let background = pattern()
        let (first, second) = (
            DeclaringPage("A", BarAppearance(background: background)),
            DeclaringPage("B", BarAppearance(background: background, minimization: .init(behavior: .onScrollDown)))
        )
        second.wantsScrollView = true
        let stage = HeadlessStage(.iPhone17Pro(iOS: 27), pages: first)
        func expectInPlace(_ when: String) {
            #expect(stage.simulator.color(at: CGPoint(x: 3, y: 10)).bytes == [255, 0, 0, 255], "\(when)")
            #expect(stage.simulator.color(at: CGPoint(x: 3, y: 30)).bytes == [0, 0, 255, 255], "\(when)")
        }
        expectInPlace("before")
        stage.push(second, andWait: 0.1)
        expectInPlace("push")
        stage.simulator.runToRest()
        expectInPlace("after")
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        expectInPlace("pop")
        stage.simulator.runToRest()
        expectInPlace("at the end")
    }
}
