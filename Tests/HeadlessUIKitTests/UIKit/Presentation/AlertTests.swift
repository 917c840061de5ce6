import TestSupport
import Testing
import UIKit

@Suite("Alerts", .ownSimulator) @MainActor
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

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet], ["Cancel", "Delete"])
    func fact_m20_12_aButtonDismissesAndThenCallsItsHandler(style: UIAlertController.Style, title: String) throws {
        let stage = TracingStage("A")
        let alert = alert(style) {
            stage.trace.add("\($0) presented \(stage.navigation.presentedViewController != nil)")
        }
        stage.pages[0].present(alert, animated: true)
        stage.simulator.runToRest()
        stage.simulator.tap(at: try #require(button(title, in: alert.view)))
        #expect(stage.trace.lifecycle.isEmpty)
        stage.simulator.runToRest()
        #expect(stage.trace.lifecycle == ["\(title) presented false"])
        #expect(stage.navigation.presentedViewController == nil)
    }

    @Test func fact_m23_5_theFirstTextFieldIsEditedAboveTheKeyboard() throws {
        let stage = TracingStage("A")
        let alert = alert(.alert) { stage.trace.add($0) }
        alert.addTextField()
        alert.addTextField()
        stage.pages[0].present(alert, animated: true)
        stage.simulator.runToRest()
        let fields = try #require(alert.textFields)
        #expect(fields[0].isFirstResponder && stage.simulator.isKeyboardShown)
        stage.simulator.type("a")
        #expect(fields[0].text == "a")
        let above = alert.view.convert(alert.view.bounds, to: nil).midY
        alert.view.endEditing(true)
        stage.simulator.runToRest()
        let below = alert.view.convert(alert.view.bounds, to: nil).midY
        #expect(below - above > 100, "half of what the keyboard covers of the safe area")
        stage.simulator.tap(at: try #require(button("Cancel", in: alert.view)))
        stage.simulator.runToRest()
        #expect(stage.trace.lifecycle == ["Cancel"] && !stage.simulator.isKeyboardShown)
    }

    @Test func fact_m23_8_anActionSheetHasNoTextFields() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
        }
        #expect(standardError(of: result).contains("Text fields can only be added to an alert"))
    }

    @Test func aTapBesideAnActionSheetCancels() {
        let stage = TracingStage("A")
        let alert = alert(.actionSheet) { stage.trace.add($0) }
        stage.pages[0].present(alert, animated: true)
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 196, y: 200))
        stage.simulator.runToRest()
        #expect(stage.trace.lifecycle == ["Cancel"])
    }

    @Test func aTapBesideAnAlertDoesNothing() {
        let stage = TracingStage("A")
        let alert = alert(.alert) { stage.trace.add($0) }
        stage.pages[0].present(alert, animated: true)
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 196, y: 200))
        stage.simulator.runToRest()
        #expect(stage.navigation.presentedViewController === alert)
    }

    @Test func aDisabledActionCannotBeTapped() throws {
        let stage = TracingStage("A")
        let alert = alert(.alert) { stage.trace.add($0) }
        alert.actions[1].isEnabled = false
        stage.pages[0].present(alert, animated: true)
        stage.simulator.runToRest()
        stage.simulator.tap(at: try #require(button("Delete", in: alert.view)))
        stage.simulator.runToRest()
        #expect(stage.navigation.presentedViewController === alert)
    }

    @Test func aPushUnderAnAlertTakesPlace() {
        let stage = TracingStage("A")
        stage.pages[0].present(alert(.alert) { _ in }, animated: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
        #expect(stage.trace.contains("B.viewDidAppear(true)"))
        #expect(stage.navigation.presentedViewController is UIAlertController)
    }
}
