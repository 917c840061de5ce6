import TestSupport
import Testing
import UIKit

/// Layout on a screen: with a safe area, device pixels and animation.
@MainActor
@Suite(.serialized, .ownSimulator) struct WindowConstraintTests {
    private let simulator = Simulator()
    private let page = UIViewController()
    private let view = UIView()
    private var top: NSLayoutConstraint

    init() {
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
        simulator.show(page)
    }

    @Test func safeAreaGuideFollowsTheInsets() {
        simulator.makeCurrent()
        #expect(page.view.safeAreaInsets.top > 0)
        #expect(view.frame == page.view.bounds.inset(by: page.view.safeAreaInsets))
        let before = view.frame
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 4, bottom: 5, right: 6)
        simulator.commit()
        #expect(view.frame == before.inset(by: UIEdgeInsets(top: 30, left: 4, bottom: 5, right: 6)))
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == view.frame)
    }

    @Test func changedConstantAloneDoesNotAnimate() {
        simulator.makeCurrent()
        let start = view.frame
        UIView.animate(withDuration: 1) { top.constant = 100 }
        simulator.commit()
        #expect(view.layer.presentation()?.frame.minY == start.minY + 100)
    }
}
