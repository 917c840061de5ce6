import TestSupport
import Testing
import UIKit

@Suite("Glass behind tabs and buttons", .portable) @MainActor
struct GlassTests {
    /// The frame of the app's view in a button on the trailing side, in the window's coordinates.
    private func placed(_ view: UIView, _ profile: TestDevice, hidesPlatter: Bool = false) async throws -> CGRect {
        let stage = try await TestStage("A", on: profile)
        let button = UIBarButtonItem(customView: view)
        if #available(iOS 26, *) { button.hidesSharedBackground = hidesPlatter }
        stage.pages[0].navigationItem.rightBarButtonItem = button
        await stage.rest()
        return view.convert(view.bounds, to: nil)
    }

    @Test(arguments: [(CGFloat(20), CGFloat(36)), (36, 36), (60, 60)], [true, false])
    func fact_4_12_customViewsAreAtLeast36Wide(_ widths: (own: CGFloat, shown: CGFloat), hidesPlatter: Bool)
        async throws
    {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: widths.own, height: 20))
        let frame = try await placed(view, .iPhone17Pro(iOS: 26), hidesPlatter: hidesPlatter)
        #expect(frame.size == CGSize(width: widths.shown, height: 20))
        // At least 44 points wide, 16 from the side (fact m2.1).
        #expect(abs(frame.midX - (402 - 16 - max(widths.shown, 44) / 2)) < 0.01)
    }

    @Test func fact_4_12_before26TheyHaveTheirOwnWidth() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try await placed(view, .iPhone15(iOS: 18)).width == 20)
    }
}
