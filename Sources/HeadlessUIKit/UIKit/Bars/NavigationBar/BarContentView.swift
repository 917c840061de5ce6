import Foundation

/// What a bar shows for one item: back button, items, title, prompt, and its large title beside it.
@MainActor
final class BarContentView: UIView {
    let item: UINavigationItem
    /// The item the back button leads to.
    let backItem: UINavigationItem?
    /// What the item's look depends on apart from the bar.
    var isAtScrollEdge = false
    var style: BarContentStyle

    /// Title and prompt: on iOS 26 they travel with their page.
    let titleArea = BarTitleArea(frame: .zero)
    let titleLabel = BarLabel(frame: .zero)
    let promptLabel = BarLabel(frame: .zero)
    /// Whether the title is large and among the buttons: `LargeTitleDisplayMode.inline`.
    var hasLargeTitleInRow = false
    /// Below the title on iOS 26: a label or a view of the app's.
    var subtitleView: UIView?
    var backButton: BarBackButton?
    var leadingRow: BarItemRow?
    var trailingRow: BarItemRow?
    /// The groups of the middle, in the styles that show them; or a search bar there.
    var centerRow: BarItemRow?
    /// A search bar among the items.
    var searchHolder: SearchBarHolder?
    /// Where the item's search bar was when the content was built.
    var searchPlace = SearchPlace.nowhere
    /// In the bar, or in the page's scroll view on iOS 26 (fact m1.6).
    var largeTitle: BarLargeTitleView?

    /// How much of the large title's zone the bar has, in points.
    var largeTitleExtent: CGFloat = 0
    /// The item's search bar; in the bar.
    var searchSlot: BarSearchSlot?
    /// While the user searches the row of title and buttons is above the bar.
    var isRowAway = false {
        didSet { if isRowAway != oldValue { applyPose() } }
    }

    /// The item's page has no bar: nothing of it shows in this one.
    var isAway = false {
        didSet { for view in [self, largeTitle, searchSlot] { view?.isHidden = isAway } }
    }

    /// The title in line does not show while the large one does.
    var inlineTitleAlpha: CGFloat = 1 {
        didSet { if inlineTitleAlpha != oldValue { applyPose() } }
    }
    var pose = BarContentPose.rest {
        didSet { if pose != oldValue { applyPose() } }
    }
    /// Whether a screen has shown it: from then on changes may fade.
    var hasBeenShown = false
    weak var actions: (any BarContentActions)?
    /// The items whose changes it follows.
    var listenedItems: [UIBarButtonItem] = []

    /// Seconds that the title in line takes to appear when the large one is gone. No measurement is known.
    static let inlineTitleFade: TimeInterval = 0.2

    init(item: UINavigationItem, backItem: UINavigationItem?, style: BarContentStyle) {
        self.item = item
        self.backItem = backItem
        self.style = style
        super.init(frame: .zero)
        addSubview(titleArea)
        titleArea.addSubview(promptLabel)
        titleArea.addSubview(titleLabel)
        titleLabel.textAlignment = .center
        promptLabel.textAlignment = .center
    }

    required init?(coder: NSCoder) {
        fatalError("BarContentView is made by bars only.")
    }

    /// The height of prompt and row.
    var contentHeight: CGFloat { style.height(hasPrompt: item.prompt != nil) }
    /// What is in the title's place.
    var titleView: UIView { item.titleView ?? titleLabel }

    /// Leaves the bar, together with the large title.
    func removeFromBar() {
        removeFromSuperview()
        largeTitle?.removeFromSuperview()
        searchSlot?.removeFromSuperview()
    }

    /// Lays out itself and its large title, and nothing above: a whole pass could start a transition (fact 1.1.2).
    func settle() {
        layOutSubtree()
        largeTitle?.layOutSubtree()
        searchSlot?.layOutSubtree()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
        applyPose()
    }

    /// Where the row of title and buttons begins.
    var rowTop: CGFloat { item.prompt == nil ? 0 : style.metrics.promptHeight }

    private func place() {
        for row in [leadingRow, centerRow, trailingRow] { row?.fitCustomViews() }
        let arrangement = BarArrangement(request)
        let row = CGRect(x: 0, y: rowTop, width: bounds.width, height: style.rowHeight)
        if let backButton, let choice = arrangement.backChoice {
            backButton.choose(choice)
            put(backButton, x: arrangement.backX, width: backButton.widths[choice], in: row)
        }
        if let leadingRow { put(leadingRow, x: arrangement.leadingX, width: leadingRow.fittingWidth, in: row) }
        if let trailingRow { put(trailingRow, x: arrangement.trailingX, width: trailingRow.fittingWidth, in: row) }
        if let centerRow { put(centerRow, x: arrangement.centerX, width: arrangement.centerWidth, in: row) }
        placeSearchHolder()
        placeTitle(arrangement, in: row)
        let prompt = CGRect(x: 0, y: 0, width: bounds.width, height: style.metrics.promptHeight)
        let inset = style.margin + max(style.insets.left, style.insets.right)
        promptLabel.setUntransformedFrame(prompt.insetBy(dx: inset, dy: 0).offsetBy(dx: 0, dy: 2))
    }

    private func put(_ view: UIView, x: CGFloat, width: CGFloat, in row: CGRect) {
        let rect = CGRect(x: x, y: row.minY, width: width, height: row.height)
        view.setUntransformedFrame(style.mirrored(rect, in: bounds.width))
    }

    /// Over its place in a row.
    private func placeSearchHolder() {
        guard let searchHolder else { return }
        for place in [leadingRow, centerRow, trailingRow].compactMap({ $0?.searchBarPlace }) {
            place.superview?.layoutIfNeeded()
            searchHolder.setUntransformedFrame(convert(place.bounds, from: place))
        }
    }

    private var request: BarArrangement.Request {
        let isLTR = !style.isRightToLeft
        let leading = isLTR ? style.insets.left : style.insets.right
        let trailing = isLTR ? style.insets.right : style.insets.left
        let backMargin = style.metrics.usesGlass ? style.margin : style.metrics.backMargin
        return BarArrangement.Request(
            width: bounds.width, leadingInset: leading + style.margin, trailingInset: trailing + style.margin,
            backInset: leading + backMargin, backWidths: backButton?.widths ?? [],
            leadingWidth: leadingRow?.fittingWidth ?? 0, trailingWidth: trailingRow?.fittingWidth ?? 0,
            centerWidth: centerRow?.fittingWidth ?? 0,
            spacing: style.buttons.spacing, titleWidth: titleParts.map(\.size.width).max() ?? 0,
            tightTitleLeads: style.metrics.usesGlass,
            titleLeads: item.shownStyle != .navigator || hasLargeTitleInRow)
    }
}

/// What a content view asks of its bar.
@MainActor
protocol BarContentActions: AnyObject {
    func contentDidChange(_ content: BarContentView)
    func contentDidTapBackButton(_ content: BarContentView)
    func content(_ content: BarContentView, perform item: UIBarButtonItem, from sender: Any?)
}
