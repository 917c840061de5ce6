import TestSupport
import Testing
import UIKit

@Suite("Layout of superviews", .portable) @MainActor
struct ResizingTests {
    private final class Counting: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    /// Three views in one another on a page, laid out.
    private func stage() async throws -> (stage: TestStage, outer: Counting, middle: Counting, inner: Counting) {
        let stage = try await TestStage("A")
        let views = (0..<3).map { _ in Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.pages[0].view.addSubview(views[0])
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        await stage.rest()
        for view in views { view.layouts = 0 }
        return (stage, views[0], views[1], views[2])
    }

    @Test func fact_m23_1_aNewSizeLaysOutTheSuperview() async throws {
        let (stage, outer, middle, inner) = try await stage()
        middle.frame.size.width = 80
        await stage.rest()
        #expect(outer.layouts == 1 && middle.layouts == 1 && inner.layouts == 0)
    }

    @Test func fact_m23_1_aNewPositionLaysOutNothing() async throws {
        let (stage, outer, middle, inner) = try await stage()
        middle.frame.origin.x = 30
        await stage.rest()
        #expect(outer.layouts == 0 && middle.layouts == 0 && inner.layouts == 0)
    }

    @Test func fact_m23_12_aNewTransformLaysOutTheSuperview() async throws {
        let (stage, outer, middle, inner) = try await stage()
        middle.transform = CGAffineTransform(scaleX: 2, y: 2)
        await stage.rest()
        #expect(outer.layouts == 1 && middle.layouts == 0 && inner.layouts == 0)
    }
}
