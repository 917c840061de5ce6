import Foundation

/// A view that shows a list content configuration. (UIKit documentation)
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    /// Makes a view that shows a configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(showing: configuration)
    }

    init(showing configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [image, text, secondaryText] { addSubview(view) }
        show()
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        fatalError("UIListContentView(coder:): nibs are not modelled; use init(configuration:).")
    }

    /// What the view shows: a `UIListContentConfiguration`; traps with another.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let given = newValue as? UIListContentConfiguration else {
                fatalError("UIListContentView.configuration: \(newValue) is not a UIListContentConfiguration.")
            }
            guard given != shown else { return }
            shown = given
            show()
        }
    }

    // MARK: Internal state

    private var shown: UIListContentConfiguration
    private let image = UIImageView(frame: .zero)
    private let text = UILabel()
    private let secondaryText = UILabel()

    private func show() {
        let properties = shown.imageProperties
        var shownImage = shown.image
        if let symbol = shownImage, symbol.isSymbolImage {
            let given = properties.preferredSymbolConfiguration
            shownImage = symbol.applyingSymbolConfiguration(given ?? .init(font: shown.textProperties.font)) ?? symbol
        }
        image.image = shownImage
        image.tintColor = properties.tintColor
        image.layer.cornerRadius = properties.cornerRadius
        image.layer.masksToBounds = properties.cornerRadius > 0
        image.contentMode = .scaleAspectFit
        image.isHidden = shownImage == nil
        show(shown.text, shown.textProperties, in: text)
        show(shown.secondaryText, shown.secondaryTextProperties, in: secondaryText)
        invalidateIntrinsicContentSize()
    }

    private func show(_ string: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel) {
        switch properties.transform {
        case .none: label.text = string
        case .uppercase: label.text = string?.uppercased()
        case .lowercase: label.text = string?.lowercased()
        case .capitalized: label.text = string?.capitalized
        }
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontForContentSizeCategory = true
        label.isHidden = string?.isEmpty != false
    }

    // MARK: Layout

    /// Where the parts are in a width, with left to right, and the height of the whole.
    private struct Arrangement {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
        var height: CGFloat = 0
    }

    /// The configuration's margins, at the sides at least those that the cell gives its contents (fact m24.14).
    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard superview is UITableViewCell || superview is UITableViewHeaderFooterView else { return margins }
        let given = directionalLayoutMargins
        margins.leading = max(margins.leading, given.leading)
        margins.trailing = max(margins.trailing, given.trailing)
        return margins
    }

    /// The distance of the text from the leading edge.
    final var textStart: CGFloat {
        let leading = margins.leading
        guard let size = imageSize else { return leading }
        return leading + max(size.width, shown.imageProperties.reservedLayoutSize.width) + shown.imageToTextPadding
    }

    private var imageSize: CGSize? {
        guard var size = image.image?.size, size.width > 0, size.height > 0 else { return nil }
        let limit = shown.imageProperties.maximumSize
        let factor = min(
            limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1, 1)
        size = CGSize(width: size.width * factor, height: size.height * factor)
        return size
    }

    private func arrangement(width: CGFloat) -> Arrangement {
        var result = Arrangement()
        let margins = margins
        let start = textStart
        let room = max(width - start - margins.trailing, 1)
        let hasText = !text.isHidden
        let hasSecondary = !secondaryText.isHidden
        let fitting = CGSize(width: room, height: 0)
        var first = hasText ? text.sizeThatFits(fitting) : .zero
        var second = hasSecondary ? secondaryText.sizeThatFits(fitting) : .zero
        let inLine = first.width + shown.textToSecondaryTextHorizontalPadding + second.width <= room
        var height: CGFloat
        if shown.prefersSideBySideTextAndSecondaryText, hasText, hasSecondary, inLine {
            height = max(first.height, second.height)
            result.text = CGRect(x: start, y: 0, width: first.width, height: height)
            result.secondaryText = CGRect(
                x: width - margins.trailing - second.width, y: 0, width: second.width, height: height)
        } else {
            (first.width, second.width) = (room, room)
            let gap = hasText && hasSecondary ? shown.textToSecondaryTextVerticalPadding : 0
            height = first.height + gap + second.height
            result.text = CGRect(origin: CGPoint(x: start, y: 0), size: first)
            result.secondaryText = CGRect(origin: CGPoint(x: start, y: first.height + gap), size: second)
        }
        if let size = imageSize {
            let space = max(size.width, shown.imageProperties.reservedLayoutSize.width)
            result.image = CGRect(
                x: margins.leading + (space - size.width) / 2, y: 0, width: size.width, height: size.height)
            height = max(height, size.height, shown.imageProperties.reservedLayoutSize.height)
        }
        result.height = height + margins.top + margins.bottom
        return result
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let parts = arrangement(width: bounds.width)
        let texts = max(parts.text.maxY, parts.secondaryText.maxY)
        let top = (bounds.height - texts) / 2
        place(text, parts.text.offsetBy(dx: 0, dy: top))
        place(secondaryText, parts.secondaryText.offsetBy(dx: 0, dy: top))
        place(image, parts.image.offsetBy(dx: 0, dy: (bounds.height - parts.image.height) / 2))
    }

    private func place(_ view: UIView, _ rect: CGRect) {
        let scale = max(traitCollection.displayScale, 1)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.width - rect.maxX : rect.minX
        view.frame = CGRect(
            x: (x * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(width: size.width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    override var measuresWithPresentWidth: Bool { true }

    open override var intrinsicContentSize: CGSize {
        guard bounds.width > 0 else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return CGSize(width: UIView.noIntrinsicMetric, height: arrangement(width: bounds.width).height)
    }
}
