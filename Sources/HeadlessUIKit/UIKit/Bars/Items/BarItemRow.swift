import Foundation

/// The items on one side of a navigation bar, or all items of a toolbar: buttons, custom views and the platters under
/// them.
@MainActor
final class BarItemRow: UIView {
    private var slots: [BarRowLayout.Slot] = []
    private var views: [Int: UIView] = [:]
    private var buttons: [BarButtonView] = []
    private var customItems: [Int: UIBarButtonItem] = [:]
    private(set) var platters: [BarPlatter] = []
    private var plan = BarRowLayout([], spacing: 0)
    /// Whether the platters are at those of another row: layout leaves them there.
    private var isMorphed = false
    private let style: BarButtonStyle

    /// Creates a row that shows items from left to right, or from right to left in a right-to-left bar.
    init(items: [UIBarButtonItem], style: BarButtonStyle, perform: @escaping BarButtonView.Perform) {
        self.style = style
        super.init(frame: .zero)
        for item in items where !item.isOmitted { add(item, perform: perform) }
        widenSharedImages()
        measureCustomViews()
        plan = BarRowLayout(slots, spacing: style.spacing)
    }

    required init?(coder: NSCoder) {
        fatalError("BarItemRow.init(coder:): nib files are not modelled; use the other initializer.")
    }

    private func add(_ item: UIBarButtonItem, perform: @escaping BarButtonView.Perform) {
        let index = slots.count
        let (slot, view) = style.slot(for: item, perform: perform)
        slots.append(slot)
        guard let view else { return }
        if let spacer = view as? SearchBarSpacer {
            spacer.bounds.size = spacer.intrinsicContentSize
        } else if let button = view as? BarButtonView {
            buttons.append(button)
        } else {
            customItems[index] = item
        }
        views[index] = view
        addSubview(view)
    }

    /// Gives images that share a platter their width.
    private func widenSharedImages() {
        guard let width = style.sharedImageWidth else { return }
        let shared = slots.indices.filter { index in
            [index - 1, index + 1].contains { slots.indices.contains($0) && slots[index].joins(slots[$0]) }
        }
        for index in shared where (views[index] as? BarButtonView)?.isImageOfUsualWidth == true {
            slots[index].width = width
        }
    }

    /// Resizes the custom views to their current preferred sizes and updates the layout.
    func fitCustomViews() {
        guard measureCustomViews() else { return }
        plan = BarRowLayout(slots, spacing: style.spacing)
        setNeedsLayout()
    }

    /// - Returns: Whether a preferred size changed.
    @discardableResult
    private func measureCustomViews() -> Bool {
        var changed = false
        for (index, item) in customItems {
            guard let view = views[index] else { continue }
            let size = style.size(of: view, for: item)
            if view.bounds.size != size {
                view.bounds.size = size
                changed = true
            }
            slots[index].width = max(size.width, style.minimumCustomSlotWidth)
        }
        return changed
    }

    /// Whether another row shows a custom view of this one.
    var hasLostCustomViews: Bool { customItems.keys.contains { views[$0]?.superview !== self } }

    /// The spacer for a search bar among the items.
    var searchBarSpacer: SearchBarSpacer? { views.values.lazy.compactMap { $0 as? SearchBarSpacer }.first }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview == nil else { return }
        for platter in platters where platter.superview !== self { platter.removeFromSuperview() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        // The platter of a done button has the tint color. Its frame stays: it may be in a morph.
        fillPlatters()
    }

    /// The width of the row without flexible spaces.
    var fittingWidth: CGFloat { plan.width }
    var isEmpty: Bool { views.isEmpty }

