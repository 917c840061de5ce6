import Foundation

/// A field to type a search into, with a button that cancels it.
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning {
    private let field = UISearchTextField(frame: .zero)
    private let editor = SearchBarEditor()
    private var storedCancelButton: SearchCancelButton?
    private var showsCancel = false
    /// Whether the search bar is among bar button items: the field fills it.
    var isInline = false { didSet { if isInline != oldValue { setNeedsLayout() } } }
    weak var searchController: UISearchController?

    /// Who decides about editing; default nil.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Makes an empty search bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        editor.searchBar = self
        field.delegate = editor
        field.addAction(UIAction { [weak self] _ in self?.userChangedText() }, for: .editingChanged)
        addSubview(field)
    }

    /// The field the user types into.
    open var searchTextField: UISearchTextField { field }
    /// What is searched for; default empty. Set by code, the delegate is not told.
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text else { return }
            field.text = newValue
            searchController?.textChanged()
        }
    }
    /// What the empty field says; default nil.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// iOS 16.4: whether the user can do anything with the search bar; default true.
    open var isEnabled = true { didSet { takeEnabled() } }
    /// Where the bar lies: as the delegate says, else anywhere.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    /// Whether the cancel button shows; default false. Setting it makes the search controller leave it to the app.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows the cancel button or not, and makes the search controller leave it to the app.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancel(showsCancelButton, animated: animated)
    }

    func showCancel(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancel != showsCancelButton else { return }
        showsCancel = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        UIView.performWithoutAnimation { _ = cancelButton }
        UIView.animate(withDuration: barMetrics.search.presentationDuration) { self.layOutSubtree() }
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

    // MARK: First responder: the field in its place

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// A bar that is not enabled looks so. (UIKit's documentation of `isEnabled`)
    private func takeEnabled() {
        isUserInteractionEnabled = isEnabled
        field.isEnabled = isEnabled
        alpha = isEnabled ? 1 : barMetrics.search.disabledAlpha
    }

    // MARK: The user

    private func userChangedText() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textChanged()
    }

    private func userCancelled() {
        delegate?.searchBarCancelButtonClicked(self)
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
        let places = arrangement(showsCancel: showsCancel)
        field.frame = places.field
        field.contentAlpha = places.contentAlpha
        storedCancelButton?.frame = places.cancel
        storedCancelButton?.alpha = showsCancel ? places.contentAlpha : 0
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
