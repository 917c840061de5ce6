import TestSupport
import Testing
import UIKit

@Suite("Tint adjustment", .portable) @MainActor
struct TintAdjustmentTests {
    final class Part: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private func isGray(_ color: UIColor?) -> Bool {
        var white: CGFloat = 0
        return color?.getWhite(&white, alpha: nil) == true && white > 0 && white < 1
    }

    @Test func fact_m20_10_theNearestModeDecides() {
        let outer = Part(frame: .zero)
        let inner = Part(frame: .zero)
        outer.addSubview(inner)
        #expect(inner.tintAdjustmentMode == .normal)
        inner.tintColor = .red
        let before = inner.changes
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        #expect(inner.changes == before + 1)
        #expect(isGray(inner.tintColor))
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
        inner.tintAdjustmentMode = .automatic
        outer.tintAdjustmentMode = .automatic
        #expect(outer.tintAdjustmentMode == .normal)
        #expect(inner.tintColor == .red)
    }
}
