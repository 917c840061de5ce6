import TestSupport
import Testing
import UIKit

@Suite("Text fields", .ownSimulator) @MainActor
struct TextFieldTests {
    @MainActor
    private final class Editor: NSObject, UITextFieldDelegate {
        var events: [String] = []
        var refuses: Set<String> = []

        private func decide(_ name: String) -> Bool {
            events.append(name)
            return !refuses.contains(name)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { decide("shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { decide("shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField) { events.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { decide("change(\(range.location),\(range.length))\(string)") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { decide("shouldClear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { decide("shouldReturn") }
    }

    private let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    private let editor = Editor()

    init() {
        let page = UIViewController()
        field.delegate = editor
        page.view.addSubview(field)
        simulator.show(page)
    }

    @Test func editingBeginsAndEnds() {
        simulator.makeCurrent()
        #expect(field.text == "" && !field.isEditing)
        editor.refuses = ["shouldBegin"]
        simulator.tap(at: CGPoint(x: 100, y: 120))
        #expect(!field.isEditing)
        editor.refuses = ["shouldEnd"]
        simulator.tap(at: CGPoint(x: 100, y: 120))
        #expect(field.isEditing)
        #expect(!field.resignFirstResponder() && field.isEditing)
        editor.refuses = []
        #expect(field.resignFirstResponder() && !field.isEditing)
        #expect(editor.events == ["shouldBegin", "shouldBegin", "didBegin", "shouldEnd", "shouldEnd", "didEnd"])
    }

    @Test func typingAsksAndTells() {
        simulator.makeCurrent()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.becomeFirstResponder()
        editor.events = []
        editor.refuses = ["change(1,0)x"]
        simulator.type("axb")
        simulator.typeDelete()
        #expect(field.text == "a" && changes == 3)
        #expect(editor.events == ["change(0,0)a", "change(1,0)x", "change(1,0)b", "change(1,1)"])
        field.text = "in code"
        #expect(changes == 3)
    }

    @Test func returnEndsEditingOnlyWhereSomethingListens() {
        simulator.makeCurrent()
        field.becomeFirstResponder()
        simulator.type("\n")
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        simulator.type("\n")
        #expect(!field.isEditing && editor.events.contains("shouldReturn"))
    }

    @Test func theClearButtonClears() {
        simulator.makeCurrent()
        field.text = "abc"
        field.clearButtonMode = .always
        simulator.commit()
        let button = field.clearButtonRect(forBounds: field.bounds).offsetBy(dx: 20, dy: 100)
        simulator.tap(at: CGPoint(x: button.midX, y: button.midY))
        #expect(field.text == "" && editor.events == ["shouldClear"])
    }

    @Test func aDisabledFieldIsNotEdited() {
        simulator.makeCurrent()
        field.isEnabled = false
        simulator.tap(at: CGPoint(x: 100, y: 120))
        #expect(!field.becomeFirstResponder() && !field.isEditing)
    }

    /// UIKit documentation of `clearsOnBeginEditing`: the delegate can prevent it.
    @Test(arguments: [true, false]) func theDelegateIsAskedBeforeTheTextIsCleared(_ refuses: Bool) {
        simulator.makeCurrent()
        field.text = "kept"
        field.clearsOnBeginEditing = true
        if refuses { editor.refuses = ["shouldClear"] }
        field.becomeFirstResponder()
        #expect(field.text == (refuses ? "kept" : ""))
        #expect(editor.events == ["shouldBegin", "shouldClear", "didBegin"])
    }

    /// stackoverflow.com/questions/1977934
    @Test func deleteReachesAnEmptyField() {
        final class Code: UITextField {
            var deletions = 0
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }
        simulator.makeCurrent()
        let code = Code(frame: field.frame)
        code.delegate = editor
        field.superview?.addSubview(code)
        code.becomeFirstResponder()
        editor.events = []
        simulator.typeDelete()
        #expect(code.deletions == 1)
        #expect(editor.events == [])
    }

    /// UIKit documentation of `enablesReturnKeyAutomatically`; a search bar's is true (openradar.me/22774460).
    @Test func theReturnKeyIsDisabledWithoutText() {
        simulator.makeCurrent()
        field.enablesReturnKeyAutomatically = true
        field.becomeFirstResponder()
        simulator.type("\n")
        #expect(!editor.events.contains("shouldReturn"))
        simulator.type("a")
        simulator.type("\n")
        #expect(editor.events.contains("shouldReturn"))
        #expect(UISearchBar().enablesReturnKeyAutomatically)
    }

    /// Auto Layout Guide, "Anatomy of a Constraint": a text field has both lengths of its own.
    @Test func aFieldIsAsWideAsItsText() {
        let empty = field.intrinsicContentSize.width
        field.text = "Hello"
        let text = ("Hello" as NSString).size(withAttributes: [.font: field.font as Any]).width
        #expect(abs(field.intrinsicContentSize.width - empty - text) < 1)
        field.text = ""
        field.placeholder = "A longer placeholder"
        #expect(field.intrinsicContentSize.width > empty + text)
    }
}
