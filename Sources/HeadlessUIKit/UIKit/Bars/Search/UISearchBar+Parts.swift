import Foundation

/// Stands between a search bar's field and the search bar's delegate.
@MainActor
final class SearchBarEditor: NSObject, UITextFieldDelegate {
    weak var searchBar: UISearchBar?

    private func decide(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let searchBar, let delegate = searchBar.delegate else { return true }
        return question(delegate, searchBar)
    }

    private func tell(_ message: (any UISearchBarDelegate, UISearchBar) -> Void) {
        guard let searchBar, let delegate = searchBar.delegate else { return }
        message(delegate, searchBar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        decide { $0.searchBarShouldBeginEditing($1) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        tell { $0.searchBarTextDidBeginEditing($1) }
        searchBar?.searchController?.editingBegan()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        decide { $0.searchBarShouldEndEditing($1) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        tell { $0.searchBarTextDidEndEditing($1) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        decide { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        tell { $0.searchBarSearchButtonClicked($1) }
        return false
    }
}

/// The button that ends a search: a word, on iOS 26 a cross on a platter.
@MainActor
final class SearchCancelButton: UIControl {
    private let label = BarLabel(frame: .zero)
    private let cross = UIImageView(image: UIImage(systemName: "xmark"))
    private let platter = BarPlatter(frame: .zero)
    private let usesGlass: Bool

    init(usesGlass: Bool) {
        self.usesGlass = usesGlass
        super.init(frame: .zero)
        accessibilityLabel = "Cancel"
        for part in usesGlass ? [platter, cross] : [label] { addSubview(part) }
        label.show("Cancel", attributes: [:], font: .systemFont(ofSize: 17), color: nil)
        cross.contentMode = .center
        cross.tintColor = .label
    }

    required init?(coder: NSCoder) {
        fatalError("SearchCancelButton is made by search bars only.")
    }

    var fittingWidth: CGFloat { usesGlass ? BarButtonStyle.glassHeight : label.sizeThatFits(.zero).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [label, platter, cross] { part.frame = bounds }
    }
}

/// Where the parts of a search bar are: a value worked out from its size.
struct SearchBarArrangement: Equatable {
    let field: CGRect
    let cancel: CGRect
    /// 0...1: what is in the field fades while the search bar is lower than it wants to be.
    let contentAlpha: CGFloat

    init(
        size: CGSize, metrics: SearchMetrics, margin: CGFloat, insets: UIEdgeInsets, cancelWidth: CGFloat,
        showsCancel: Bool, isRightToLeft: Bool, isInline: Bool = false
    ) {
        // Among bar button items it has no margins and is as high as they are.
        let margin = isInline ? 0 : margin
        let insets = isInline ? .zero : insets
        let leading = (isRightToLeft ? insets.right : insets.left) + margin
        let trailing = (isRightToLeft ? insets.left : insets.right) + margin
        let room = metrics.height - metrics.fieldHeight
        let height = isInline ? size.height : max(min(metrics.fieldHeight, size.height - room), 0)
        // Higher than in a navigation bar the field is in the middle.
        let top = isInline ? 0 : metrics.fieldTop + max(size.height - metrics.height, 0) / 2
        let end = size.width - trailing
        let fieldEnd = showsCancel ? end - cancelWidth - metrics.spacing : end
        let field = CGRect(x: leading, y: top, width: max(fieldEnd - leading, 0), height: height)
        let cancel = CGRect(
            x: showsCancel ? end - cancelWidth : size.width, y: top, width: cancelWidth, height: height)
        self.field = isRightToLeft ? field.mirrored(in: size.width) : field
        self.cancel = isRightToLeft ? cancel.mirrored(in: size.width) : cancel
        contentAlpha = min(max(2 * height / metrics.fieldHeight - 1, 0), 1)
    }
}
