import TestSupport
import Testing

@testable import UIKit

/// Heights of keyboards that were measured on iOS 26.1.
@Suite("Measured keyboards", .ownSimulator) @MainActor
struct KeyboardNumberTests {
    private func height(
        _ profile: Simulator.Profile, _ orientation: UIInterfaceOrientation = .portrait,
        _ type: UIKeyboardType = .default
    ) -> CGFloat {
        let simulator = Simulator(profile: profile, orientation: orientation)
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
        field.keyboardType = type
        page.view.addSubview(field)
        simulator.show(page)
        field.becomeFirstResponder()
        simulator.runToRest()
        return simulator.screenSize.height - simulator.keyboardFrame.minY
    }

    @Test func fact_m21_14_heights() {
        #expect(height(.iPhoneSE(iOS: 26)) == 260)
        #expect(height(.iPhoneSE(iOS: 26), .portrait, .numberPad) == 233)
        #expect(height(.iPhoneSE(iOS: 26), .landscapeLeft) == 206)
        #expect(height(.iPhone15(iOS: 26)) == 335)
        #expect(height(.iPad(iOS: 26)) == 337)
    }

    @Test func aKeyboardOfAnotherHeightIsToldOf() throws {
        let simulator = Simulator(profile: .iPhoneSE(iOS: 26))
        let page = UIViewController()
        let fields = [UIKeyboardType.default, .numberPad].enumerated().map { index, type in
            let field = UITextField(frame: CGRect(x: 20, y: 40 + 60 * CGFloat(index), width: 300, height: 40))
            field.keyboardType = type
            page.view.addSubview(field)
            return field
        }
        simulator.show(page)
        fields[0].becomeFirstResponder()
        simulator.runToRest()
        var heights: [CGFloat] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: simulator.screen, queue: nil
        ) { note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated {
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                heights.append(end?.cgRectValue.height ?? 0)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        fields[1].becomeFirstResponder()
        simulator.runToRest()
        #expect(heights == [233])
    }
}
