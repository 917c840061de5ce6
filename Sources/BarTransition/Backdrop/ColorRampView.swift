import UIKit

/// A view that shows one of the colors between two. Its color can be animated through OKLab with the timing of the
/// transition.
///
/// UIKit interpolates background colors in sRGB, where colors between two hues are dark. This view moves a gradient of
/// the OKLab colors instead. The gradient is so much taller than a bar that the visible part has one color. It does not clip
/// that part: its superview does, since only that has the height on the screen if the height is already being animated.
@MainActor
final class ColorRampView: UIView {
    /// Height of the gradient, in points.
    private static let length: CGFloat = 200_000
    /// Height of the visible part at most, in points: more than the height of any bar.
    private static let margin: CGFloat = 300
    /// How far the gradient moves, in points.
    private static let distance = length + margin
    /// How far an animation can overshoot its ends, as a fraction of the distance. An animation alongside a transition
    /// has its timing, which can be a spring that bounces.
    private static let overshoot: CGFloat = 0.5
    /// Height of the plain areas above and below the gradient, in points.
    private static let plain = margin + overshoot * distance
    private static let height = length + 2 * plain
    private static let stops = 32

    private let strip = GradientView(frame: .zero)
    private var colors: (from: UIColor, to: UIColor) = (.clear, .clear)

    override init(frame: CGRect) {
        super.init(frame: frame)
        strip.frame = CGRect(x: 0, y: Self.origin(at: 0), width: frame.width, height: Self.height)
        strip.autoresizingMask = .flexibleWidth
        addSubview(strip)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ColorRampView cannot be decoded; BackgroundFillView creates it.")
    }

    /// The fraction of the second color, 0...1. Animatable.
    var fraction: CGFloat = 0 {
        didSet { strip.frame.origin.y = Self.origin(at: fraction) }
    }

    private static func origin(at fraction: CGFloat) -> CGFloat { margin - plain - fraction * distance }

    /// The color that is currently on the screen.
    var presentationColor: UIColor {
        let y = strip.shownLayer.frame.minY
        return colors.from.mixed(with: colors.to, by: (Self.origin(at: 0) - y) / Self.distance)
    }

    /// Shows the first of two colors.
    func start(from: UIColor, to: UIColor) {
        colors = (from, to)
        strip.show(
            BarAppearance.Gradient(
                colors: (0...Self.stops).map { from.mixed(with: to, by: CGFloat($0) / CGFloat(Self.stops)) },
                startPoint: CGPoint(x: 0.5, y: Self.plain / Self.height),
                endPoint: CGPoint(x: 0.5, y: (Self.plain + Self.length) / Self.height)))
    }
}
