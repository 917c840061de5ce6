import TestSupport
import Testing
import UIKit

@Suite("Tint adjustment", .ownSimulator) @MainActor
struct TintAdjustmentTests {
    final class Part: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private func present(_ page: UIViewController, dims: Bool) -> (TracingStage, Part) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.dimsTintBehindPresentations = dims
        let stage = TracingStage("A", profile: profile)
        stage.navigation.navigationBar.tintColor = .red
        let part = Part(frame: .zero)
        stage.pages[0].view.addSubview(part)
        part.changes = 0
        stage.navigation.present(page, animated: true)
        stage.simulator.runToRest()
        return (stage, part)
    }

    @Test func anUndimmedSheetLeavesTheTint() {
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        let (stage, _) = present(sheet, dims: true)
        #expect(stage.navigation.navigationBar.tintColor == .red)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func whatCoversTheScreenLeavesTheTint(style: UIModalPresentationStyle) {
        let page = UIViewController()
        page.modalPresentationStyle = style
        let (stage, _) = present(page, dims: true)
        #expect(stage.navigation.navigationBar.tintColor == .red)
    }

    @Test func theVariantLeavesTheTint() {
        let (stage, part) = present(
            UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), dims: false)
        #expect(stage.navigation.navigationBar.tintColor == .red)
        #expect(part.changes == 0)
    }
}
