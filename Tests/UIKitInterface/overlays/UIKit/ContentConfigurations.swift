// Source: UIKit documentation, UIContentConfiguration, UIContentView, UIConfigurationState, UICellConfigurationState,
// UIListContentConfiguration, UIListContentView, UITableViewCell, UITableViewHeaderFooterView.

public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { fatalError() }
}

public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    init(traitCollection: UITraitCollection)
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isHighlighted: Bool
    public var isSelected: Bool
    public init(traitCollection: UITraitCollection) { fatalError() }
}

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public struct TextProperties: Hashable {
        public enum TextTransform: Hashable, Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines: Int
        public var transform: TextTransform
    }
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat
        public var maximumSize: CGSize
        public var reservedLayoutSize: CGSize
    }
    public var image: UIImage?
    public var imageProperties: ImageProperties
    public var text: String?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryTextProperties: TextProperties
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var imageToTextPadding: CGFloat
    public var textToSecondaryTextHorizontalPadding: CGFloat
    public var textToSecondaryTextVerticalPadding: CGFloat
    @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError() }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { fatalError() }
    public static func cell() -> UIListContentConfiguration { fatalError() }
    public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
    public static func valueCell() -> UIListContentConfiguration { fatalError() }
    public static func plainHeader() -> UIListContentConfiguration { fatalError() }
    public static func plainFooter() -> UIListContentConfiguration { fatalError() }
    public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
    public static func groupedFooter() -> UIListContentConfiguration { fatalError() }
    public static func == (left: UIListContentConfiguration, right: UIListContentConfiguration) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}

extension UIListContentView: UIContentView {
    @MainActor @preconcurrency public convenience init(configuration: UIListContentConfiguration) { fatalError() }
    public var configuration: any UIContentConfiguration {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UITableViewCell {
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
    public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
    public var configurationState: UICellConfigurationState { fatalError() }
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { fatalError() }
        set { fatalError() }
    }
    public func updateConfiguration(using state: UICellConfigurationState) { fatalError() }
}

extension UITableViewHeaderFooterView {
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
    public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}
