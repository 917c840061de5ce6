import TestSupport
import Testing
import UIKit

@Suite("The order of subviews and layers", .portable) @MainActor
struct SubviewOrderTests {
    @Test func fact_m10_2_aViewInsertedAboveAnotherIsDirectlyInFrontOfIt() {
        let (container, sibling, inserted) = (UIView(), UIView(), UIView())
        let foreign = CALayer()
        container.addSubview(sibling)
        container.layer.addSublayer(foreign)
        container.insertSubview(inserted, aboveSubview: sibling)
        #expect(container.subviews == [sibling, inserted])
        #expect(container.layer.sublayers == [sibling.layer, inserted.layer, foreign])
    }
}
