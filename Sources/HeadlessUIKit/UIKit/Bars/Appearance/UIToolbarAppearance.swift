import Foundation

/// The appearance of a toolbar: its background and its buttons. (Fact 7)
open class UIToolbarAppearance: UIBarAppearance {
    private var plain = BarButtonSlot.plain
    private var done = BarButtonSlot.done

    /// Creates the default background for a device idiom, without text attributes.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Copies the properties that the given appearance and this class have in common; the others have their defaults.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            plain = other.plain.copied()
            done = other.done.copied()
        } else if let other = barAppearance as? UINavigationBarAppearance {
            plain = .content(other.buttonAppearance.content)
            done = .content(other.doneButtonAppearance.content)
        }
    }

    /// Traps with a message: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError(
            "UIToolbarAppearance.init(coder:): appearances cannot be decoded in HeadlessUIKit; create them in code.")
    }

    /// The appearance of plain buttons; copied when set.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { plain.object(prepare: observe) }
        set {
            plain.replace(with: newValue)
            onChange?()
        }
    }

    /// The appearance of done buttons; copied when set.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { done.object(prepare: observe) }
        set {
            done.replace(with: newValue)
            onChange?()
        }
    }

    /// The same as ``doneButtonAppearance``, whose name is deprecated from iOS 26.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    override func hasEqualValues(to other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return super.hasEqualValues(to: other) && plain == other.plain && done == other.done
    }
}
