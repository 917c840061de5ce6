import Foundation

/// The content of a bar for one item: back button, items, title and prompt. It also owns the item's large title and
/// search bar, which are in other containers.
@MainActor
final class BarContentView: UIView {
    let item: UINavigationItem

    /// The item that the back button leads to.
    let backItem: UINavigationItem?

    /// The scroll edge state that the style was resolved for.
    var isAtScrollEdge = false
    var style: BarContentStyle

    /// Contains title, subtitle and prompt; on iOS 26 it moves with its page.
    private let titleArea = BarTitleArea(frame: .zero)
    let titleLabel = BarLabel(frame: .zero)
    private let promptLabel = BarLabel(frame: .zero)

    /// Whether the title is large and among the buttons: `LargeTitleDisplayMode.inline`.
    var hasLargeTitleInRow = false

    /// Below the title on iOS 26: a label or the app's view.
    private var subtitleView: UIView?
    private(set) var backButton: BarBackButton?
    private var leadingRow: BarItemRow?
    private var trailingRow: BarItemRow?

    /// Contains the buttons in the strip of a vertical bar: the back button and both groups.
    let column = BarColumnView(frame: .zero)
    private var columnRows: [BarItemRow] = []

    /// The center groups, in the styles that show them, or a search bar in the middle.
    private var centerRow: BarItemRow?

    /// The container of a search bar among the items.
    private var searchHolder: SearchBarHolder?

    /// The position of the item's search bar when the content was built.
    var searchBarPosition = SearchBarPosition.nowhere

    /// In the bar, or in the page's scroll view on iOS 26 (fact m1.6).
    var largeTitle: BarLargeTitleView?

    /// The visible height of the large title in the bar, in points.
    var largeTitleExtent: CGFloat = 0

    /// The container of the item's search bar below the row.
    var searchSlot: BarSearchSlot?

    /// Whether the row of title and buttons is above the bar, while the user searches.
    var isRowHidden = false {
        didSet { if isRowHidden != oldValue { applyPose() } }
    }

    /// Whether the content is hidden because its page has no bar.
    var isHiddenWithBar = false {
        didSet { for view in [self, largeTitle, searchSlot, column] { view?.isHidden = isHiddenWithBar } }
    }

    /// The alpha of the inline title: 0 while the large title is visible.
    var inlineTitleAlpha: CGFloat = 1 {
        didSet { if inlineTitleAlpha != oldValue { applyPose() } }
    }
    var pose = BarContentPose.rest {
        didSet { if pose != oldValue { applyPose() } }
    }

    /// Whether the content has been laid out in a window; from then on changes may fade.
    var hasBeenShown = false
    weak var delegate: (any BarContentViewDelegate)?

    /// The items whose changes are observed.
    private var observedItems: [UIBarButtonItem] = []

    /// The duration in which the inline title appears when the large one has scrolled away, in seconds. No measurement
    /// is known.
    static let inlineTitleFade: TimeInterval = 0.2

    init(item: UINavigationItem, backItem: UINavigationItem?, style: BarContentStyle) {
        self.item = item
        self.backItem = backItem
        self.style = style
        super.init(frame: .zero)
        addSubview(titleArea)
        titleArea.addSubview(promptLabel)
        titleArea.addSubview(inlineTitle)
        titleLabel.textAlignment = .center
        promptLabel.textAlignment = .center
    }

    required init?(coder: NSCoder) {
        fatalError("BarContentView.init(coder:): nib files are not modelled; use the other initializer.")
    }

    /// The height of prompt and row.
    var contentHeight: CGFloat { style.height(hasPrompt: item.prompt != nil) }

    /// The view in the title's position.
    private var titleView: UIView { item.titleView ?? inlineTitle }

    /// The title's label, from iOS 16 in a control (fact m28.2).
    private lazy var inlineTitle: UIView =
        Simulator.current.profile.system >= 16 ? BarTitleControl(titleLabel) : titleLabel

