import TestSupport
import Testing

@testable import CoreGraphics
@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite(.ownSimulator) struct LayerAnimationTests {
    private func looseLayer(_ stage: AnimationStage) -> CALayer {
        let layer = CALayer()
        stage.view.layer.addSublayer(layer)
        return layer
    }

    @Test func fact_10_3_aLayerOfNoViewAnimatesByItself() {
        let stage = AnimationStage()
        let layer = looseLayer(stage)
        layer.position.x = 100
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(layer.presentation()?.position.x == 0)
        stage.sim.advance(by: 0.125)
        #expect(isClose(layer.presentation()?.position.x ?? 0, 80.24, within: 0.01))
        stage.sim.advance(by: 0.125)
        #expect(layer.presentation()?.position.x == 100)
    }

    @Test func fact_10_4_disabledActionsShowAtOnce() {
        let stage = AnimationStage()
        let layer = looseLayer(stage)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 100
        CATransaction.commit()
        #expect(layer.presentation()?.position.x == 100)
    }

    private final class GradientLayerView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private final class ShapeLayerView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test func fact_10_16_theColoursOfAViewsGradientLayerSwapInABlock() throws {
        let stage = AnimationStage()
        let view = GradientLayerView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        let layer = try #require(view.layer as? CAGradientLayer)
        layer.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
        layer.locations = [0, 0.5]
        stage.sim.runToRest()
        UIView.animate(withDuration: 1) {
            layer.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
            layer.locations = [0.5, 1]
            view.alpha = 0
        }
        stage.sim.advance(by: 0.01)
        let shown = try #require(layer.presentation())
        #expect((shown.colors as? [CGColor])?.map { $0.components?[0] } == [1, 1])
        #expect(shown.locations == [0.5, 1])
        #expect(shown.opacity > 0.9)
    }

    @Test func fact_10_16_theLinesOfAViewsShapeLayerJumpInABlock() throws {
        let stage = AnimationStage()
        let view = ShapeLayerView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        let layer = try #require(view.layer as? CAShapeLayer)
        layer.strokeEnd = 0
        stage.sim.runToRest()
        UIView.animate(withDuration: 1) { layer.strokeEnd = 1 }
        stage.sim.advance(by: 0.01)
        #expect(layer.presentation()?.strokeEnd == 1)
    }

    @Test func fact_10_17_aLayerOfNoViewKeepsItsOwnTimingInABlock() throws {
        let stage = AnimationStage()
        let layer = CAGradientLayer()
        stage.view.layer.addSublayer(layer)
        layer.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
        stage.sim.runToRest()
        UIView.animate(withDuration: 2) { layer.colors = [UIColor.white.cgColor, UIColor.white.cgColor] }
        stage.sim.advance(by: 0.125)
        let halfway = try #require((layer.presentation()?.colors as? [CGColor])?.first?.components?[0])
        #expect(halfway > 0.7 && halfway < 0.9)
        stage.sim.advance(by: 0.125)
        #expect((layer.presentation()?.colors as? [CGColor])?.first?.components?[0] == 1)
    }

    @Test func removeAllAnimationsShowsTheModelAndEndsWithFalse() {
        let stage = AnimationStage()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: stage.move) { finished = $0 }
        stage.sim.advance(by: 0.5)
        stage.view.layer.removeAllAnimations()
        #expect(stage.x == 100)
        #expect(finished == false)
    }

    @Test(arguments: [
        LayerProperty.position, .boundsOrigin, .boundsSize, .transform, .opacity, .backgroundColor, .cornerRadius,
        .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowColor, .shadowOffset, .tint, .gradientColors,
        .effectStrength,
    ])
    func everyPropertyIsReadAsItWasWritten(_ property: LayerProperty) {
        var model = LayerModel()
        if property == .gradientColors { model.gradientColors = [.transparent] }
        let numbers = (0..<model[property].count).map { CGFloat($0 + 1) / 8 }
        let before = model
        model[property] = numbers
        #expect(model[property] == numbers)
        for other in [LayerProperty.position, .boundsSize, .opacity, .backgroundColor, .tint] where other != property {
            #expect(model[other] == before[other])
        }
    }
}
