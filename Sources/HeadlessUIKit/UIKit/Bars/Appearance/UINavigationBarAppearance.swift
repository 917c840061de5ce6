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

extension UINavigationBarAppearance {
    /// The attributes of the title in the bar; none by default: 17 points semibold in the label colour (fact 6.1.13).
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.title }
        set { titles.title = newValue }
    }

    /// The displacement of the title in the bar, in points; none by default.
    public var titlePositionAdjustment: UIOffset {
        get { titles.positionAdjustment }
        set { titles.positionAdjustment = newValue }
    }

    /// The attributes of the large title; none by default: 34 points bold in the label colour (fact 6.1.13).
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.largeTitle }
        set { titles.largeTitle = newValue }
    }

    /// iOS 26: the attributes of the subtitle in the bar; none by default.
    public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.subtitle }
        set { titles.subtitle = newValue }
    }

    /// iOS 26: the attributes of the subtitle under the large title; none by default.
    public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.largeSubtitle }
        set { titles.largeSubtitle = newValue }
    }

    /// iOS 26: the new name of ``doneButtonAppearance``.
    public var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// The image of the back button; the system's arrow by default.
    public var backIndicatorImage: UIImage { titles.backIndicator?.image ?? Self.systemBackIndicator }

    /// The mask of the back button's image during transitions; that of the system's arrow by default.
    public var backIndicatorTransitionMaskImage: UIImage {
        titles.backIndicator?.transitionMask ?? Self.systemBackIndicator
    }

    /// Sets the image of the back button and its mask; if either is nil, both are the system's again.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        if let backIndicatorImage, let transitionMaskImage {
            titles.backIndicator = .init(image: backIndicatorImage, transitionMask: transitionMaskImage)
        } else {
            titles.backIndicator = nil
        }
    }

    /// Whether a back indicator of the app's own was set.
    var hasCustomBackIndicator: Bool { titles.backIndicator != nil }

    private static let systemBackIndicator: UIImage = {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
        return UIImage(systemName: "chevron.backward", withConfiguration: configuration) ?? UIImage()
    }()
}

/// How the titles of an appearance are set, as a plain value.
struct NavigationBarTitles: Equatable {
    var title: [NSAttributedString.Key: Any] = [:]
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var subtitle: [NSAttributedString.Key: Any] = [:]
    var largeSubtitle: [NSAttributedString.Key: Any] = [:]
    var positionAdjustment = UIOffset.zero
    /// Both or neither.
    var backIndicator: BackIndicator?

    struct BackIndicator: Equatable {
        var image: UIImage
        var transitionMask: UIImage
    }

    static func == (left: NavigationBarTitles, right: NavigationBarTitles) -> Bool {
        AttributeDictionary.areEqual(left.title, right.title)
            && AttributeDictionary.areEqual(left.largeTitle, right.largeTitle)
            && AttributeDictionary.areEqual(left.subtitle, right.subtitle)
            && AttributeDictionary.areEqual(left.largeSubtitle, right.largeSubtitle)
            && left.positionAdjustment == right.positionAdjustment
            && left.backIndicator == right.backIndicator
    }
}

/// Comparison of text attributes, whose values have no common type.
enum AttributeDictionary {
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
