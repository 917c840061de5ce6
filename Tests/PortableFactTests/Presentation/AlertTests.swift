import TestSupport
import Testing
import UIKit

@Suite("Alerts", .portable) @MainActor
struct AlertTests {
    private func alert(_ style: UIAlertController.Style, onAction: @escaping (String) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { onAction($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { onAction($0.title ?? "") })
        return alert
    }

    /// The center of an action's button on the screen.
    private func button(_ title: String, in view: UIView) -> CGPoint? {
        if view.accessibilityLabel == title { return view.convert(CGPoint(x: view.bounds.midX, y: 10), to: nil) }
        return view.subviews.lazy.compactMap { button(title, in: $0) }.first
    }

    @Test func fact_m20_12_anAlertLeavesThePresenterInPlace() async throws {
        let stage = try await TestStage("A", on: .iPhone15(iOS: 18))
        let alert = alert(.alert) { _ in }
        stage.pages[0].startPresenting(alert, animated: true)
        await stage.rest()
        #expect(stage.trace.lifecycle.isEmpty)
        #expect(alert.presentingViewController === stage.navigation)
        #expect(stage.pages[0].view.window != nil)
        #expect(abs(alert.view.frame.midX - 196.5) < 1)
        let size = alert.view.frame.size
        #expect(size.width < 393 && size.height < 300)
    }

    @Test func fact_m23_8_textFieldsAreStackedInTheirOrder() async throws {
        let stage = try await TestStage("A")
        let alert = alert(.alert) { stage.trace.add($0) }
        #expect(alert.textFields == nil)
        let plain = alert.view.sizeThatFits(CGSize(width: 270, height: 800)).height
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", nil])
        stage.pages[0].startPresenting(alert, animated: true)
        await stage.rest()
        let frames = fields.map { $0.convert($0.bounds, to: alert.view) }
        #expect(frames[1].minY >= frames[0].maxY && frames[0].height > 20 && frames[0].width > 200)
        #expect(alert.view.bounds.height > plain)
        let delete = try #require(button("Delete", in: alert.view))
        #expect(delete.y > fields[1].convert(fields[1].bounds, to: nil).maxY)
    }
}