    /// Distributes a width among the flexible spaces.
    func fill(width: CGFloat) {
        plan = BarRowLayout(slots, spacing: style.spacing, filling: width)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isMorphed { fillPlatters() } else { placePlatters() }
        for (index, view) in views {
            guard let x = plan.origins[index] else { continue }
            let width = slots[index].width
            guard !style.isVertical else {
                view.setUntransformedFrame(CGRect(x: 0, y: x, width: bounds.width, height: width))
                continue
            }
            let size = view is BarButtonView ? CGSize(width: width, height: bounds.height) : view.bounds.size
            let rect = CGRect(
                x: x + (width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            view.setUntransformedFrame(mirrored(rect))
        }
    }

    /// The frames of the platters outside of a morph.
    var platterFrames: [CGRect] {
        guard !style.isVertical else {
            return plan.platters.map { CGRect(x: 0, y: $0.x, width: style.platterHeight, height: $0.width) }
        }
        return plan.platters.map { mirrored(CGRect(x: $0.x, y: 0, width: $0.width, height: style.platterHeight)) }
    }

    func placePlatters() {
        isMorphed = false
        while platters.count < plan.platters.count {
            let platter = BarPlatter(frame: .zero)
            platters.append(platter)
            insertSubview(platter, at: platters.count - 1)
        }
        for (platter, frame) in zip(platters, platterFrames) { place(platter, at: frame) }
        fillPlatters()
    }

    /// - Parameter frame: in the row, whatever view the platter is in.
    private func place(_ platter: BarPlatter, at frame: CGRect) {
        platter.frame = convert(frame, to: platter.superview)
    }

    private func fillPlatters() {
        for (platter, layout) in zip(platters, plan.platters) {
            platter.fill = layout.members.compactMap { (views[$0] as? BarButtonView)?.prominentColor }.first
        }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        style.isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    }
}

extension BarItemRow: FittedViewHost {
    func fittedViewChanged() { superview?.setNeedsLayout() }
}

// Fact 6.4.6: the platters of one page's buttons morph into those of the next page's.
extension BarItemRow {
    /// Moves the platters to the frames of another row's platters, starting at the bar's edge; platters without a
    /// counterpart do not move.
    func placePlatters(over other: BarItemRow, fromTheRight: Bool) {
        let own = platters(fromTheRight: fromTheRight)
        isMorphed = true
        for (platter, frame) in zip(own, other.restingPlatters(fromTheRight: fromTheRight)) {
            place(platter, at: convert(frame, from: other))
        }
    }

    /// Shows platters in place of those that they morph into or from, from the first frame to the last: behind the row,
    /// whose buttons fade. Two platters that fade into each other would show what is behind them, such as the title of a
    /// page that moves in, sharply through half a glass. Platters with a fill, or of another style, do fade.
    func keepPlatters(insteadOf other: BarItemRow, fromTheRight: Bool) {
        let others = other.platters(fromTheRight: fromTheRight)
        for (platter, counterpart) in zip(platters(fromTheRight: fromTheRight), others)
        where platter.isGlass(like: counterpart) {
            moveBehind(platter)
            counterpart.isHidden = true
        }
    }

    /// The platters without a counterpart in the other page's row materialize, or the reverse, while their buttons fade.
    func materializePlatters(beyond count: Int, fromTheRight: Bool) {
        for platter in platters(fromTheRight: fromTheRight).dropFirst(count) {
            moveBehind(platter)
            platter.materializes = true
            platter.presence = alpha
        }
    }

    /// Moves a platter behind the row, whose alpha it then does not have.
    private func moveBehind(_ platter: BarPlatter) {
        let frame = platter.frame
        superview?.insertSubview(platter, belowSubview: self)
        place(platter, at: frame)
    }

    /// The row has its own platters again, at their own frames.
    func endMorph() {
        for platter in platters {
            platter.isHidden = false
            platter.alpha = 1
            platter.materializes = false
            platter.presence = 1
            if platter.superview !== self { insertSubview(platter, at: 0) }
        }
        placePlatters()
    }

    /// Sets the alpha of the row, and that of the platters that do not fade with it.
    func show(alpha: CGFloat, keptPlatters: CGFloat) {
        self.alpha = alpha
        for platter in platters where platter.superview !== self {
            platter.alpha = keptPlatters
            if platter.materializes { platter.presence = alpha }
        }
    }

    private func platters(fromTheRight: Bool) -> [BarPlatter] {
        let middle = { [self] (platter: BarPlatter) in convert(platter.frame, from: platter.superview).midX }
        return platters.sorted { (middle($0) < middle($1)) != fromTheRight }
    }

    private func restingPlatters(fromTheRight: Bool) -> [CGRect] {
        platterFrames.sorted { ($0.midX < $1.midX) != fromTheRight }
    }
}

extension BarButtonStyle {
    /// Returns the size of a custom view in a row.
    func size(of view: UIView, for item: UIBarButtonItem) -> CGSize {
        var size = item.customSize.size(of: view, rowHeight: height)
        size.width = item.width > 0 ? item.width : max(size.width, minimumCustomWidth)
        return size
    }

    /// Returns an item's slot in the row and the view that shows it: nil for a space, the custom view, or a new button.
    fileprivate func slot(
        for item: UIBarButtonItem, perform: @escaping BarButtonView.Perform
    ) -> (slot: BarRowLayout.Slot, view: UIView?) {
        if item.systemItem == .flexibleSpace { return (.flexibleSpace, nil) }
        if item.systemItem == .fixedSpace { return (.fixedSpace(item.width), nil) }
        let hasPlatter = usesGlass && !item.hidesSharedBackground
        if let view = item.customView {
            let spacer = view as? SearchBarSpacer
            let width =
                spacer?.intrinsicContentSize.width ?? max(size(of: view, for: item).width, minimumCustomSlotWidth)
            return (.item(width: width, sharesPlatter: false, hasPlatter: hasPlatter), view)
        }
        let button = BarButtonView(item: item, style: self, perform: perform)
        let width = isVertical ? Self.glassHeight : button.fittingWidth
        return (.item(width: width, sharesPlatter: button.sharesPlatter, hasPlatter: hasPlatter), button)
    }
}

extension CGRect {
    /// Returns the rectangle mirrored horizontally in a container of a width.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