    /// Removes the content from the bar, including large title and search bar.
    func removeFromBar() {
        removeFromSuperview()
        column.removeFromSuperview()
        largeTitle?.removeFromSuperview()
        searchSlot?.removeFromSuperview()
    }

    /// Lays out the content and its large title only: a layout pass of the superviews could start a transition (fact
    /// 1.1.2).
    func settle() {
        layOutSubtree()
        column.layOutSubtree()
        largeTitle?.layOutSubtree()
        searchSlot?.layOutSubtree()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
        applyPose()
    }

    /// The y of the row of title and buttons.
    private var rowTop: CGFloat { item.prompt == nil ? 0 : style.metrics.promptHeight }

    private func place() {
        for row in [leadingRow, centerRow, trailingRow] { row?.fitCustomViews() }
        let arrangement = BarArrangement(request)
        let row = CGRect(x: 0, y: rowTop, width: bounds.width, height: style.rowHeight)
        if let backButton, backButton.superview === self, let choice = arrangement.backChoice {
            backButton.choose(choice)
            put(backButton, x: arrangement.backX, width: backButton.widths[choice], in: row)
        }
        if let leadingRow { put(leadingRow, x: arrangement.leadingX, width: leadingRow.fittingWidth, in: row) }
        if let trailingRow { put(trailingRow, x: arrangement.trailingX, width: trailingRow.fittingWidth, in: row) }
        if let centerRow { put(centerRow, x: arrangement.centerX, width: arrangement.centerWidth, in: row) }
        placeSearchHolder()
        placeTitle(arrangement, in: row)
        titleArea.showAlignment(arrangement.titleLeads ? .leading : .center)
        let prompt = CGRect(x: 0, y: 0, width: bounds.width, height: style.metrics.promptHeight)
        let inset = style.margin + max(style.insets.left, style.insets.right)
        promptLabel.setUntransformedFrame(prompt.insetBy(dx: inset, dy: 0).offsetBy(dx: 0, dy: 2))
    }

    private func put(_ view: UIView, x: CGFloat, width: CGFloat, in row: CGRect) {
        let rect = CGRect(x: x, y: row.minY, width: width, height: row.height)
        view.setUntransformedFrame(style.mirrored(rect, in: bounds.width))
    }

    /// Moves the search bar to its spacer in a row.
    private func placeSearchHolder() {
        guard let searchHolder else { return }
        for spacer in [leadingRow, centerRow, trailingRow].compactMap({ $0?.searchBarSpacer }) {
            spacer.superview?.layoutIfNeeded()
            searchHolder.setUntransformedFrame(convert(spacer.bounds, from: spacer))
        }
    }

    private var request: BarArrangement.Request {
        let isLTR = !style.isRightToLeft
        let alignment = item.shownTitleAlignment
        let leading = isLTR ? style.insets.left : style.insets.right
        let trailing = isLTR ? style.insets.right : style.insets.left
        let backMargin = style.metrics.usesGlass ? style.margin : style.metrics.backMargin
        return BarArrangement.Request(
            width: bounds.width, leadingInset: leading + style.margin, trailingInset: trailing + style.margin,
            backInset: leading + backMargin, backWidths: isVertical ? [] : backButton?.widths ?? [],
            leadingWidth: leadingRow?.fittingWidth ?? 0, trailingWidth: trailingRow?.fittingWidth ?? 0,
            centerWidth: centerRow?.fittingWidth ?? 0,
            spacing: style.buttons.spacing, titleWidth: titleParts.map(\.size.width).max() ?? 0,
            leadsTitleThatDoesNotFit: style.metrics.usesGlass && alignment != .center,
            // Beside a strip automatic is leading (fact 27.5.16).
            titleLeads: alignment == .leading || hasLargeTitleInRow
                || alignment == .automatic && (isVertical || item.shownStyle != .navigator))
    }

    /// Whether buttons stand in a strip beside the bar.
    private var isVertical: Bool { style.strip != nil }
}

// MARK: - Building

