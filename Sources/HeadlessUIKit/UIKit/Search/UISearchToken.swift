import Foundation

/// A part of what is searched for that is not text: it stands in a search field before the text. (UIKit documentation)
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    /// A token with a text and perhaps an image.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    /// An object of the app's that the token stands for; default nil.
    open var representedObject: Any?
}

/// Hears of suggestions that were chosen in a search field, besides what text fields' delegates hear. The method is
/// optional in UIKit; here it has an empty default.
@MainActor @preconcurrency
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// iOS 16: the user chose a suggestion; after this call the field has none.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}

/// Tokens one after the other.
@MainActor
final class SearchTokenRow: UIView {
    private var plates: [SearchTokenPlate] = []

    func show(_ tokens: [UISearchToken], color: UIColor) {
        for plate in plates { plate.removeFromSuperview() }
        plates = tokens.map { SearchTokenPlate($0, color: color) }
        for plate in plates { addSubview(plate) }
        setNeedsLayout()
    }

    private var metrics: SuggestionMetrics { barMetrics.search.suggestions }
    var fittingWidth: CGFloat {
        plates.reduce(0) { $0 + $1.fittingWidth } + CGFloat(plates.count) * metrics.tokenSpacing
    }

    /// Where there is no room for all, the last ones are seen.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = min(bounds.width - fittingWidth, 0)
        for plate in plates {
            let rect = CGRect(
                x: x, y: (bounds.height - metrics.tokenHeight) / 2, width: plate.fittingWidth,
                height: metrics.tokenHeight)
            plate.frame = isRightToLeft ? rect.mirrored(in: bounds.width) : rect
            x += rect.width + metrics.tokenSpacing
        }
    }
}

/// One token: an image and a text on a plate.
@MainActor
private final class SearchTokenPlate: UIView {
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ token: UISearchToken, color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color
        icon.image = token.icon
        icon.contentMode = .center
        icon.tintColor = .label
        label.text = token.text
        label.font = .systemFont(ofSize: metrics.tokenTextSize)
        label.textColor = .label
        accessibilityLabel = token.text
        for part in [icon, label] { addSubview(part) }
        layer.cornerRadius = metrics.tokenCornerRadius
    }

    required init?(coder: NSCoder) {
        fatalError("SearchTokenPlate is made by search fields only.")
    }

    private var metrics: SuggestionMetrics { barMetrics.search.suggestions }
    private var iconWidth: CGFloat { icon.image.map { $0.size.width + metrics.tokenSpacing } ?? 0 }
    var fittingWidth: CGFloat { iconWidth + label.sizeThatFits(.zero).width + 2 * metrics.tokenInset }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = { [bounds] (rect: CGRect) in isRightToLeft ? rect.mirrored(in: bounds.width) : rect }
        let width = icon.image?.size.width ?? 0
        icon.frame = place(CGRect(x: metrics.tokenInset, y: 0, width: width, height: bounds.height))
        label.frame = place(
            CGRect(
                x: metrics.tokenInset + iconWidth, y: 0, width: bounds.width - iconWidth - 2 * metrics.tokenInset,
                height: bounds.height))
    }
}
