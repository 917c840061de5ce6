import Foundation

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
