import Foundation

/// A layer filled with an axial gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    private var stops: [CGFloat] = []

    public required init() {
        super.init()
    }

    public required init(layer: Any) {
        super.init(layer: layer)
    }

    /// The colours as `CGColor`s, from start to end; default nil.
    open var colors: [Any]? {
        get { model.gradientColors.isEmpty ? nil : model.gradientColors.map { CGColor(pixel: $0) } }
        set {
            let pixels = (newValue ?? []).compactMap { ($0 as? CGColor)?.pixel }
            change(.gradientColors, \.gradientColors, to: pixels)
            refresh()
        }
    }

    /// The place of each colour, 0...1; default nil, evenly spread.
    open var locations: [NSNumber]? {
        get { stops.isEmpty ? nil : stops.map { NSNumber(value: Double($0)) } }
        set {
            stops = (newValue ?? []).map { CGFloat($0.doubleValue) }
            refresh()
        }
    }

    /// Where the gradient starts, in units of the bounds; default the middle of the top edge.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { refresh() }
    }

    /// Where the gradient ends, in units of the bounds; default the middle of the bottom edge.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { refresh() }
    }

    private func refresh() {
        content = .drawing { [weak self] canvas, shown in
            guard let self, !shown.gradientColors.isEmpty else { return }
            let count = shown.gradientColors.count
            let even = (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
            canvas.drawLinearGradient(
                in: shown.bounds, cornerRadius: shown.cornerRadius, colors: shown.gradientColors,
                locations: self.stops.count == count ? self.stops : even, start: self.startPoint, end: self.endPoint)
        }
    }
}