extension BarContentView {
    /// Rebuilds the subviews from the item and the style.
    func build(animated: Bool = false) {
        listen(to: item.barButtonItems + [backItem?.backBarButtonItem].compactMap({ $0 }))
        let old = builtParts
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
        crossFade(from: old, to: builtParts)
    }

    private var builtParts: [UIView] {
        [backButton, leadingRow, centerRow, trailingRow].compactMap { $0 as UIView? } + columnRows
    }

    private func listen(to items: [UIBarButtonItem]) {
        for item in observedItems { item.removeObserver(self) }
        observedItems = items
        for item in items {
            item.setObserver(self) { [weak self] in
                guard let self else { return }
                delegate?.contentDidChange(self)
            }
        }
    }

    private func crossFade(from old: [UIView], to new: [UIView]) {
        UIView.performWithoutAnimation {
            layOutSubtree()
            for view in new { view.alpha = 0 }
        }
        UIView.animateSystemChanges(withDuration: BarBackgroundView.fadeDuration) {
            for view in new { view.alpha = 1 }
            for view in old { view.alpha = 0 }
        } completion: { _ in
            for view in old { view.removeFromSuperview() }
        }
    }

    private func buildTitle() {
        buildSubtitle()
        if hasLargeTitleInRow {
            titleLabel.showTitle(
                item.largeTitleText(style.metrics), attributes: style.appearance.largeTitleAttributes,
                font: .systemFont(ofSize: style.largeTitleSize, weight: .bold), color: .label)
        } else {
            titleLabel.showTitle(
                item.inlineTitle(style.metrics), attributes: style.appearance.titleAttributes,
                font: .systemFont(ofSize: style.titleSize(hasSubtitle: subtitleView != nil), weight: .semibold),
                color: .label)
        }
        titleLabel.drop = hasLargeTitleInRow || subtitleView != nil ? 0 : style.metrics.inlineTitleDrop
        inlineTitle.isHidden = item.titleView != nil
        promptLabel.show(
            item.prompt, attributes: promptAttributes, font: .systemFont(ofSize: 12), color: .label)
        promptLabel.isHidden = item.prompt == nil
        let parts = [inlineTitle, promptLabel, item.titleView, subtitleView].compactMap { $0 }
        for view in titleArea.subviews where !parts.contains(view) { view.removeFromSuperview() }
        for view in parts where view.superview !== titleArea { titleArea.addSubview(view) }
    }

    private func buildSubtitle() {
        switch item.inlineSubtitle(style.metrics) {
        case .text(let text):
            let label = subtitleView as? BarLabel ?? BarLabel(frame: .zero)
            label.show(
                text, attributes: style.appearance.subtitleAttributes, font: .systemFont(ofSize: style.subtitleSize),
                color: .secondaryLabel)
            subtitleView = label
        case .view(let view):
            subtitleView = view
        case nil:
            subtitleView = nil
        }
    }

    /// A prompt has the title's color, not its font.
    private var promptAttributes: [NSAttributedString.Key: Any] {
        style.appearance.titleAttributes.filter { $0.key == .foregroundColor }
    }

