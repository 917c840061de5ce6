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

    /// A view that a constraint takes out of the region of its container, and puts back: it is where the constraints of the
    /// moment have it.
    @Test func aViewThatChangesItsRegion() {
        let page = UIViewController()
        simulator.show(page)
        let (container, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
        page.view.addSubview(container)
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let atEdge = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        atEdge.priority = .defaultHigh
        let inPage = view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20)
        NSLayoutConstraint.activate([
            atEdge, inPage, view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        simulator.commit()
        #expect(view.frame.minX == 20)
        for _ in 0..<2 {
            inPage.isActive = false
            simulator.commit()
            #expect(view.frame.minX == 0)
            inPage.isActive = true
            simulator.commit()
            #expect(view.frame.minX == 20)
        }
    }

    /// A view that is moved to another container and back, as a player is to the full screen.
    @Test func aViewThatLeavesAndReturns() {
        let page = UIViewController()
        simulator.show(page)
        let containers = [100, 300].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 100)) }
        for container in containers { page.view.addSubview(container) }
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        for view in [outer, middle, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        outer.addSubview(middle)
        middle.addSubview(inner)
        NSLayoutConstraint.activate([
            outer.heightAnchor.constraint(equalToConstant: 50),
            middle.widthAnchor.constraint(equalToConstant: 50), middle.heightAnchor.constraint(equalToConstant: 50),
            middle.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            middle.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            inner.topAnchor.constraint(equalTo: middle.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        for container in [containers[0], containers[1], containers[0], containers[1]] {
            container.addSubview(outer)
            NSLayoutConstraint.activate([
                outer.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                outer.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                outer.topAnchor.constraint(equalTo: container.topAnchor),
            ])
            simulator.commit()
            #expect(inner.frame.maxX == container.bounds.width)
        }
    }

    /// A view that changes its own constraints and lays itself out whenever it is placed is laid out a few times.
    @Test func aViewThatChangesItsConstraintsWhenItIsPlaced() {
        final class Third: UIView {
            let inner = UIView()
            var layouts = 0
            lazy var height = inner.heightAnchor.constraint(equalToConstant: 0)
            override var bounds: CGRect {
                didSet {
                    height.constant = bounds.width / 3
                    layoutIfNeeded()
                }
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let page = UIViewController()
        let third = Third()
        page.loadViewIfNeeded()
        pin(third, in: page.view)
        third.inner.translatesAutoresizingMaskIntoConstraints = false
        third.addSubview(third.inner)
        NSLayoutConstraint.activate([
            third.inner.leadingAnchor.constraint(equalTo: third.leadingAnchor),
            third.inner.trailingAnchor.constraint(equalTo: third.trailingAnchor),
            third.inner.topAnchor.constraint(equalTo: third.topAnchor), third.height,
        ])
        simulator.show(page)
        #expect(third.inner.frame.size == CGSize(width: 393, height: 131))
        #expect(third.layouts < 10)
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
