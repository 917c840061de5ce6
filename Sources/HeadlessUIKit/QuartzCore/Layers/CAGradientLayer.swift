import Foundation

/// A layer filled with an axial gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    public required init() {
        super.init()
        setUp()
    }

    public required init(layer: Any) {
        super.init(layer: layer)
        setUp()
    }

    private func setUp() {
        content = .drawing { canvas, shown in
            guard !shown.gradientColors.isEmpty else { return }
            let (count, gradient) = (shown.gradientColors.count, shown.gradient)
            let even = (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
            canvas.drawLinearGradient(
                in: shown.bounds, cornerRadius: shown.cornerRadius, colors: shown.gradientColors,
                locations: gradient.locations.numbers.count == count ? gradient.locations.numbers : even,
                start: gradient.start,
                end: gradient.end)
        }
    }

    /// The colours as `CGColor`s, from start to end; default nil.
    open var colors: [Any]? {
        get { model.gradientColors.isEmpty ? nil : model.gradientColors.map { CGColor(pixel: $0) } }
        set {
            let pixels = (newValue ?? []).compactMap { ($0 as? CGColor)?.pixel }
            change(.gradientColors, \.gradientColors, to: pixels)
        }
    }

    /// The place of each colour, 0...1; default nil, evenly spread.
    open var locations: [NSNumber]? {
        get {
            let places = model.gradient.locations.numbers
            return places.isEmpty ? nil : places.map { NSNumber(value: Double($0)) }
        }
        set {
            let places = (newValue ?? []).map { CGFloat($0.doubleValue) }
            change(.gradientLocations, \.gradient.locations, to: GradientLocations(numbers: places))
        }
    }

    /// Where the gradient starts, in units of the bounds; default the middle of the top edge.
    open var startPoint: CGPoint {
        get { model.gradient.start }
        set { change(.gradientStart, \.gradient.start, to: newValue) }
    }

    /// Where the gradient ends, in units of the bounds; default the middle of the bottom edge.
    open var endPoint: CGPoint {
        get { model.gradient.end }
        set { change(.gradientEnd, \.gradient.end, to: newValue) }
    }

    /// How colours spread; default axial, the only kind that is modelled.
    open var type = CAGradientLayerType.axial {
        didSet {
            precondition(
                type == .axial, "CAGradientLayer.type: \"\(type.rawValue)\" is not modelled; take an axial gradient.")
        }
    }
}

/// The values of a gradient layer beside its colours.
struct LayerGradient {
    var locations = GradientLocations(numbers: [])
    var start = CGPoint(x: 0.5, y: 0)
    var end = CGPoint(x: 0.5, y: 1)
}

/// The place of each colour, 0...1.
struct GradientLocations: LayerValue, Equatable {
    var numbers: [CGFloat]
}

/// How the colours of a gradient layer spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
