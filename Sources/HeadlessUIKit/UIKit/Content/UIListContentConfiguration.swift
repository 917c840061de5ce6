import Foundation

/// A text, a second text and an image, as cells, headers and footers show them. (UIKit documentation)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How a text looks.
    public struct TextProperties: Hashable {
        /// Changes of the letters.
        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        /// The font; default that of the configuration.
        public var font: UIFont
        /// The color; default that of the configuration.
        public var color: UIColor
        /// The greatest number of lines; 0, the default, for as many as needed.
        public var numberOfLines = 0
        /// A change of the letters; default none.
        public var transform = TextTransform.none
    }

    /// How an image looks.
    public struct ImageProperties: Hashable {
        /// The size and weight of a symbol; default those of the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a symbol; nil, the default, is the view's tint.
        public var tintColor: UIColor?
        /// The radius of the corners in points; default 0.
        public var cornerRadius: CGFloat = 0
        /// The greatest size in points; 0, the default, on an axis for no limit.
        public var maximumSize = CGSize.zero
        /// The size of the space for the image in points; 0, the default, on an axis for the image's own.
        public var reservedLayoutSize = CGSize.zero
    }

    /// The image before the texts.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// How the text looks.
    public var textProperties: TextProperties
    /// The second text, below or beside the first one.
    public var secondaryText: String?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// Whether the second text is at the trailing edge where both fit in a line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distances of the contents from the edges, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Between the texts in a line, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Between the texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(
        _ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets,
        isSideBySide: Bool = false
    ) {
        (textProperties, secondaryTextProperties) = (text, secondary)
        directionalLayoutMargins = margins
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    /// Makes a view that shows the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration itself: its texts look the same in every state that is modeled.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

// MARK: - Standard configurations

extension UIListContentConfiguration {
    /// Of a cell with one text or two.
    public static func cell() -> UIListContentConfiguration { standard(.default) }

    /// Of a cell with a smaller text below.
    public static func subtitleCell() -> UIListContentConfiguration { standard(.subtitle) }

    /// Of a cell with a value at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { standard(.value1) }

    /// Of a header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { header(.plain, isFooter: false) }

    /// Of a footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { header(.plain, isFooter: true) }

    /// Of a header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { header(.grouped, isFooter: false) }

    /// Of a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { header(.grouped, isFooter: true) }

    // The functions above belong to no actor, and cells are made on the main actor only.
    private static func standard(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
        onMainActor { cell(style, TableMetrics(Simulator.current.profile, style: .plain, width: 390)) }
    }

    private static func onMainActor(
        _ make: @MainActor () -> UIListContentConfiguration
    ) -> UIListContentConfiguration {
        nonisolated(unsafe) var result: UIListContentConfiguration?
        MainActor.assumeIsolated { result = make() }
        return result!
    }

    /// Of a cell in a style. The margins are 11 before system 26 (fact m24.14); from there they make a row of 53 (fact
    /// m24.1).
    @MainActor
    static func cell(_ style: UITableViewCell.CellStyle, _ metrics: TableMetrics) -> UIListContentConfiguration {
        let secondary = TextProperties(
            font: .preferredFont(forTextStyle: style == .value1 ? .body : metrics.subtitleFont), color: .secondaryLabel)
        let vertical: CGFloat = metrics.isNew ? 15.5 : 11
        let margins = NSDirectionalEdgeInsets(
            top: vertical, leading: 16, bottom: vertical, trailing: metrics.accessoryGap)
        return UIListContentConfiguration(
            TextProperties(font: .preferredFont(forTextStyle: .body), color: .label), secondary, margins: margins,
            isSideBySide: style == .value1 || style == .value2)
    }

    private static func header(_ style: UITableView.Style, isFooter: Bool) -> UIListContentConfiguration {
        onMainActor {
            let metrics = TableMetrics(Simulator.current.profile, style: style, width: 390)
            var text = TextProperties(
                font: isFooter ? .preferredFont(forTextStyle: .footnote) : metrics.headerFont, color: .secondaryLabel)
            if !isFooter, metrics.uppercasesHeaders { text.transform = .uppercase }
            let margins = NSDirectionalEdgeInsets(
                top: isFooter ? metrics.footerTop : metrics.headerTop(isFirst: false, isCompact: false),
                leading: 8, bottom: isFooter ? metrics.footerBottom : metrics.headerBottom, trailing: 8)
            return UIListContentConfiguration(text, text, margins: margins)
        }
    }
}
