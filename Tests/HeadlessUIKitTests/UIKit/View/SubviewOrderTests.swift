import TestSupport
import Testing
import UIKit

@Suite("The order of subviews and layers", .ownSimulator) @MainActor
struct SubviewOrderTests {
    @Test func aViewAddedIsInFrontOfForeignLayers() {
        let (container, added) = (UIView(), UIView())
        let foreign = CALayer()
        container.layer.addSublayer(foreign)
        container.addSubview(added)
        #expect(container.layer.sublayers == [foreign, added.layer])
    }
}
