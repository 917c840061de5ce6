import TestSupport
import Testing
import UIKit

/// When constraints are applied: in the superview's `layoutSubviews()`. (UIKit documentation of `layoutSubviews()` and of
/// `viewDidLayoutSubviews()`)
@Suite("The moment of layout with constraints", .ownSimulator) @MainActor
struct LayoutMomentTests {
    /// A view with a subview on its edges.
    private final class Box: UIView {
        let inner = UIView()
        var callsSuper = true
        var laysItselfOut = false
        override var bounds: CGRect { didSet { if laysItselfOut { layoutIfNeeded() } } }
        var widths: [CGFloat] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            pin(inner, in: self)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            widths.append(inner.frame.width)
            if callsSuper { super.layoutSubviews() }
            widths.append(inner.frame.width)
        }
    }

    private final class Page: UIViewController {
        let box = Box()
        var widths: [[CGFloat]] = []
        var updates = 0
        var onLayout: (Page) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            pin(box, in: view)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            widths.append([box.frame.width, box.inner.frame.width])
            onLayout(self)
        }

        override func updateViewConstraints() {
            updates += 1
            super.updateViewConstraints()
        }
    }

    private let simulator = Simulator(profile: .iPhone15(iOS: 18))

    @Test func subviewsGetTheirFramesInLayoutSubviews() {
        let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        box.layoutIfNeeded()
        #expect(box.widths == [0, 100])
    }

    @Test func aViewThatDoesNotCallSuperLeavesThemAsTheyAre() {
        let page = Page()
        page.box.callsSuper = false
        simulator.show(page)
        #expect(page.box.frame.width == 393)
        #expect(page.box.inner.frame == .zero)
        page.box.callsSuper = true
        page.box.setNeedsLayout()
        simulator.commit()
        #expect(page.box.inner.frame == page.box.bounds)
    }

    @Test func nestedViewsAreLaidOutAfterThePage() {
        let page = Page()
        simulator.show(page)
        #expect(page.widths.first == [393, 0])
        #expect(page.box.inner.frame.width == 393)
    }

    @Test func eachViewIsLaidOutOnce() {
        let page = Page()
        simulator.show(page)
        #expect(page.widths.count == 1)
        #expect(page.box.widths == [0, 393])
    }

    /// The page changes its subviews between the layout of its own and of nested views.
    @Test func aChangeOfSubviewsDuringLayoutLosesNothing() {
        let page = Page()
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        page.loadViewIfNeeded()
        page.view.addSubview(button)
        page.onLayout = { page in
            page.view.sendSubviewToBack(button)
            page.view.bringSubviewToFront(button)
        }
        simulator.show(page)
        #expect(page.box.inner.frame == page.box.bounds)
        page.onLayout = { _ in }
    }

    @Test func aViewThatLaysItselfOutWhenItIsPlaced() {
        let page = Page()
        page.box.laysItselfOut = true
        let around = UIView()
        page.loadViewIfNeeded()
        pin(around, in: page.view)
        let nested = Box()
        nested.laysItselfOut = true
        pin(nested, in: around)
        simulator.show(page)
        #expect(page.box.inner.frame == page.box.bounds)
        #expect(nested.inner.frame == page.view.bounds)
    }

    /// A page that sets the frame of a view with constraints after its layout: the view keeps it until the page is laid out again.
    @Test func codeThatMovesAConstrainedViewEndsLayout() {
        let page = Page()
        let table = UITableView(frame: .zero, style: .plain)
        page.loadViewIfNeeded()
        page.view.addSubview(table)
        table.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            table.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            table.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
            table.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
        ])
        page.onLayout = { _ in table.frame = CGRect(x: 10, y: 10, width: 100, height: 100) }
        simulator.show(page)
        let count = page.widths.count
        #expect(count <= 2)
        #expect(table.frame.width == 100)
        table.setNeedsLayout()
        simulator.commit()
        #expect(page.widths.count == count)
        #expect(table.frame.width == 100)
        page.onLayout = { _ in }
        page.view.setNeedsLayout()
        simulator.commit()
        #expect(table.frame.width == 393)
    }

    /// A change inside that makes the views around it larger lays those out again.
    @Test func aChangeInsideReachesTheViewsAround() {
        let page = UIViewController()
        simulator.show(page)
        let (outer, label) = (UIView(), UILabel())
        for view in [outer, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        outer.addSubview(label)
        page.view.addSubview(outer)
        label.numberOfLines = 0
        label.text = "One"
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            outer.topAnchor.constraint(equalTo: page.view.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100),
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            label.topAnchor.constraint(equalTo: outer.topAnchor),
            label.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        simulator.commit()
        let line = outer.frame.height
        #expect(line > 0)
        label.text = "One two three four five six seven"
        simulator.commit()
        #expect(outer.frame.height > 1.9 * line)
        #expect(label.frame == outer.bounds)
    }

    /// UIView.h, comment on `requiresConstraintBasedLayout`: once constraints are used, `updateConstraints` comes by itself.
    @Test func constraintsAreUpdatedOnceWithoutARequest() {
        let page = Page()
        simulator.show(page)
        #expect(page.updates == 1)
        page.view.setNeedsLayout()
        simulator.commit()
        #expect(page.updates == 1)
        page.view.setNeedsUpdateConstraints()
        simulator.commit()
        #expect(page.updates == 2)
    }

    @Test func withoutConstraintsNoneAreUpdated() {
        final class Plain: UIViewController {
            var updates = 0
            override func updateViewConstraints() {
                updates += 1
                super.updateViewConstraints()
            }
        }
        let page = Plain()
        simulator.show(page)
        #expect(page.updates == 0)
    }
}

/// Gives a view the edges of another one.
@MainActor
private func pin(_ view: UIView, in container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
}
