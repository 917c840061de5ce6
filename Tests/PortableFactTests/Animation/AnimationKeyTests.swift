import TestSupport
import Testing
import UIKit

@Suite("Keys of animations", .portable) @MainActor
struct AnimationKeyTests {
    @Test func fact_m20_13_changesInABlockHaveKeys() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 0.3) {
            stage.view.alpha = 0
            stage.view.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
            stage.view.backgroundColor = .red
        }
        let keys = try #require(stage.view.layer.animationKeys())
        #expect(Set(keys) == ["opacity", "position", "bounds.size", "backgroundColor"])
        let size = try #require(stage.view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
        #expect(size.keyPath == "bounds.size" && size.isAdditive)
        #expect(size.fromValue as? CGSize == CGSize(width: -100, height: -100))
        #expect(size.toValue as? CGSize == .zero)
        #expect(size.duration == 0.3)
        await stage.rest()
        #expect(stage.view.layer.animationKeys() == nil)
        #expect(stage.view.layer.animation(forKey: "opacity") == nil)
    }

    /// Observed with UIKit: material-motion/motion-animator-objc, UIKitBehavioralTests.
    @Test(arguments: [[], .beginFromCurrentState] as [UIView.AnimationOptions])
    func fact_m20_13_changesThatAddUpHaveAKeyEach(_ options: UIView.AnimationOptions) async throws {
        let stage = try await AnimationStage()
        stage.view.layer.position = CGPoint(x: 0, y: 50)
        await stage.turn()
        UIView.startAnimating(withDuration: 1) { stage.view.layer.position.x = 100 }
        await stage.advance(by: 0.1)
        UIView.startAnimating(withDuration: 1, delay: 0, options: options) { stage.view.layer.position.x = 20 }
        let keys = try #require(stage.view.layer.animationKeys())
        #expect(keys.count == 2 && keys.contains("position"))
        let later = try #require(keys.first { $0 != "position" })
        let animation = try #require(stage.view.layer.animation(forKey: later) as? CABasicAnimation)
        #expect(animation.keyPath == "position" && animation.isAdditive)
        #expect(animation.fromValue as? CGPoint == CGPoint(x: 80, y: 0))
        await stage.rest()
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func fact_m20_13_anAnimationIsReturnedAsACopy() async throws {
        let stage = try await AnimationStage()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        stage.view.layer.add(animation, forKey: "fade")
        let copy = try #require(stage.view.layer.animation(forKey: "fade") as? CABasicAnimation)
        #expect(copy !== animation)
        #expect(copy.keyPath == "opacity" && copy.duration == 1 && copy.fromValue as? Int == 0)
    }
}
