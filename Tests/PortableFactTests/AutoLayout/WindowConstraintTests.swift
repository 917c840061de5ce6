import TestSupport
import Testing
import UIKit

/// Layout on a screen: with a safe area, device pixels and animation.
@MainActor
@Suite(.serialized, .portable) struct WindowConstraintTests {
    private let screen: TestScreen
    private let page = UIViewController()
    private let view = UIView()
    private var top: NSLayoutConstraint

    init() async throws {
        screen = try await TestScreen()
        let guide = page.view.safeAreaLayoutGuide
        view.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(view)
        top = view.topAnchor.constraint(equalTo: guide.topAnchor)
        NSLayoutConstraint.activate([
            top,
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        await screen.show(page)
        screen.stopClock()
    }

    @Test func fact_10_9_layoutInAnAnimationBlockAnimates() async throws {
        let start = view.frame
        top.constant = 100
        UIView.startAnimating(withDuration: 1, delay: 0, options: .curveLinear) { page.view.layoutIfNeeded() }
        #expect(view.frame.minY == start.minY + 100)
        await screen.advance(by: 0.5)
        let shown = try #require(view.layer.presentation()).frame
        #expect(abs(shown.minY - start.minY - 50) < 0.01)
        #expect(abs(shown.height - start.height + 50) < 0.01)
        await screen.rest()
        #expect(view.layer.presentation()?.frame == view.frame)
    }
}
