import Foundation

/// The look of a toolbar: its background and its buttons. (Fact 7)
open class UIToolbarAppearance: UIBarAppearance {
    private var plain = UIBarButtonItemAppearance(style: .plain)
    private var done = UIBarButtonItemAppearance(style: .done)

    /// The default background, for a kind of device; no attributes.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        listenToButtons()
    }

    /// What the given appearance and this class have in common is copied, the rest has its default.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            plain = other.plain.copied()
            done = other.done.copied()
        } else if let other = barAppearance as? UINavigationBarAppearance {
            plain = other.buttonAppearance.copied()
            done = other.doneButtonAppearance.copied()
        }
        listenToButtons()
    }

    /// Not supported: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError("UIToolbarAppearance.init(coder:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// The look of plain buttons. Setting copies.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { plain }
        set {
            plain.onChange = nil
            plain = newValue.copied()
            listenToButtons()
            onChange?()
        }
    }

    /// The look of done buttons. Setting copies.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { done }
        set {
            done.onChange = nil
            done = newValue.copied()
            listenToButtons()
            onChange?()
        }
    }

    /// iOS 26: the new name of ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    private func listenToButtons() {
        for part in [plain, done] {
            part.onChange = { [weak self] in self?.onChange?() }
        }
    }

    override func hasEqualValues(to other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return super.hasEqualValues(to: other) && plain.isEqual(other.plain) && done.isEqual(other.done)
    }
}
