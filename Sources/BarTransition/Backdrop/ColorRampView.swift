import UIKit

/// A view that shows one of the colours between two, and can be animated from one to the other through the colours that
/// people see between them, with whatever timing moves the rest of the transition.
///
/// UIKit animates a background colour straight through sRGB, which can be muddy. Here the colours lie on a strip, very
/// much longer than the view is high, and the strip moves.
@MainActor
final class ColorRampView: UIView {
    /// Points. A bar covers so little of the strip that it is one colour.
    private static let length: CGFloat = 200_000
    /// Points of the first colour before, and of the last one after; more than any bar is high.
    private static let margin: CGFloat = 300
    /// How far the strip moves: from one margin to the other.
    private static let way = length + margin
    private static let stops = 32

    private let strip = GradientView(frame: .zero)
    private var colors: (from: UIColor, to: UIColor) = (.clear, .clear)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        strip.frame = CGRect(x: 0, y: 0, width: frame.width, height: Self.way + Self.margin)
        strip.autoresizingMask = .flexibleWidth
        addSubview(strip)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ColorRampView(coder:): it is made by BackgroundFillView only.")
    }

    /// How far it has come, 0...1; can be animated.
    var share: CGFloat {
        get { -strip.frame.minY / Self.way }
        set { strip.frame.origin.y = -newValue * Self.way }
    }

    /// The colour that is on the screen at this moment.
    var presentColor: UIColor {
        let y = (strip.layer.presentation() ?? strip.layer).frame.minY
        return colors.from.mixed(withBarColor: colors.to, share: (-y - Self.margin / 2) / Self.length)
    }

    /// Shows the first colour.
    func start(from: UIColor, to: UIColor) {
        colors = (from, to)
        strip.layer.removeAllAnimations()
        share = 0
        let height = Self.way + Self.margin
        strip.show(
            BarGradient(
                colors: (0...Self.stops).map { from.mixed(withBarColor: to, share: CGFloat($0) / CGFloat(Self.stops)) },
                startPoint: CGPoint(x: 0.5, y: Self.margin / height),
                endPoint: CGPoint(x: 0.5, y: Self.way / height)))
    }
}
