import Foundation

/// What the setters from before `UIBarButtonItemAppearance` have set on one item, for its button or for the way back.
struct LegacyButtonValues {
    /// Where a background image belongs; without a style to buttons of every style.
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
    /// Points down.
    var imageOffsets: [UIBarMetrics: CGFloat] = [:]

    /// The image for a button. Where nothing was set for the state that of the normal one serves, and where nothing was
    /// set for the height that of the usual one (comments of UIKit's setters); an image of the style comes first.
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

    /// Whose values count, the first first.
    fileprivate var chain: [UIBarMetrics] {
        switch self {
        case .default: [.default]
        case .compact: [.compact, .default]
        case .defaultPrompt: [.defaultPrompt, .default]
        case .compactPrompt: [.compactPrompt, .compact, .default]
        }
    }
}
