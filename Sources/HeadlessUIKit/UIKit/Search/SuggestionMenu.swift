import Foundation

/// Suggestions in a menu beneath a search field, or above it where the keyboard leaves no room. A tap beside it takes it
/// away and does nothing else. (UIKit's documentation of the two properties `searchSuggestions`)
@MainActor
final class SuggestionMenu: UIView {
    private weak var field: UISearchTextField?
    private let plate = UIView(frame: .zero)
    private let list = SuggestionList(frame: .zero)

    init(of field: UISearchTextField) {
        self.field = field
        super.init(frame: .zero)
        plate.backgroundColor = .secondarySystemBackground
        list.clipsToBounds = true
        addSubview(plate)
        plate.addSubview(list)
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] in
            guard let self, !plate.frame.contains($0.location(in: self)) else { return }
            removeFromSuperview()
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        fatalError("SuggestionMenu is made by search fields only.")
    }

    /// Shows suggestions over all of the window.
    func show(_ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        guard let window = field?.window else { return }
        list.suggestions = suggestions
        list.choose = choose
        UIView.performWithoutAnimation {
            if superview !== window { window.addSubview(self) }
            frame = window.bounds
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            setNeedsLayout()
            layOutSubtree()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let field, let metrics = field.suggestionMetrics, field.window != nil else { return }
        let anchor = convert(field.bounds, from: field)
        let width = min(
            max(list.fittingWidth, anchor.width, metrics.leastMenuWidth), metrics.mostMenuWidth, bounds.width)
        let keyboard = Simulator.current.keyboardFrame
        let floor = keyboard.isEmpty ? bounds.height - safeAreaInsets.bottom : min(keyboard.minY, bounds.height)
        let below = floor - anchor.maxY - 2 * metrics.menuGap
        let above = anchor.minY - safeAreaInsets.top - 2 * metrics.menuGap
        let isBelow = below >= min(list.fittingHeight, above)
        let height = min(list.fittingHeight, max(isBelow ? below : above, 0))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? anchor.maxX - width : anchor.minX
        plate.frame = CGRect(
            x: min(max(x, 0), bounds.width - width),
            y: isBelow ? anchor.maxY + metrics.menuGap : anchor.minY - metrics.menuGap - height, width: width,
            height: height)
        plate.layer.cornerRadius = metrics.menuCornerRadius
        plate.layer.shadowOpacity = Float(metrics.menuShadowOpacity)
        plate.layer.shadowRadius = metrics.menuShadowRadius
        list.layer.cornerRadius = metrics.menuCornerRadius
        list.frame = plate.bounds
    }

    /// The field itself stays the user's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let field, field.point(inside: convert(point, to: field), with: event), !plate.frame.contains(point) {
            return nil
        }
        return super.hitTest(point, with: event)
    }
}

extension UIView {
    fileprivate var suggestionMetrics: SuggestionMetrics? { barMetrics.search.suggestions }
}
