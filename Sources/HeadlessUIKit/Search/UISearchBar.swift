import Foundation

/// A field to type a search into, with a button that cancels it. A scope bar is not modelled.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    private let field = UISearchTextField(frame: .zero)
    private let editor = SearchBarEditor()
    private var storedCancelButton: SearchCancelButton?
    private var showsCancel = false
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
    /// Whether the cancel button shows; default false.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// The titles of a scope bar; default nil. Not modelled: setting some stops with a sentence.
    open var scopeButtonTitles: [String]? {
        didSet {
            precondition(
                scopeButtonTitles?.isEmpty != false,
                "UISearchBar.scopeButtonTitles: scope bars are not modelled in HeadlessUIKit yet; leave them out.")
        }
    }

    /// Shows the cancel button or not.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
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
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
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

    /// As high as its field with the room around it; outside of navigation bars 56. Unknown for UIKit (F).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}