    private func buildBackButton() {
        backButton = nil
        guard let backItem = backItem ?? item.synthesizedBackItem, item.showsBackButton(to: backItem) else { return }
        let button = BarBackButton(
            to: backItem, style: buttonStyle, indicator: style.appearance.backIndicator,
            isMinimal: item.shownStyle == .editor)
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.contentDidTapBackButton(self)
        }
        button.addAction(action, for: .primaryActionTriggered)
        (isVertical ? column : self).addSubview(button)
        backButton = button
    }

    private var buttonStyle: BarButtonStyle {
        var style = style.buttons
        style.hasPrompt = item.prompt != nil
        return style
    }

    /// Moves what goes vertical from the rows of the bar to the strip (facts 27.5.6, 27.5.17).
    private func buildColumn(_ rows: [[UIBarButtonItem]]) {
        columnRows = []
        guard let strip = style.strip else { return column.show([], below: 0) }
        var room = strip.capacity - (backButton == nil ? 0 : 1)
        var groups = rows.map { $0.filter { $0.goesVertical && !$0.isOmitted } }
        if groups.reduce(0, { $0 + $1.count }) > room {
            room = max(room - 1, 0)
            for index in groups.indices {
                groups[index] = Array(groups[index].prefix(room))
                room -= groups[index].count
            }
            groups.append([.overflow()])
        }
        var style = buttonStyle
        style.isVertical = true
        columnRows = groups.filter { !$0.isEmpty }.map { items in
            BarItemRow(items: items, style: style) { [weak self] item, sender in
                guard let self else { return }
                delegate?.content(self, perform: item, from: sender)
            }
        }
        column.show([backButton].compactMap { $0 as UIView? } + columnRows, below: strip.top)
    }

    private func buildRows() {
        let search = item.searchItem(in: searchBarPosition)
        let isVertical = isVertical
        let row = { [item] (items: [UIBarButtonItem]) in
            item.placingSearch(in: isVertical ? items.filter { !$0.goesVertical } : items, search)
        }
        // A large title in the row leaves no room for items (comment of `LargeTitleDisplayMode.inline`).
        leadingRow = makeRow(hasLargeTitleInRow ? [] : row(item.leadingItems))
        let center = hasLargeTitleInRow ? [] : row(item.centerItems)
        centerRow = makeRow(center + (searchBarPosition == .middle ? [search].compactMap { $0 } : []))
        // Pinned items are after the search bar (UIKit's documentation of `pinnedTrailingGroup`).
        let own = searchBarPosition == .row && !item.hasSearchPlaceholderInRow ? search : nil
        trailingRow = makeRow(
            NavigationItemGroups.row([row(item.trailingItems), [own].compactMap { $0 }, row(item.pinnedItems)]))
        buildColumn([item.leadingItems, item.centerItems, item.trailingItems + item.pinnedItems])
        adoptSearchBar()
    }

    /// Adds the search bar above the rows; layout moves it to its spacer.
    private func adoptSearchBar() {
        guard searchBarPosition.isInRow, let searchBar = item.searchController?.searchBar else {
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
            delegate?.content(self, perform: item, from: sender)
        }
        guard !row.isEmpty else { return nil }
        addSubview(row)
        return row
    }
}

// MARK: - Title area

extension BarContentView {
    /// One line of the title area.
    private struct TitlePart {
        let view: UIView
        let size: CGSize
    }

    /// The title, and on iOS 26 the subtitle below it.
    private var titleParts: [TitlePart] {
        let title =
            item.titleView.map { item.fittingSize(of: $0, height: style.rowHeight) }
            ?? CGSize(width: titleLabel.sizeThatFits(.zero).width, height: titleLine)
        let parts = [
            TitlePart(view: titleView, size: CGSize(width: title.width, height: min(title.height, style.rowHeight)))
        ]
        guard let subtitleView else { return parts }
        let subtitle =
            (subtitleView as? BarLabel)?.sizeThatFits(.zero)
            ?? item.fittingSize(of: subtitleView, height: style.rowHeight)
        return parts + [TitlePart(view: subtitleView, size: subtitle)]
    }

    /// The height of a title is slightly more than its line height: 21 or 20.67 for 17 points (fact m1.5).
    private var titleLine: CGFloat {
        ((titleLabel.font.lineHeight + 0.35) * style.scale).rounded(.up) / style.scale
    }

    /// Centers title and subtitle vertically in the row.
    private func placeTitle(_ arrangement: BarArrangement, in row: CGRect) {
        let offset = style.appearance.titleOffset
        let parts = titleParts
        let lowered = largeTitle == nil || inlineTitleAlpha > 0 ? 0 : style.titleOffsetUnderLargeTitle
        var y = style.rounded(row.midY - parts.reduce(0) { $0 + $1.size.height } / 2) + lowered
        for part in parts {
            let width = min(part.size.width, arrangement.titleWidth)
            let slack = arrangement.isTitleCentered ? (arrangement.titleWidth - width) / 2 : 0
            let rect = CGRect(
                x: style.rounded(arrangement.titleX + slack), y: y, width: width, height: part.size.height)
            part.view.setUntransformedFrame(
                style.mirrored(rect, in: bounds.width).offsetBy(dx: offset.horizontal, dy: offset.vertical))
            y += part.size.height
        }
    }
}

