import Foundation

/// The values of the setters from before `UIBarButtonItemAppearance` on one item, for its button or its back button.
struct LegacyButtonValues {
    /// The state, style and bar height of a background image; without a style it applies to every style.
    struct ImageKey: Hashable {
        var state: UIControl.State.RawValue
        var style: UIBarButtonItem.Style?
        var metrics: UIBarMetrics

        init(_ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics) {
            self.state = state.rawValue
            self.style = style
            self.metrics = metrics
        }
    }

    var images: [ImageKey: UIImage] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    /// Downward, in points.
    var imageOffsets: [UIBarMetrics: CGFloat] = [:]

    /// Returns the image for a button. A missing state falls back to `.normal`, a missing height to the regular one
    /// (comments of UIKit's setters); an image for the style precedes one without a style.
    func image(state: UIControl.State, style: UIBarButtonItem.Style, metrics: UIBarMetrics) -> UIImage? {
        for metrics in metrics.chain {
            for state in state == .normal ? [.normal] : [state, .normal] {
                for style in [style, nil] {
                    if let image = images[ImageKey(state, style, metrics)] { return image }
                }
            }
        }
        return nil
    }

    func titleOffset(_ metrics: UIBarMetrics) -> UIOffset {
        metrics.chain.lazy.compactMap { titleOffsets[$0] }.first ?? .zero
    }

    func imageOffset(_ metrics: UIBarMetrics) -> CGFloat {
        metrics.chain.lazy.compactMap { imageOffsets[$0] }.first ?? 0
    }
}

extension UIBarMetrics {
    init(isCompact: Bool, hasPrompt: Bool) {
        switch (isCompact, hasPrompt) {
        case (false, false): self = .default
        case (true, false): self = .compact
        case (false, true): self = .defaultPrompt
        case (true, true): self = .compactPrompt
        }
    }

    /// The metrics whose values apply, in order of precedence.
    fileprivate var chain: [UIBarMetrics] {
        switch self {
        case .default: [.default]
        case .compact: [.compact, .default]
        case .defaultPrompt: [.defaultPrompt, .default]
        case .compactPrompt: [.compactPrompt, .compact, .default]
        }
    }
}

/// The background image and title offset of a button in one state. Values of the bar's appearance precede those of the
/// item's legacy setters.
@MainActor
struct BarButtonDecoration {
    var image: UIImage?
    private var imageOffset: UIOffset
    var titleOffset: UIOffset

    /// - Parameter style: The item's style, which selects among images for styles.
    init(
        _ appearance: UIBarButtonItemStateAppearance, fallback legacy: LegacyButtonValues, state: UIControl.State,
        style: UIBarButtonItem.Style, metrics: UIBarMetrics
    ) {
        let values = appearance.resolved
        image = values.backgroundImage ?? legacy.image(state: state, style: style, metrics: metrics)
        imageOffset =
            values.backgroundImagePositionAdjustment
            ?? UIOffset(horizontal: 0, vertical: legacy.imageOffset(metrics))
        titleOffset = values.titlePositionAdjustment ?? legacy.titleOffset(metrics)
    }

    /// The frame of the image in a button: the button's width, the image's height, centered vertically.
    func imageFrame(in bounds: CGRect) -> CGRect {
        let height = image?.size.height ?? 0
        return CGRect(
            x: bounds.minX + imageOffset.horizontal, y: bounds.midY - height / 2 + imageOffset.vertical,
            width: bounds.width, height: height)
    }
}

extension UIControl {
    /// The state that the appearance of a bar's button depends on.
    var barButtonState: UIControl.State { !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal }
}
