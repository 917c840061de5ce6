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
        stage.sim.commit()
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
        stage.sim.commit()
        #expect(layer.presentation()?.position.x == 100)
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
