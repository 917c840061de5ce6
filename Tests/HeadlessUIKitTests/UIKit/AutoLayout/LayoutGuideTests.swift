import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct LayoutGuideTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
    }

    @Test func marginsGuideFollowsTheMargins() {
        _ = Simulator()
        NSLayoutConstraint.activate(pin(view, to: container.layoutMarginsGuide))
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
        container.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 20, width: 220, height: 140))
        #expect(container.layoutMarginsGuide.layoutFrame == view.frame)
    }

    @Test func readableWidthOfAConstrainedViewSettlesInOnePass() {
        _ = Simulator()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        container.bounds.size.width = 1200
        NSLayoutConstraint.activate(pin(view, to: container.safeAreaLayoutGuide))
        NSLayoutConstraint.activate(pin(inner, to: view.readableContentGuide))
        container.layoutIfNeeded()
        #expect(view.frame.width == 1200)
        #expect(inner.frame.width == 672)
    }

    @Test func ownGuidesTakePartInLayout() {
        _ = Simulator()
        let guide = UILayoutGuide()
        guide.identifier = "middle"
        container.addLayoutGuide(guide)
        #expect(container.layoutGuides == [guide])
        #expect(guide.owningView === container)
        NSLayoutConstraint.activate([
            guide.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            guide.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            guide.heightAnchor.constraint(equalToConstant: 60),
        ])
        NSLayoutConstraint.activate(pin(view, to: guide))
        container.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 75, y: 10, width: 150, height: 60))
        #expect(view.frame == guide.layoutFrame)
    }

    @Test func removingAGuideRemovesItsConstraints() {
        _ = Simulator()
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        let constraints = pin(view, to: guide)
        NSLayoutConstraint.activate(constraints)
        container.removeLayoutGuide(guide)
        #expect(container.layoutGuides.isEmpty)
        #expect(guide.owningView == nil)
        #expect(constraints.allSatisfy { !$0.isActive })
        #expect(container.constraints.isEmpty)
    }
}
