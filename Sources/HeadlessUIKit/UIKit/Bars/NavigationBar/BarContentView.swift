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

extension BarContentView {
    /// Makes the subviews anew from the item and the style.
    func build(animated: Bool = false) {
        listen(to: item.barButtonItems + [backItem?.backBarButtonItem].compactMap({ $0 }))
        let old = [backButton, leadingRow, centerRow, trailingRow].compactMap { $0 as UIView? }
        UIView.performWithoutAnimation {
            buildTitle()
            buildBackButton()
            buildRows()
            setNeedsLayout()
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            for view in old { view.removeFromSuperview() }
            return
        }
        crossFade(from: old, to: [backButton, leadingRow, centerRow, trailingRow].compactMap { $0 as UIView? })
    }

    private func listen(to items: [UIBarButtonItem]) {
        for item in listenedItems { item.stopListening(as: self) }
        listenedItems = items
        for item in items {
            item.listen(as: self) { [weak self] in
                guard let self else { return }
                actions?.contentDidChange(self)
            }
        }
    }

    private func crossFade(from old: [UIView], to new: [UIView]) {
        UIView.performWithoutAnimation {
            layOutSubtree()
            for view in new { view.alpha = 0 }
        }
        UIView.animate(withDuration: BarBackgroundView.fadeDuration) {
            for view in new { view.alpha = 1 }
            for view in old { view.alpha = 0 }
        } completion: { _ in
            for view in old { view.removeFromSuperview() }
        }
    }

    private func buildTitle() {
        buildSubtitle()
        if hasLargeTitleInRow {
            titleLabel.show(
                item.largeTitleText(style.metrics), attributes: style.look.largeTitleAttributes,
                font: .systemFont(ofSize: style.largeTitleSize, weight: .bold), color: .label)
        } else {
            titleLabel.show(
                item.inlineTitle(style.metrics), attributes: style.look.titleAttributes,
                font: .systemFont(ofSize: style.titleSize(hasSubtitle: subtitleView != nil), weight: .semibold),
                color: .label)
        }
        titleLabel.isHidden = item.titleView != nil
        promptLabel.show(
            item.prompt, attributes: promptAttributes, font: .systemFont(ofSize: 12), color: .label)
        promptLabel.isHidden = item.prompt == nil
        let parts = [titleLabel, promptLabel, item.titleView, subtitleView].compactMap { $0 }
        for view in titleArea.subviews where !parts.contains(view) { view.removeFromSuperview() }
        for view in parts where view.superview !== titleArea { titleArea.addSubview(view) }
    }

    private func buildSubtitle() {
        switch item.inlineSubtitle(style.metrics) {
        case .text(let text):
            let label = subtitleView as? BarLabel ?? BarLabel(frame: .zero)
            label.show(
                text, attributes: style.look.subtitleAttributes, font: .systemFont(ofSize: style.subtitleSize),
                color: .secondaryLabel)
            subtitleView = label
        case .view(let view):
            subtitleView = view
        case nil:
            subtitleView = nil
        }
    }

    /// A prompt takes the title's colour, not its font.
    private var promptAttributes: [NSAttributedString.Key: Any] {
        style.look.titleAttributes.filter { $0.key == .foregroundColor }
    }

    private func buildBackButton() {
        backButton = nil
        guard let backItem = backItem ?? item.synthesizedBackItem, item.showsBackButton(to: backItem) else { return }
        let button = BarBackButton(
            to: backItem, style: buttonStyle, indicator: style.look.backIndicator,
            isMinimal: item.shownStyle == .editor)
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            actions?.contentDidTapBackButton(self)
        }
        button.addAction(action, for: .primaryActionTriggered)
        addSubview(button)
        backButton = button
    }

    var buttonStyle: BarButtonStyle {
        var style = style.buttons
        style.hasPrompt = item.prompt != nil
        return style
    }

    func buildRows() {
        let search = item.searchItem(in: searchPlace)
        let row = { [item] in item.placingSearch(in: $0, search) }
        // A large title in the row leaves no room for these (comment of `LargeTitleDisplayMode.inline`).
        leadingRow = makeRow(hasLargeTitleInRow ? [] : row(item.leadingItems))
        let center = hasLargeTitleInRow ? [] : row(item.centerItems)
        centerRow = makeRow(center + (searchPlace == .middle ? [search].compactMap { $0 } : []))
        // What is pinned is past the search bar (UIKit's documentation of `pinnedTrailingGroup`).
        let own = searchPlace == .row && !item.placesSearchInRow ? search : nil
        trailingRow = makeRow(
            NavigationItemGroups.row([row(item.trailingItems), [own].compactMap { $0 }, row(item.pinnedItems)]))
        takeSearchBar()
    }

    /// The search bar is above the rows, over its place.
    private func takeSearchBar() {
        guard searchPlace.isInRow, let searchBar = item.searchController?.searchBar else {
            if searchHolder?.superview === self { searchHolder?.removeFromSuperview() }
            searchHolder = nil
            return
        }
        let holder = item.searchItems.holder
        holder.hold(searchBar)
        if holder.superview !== self { addSubview(holder) } else { bringSubviewToFront(holder) }
        searchHolder = holder
    }

    private func makeRow(_ items: [UIBarButtonItem]) -> BarItemRow? {
        let row = BarItemRow(items: items, style: buttonStyle) { [weak self] item, sender in
            guard let self else { return }
            actions?.content(self, perform: item, from: sender)
        }
        guard !row.isEmpty else { return nil }
        addSubview(row)
        return row
    }
}

extension BarContentView {
    /// One line of what is in the title's place.
    struct TitlePart {
        let view: UIView
        let size: CGSize
    }

    /// From the top: the title, and on iOS 26 the subtitle below it.
    var titleParts: [TitlePart] {
        let title =
            item.titleView.map { item.wantedSize(of: $0, height: style.rowHeight) }
            ?? CGSize(width: titleLabel.sizeThatFits(.zero).width, height: titleLine)
        let parts = [
            TitlePart(view: titleView, size: CGSize(width: title.width, height: min(title.height, style.rowHeight)))
        ]
        guard let subtitleView else { return parts }
        let subtitle =
            (subtitleView as? BarLabel)?.sizeThatFits(.zero)
            ?? item.wantedSize(of: subtitleView, height: style.rowHeight)
        return parts + [TitlePart(view: subtitleView, size: subtitle)]
    }

    /// The wrapper of a title is a shade higher than its line: 21 or 20.67 for 17 points (fact m1.5).
    private var titleLine: CGFloat {
        ((titleLabel.font.lineHeight + 0.35) * style.scale).rounded(.up) / style.scale
    }

    /// Title and subtitle are in the middle of the row, one below the other.
    func placeTitle(_ arrangement: BarArrangement, in row: CGRect) {
        let offset = style.look.titleOffset
        let parts = titleParts
        let lowered = largeTitle == nil || inlineTitleAlpha > 0 ? 0 : style.titleDropUnderLargeTitle
        var y = style.rounded(row.midY - parts.reduce(0) { $0 + $1.size.height } / 2) + lowered
        for part in parts {
            let width = min(part.size.width, arrangement.titleWidth)
            let slack = arrangement.isTitleCentred ? (arrangement.titleWidth - width) / 2 : 0
            let rect = CGRect(
                x: style.rounded(arrangement.titleX + slack), y: y, width: width, height: part.size.height)
            part.view.setUntransformedFrame(
                style.mirrored(rect, in: bounds.width).offsetBy(dx: offset.horizontal, dy: offset.vertical))
            y += part.size.height
        }
    }
}

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
