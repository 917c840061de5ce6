import TestSupport
import Testing
import UIKit

/// What a view and its layer have in common, and what an app may do with them. (Sources beside the tests)
@Suite("Views and their layers", .ownSimulator) @MainActor
struct ViewAndLayerTests {
    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    /// A view's background color is its layer's (stackoverflow.com/questions/2086813), and nothing erases it.
    @Test func aColorOfTheLayerIsTheViews() {
        let page = UIViewController()
        simulator.show(page)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.layer.backgroundColor = UIColor.red.cgColor
        #expect(view.backgroundColor == .red)
        page.view.addSubview(view)
        page.overrideUserInterfaceStyle = .dark
        simulator.commit()
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.backgroundColor = .systemBackground
        #expect(view.backgroundColor == .systemBackground)
        page.overrideUserInterfaceStyle = .light
        #expect(view.layer.backgroundColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
        view.layer.backgroundColor = nil
        #expect(view.backgroundColor == nil)
    }

    /// stackoverflow.com/questions/1054558
    @Test func sizeToFitKeepsTheTopLeftCorner() {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 150))
        label.text = "Hi"
        label.numberOfLines = 0
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 20, y: 20))
        #expect(label.frame.width < 50)
    }

    /// An effect view takes subviews in its content view only (github.com/pkluz/PKHUD, issue 202).
    @Test func aSubviewOfAnEffectViewStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
        }
        #expect(standardError(of: result).contains("instead add them to the -contentView"))
    }

    /// UIKit documentation of `UIControl.addAction(_:for:)`.
    @Test func anActionReplacesOneWithItsIdentifier() {
        let control = UIControl()
        var log: [String] = []
        let id = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: [.touchUpInside, .valueChanged])
        control.addAction(UIAction { _ in log.append("other") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log == ["other", "new"])
        control.sendActions(for: .valueChanged)
        #expect(log == ["other", "new", "old"])
    }
}
