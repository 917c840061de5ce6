import Foundation

/// A text field for searching, with a cancel button.
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning {
    private let field = UISearchTextField(frame: .zero)
    private let editor = SearchFieldDelegate()
    private var storedCancelButton: SearchCancelButton?
    private var showsCancel = false

    /// Whether the search bar is among bar button items; then the field fills it.
    final var isInline = false { didSet { if isInline != oldValue { setNeedsLayout() } } }
    final weak var searchController: UISearchController?

    /// The object that decides about editing and is notified of it; default nil.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UISearchBarDelegate)?

    /// Creates an empty search bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Traps with a message: nib files are not modeled.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        editor.searchBar = self
        field.delegate = editor
        field.enablesReturnKeyAutomatically = true
        field.addAction(UIAction { [weak self] _ in self?.userChangedText() }, for: .editingChanged)
        addSubview(field)
    }

    /// The text field.
    open var searchTextField: UISearchTextField { field }

    /// The search text; default empty. The delegate is not notified if the app sets it.
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text else { return }
            field.text = newValue
            searchController?.textChanged()
        }
    }

    /// The placeholder of the empty field; default nil.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// iOS 16.4: whether the search bar reacts to the user; default true.
    open var isEnabled = true { didSet { enabledChanged() } }

    /// The position of the bar: what the delegate returns, else `.any`.
    open var barPosition: UIBarPosition { storedDelegate?.position(for: self) ?? .any }

    /// Whether the cancel button is visible; default false. Setting it ends the search controller's control of the
    /// button.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button, and ends the search controller's control of it.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancel(showsCancelButton, animated: animated)
    }

    final func showCancel(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancel != showsCancelButton else { return }
        showsCancel = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation { _ = cancelButton }
        UIView.animateSystemChanges(withDuration: barMetrics.search.presentationDuration) { self.layOutSubtree() }
    }

    private var cancelButton: SearchCancelButton {
        if let storedCancelButton { return storedCancelButton }
        let button = SearchCancelButton(usesGlass: barMetrics.usesGlass)
        button.alpha = 0
        button.addAction(UIAction { [weak self] _ in self?.userCancelled() }, for: .primaryActionTriggered)
        addSubview(button)
        button.frame = arrangement(showsCancel: false).cancel
        storedCancelButton = button
        return button
    }

    // MARK: First responder (forwarded to the field)

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// A disabled search bar is drawn dimmed. (UIKit's documentation of `isEnabled`)
    private func enabledChanged() {
        isUserInteractionEnabled = isEnabled
        field.isEnabled = isEnabled
        alpha = isEnabled ? 1 : barMetrics.search.disabledAlpha
    }

    // MARK: User actions

    private func userChangedText() {
        storedDelegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textChanged()
    }

    private func userCancelled() {
        storedDelegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    // MARK: Layout

    private func arrangement(showsCancel: Bool) -> SearchBarArrangement {
        SearchBarArrangement(
            size: bounds.size, metrics: barMetrics.search, margin: barMetrics.sideMargin, insets: safeAreaInsets,
            cancelWidth: storedCancelButton?.fittingWidth ?? 0, showsCancel: showsCancel,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, isInline: isInline)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if showsCancel { _ = cancelButton }
        let arrangement = arrangement(showsCancel: showsCancel)
        field.frame = arrangement.field
        field.contentAlpha = arrangement.contentAlpha
        storedCancelButton?.frame = arrangement.cancel
        storedCancelButton?.alpha = showsCancel ? arrangement.contentAlpha : 0
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// The height of a search bar outside of navigation bars.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barMetrics.search.ownHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barMetrics.search.ownHeight)
    }
}

// The text input traits of the field.
extension UISearchBar: UITextInputTraits {
    /// The automatic capitalization; default sentences.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// Whether words are corrected; default the system's choice.
    public var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// The keyboard type; default that of the language.
    public var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The return key's type; default "return".
    public var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Whether the return key is disabled without text; default true (observed: openradar.me/22774460).
    public var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
}

/// Decides about editing in a search bar and is notified of it. The methods are optional in UIKit; the defaults here
/// return true or do nothing.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the user changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether a range may be replaced by the user's input.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user pressed the keyboard's search key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user tapped the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Forwards the text field's delegate calls to the search bar's delegate.
@MainActor
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    weak var searchBar: UISearchBar?

    private func decide(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let searchBar, let delegate = searchBar.storedDelegate else { return true }
        return question(delegate, searchBar)
    }

    private func notify(_ message: (any UISearchBarDelegate, UISearchBar) -> Void) {
        guard let searchBar, let delegate = searchBar.storedDelegate else { return }
        message(delegate, searchBar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        decide { $0.searchBarShouldBeginEditing($1) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        notify { $0.searchBarTextDidBeginEditing($1) }
        searchBar?.searchController?.editingBegan()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        decide { $0.searchBarShouldEndEditing($1) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        notify { $0.searchBarTextDidEndEditing($1) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        decide { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        notify { $0.searchBarSearchButtonClicked($1) }
        return false
    }
}

/// The button that ends a search: a text, on iOS 26 a cross on a platter.
@MainActor
final class SearchCancelButton: UIControl {
    override var keepsTaps: Bool { true }

    private let label = BarLabel(frame: .zero)
    private let cross = UIImageView(image: UIImage(systemName: "xmark")?.atBarScale)
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
        fatalError("SearchCancelButton.init(coder:): nib files are not modelled; use the other initializer.")
    }

    var fittingWidth: CGFloat { usesGlass ? BarButtonStyle.glassHeight : label.sizeThatFits(.zero).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [label, platter, cross] { part.frame = bounds }
    }
}

/// The layout of a search bar's parts, computed from its size.
struct SearchBarArrangement: Equatable {
    let field: CGRect
    let cancel: CGRect

    /// The alpha of the field's content, 0...1, which fades while the search bar collapses.
    let contentAlpha: CGFloat

    init(
        size: CGSize, metrics: SearchMetrics, margin: CGFloat, insets: UIEdgeInsets, cancelWidth: CGFloat,
        showsCancel: Bool, isRightToLeft: Bool, isInline: Bool = false
    ) {
        // Among bar button items it has no margins and fills the height.
        let margin = isInline ? 0 : margin
        let insets = isInline ? .zero : insets
        let leading = (isRightToLeft ? insets.right : insets.left) + margin
        let trailing = (isRightToLeft ? insets.left : insets.right) + margin
        let room = metrics.height - metrics.fieldHeight
        let height = isInline ? size.height : max(min(metrics.fieldHeight, size.height - room), 0)
        // In a higher search bar than a navigation bar's the field is centered vertically.
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
