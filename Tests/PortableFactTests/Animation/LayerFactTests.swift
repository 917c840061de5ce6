import TestSupport
import Testing
import UIKit

/// Layers in animation blocks.
@Suite("Facts about layers in animation blocks", .portable) @MainActor
struct LayerFactTests {
    private final class GradientLayerView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private final class ShapeLayerView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    private let black = [UIColor.black.cgColor, UIColor.black.cgColor]
    private let white = [UIColor.white.cgColor, UIColor.white.cgColor]

    /// The first component of each color that a gradient shows.
    private func shown(_ layer: CAGradientLayer) throws -> [CGFloat?] {
        let colors = try #require(layer.presentation()?.colors as? [CGColor])
        return colors.map { $0.components?[0] }
    }

    @Test func fact_10_16_theColorsOfAViewsGradientLayerSwapInABlock() async throws {
        let stage = try await AnimationStage()
        let view = GradientLayerView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        let layer = try #require(view.layer as? CAGradientLayer)
        layer.colors = black
        layer.locations = [0, 0.5]
        await stage.turn()
        UIView.startAnimating(withDuration: 1) {
            layer.colors = white
            layer.locations = [0.5, 1]
            view.alpha = 0
        }
        await stage.advance(by: 0.01)
        #expect(try shown(layer) == [1, 1])
        #expect(layer.presentation()?.locations == [0.5, 1])
        #expect(try #require(layer.presentation()).opacity > 0.9)
    }

    @Test func fact_10_16_theLinesOfAViewsShapeLayerJumpInABlock() async throws {
        let stage = try await AnimationStage()
        let view = ShapeLayerView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        let layer = try #require(view.layer as? CAShapeLayer)
        layer.strokeEnd = 0
        await stage.turn()
        UIView.startAnimating(withDuration: 1) { layer.strokeEnd = 1 }
        await stage.advance(by: 0.01)
        #expect(layer.presentation()?.strokeEnd == 1)
    }

    @Test func fact_10_17_aLayerOfNoViewKeepsItsOwnTimingInABlock() async throws {
        let stage = try await AnimationStage()
        let layer = CAGradientLayer()
        stage.view.layer.addSublayer(layer)
        layer.colors = black
        await stage.turn()
        UIView.startAnimating(withDuration: 2) { layer.colors = white }
        await stage.advance(by: 0.125)
        let halfway = try #require(try shown(layer)[0])
        #expect(halfway > 0.7 && halfway < 0.9)
        await stage.advance(by: 0.126)
        #expect(try shown(layer)[0] == 1)
    }

    @Test func fact_3_2_curveSevenIgnoresTheDuration() async throws {
        let stage = try await AnimationStage()
        var hasEnded = false
        UIView.startAnimating(
            withDuration: 2, options: UIView.AnimationOptions(rawValue: 7 << 16), animations: stage.move
        ) { _ in hasEnded = true }
        await stage.advance(by: 0.2)
        #expect(isClose(stage.x, 87.9, within: 0.1))
        await stage.advance(by: 0.29)
        #expect(!hasEnded)
        await stage.advance(by: 0.02)
        #expect(hasEnded)
    }

    @Test func fact_10_16_theShadowAndTheBorderJumpInABlock() async throws {
        let stage = try await AnimationStage()
        UIView.startAnimating(withDuration: 1) {
            stage.view.layer.shadowOpacity = 1
            stage.view.layer.shadowRadius = 9
            stage.view.layer.borderWidth = 4
        }
        #expect(stage.view.layer.animationKeys() == nil)
        await stage.advance(by: 0.1)
        #expect(stage.view.layer.presentation()?.shadowOpacity == 1)
        #expect(stage.view.layer.presentation()?.borderWidth == 4)
    }

    @Test(arguments: [false, true]) func fact_10_5_aFadeReplacesAnother(fromCurrentState: Bool) async throws {
        @MainActor final class Record { var finished: Bool? }
        let (stage, record) = (try await AnimationStage(), Record())
        UIView.startAnimating(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.alpha = 0
        } completion: {
            record.finished = $0
        }
        await stage.advance(by: 0.5)
        let options: UIView.AnimationOptions = fromCurrentState ? [.curveLinear, .beginFromCurrentState] : .curveLinear
        UIView.startAnimating(withDuration: 1, delay: 0, options: options) { stage.view.alpha = 1 }
        #expect(isClose(stage.alpha, fromCurrentState ? 0.5 : 0))
        #expect(stage.view.layer.animationKeys() == ["opacity"])
        let animation = try #require(stage.view.layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(!animation.isAdditive)
        await stage.rest()
        #expect(record.finished == false)
    }
}
