import Foundation

/// The field of a search bar: a magnifier, tokens, the text, a button that clears it. A place in the text is its end only,
/// so nothing here is about ranges.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    private let platter = BarPlatter(frame: .zero)
    private let tokenRow = SearchTokenRow(frame: .zero)
    private lazy var menu = SuggestionMenu(of: self)

    /// Makes an empty field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        magnifier.contentMode = .center
        magnifier.tintColor = .secondaryLabel
        leftView = magnifier
        leftViewMode = .always
        clearButtonMode = .always
        insertSubview(platter, at: 0)
        tokenRow.clipsToBounds = true
        tokenRow.isUserInteractionEnabled = false
        addSubview(tokenRow)
    }

    /// 0...1; what is in the field fades while the search bar gets lower.
    var contentAlpha: CGFloat = 1 {
        didSet { for part in [magnifier, tokenRow, textLabel, placeholderLabel] { part.alpha = contentAlpha } }
    }

    // MARK: Tokens

    /// Hears of tokens that the app or the user changed.
    var tokensChanged: (() -> Void)?

    /// What stands before the text; default empty.
    open var tokens: [UISearchToken] = [] {
        didSet { if tokens != oldValue { showTokens() } }
    }
    /// Puts a token among the others; an index that does not exist stops.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    /// Takes a token away; an index that does not exist stops.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    /// What is behind tokens; default, and for nil, a grey of the system's.
    open var tokenBackgroundColor: UIColor! {
        get { storedTokenColor ?? .systemFill }
        set {
            storedTokenColor = newValue
            showTokens()
        }
    }
    private var storedTokenColor: UIColor?
    /// Whether the delete key takes the last token where there is no text; default true.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied; default true. There is no pasteboard here.
    open var allowsCopyingTokens = true

    private func showTokens() {
        tokenRow.show(tokens, color: tokenBackgroundColor)
        contentsChanged()
        tokensChanged?()
    }

    /// A token is like a character. (UIKit's documentation of `UISearchToken`)
    override func deleteBeforeText() -> Bool {
        guard allowsDeletingTokens, !tokens.isEmpty else { return false }
        changeQuietly { tokens.removeLast() }
        return true
    }

    override func clearBeforeText() {
        if allowsDeletingTokens { changeQuietly { tokens = [] } }
    }

    /// Changes tokens as a part of something that is told in another way.
    func changeQuietly(_ change: () -> Void) {
        let listener = tokensChanged
        tokensChanged = nil
        change()
        tokensChanged = listener
    }

    override var hasContents: Bool { hasText || !tokens.isEmpty }

    // MARK: Suggestions

    /// iOS 16: what a menu beneath the field offers; default nil. Nil or none takes the menu away, and so does choosing
    /// one.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet {
            offer(searchSuggestions ?? []) { [weak self] suggestion in
                guard let self else { return }
                (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
                searchSuggestions = nil
            }
        }
    }

    /// Shows suggestions in a menu, or takes it away.
    func offer(_ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        guard Simulator.current.profile.system >= 16 else { return }
        guard !suggestions.isEmpty, window != nil else { return menu.removeFromSuperview() }
        menu.show(suggestions, choose: choose)
    }

    // MARK: Layout

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        let width = tokenWidth(in: rect)
        rect.size.width -= width
        if effectiveUserInterfaceLayoutDirection != .rightToLeft { rect.origin.x += width }
        return rect
    }

    private func tokenWidth(in rect: CGRect) -> CGFloat {
        guard !tokens.isEmpty else { return 0 }
        return min(tokenRow.fittingWidth, max(rect.width - barMetrics.search.suggestions.leastTextWidth, 0))
    }

    open override func layoutSubviews() {
        let usesGlass = barMetrics.usesGlass
        magnifier.bounds.size = CGSize(width: barMetrics.search.magnifierWidth, height: 20)
        platter.isHidden = !usesGlass
        platter.frame = bounds
        // Glass is a capsule at every height, as its platter is.
        layer.cornerRadius = usesGlass ? bounds.height / 2 : min(barMetrics.search.cornerRadius, bounds.height / 2)
        backgroundColor = usesGlass ? nil : .tertiarySystemFill
        // A platter's shadow reaches beyond the field.
        clipsToBounds = !usesGlass
        super.layoutSubviews()
        let room = super.textRect(forBounds: bounds)
        let width = tokenWidth(in: room)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        tokenRow.frame = CGRect(
            x: isRightToLeft ? room.maxX - width : room.minX, y: 0, width: width, height: bounds.height)
    }

    override func contentsChanged() {
        super.contentsChanged()
        placeholderLabel.textColor = .secondaryLabel
    }
}
