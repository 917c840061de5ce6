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

    /// Presents over a stack whose bar has a tint, with a view in its page.
    private func present(_ page: UIViewController) async throws -> (TestStage, Part) {
        let stage = try await TestStage("A", on: .iPhone15(iOS: 18))
        stage.bar.tintColor = .red
        let part = Part(frame: .zero)
        stage.pages[0].view.addSubview(part)
        part.changes = 0
        stage.navigation.startPresenting(page, animated: true)
        await stage.rest()
        return (stage, part)
    }

    @Test func fact_m20_11_anAlertDimsTheViewsBehindIt() async throws {
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        let (stage, part) = try await present(alert)
        #expect(isGray(stage.bar.tintColor))
        #expect(isGray(part.tintColor) && part.changes == 1)
        #expect(alert.view.tintAdjustmentMode == .normal)
        alert.startDismissing(animated: true)
        await stage.rest()
        #expect(stage.bar.tintColor == .red)
        #expect(part.changes == 2)
    }

    @Test func fact_m20_11_aSheetDimsTheViewsBehindIt() async throws {
        let sheet = UIViewController()
        let (stage, _) = try await present(sheet)
        #expect(isGray(stage.bar.tintColor))
        #expect(sheet.view.tintAdjustmentMode == .normal)
        stage.navigation.startDismissing(animated: false)
        await stage.rest()
        #expect(stage.bar.tintColor == .red)
    }
}
