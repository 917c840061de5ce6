import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Keyboard", .ownSimulator) @MainActor
struct KeyboardTests {
    /// Records the keyboard's notifications.
    @MainActor
    private final class Listener {
        private(set) var names: [Notification.Name] = []
        private(set) var information: [AnyHashable: Any] = [:]
        private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

        init(_ screen: UIScreen) {
            let all = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ]
            tokens = all.map { name in
                NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated {
                        self.names.append(note.name)
                        self.information = note.userInfo ?? [:]
                    }
                }
            }
        }

        deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }

        func clear() { names = [] }

        func frame(_ key: String) -> CGRect? { (information[key] as? NSValue)?.cgRectValue }
    }

    @Test func fact_m9_3_whatTheNotificationsSay() throws {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 26))
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        page.view.addSubview(field)
        simulator.show(page)
        let listener = Listener(simulator.screen)
        simulator.tap(at: CGPoint(x: 100, y: 220))
        #expect(field.isEditing && listener.names == [UIResponder.keyboardWillShowNotification])
        let (up, down) = (CGRect(x: 0, y: 407, width: 375, height: 260), CGRect(x: 0, y: 667, width: 375, height: 260))
        #expect((listener.information[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue == down)
        #expect((listener.information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == up)
        #expect(listener.information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.3833)
        #expect(listener.information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(listener.information[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
        simulator.advance(by: 0.38)
        #expect(listener.names.count == 1)
        simulator.advance(by: 0.01)
        #expect(listener.names.last == UIResponder.keyboardDidShowNotification)
        listener.clear()
        field.resignFirstResponder()
        simulator.runToRest()
        #expect(
            listener.names == [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification])
        #expect((listener.information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == down)
    }

    @Test func theKeyboardStaysWhenAnotherFieldTakesOver() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
        let page = UIViewController()
        let fields = [UITextField(), UITextField()]
        for field in fields { page.view.addSubview(field) }
        simulator.show(page)
        fields[0].becomeFirstResponder()
        simulator.runToRest()
        let listener = Listener(simulator.screen)
        fields[1].becomeFirstResponder()
        simulator.runToRest()
        #expect(listener.names.isEmpty && simulator.isKeyboardShown)
    }

    /// "The starting frame rectangle of the keyboard", and a notification "immediately after a change in the keyboard's frame".
    /// (UIKit documentation of `keyboardFrameBeginUserInfoKey` and `keyboardDidChangeFrameNotification`)
    @Test func aKeyboardOfAnotherHeightMovesFromTheOneBefore() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 26))
        let page = UIViewController()
        let fields = [UITextField(), UITextField()]
        for field in fields { page.view.addSubview(field) }
        fields[1].keyboardType = .numberPad
        simulator.show(page)
        fields[0].becomeFirstResponder()
        simulator.runToRest()
        let listener = Listener(simulator.screen)
        fields[1].becomeFirstResponder()
        let before = CGRect(x: 0, y: 407, width: 375, height: 260)
        let after = CGRect(x: 0, y: 434, width: 375, height: 233)
        #expect(listener.frame(UIResponder.keyboardFrameBeginUserInfoKey) == before)
        #expect(listener.frame(UIResponder.keyboardFrameEndUserInfoKey) == after)
        simulator.runToRest()
        #expect(
            listener.names == [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification])
        #expect(listener.frame(UIResponder.keyboardFrameBeginUserInfoKey) == before)
    }

    @Test func theScrollViewIsAdjustedToTheKeyboardOfARotatedDevice() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 26))
        let page = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(scrollView)
        let field = UITextField(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
        scrollView.addSubview(field)
        simulator.show(page)
        field.becomeFirstResponder()
        simulator.runToRest()
        #expect(scrollView.adjustedContentInset.bottom == 260)
        simulator.rotate(to: .landscapeRight)
        simulator.runToRest()
        // The keyboard is 206 high in landscape (fact m21.14).
        #expect(scrollView.adjustedContentInset.bottom == 206)
    }

    @Test func fact_m9_3_onlyTheScrollViewThatHoldsTheFirstResponderIsAdjusted() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 26))
        let page = UIViewController()
        let frames = [CGRect(x: 0, y: 0, width: 375, height: 667), CGRect(x: 0, y: 300, width: 375, height: 200)]
        let scrollViews = frames.map { UIScrollView(frame: $0) }
        let fields = scrollViews.map { scrollView in
            let field = UITextField(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
            let box = UIView(frame: scrollView.bounds)
            box.addSubview(field)
            scrollView.addSubview(box)
            page.view.addSubview(scrollView)
            return field
        }
        simulator.show(page)
        fields[0].becomeFirstResponder()
        #expect(scrollViews.map(\.adjustedContentInset.bottom) == [260, 0])
        #expect(scrollViews[0].contentInset.bottom == 0, "the app's own inset is unchanged")
        fields[1].becomeFirstResponder()
        // The text field ends at 500, the keyboard begins at 407.
        #expect(scrollViews.map(\.adjustedContentInset.bottom) == [0, 93])
        fields[1].resignFirstResponder()
        #expect(scrollViews.map(\.adjustedContentInset.bottom) == [0, 0])
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive])
    func dragsDismissTheKeyboard(_ mode: UIScrollView.KeyboardDismissMode) {
        let stage = ScrollStage()
        stage.scrollView.keyboardDismissMode = mode
        let field = UITextField(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
        stage.scrollView.addSubview(field)
        field.becomeFirstResponder()
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 300))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 330))
        #expect(field.isEditing == (mode != .onDrag))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 450))
        #expect(field.isEditing == (mode == .none))
        stage.simulator.touchUp(velocity: .zero)
    }

    @Test func aPushedPageLeavesTheKeyboardDown() {
        let stage = TracingStage("A")
        let field = UITextField()
        stage.pages[0].view.addSubview(field)
        field.becomeFirstResponder()
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.simulator.runToRest()
        #expect(!field.isFirstResponder && !stage.simulator.isKeyboardShown)
    }

    /// (newbe.dev, "Why is UIKeyboardWillShowNotification called every time")
    @Test func theChangeOfTheFrameIsToldFirst() {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 26))
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        page.view.addSubview(field)
        simulator.show(page)
        let all = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        var names: [Notification.Name] = []
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: simulator.screen, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        field.becomeFirstResponder()
        simulator.runToRest()
        #expect(names == [all[2], all[0], all[3], all[1]])
    }
}
