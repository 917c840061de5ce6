import Foundation

extension BarContentView {
    /// Gives every part the place and alpha of the pose; inside an animation block they go there.
    func applyPose() {
        let sign: CGFloat = style.isRightToLeft ? -1 : 1
        let row: CGFloat = isRowAway ? 0 : 1
        searchHolder?.alpha = isRowAway ? 0 : pose.itemsAlpha
        for part in [titleView, subtitleView].compactMap({ $0 }) {
            part.alpha = pose.titleAlpha * inlineTitleAlpha * row
            part.transform = CGAffineTransform(translationX: sign * pose.titleShift, y: 0)
        }
        promptLabel.alpha = pose.titleAlpha * row
        // It stays at the bar's upper edge: with the row it would come over the status bar.
        promptLabel.transform = CGAffineTransform(translationX: 0, y: -pose.drop)
        leadingRow?.alpha = pose.itemsAlpha * row
        trailingRow?.alpha = pose.itemsAlpha * row
        centerRow?.alpha = pose.itemsAlpha * row
        backButton?.showChevron(alpha: pose.chevronAlpha * row)
        backButton?.showText(alpha: pose.backTextAlpha * row, shift: sign * pose.backTextShift)
        backButton?.isUserInteractionEnabled = row > 0
        center.y = middle
        travel(titleArea, from: CGRect(origin: .zero, size: bounds.size), shift: pose.titlePageShift)
        titleArea.clipsToBounds = pose.visibleWidth != nil
        placeSearchSlot()
        guard let largeTitle else { return }
        // In the page's scroll view it goes with the page, but while the user searches it is away there too.
        let title: CGFloat = isRowAway ? 0 : 1
        guard !isLargeTitleHosted else { return largeTitle.alpha = title }
        largeTitle.alpha = pose.largeTitleAlpha * title
        largeTitle.pageWidth = bounds.width
        travel(largeTitle, from: largeTitleFrame(largeTitle), shift: pose.largeTitleShift)
    }

    /// Whether the large title is in the page's scroll view and so needs no help to travel.
    var isLargeTitleHosted: Bool { largeTitle?.superview is UIScrollView }

    /// Where the middle of the row belongs in the bar.
    var middle: CGFloat { pose.drop + bounds.height / 2 - (isRowAway ? contentHeight : 0) }

    /// What the large title takes of the bar, in points: what shows of it, be it in the page's scroll view.
    var largeTitleRoom: CGFloat {
        guard let largeTitle else { return 0 }
        return isLargeTitleHosted ? largeTitleExtent : largeTitle.extent
    }

    /// The large title's zone is right under the row.
    private func largeTitleFrame(_ view: BarLargeTitleView) -> CGRect {
        let top = pose.drop + (isRowAway ? -view.extent : contentHeight)
        return CGRect(x: 0, y: top, width: bounds.width, height: view.extent)
    }

    /// Puts a view where its page is, cut off where the page in front begins (fact m3.2).
    func travel(_ view: UIView, from rest: CGRect, shift: CGFloat) {
        let width = rest.width
        let visible = pose.visibleWidth ?? width
        var rect = rest
        rect.origin.x = shift
        rect.size.width = visible
        if style.isRightToLeft { rect = rect.mirrored(in: width) }
        view.setUntransformedFrame(rect)
        // Seen from the right, it is the left part that is cut off.
        view.bounds.origin.x = style.isRightToLeft ? width - visible : 0
    }

    /// The middle of the title, as if read from left to right.
    var titleMiddle: CGFloat { reading(titleView.center.x) }

    /// The middle of the back button's text; nil where it has none.
    var backTextMiddle: CGFloat? {
        guard let backButton, !backButton.shownText.isEmpty else { return nil }
        backButton.layOutSubtree()
        return reading(backButton.untransformedFrame.minX + backButton.textMiddle)
    }

    private func reading(_ x: CGFloat) -> CGFloat { style.isRightToLeft ? bounds.width - x : x }
}
