import Foundation

/// The items on one side of a navigation bar, or all of a toolbar's: buttons, views of the app, platters under them.
@MainActor
final class BarItemRow: UIView {
    private var slots: [BarRowPlan.Slot] = []
    private var views: [Int: UIView] = [:]
    private var buttons: [BarButtonView] = []
    private var customItems: [Int: UIBarButtonItem] = [:]
    private(set) var platters: [BarPlatter] = []
    private var plan = BarRowPlan([], spacing: 0)
    private let style: BarButtonStyle

    /// A row that shows items from left to right, or from right to left where the bar reads so.
    init(items: [UIBarButtonItem], style: BarButtonStyle, perform: @escaping BarButtonView.Perform) {
        self.style = style
        super.init(frame: .zero)
        for item in items where !item.isLeftOut { add(item, perform: perform) }
        measureCustomViews()
        plan = BarRowPlan(slots, spacing: style.spacing)
    }

    required init?(coder: NSCoder) {
        fatalError("BarItemRow is made by bars only.")
    }

    private func add(_ item: UIBarButtonItem, perform: @escaping BarButtonView.Perform) {
        let index = slots.count
        let (slot, view) = style.slot(for: item, perform: perform)
        slots.append(slot)
        guard let view else { return }
        if let place = view as? SearchBarPlace {
            place.bounds.size = place.intrinsicContentSize
        } else if let button = view as? BarButtonView {
            buttons.append(button)
        } else {
            customItems[index] = item
        }
        views[index] = view
        addSubview(view)
    }

    /// Gives the views of the app the size they want now, and the row the places that follow.
    func fitCustomViews() {
        guard measureCustomViews() else { return }
        plan = BarRowPlan(slots, spacing: style.spacing)
        setNeedsLayout()
    }

    /// - Returns: whether one of them wants another size than before.
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
            slots[index].width = max(size.width, style.leastCustomSlot)
        }
        return changed
    }

    /// The room of a search bar among the items.
    var searchBarPlace: SearchBarPlace? { views.values.lazy.compactMap { $0 as? SearchBarPlace }.first }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        // The platter of a done button has the tint's colour.
        placePlatters()
    }

    /// What the row takes by itself.
    var fittingWidth: CGFloat { plan.width }
    var isEmpty: Bool { views.isEmpty }

    /// Spreads the flexible spaces over a width.
    func fill(width: CGFloat) {
        plan = BarRowPlan(slots, spacing: style.spacing, filling: width)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placePlatters()
        for (index, view) in views {
            guard let x = plan.origins[index] else { continue }
            let width = slots[index].width
            let size = view is BarButtonView ? CGSize(width: width, height: bounds.height) : view.bounds.size
            let rect = CGRect(
                x: x + (width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            view.setUntransformedFrame(mirrored(rect))
        }
    }

    /// Where the platters are at rest.
    var platterFrames: [CGRect] {
        plan.platters.map { mirrored(CGRect(x: $0.x, y: 0, width: $0.width, height: style.platterHeight)) }
    }

    func placePlatters() {
        while platters.count < plan.platters.count {
            let platter = BarPlatter(frame: .zero)
            platters.append(platter)
            insertSubview(platter, at: platters.count - 1)
        }
        for (platter, frame) in zip(platters, platterFrames) { platter.frame = frame }
        for (platter, place) in zip(platters, plan.platters) {
            platter.fill = place.members.compactMap { (views[$0] as? BarButtonView)?.prominentColor }.first
        }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        style.isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    }
}

extension BarButtonStyle {
    /// What a view of the app's is given in a row.
    func size(of view: UIView, for item: UIBarButtonItem) -> CGSize {
        var size = item.customSize.wanted(by: view, height: height)
        size.width = item.width > 0 ? item.width : max(size.width, leastCustomWidth)
        return size
    }

    /// An item's place in a row, and what shows it there: nothing for a space, the app's own view, or a new button.
    fileprivate func slot(
        for item: UIBarButtonItem, perform: @escaping BarButtonView.Perform
    ) -> (slot: BarRowPlan.Slot, view: UIView?) {
        if item.systemItem == .flexibleSpace { return (.flexibleSpace, nil) }
        if item.systemItem == .fixedSpace { return (.fixedSpace(item.width), nil) }
        let hasPlatter = usesGlass && !item.hidesSharedBackground
        if let view = item.customView {
            let place = view as? SearchBarPlace
            let width = place?.intrinsicContentSize.width ?? max(size(of: view, for: item).width, leastCustomSlot)
            return (.item(width: width, shares: false, hasPlatter: hasPlatter), view)
        }
        let button = BarButtonView(item: item, style: self, perform: perform)
        return (.item(width: button.fittingWidth, shares: button.sharesPlatter, hasPlatter: hasPlatter), button)
    }
}

extension CGRect {
    /// The same rectangle seen from the other side.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
