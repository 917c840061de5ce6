import TestSupport
import Testing

@testable import UIKit

/// A root keeps the demands of its last layout that no change concerns. Whatever changed between two layouts, views have the frames
/// that they have in a hierarchy of the same look that was never laid out before.
@MainActor
@Suite(.ownSimulator) struct KeptDemandsTests {
    /// A view with constrained subviews, a guide, a stack view and a scroll view in it.
    @MainActor
    private final class Tree {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let first = UIView()
        let second = UIView()
        let inner = UIView()
        let label = UILabel()
        let stack = UIStackView()
        let scrollView = UIScrollView()
        let guide = UILayoutGuide()
        let height: NSLayoutConstraint
        let margin: NSLayoutConstraint
        var added: [UIView] = []

        init() {
            height = first.heightAnchor.constraint(equalToConstant: 40)
            margin = second.leadingAnchor.constraint(equalTo: first.layoutMarginsGuide.leadingAnchor)
            // Margins are notified in a window only.
            window.addSubview(root)
            window.isHidden = false
            label.text = "Label"
            for view in [first, second, stack, scrollView, label] { add(view, to: root) }
            add(inner, to: first)
            for view in [UIView(), UIView()] {
                view.heightAnchor.constraint(equalToConstant: 12).isActive = true
                stack.addArrangedSubview(view)
            }
            root.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                first.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                first.trailingAnchor.constraint(equalTo: root.trailingAnchor), height, margin,
                second.topAnchor.constraint(equalTo: first.bottomAnchor),
                second.heightAnchor.constraint(equalToConstant: 30),
                second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
                inner.topAnchor.constraint(equalTo: first.topAnchor),
                inner.leadingAnchor.constraint(equalTo: first.leadingAnchor),
                inner.widthAnchor.constraint(equalToConstant: 7),
                inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                guide.topAnchor.constraint(equalTo: second.bottomAnchor),
                guide.heightAnchor.constraint(equalToConstant: 9),
                guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                guide.widthAnchor.constraint(equalToConstant: 5),
                label.topAnchor.constraint(equalTo: guide.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: label.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                scrollView.topAnchor.constraint(equalTo: stack.bottomAnchor),
                scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                scrollView.widthAnchor.constraint(equalToConstant: 100),
                scrollView.heightAnchor.constraint(equalToConstant: 100),
            ])
            stack.axis = .vertical
        }

        func add(_ view: UIView, to superview: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }

        /// Left, top, width and height of each guide and view, in thousandths of a point: an edge at a third of a point is not exact.
        var frames: [[Int]] {
            // What constraints no longer place stays where it was.
            let views = descendants(of: root).filter { !$0.isHidden }.map(\.frame)
            return ((guide.owningView == nil ? [] : [guide.layoutFrame]) + views).map { frame in
                [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 1000).rounded()) }
            }
        }

        private func descendants(of view: UIView) -> [UIView] {
            view.subviews.flatMap { [$0] + descendants(of: $0) }
        }
    }

    private enum Change: CaseIterable {
        case constant, priority, activation, deactivation, rootSize, rootOrigin, margins, innerMargins, text,
            hiddenInStack, spacing
        case subviewWithOwnConstraints, removal, order, direction, innerDirection, innerTraits, guideRemoval,
            contentPriority
        case contentSize, boundsOrigin
    }

    private func apply(_ change: Change, to tree: Tree) {
        switch change {
        case .constant: tree.height.constant += 11
        case .priority: tree.height.priority = UILayoutPriority(tree.height.priority.rawValue - 1)
        case .activation:
            let taller = tree.second.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
            taller.isActive = true
            tree.second.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
        case .deactivation:
            tree.margin.isActive = false
            tree.second.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 3).isActive = true
        case .rootSize: tree.root.bounds.size.width -= 20
        case .rootOrigin: tree.root.frame.origin.y += 5
        case .margins: tree.root.layoutMargins.right += 6
        case .innerMargins: tree.first.layoutMargins.left += 6
        case .text: tree.label.text? += " that is longer"
        case .hiddenInStack: tree.stack.arrangedSubviews[0].isHidden.toggle()
        case .spacing: tree.stack.spacing += 4
        case .subviewWithOwnConstraints:
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 21).isActive = true
            tree.added.append(view)
            tree.add(view, to: tree.first)
        case .removal: tree.added.popLast()?.removeFromSuperview()
        case .order: tree.root.bringSubviewToFront(tree.first)
        case .direction:
            tree.root.semanticContentAttribute = .forceRightToLeft
            tree.root.setNeedsLayout()
        case .innerDirection: tree.second.semanticContentAttribute = .forceRightToLeft
        case .innerTraits:
            tree.first.traitOverrides.layoutDirection = .rightToLeft
            tree.root.setNeedsLayout()
        case .guideRemoval:
            tree.root.removeLayoutGuide(tree.guide)
            tree.label.topAnchor.constraint(equalTo: tree.second.bottomAnchor).isActive = true
        case .contentPriority: tree.label.setContentHuggingPriority(.required, for: .horizontal)
        case .contentSize: tree.scrollView.contentSize.height += 50
        case .boundsOrigin:
            tree.root.bounds.origin.y += 8
            tree.root.setNeedsLayout()
        }
    }

    @Test(arguments: Change.allCases)
    private func framesAreThoseOfAHierarchyThatWasNotLaidOutBefore(change: Change) {
        for next in Change.allCases where next != .guideRemoval || change != .guideRemoval {
            let kept = Tree()
            kept.root.layoutIfNeeded()
            var changes: [Change] = []
            for change in [change, next] {
                changes.append(change)
                apply(change, to: kept)
                kept.root.layoutIfNeeded()
                let fresh = Tree()
                for change in changes { apply(change, to: fresh) }
                fresh.root.layoutIfNeeded()
                #expect(kept.frames == fresh.frames, "after \(changes)")
            }
        }
    }
}
