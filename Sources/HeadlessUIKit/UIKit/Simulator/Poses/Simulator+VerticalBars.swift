import Foundation

/// Whether bars may be vertical, from the preference of the front page (fact 27.5.1).
@MainActor
struct VerticalBarState {
    /// The view controller whose preference was read last.
    fileprivate weak var owner: UIViewController?
    fileprivate var isDisabled = false
}

extension Simulator {
    /// The side of the window on which bars are vertical; nil while bars are horizontal.
    var verticalBarSide: PoseGeometry.Side? { verticalBars.isDisabled ? nil : geometry?.barSide }

    /// The edge that vertical bars prefer, as a trait: the strip does not move in right-to-left layouts (fact 27.5.5), so
    /// its edge has another name there (inferred from the meaning of leading).
    var verticalBarEdge: UIVerticalBarEdge {
        guard let side = verticalBarSide else { return .unspecified }
        let isTrailing = (side == .right) == (settings.layoutDirection == .leftToRight)
        return isTrailing ? .trailing : .leading
    }

    /// Reads the preference of the page in front if it is another page than before, or again. The safe areas and traits
    /// of all windows follow.
    func updateVerticalBars(again: Bool = false) {
        guard settings.pose != nil else { return }
        let window = windowScene.keyWindow ?? windowScene.windows.first
        guard let root = window?.rootViewController else { return }
        let owner = root.statusBarOwner.deepestChild(\.childForPreferredVerticalBarBehavior)
        guard again || owner !== verticalBars.owner else { return }
        verticalBars.owner = owner
        let isDisabled = owner.preferredVerticalBarBehavior == .disabled
        guard isDisabled != verticalBars.isDisabled else { return }
        let former = traits
        verticalBars.isDisabled = isDisabled
        storedTraits = nil
        for window in windowScene.windows {
            window.traitsMayHaveChanged(deep: true)
            window.updateSafeAreaInsets()
        }
        systemOverlay.update()
        notifyScene(previousTraits: former)
    }

    /// Updates the bars for the page in front, outside of transitions.
    func updateVerticalBarsAtRest() {
        guard settings.pose != nil, !isInTransition else { return }
        updateVerticalBars()
    }

    /// A page has announced a change of its preference, which animates (fact 27.5.2). The duration is unknown: that of a
    /// rotation. During a transition the preference is read at its end.
    func verticalBarsNeedUpdate() {
        guard !isInTransition else {
            verticalBars.owner = nil
            return
        }
        UIView.animateSystemChanges(withDuration: profile.motion.rotationDuration) { [self] in
            updateVerticalBars(again: true)
            for window in windowScene.windows { window.layoutIfNeeded() }
        }
    }
}

// MARK: - The status bar

extension Simulator {
    /// The frame of the status bar: at the top, or in the strip of the vertical bar.
    var statusBarFrame: CGRect {
        guard let side = verticalBarSide, let size = geometry?.statusBarInStrip else {
            return CGRect(x: 0, y: 0, width: screenSize.width, height: profile.statusBarHeight)
        }
        return CGRect(origin: CGPoint(x: side == .right ? screenSize.width - size.width : 0, y: 0), size: size)
    }
}

// MARK: - The edge of swipes

extension Simulator {
    /// How far from the edges of the screen a swipe begins (the variant `popEdge`).
    var popEdgeInsets: UIEdgeInsets {
        guard profile.variants.popEdge == .content, let side = verticalBarSide else { return .zero }
        let width = PoseGeometry.stripWidth
        return UIEdgeInsets(top: 0, left: side == .left ? width : 0, bottom: 0, right: side == .right ? width : 0)
    }
}
