import Foundation

/// A stack view's demands on its arranged views.
///
/// A demand that contradicts a required constraint is left out without a message, unlike in UIKit.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let geometry: LayoutGeometry
    private let content: LayoutBox

    /// The visible views, from left to right or from top to bottom.
    private let views: [UIView]
    private let isMirrored: Bool

    init(stack: UIStackView, geometry: LayoutGeometry) {
        self.stack = stack
        self.geometry = geometry
        let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        content = geometry.bounds(of: stack).inset(by: insets)
        isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let visible = stack.arrangedSubviews.filter { !$0.isHidden && $0.superview === stack }
        views = stack.axis == .horizontal && isMirrored ? visible.reversed() : visible
    }

    var demands: [LayoutDemand] {
        guard !views.isEmpty else { return [] }
        return ends + gaps + lengths + views.flatMap(across) + baselines
    }

    private var axis: NSLayoutConstraint.Axis { stack.axis }
    private var crossAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }
    private var boxes: [LayoutBox] { views.map { geometry.frame(of: $0) } }
    private var pairs: [(LayoutBox, LayoutBox)] { Array(zip(boxes, boxes.dropFirst())) }

    private func equal(_ left: LinearExpression, _ right: LinearExpression) -> LayoutDemand {
        LayoutDemand(left - right, .zero, .arrangement)
    }

    private func atLeast(_ left: LinearExpression, _ right: LinearExpression) -> LayoutDemand {
        LayoutDemand(left - right, .atLeastZero, .arrangement)
    }

    private var ends: [LayoutDemand] {
        [equal(boxes[0].start(axis), content.start(axis)), equal(boxes[boxes.count - 1].end(axis), content.end(axis))]
    }

    private var gaps: [LayoutDemand] {
        let distances = zip(views, views.dropFirst()).map(distance)
        let spacings = (0..<distances.count).map { LinearExpression(Double(spacing(afterPair: $0))) }
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            return zip(distances, spacings).map(equal)
        case .equalSpacing:
            return zip(distances, spacings).map(atLeast) + distances.dropFirst().map { equal($0, distances[0]) }
        case .equalCentering:
            let steps = pairs.map { $1.center(axis) - $0.center(axis) }
            let preferences = steps.dropFirst().map { LayoutDemand($0 - steps[0], .zero, .priority(Self.centering)) }
            return zip(distances, spacings).map(atLeast) + preferences
        }
    }

    /// The distance between two views: between their edges, or between their baselines in a baseline-relative column.
    private func distance(from view: UIView, to next: UIView) -> LinearExpression {
        guard axis == .vertical, stack.isBaselineRelativeArrangement else {
            return geometry.frame(of: next).start(axis) - geometry.frame(of: view).end(axis)
        }
        return firstBaseline(of: next) - lastBaseline(of: view)
    }

    /// Weaker than the views' content priorities, so that views keep their content size.
    private static let centering: Float = 150

    private func spacing(afterPair index: Int) -> CGFloat {
        let isReversed = axis == .horizontal && isMirrored
        let custom = stack.customSpacing(after: views[isReversed ? index + 1 : index])
        if custom == UIStackView.spacingUseDefault { return stack.spacing }
        return custom == UIStackView.spacingUseSystem ? 8 : custom
    }

    private var lengths: [LayoutDemand] {
        let lengths = boxes.map { $0.length(axis) }
        switch stack.distribution {
        case .fillEqually: return lengths.dropFirst().map { equal($0, lengths[0]) }
        case .fillProportionally:
            let proportions = views.map { view in
                let size = view.intrinsicContentSize
                return Double(max(axis == .horizontal ? size.width : size.height, 1))
            }
            return (1..<max(1, proportions.count)).map {
                equal(lengths[$0] * proportions[0], lengths[0] * proportions[$0])
            }
        case .fill, .equalSpacing, .equalCentering: return []
        }
    }
}

extension StackArrangement {
    /// So weak that it determines the size across a stack only if nothing else does.
    private static let minimalSize: Float = 51

    private func across(_ view: UIView) -> [LayoutDemand] {
        let box = geometry.frame(of: view)
        let (start, end) = (box.start(crossAxis), box.end(crossAxis))
        let (first, last) = (content.start(crossAxis), content.end(crossAxis))
        let inside = [atLeast(start, first), atLeast(last, end)]
        let minimal = [
            LayoutDemand(box.length(crossAxis) - content.length(crossAxis), .atLeastZero, .priority(Self.minimalSize))
        ]
        switch stack.alignment {
        case .fill: return [equal(start, first), equal(end, last)]
        case .center: return [equal(box.center(crossAxis), content.center(crossAxis))] + inside + minimal
        case .firstBaseline, .lastBaseline: return inside + minimal
        case .leading, .trailing:
            let isLeft = (stack.alignment == .leading) != (crossAxis == .horizontal && isMirrored)
            return [isLeft ? equal(start, first) : equal(end, last)] + inside + minimal
        }
    }

    private var baselines: [LayoutDemand] {
        let isByBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        guard axis == .horizontal, isByBaseline else { return [] }
        let lines = views.map(stack.alignment == .firstBaseline ? firstBaseline : lastBaseline)
        return lines.dropFirst().map { equal($0, lines[0]) }
    }

    /// The first baseline of a view without text is its bottom too. (UIKit documentation: `forFirstBaselineLayout`)
    private func firstBaseline(of view: UIView) -> LinearExpression {
        let box = geometry.frame(of: view)
        guard let text = view as? LayoutBaselines else { return box.bottom }
        return box.top + LinearExpression(Double(text.firstBaselineFromTop))
    }

    private func lastBaseline(of view: UIView) -> LinearExpression {
        let box = geometry.frame(of: view)
        guard let text = view as? LayoutBaselines else { return box.bottom }
        return box.bottom - LinearExpression(Double(text.lastBaselineFromBottom))
    }
}
