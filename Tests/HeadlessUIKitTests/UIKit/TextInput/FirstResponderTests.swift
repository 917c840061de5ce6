import TestSupport
import Testing
import UIKit

@Suite("First responders", .ownSimulator) @MainActor
struct FirstResponderTests {
    private final class Plain: UIView {
        var allowsResigning = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { allowsResigning }
    }

    private let simulator = Simulator(profile: .iPhoneSE(iOS: 18))
    private let page = UIViewController()

    private func show(_ views: UIView...) {
        for view in views { page.view.addSubview(view) }
        simulator.show(page)
    }

    @Test func onlyOneHasTheKeyboardAndOnlyInAWindow() {
        simulator.makeCurrent()
        let (first, second) = (Plain(), Plain())
        #expect(!first.becomeFirstResponder(), "it is in no window")
        show(first, second)
        #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
        #expect(first.becomeFirstResponder() && first.isFirstResponder)
        #expect(second.becomeFirstResponder() && !first.isFirstResponder)
        #expect(second.resignFirstResponder() && !second.isFirstResponder)
    }

    @Test func whoMayNotResignKeepsIt() {
        simulator.makeCurrent()
        let (first, second) = (Plain(), Plain())
        show(first, second)
        first.becomeFirstResponder()
        first.allowsResigning = false
        #expect(!first.resignFirstResponder() && !second.becomeFirstResponder() && first.isFirstResponder)
        #expect(!page.view.endEditing(false) && first.isFirstResponder)
        #expect(page.view.endEditing(true) && !first.isFirstResponder)
    }

    @Test func whatLeavesTheWindowGivesItUp() {
        simulator.makeCurrent()
        let outer = UIView()
        let first = Plain()
        outer.addSubview(first)
        show(outer)
        first.becomeFirstResponder()
        outer.removeFromSuperview()
        #expect(!first.isFirstResponder && page.view.window?.rootViewController === page)
        page.view.addSubview(outer)
        #expect(!first.isFirstResponder)
    }

    @Test func onlyWhatTakesTextBringsTheKeyboard() {
        simulator.makeCurrent()
        let (plain, field) = (Plain(), UITextField())
        show(plain, field)
        plain.becomeFirstResponder()
        #expect(!simulator.isKeyboardShown)
        field.becomeFirstResponder()
        #expect(simulator.isKeyboardShown)
        plain.becomeFirstResponder()
        #expect(!simulator.isKeyboardShown)
    }
}