// MARK: - Poses

extension BarContentView {
    /// Whether another page's content took a custom view, as that of a shared item.
    var hasLostCustomViews: Bool {
        ([leadingRow, trailingRow, centerRow].compactMap { $0 } + columnRows).contains(where: \.hasLostCustomViews)
    }

    /// Applies the pose to all parts; animates inside an animation block.
    func applyPose() {
        let sign: CGFloat = style.isRightToLeft ? -1 : 1
        let row: CGFloat = isRowHidden ? 0 : 1
        searchHolder?.alpha = isRowHidden ? 0 : pose.itemsAlpha
        for part in [titleView, subtitleView].compactMap({ $0 }) {
            part.alpha = pose.titleAlpha * inlineTitleAlpha * row
            part.transform = CGAffineTransform(translationX: sign * pose.titleShift, y: 0)
        }
        promptLabel.alpha = pose.titleAlpha * row
        // The prompt stays at the bar's top edge; moved with the row it would overlap the status bar.
        promptLabel.transform = CGAffineTransform(translationX: 0, y: -pose.drop)
        leadingRow?.show(alpha: pose.leadingItemsAlpha * row, keptPlatters: row)
        trailingRow?.show(alpha: pose.trailingItemsAlpha * row, keptPlatters: row)
        centerRow?.alpha = pose.itemsAlpha * row
        for group in columnRows { group.alpha = pose.itemsAlpha }
        backButton?.showChevron(alpha: pose.chevronAlpha * row)
        backButton?.showText(alpha: pose.backTextAlpha * row, shift: sign * pose.backTextShift)
        backButton?.isUserInteractionEnabled = row > 0
        center.y = middle
        moveWithPage(titleArea, from: CGRect(origin: .zero, size: bounds.size), shift: pose.titlePageShift)
        titleArea.clipsToBounds = pose.visibleWidth != nil
        placeSearchSlot()
        guard let largeTitle else { return }
        // In the page's scroll view the large title moves with the page, but during a search it is hidden there too.
        let title: CGFloat = isRowHidden ? 0 : 1
        guard !isLargeTitleHosted else { return largeTitle.alpha = title }
        largeTitle.alpha = pose.largeTitleAlpha * title
        largeTitle.pageWidth = bounds.width
        moveWithPage(largeTitle, from: largeTitleFrame(largeTitle), shift: pose.largeTitleShift)
    }

    /// Whether the large title is in the page's scroll view, which moves it.
    var isLargeTitleHosted: Bool { largeTitle?.superview is UIScrollView }

    /// The y of the row's center in the bar.
    var middle: CGFloat { pose.drop + bounds.height / 2 - (isRowHidden ? contentHeight : 0) }

    /// The visible height of the large title, in points, including when it is in the page's scroll view.
    var visibleLargeTitleHeight: CGFloat {
        guard let largeTitle else { return 0 }
        return isLargeTitleHosted ? largeTitleExtent : largeTitle.extent
    }

    /// The large title is directly below the row.
    private func largeTitleFrame(_ view: BarLargeTitleView) -> CGRect {
        let top = pose.drop + (isRowHidden ? -view.extent : contentHeight)
        return CGRect(x: 0, y: top, width: bounds.width, height: view.extent)
    }

    /// Moves a view with its page, clipped where the front page begins (fact m3.2).
    private func moveWithPage(_ view: UIView, from rest: CGRect, shift: CGFloat) {
        let width = rest.width
        let visible = pose.visibleWidth ?? width
        var rect = rest
        rect.origin.x = shift
        rect.size.width = visible
        if style.isRightToLeft { rect = rect.mirrored(in: width) }
        view.setUntransformedFrame(rect)
        // In right-to-left layout the left part is clipped.
        view.bounds.origin.x = style.isRightToLeft ? width - visible : 0
    }

