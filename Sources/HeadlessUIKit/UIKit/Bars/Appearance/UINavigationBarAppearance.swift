import Foundation

/// The appearance of a navigation bar: its background, its titles and its buttons. (Facts 7, 6.1.1 to 6.1.14)
open class UINavigationBarAppearance: UIBarAppearance {
    final var titles = NavigationBarTitleProperties() {
        didSet { if titles != oldValue { onChange?() } }
    }
    private var buttons = NavigationBarButtons()

    /// Creates the default background for a device idiom, without text attributes.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Copies the properties that the given appearance and this class have in common; the others have their defaults.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titles = other.titles
            buttons = other.buttons.copied()
        } else if let other = barAppearance as? UIToolbarAppearance {
            buttons.plain = .content(other.buttonAppearance.content)
            buttons.done = .content(other.doneButtonAppearance.content)
        }
    }

    /// Traps with a message: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError(
            "UINavigationBarAppearance.init(coder:): appearances cannot be decoded in HeadlessUIKit; create them in code."
        )
    }

    /// The appearance of plain buttons; copied when set.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain.object(prepare: observe) }
        set { setButtons(\.plain, to: newValue) }
    }

    /// The appearance of done buttons; copied when set.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done.object(prepare: observe) }
        set { setButtons(\.done, to: newValue) }
    }

    /// The appearance of the back button; values not set come from ``buttonAppearance`` (fact 6.1.12). Copied when set.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get {
            let back = buttons.back.object(prepare: observe)
            back.fallback = buttonAppearance
            return back
        }
        set { setButtons(\.back, to: newValue) }
    }

    private func setButtons(
        _ path: WritableKeyPath<NavigationBarButtons, BarButtonSlot>, to appearance: UIBarButtonItemAppearance
    ) {
        buttons[keyPath: path].replace(with: appearance)
        if case .object(let back) = buttons.back { back.fallback = buttonAppearance }
        onChange?()
    }

    override func hasEqualValues(to other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance else { return false }
        return super.hasEqualValues(to: other) && titles == other.titles && buttons == other.buttons
    }
}

/// The button appearances of a navigation bar's appearance.
@MainActor
struct NavigationBarButtons: @MainActor Equatable {
    var plain = BarButtonSlot.plain
    var done = BarButtonSlot.done
    var back = BarButtonSlot.plain

    func copied() -> NavigationBarButtons {
        var copy = self
        copy.plain = plain.copied()
        copy.done = done.copied()
        copy.back = back.copied()
        return copy
    }
}

extension UINavigationBarAppearance {
    /// The attributes of the inline title; none by default: 17 points semibold in the label color (fact 6.1.13).
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.title }
        set { titles.title = newValue }
    }

    /// The offset of the inline title, in points; zero by default.
    public var titlePositionAdjustment: UIOffset {
        get { titles.positionAdjustment }
        set { titles.positionAdjustment = newValue }
    }

    /// The attributes of the large title; none by default: 34 points bold in the label color (fact 6.1.13).
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.largeTitle }
        set { titles.largeTitle = newValue }
    }

    /// iOS 26: the attributes of the inline subtitle; none by default.
    public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.subtitle }
        set { titles.subtitle = newValue }
    }

    /// iOS 26: the attributes of the subtitle below the large title; none by default.
    public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.largeSubtitle }
        set { titles.largeSubtitle = newValue }
    }

    /// The same as ``doneButtonAppearance``, whose name is deprecated from iOS 26.
    public var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// The image of the back button; the system's chevron by default.
    public var backIndicatorImage: UIImage { titles.backIndicator?.image ?? Self.systemBackIndicator }

    /// The mask of the back button's image in transitions; that of the system's chevron by default.
    public var backIndicatorTransitionMaskImage: UIImage {
        titles.backIndicator?.transitionMask ?? Self.systemBackIndicator
    }

    /// Sets the image of the back button and its mask; if either is nil, both become the system's.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        if let backIndicatorImage, let transitionMaskImage {
            titles.backIndicator = .init(image: backIndicatorImage, transitionMask: transitionMaskImage)
        } else {
            titles.backIndicator = nil
        }
    }

    /// Whether a back indicator other than the system's was set.
    var hasCustomBackIndicator: Bool { titles.backIndicator != nil }

    private static let systemBackIndicator: UIImage = {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
        return UIImage(systemName: "chevron.backward", withConfiguration: configuration) ?? UIImage()
    }()
}

/// The title properties of an appearance, as a value.
struct NavigationBarTitleProperties: Equatable {
    var title: [NSAttributedString.Key: Any] = [:]
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var subtitle: [NSAttributedString.Key: Any] = [:]
    var largeSubtitle: [NSAttributedString.Key: Any] = [:]
    var positionAdjustment = UIOffset.zero
    /// Image and mask are set together.
    var backIndicator: BackIndicator?

    struct BackIndicator: Equatable {
        var image: UIImage
        var transitionMask: UIImage
    }

    static func == (left: NavigationBarTitleProperties, right: NavigationBarTitleProperties) -> Bool {
        TextAttributeComparison.areEqual(left.title, right.title)
            && TextAttributeComparison.areEqual(left.largeTitle, right.largeTitle)
            && TextAttributeComparison.areEqual(left.subtitle, right.subtitle)
            && TextAttributeComparison.areEqual(left.largeSubtitle, right.largeSubtitle)
            && left.positionAdjustment == right.positionAdjustment
            && left.backIndicator == right.backIndicator
    }
}

/// Compares text attributes, whose values have no common type.
enum TextAttributeComparison {
    static func areEqual(_ left: [NSAttributedString.Key: Any], _ right: [NSAttributedString.Key: Any]) -> Bool {
        left.count == right.count
            && left.allSatisfy { key, value in right[key].map { areEqual(value, $0) } ?? false }
    }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
        return left == right
    }
}
