import Foundation

/// The look of a navigation bar: its background, its titles and its buttons. (Facts 7, 6.1)
open class UINavigationBarAppearance: UIBarAppearance {
    var titles = NavigationBarTitles() {
        didSet { if titles != oldValue { onChange?() } }
    }
    private var buttons = NavigationBarButtons()

    /// The default background, for a kind of device; no attributes.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        listenToButtons()
    }

    /// What the given appearance and this class have in common is copied, the rest has its default.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titles = other.titles
            buttons = other.buttons.copied()
        } else if let other = barAppearance as? UIToolbarAppearance {
            buttons.plain = other.buttonAppearance.copied()
            buttons.done = other.doneButtonAppearance.copied()
        }
        listenToButtons()
    }

    /// Not supported: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError("UINavigationBarAppearance.init(coder:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// The look of plain buttons. Setting copies.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { setButtons(\.plain, to: newValue) }
    }

    /// The look of done buttons. Setting copies.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done }
        set { setButtons(\.done, to: newValue) }
    }

    /// The look of the back button; what it does not set comes from ``buttonAppearance`` (fact 6.1.12). Setting copies.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.back }
        set { setButtons(\.back, to: newValue) }
    }

    private func setButtons(
        _ path: WritableKeyPath<NavigationBarButtons, UIBarButtonItemAppearance>,
        to appearance: UIBarButtonItemAppearance
    ) {
        buttons[keyPath: path].onChange = nil
        buttons[keyPath: path] = appearance.copied()
        listenToButtons()
        onChange?()
    }

    private func listenToButtons() {
        buttons.back.fallback = buttons.plain
        for part in [buttons.plain, buttons.done, buttons.back] {
            part.onChange = { [weak self] in self?.onChange?() }
        }
    }

    override func hasEqualValues(to other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance else { return false }
        return super.hasEqualValues(to: other) && titles == other.titles && buttons == other.buttons
    }
}

/// The buttons of a navigation bar's appearance.
@MainActor
struct NavigationBarButtons: @MainActor Equatable {
    var plain = UIBarButtonItemAppearance(style: .plain)
    var done = UIBarButtonItemAppearance(style: .done)
    var back = UIBarButtonItemAppearance(style: .plain)

    func copied() -> NavigationBarButtons {
        var copy = self
        copy.plain = plain.copied()
        copy.done = done.copied()
        copy.back = back.copied()
        return copy
    }
}