    /// The x of the title's center in left-to-right order.
    var titleMiddle: CGFloat { reading(titleView.center.x) }

    /// The x of the back button text's center; nil if it has no text.
    var backTextMiddle: CGFloat? {
        guard let backButton, !backButton.shownText.isEmpty else { return nil }
        backButton.layOutSubtree()
        return reading(backButton.untransformedFrame.minX + backButton.textMiddle)
    }

    private func reading(_ x: CGFloat) -> CGFloat { style.isRightToLeft ? bounds.width - x : x }

    /// The search bar is at the bottom of the bar: below the row, and below a large title in the bar.
    private func placeSearchSlot() {
        guard let searchSlot else { return }
        let row = isRowHidden ? 0 : contentHeight
        let title = isRowHidden ? 0 : visibleLargeTitleHeight
        searchSlot.pageWidth = bounds.width
        searchSlot.alpha = pose.largeTitleAlpha
        let rect = CGRect(x: 0, y: pose.drop + row + title, width: bounds.width, height: searchSlot.extent)
        moveWithPage(searchSlot, from: rect, shift: pose.largeTitleShift)
    }
}

// MARK: - Morphing platters (fact 6.4.6)

extension BarContentView {
    /// Returns the rows of both contents on each side; nil for one without buttons.
    private func sides(with other: BarContentView) -> [(own: BarItemRow?, other: BarItemRow?, isRight: Bool)] {
        [
            (leadingRow, other.leadingRow, style.isRightToLeft), (trailingRow, other.trailingRow, !style.isRightToLeft),
        ].map { own, other, isRight in
            (own?.isEmpty == false ? own : nil, other?.isEmpty == false ? other : nil, isRight)
        }
    }

    /// Moves the platters to the frames of the other content's platters.
    func morph(into other: BarContentView) {
        for (own, other, isRight) in sides(with: other) {
            if let own, let other { own.placePlatters(over: other, fromTheRight: isRight) }
        }
    }

    /// Moves the platters back to their own buttons.
    func morphBack() {
        for row in [leadingRow, trailingRow] { row?.placePlatters() }
    }

    /// Shows the platters throughout the transition, those of the other content not at all. Platters that only one of them
    /// has materialize.
    func keepPlatters(insteadOf other: BarContentView) {
        for (own, other, isRight) in sides(with: other) {
            if let own, let other { own.keepPlatters(insteadOf: other, fromTheRight: isRight) }
            own?.materializePlatters(beyond: other?.platters.count ?? 0, fromTheRight: isRight)
            other?.materializePlatters(beyond: own?.platters.count ?? 0, fromTheRight: isRight)
        }
    }

    /// The content is as outside of a transition again.
    func endMorph() {
        layer.zPosition = 0
        for row in [leadingRow, trailingRow] { row?.endMorph() }
    }
}

/// The bar that a content view belongs to.
@MainActor
protocol BarContentViewDelegate: AnyObject {
    func contentDidChange(_ content: BarContentView)
    func contentDidTapBackButton(_ content: BarContentView)
    func content(_ content: BarContentView, perform item: UIBarButtonItem, from sender: Any?)
}

/// Contains the title, the subtitle and the prompt.
@MainActor
final class BarTitleArea: UIView, FittedViewHost {
    func fittedViewChanged() { superview?.setNeedsLayout() }

    /// Tells title views how the bar aligns the title, from iOS 27.2 (fact 27.4.2).
    func showAlignment(_ alignment: UINavigationItem.TitleAlignment) {
        guard Simulator.current.profile.version >= .init(27, 2) else { return }
        guard traitOverrides.navigationTitleAlignment != alignment else { return }
        traitOverrides.navigationTitleAlignment = alignment
    }
}
