import Foundation

/// A layer filled with an axial gradient. (QuartzCore documentation) With fewer than two colors, or with locations that are not one
/// for each color, it draws nothing (measured with Apple's QuartzCore: Tests/quartzcore/CAGradientLayer/drawing.m of
/// gnustep/libs-quartzcore).
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    /// Creates a layer without colors.
    public required init() {
        super.init()
        setUp()
    }

    /// Creates a layer for a copy.
    public required init(layer: Any) {
        super.init(layer: layer)
        setUp()
    }

    private func setUp() { content = content(showing: nil) }

    private static func draw(on canvas: Canvas, _ shown: LayerModel) {
        let (count, gradient) = (shown.gradientColors.count, shown.gradient)
        let locations = gradient.locations.numbers
        guard count > 1, locations.isEmpty || locations.count == count else { return }
        canvas.drawLinearGradient(
            in: shown.bounds, cornerRadius: shown.cornerRadius, colors: shown.gradientColors,
            locations: locations.isEmpty ? (0..<count).map { CGFloat($0) / CGFloat(count - 1) } : locations,
            start: gradient.start, end: gradient.end)
    }

    /// The contents lie over the gradient (observed with Apple's QuartzCore: gnustep/libs-quartzcore,
    /// Tests/quartzcore/CAGradientLayer/drawing.m).
    override func content(showing picture: LayerContent?) -> LayerContent? {
        .drawing { canvas, shown in
            Self.draw(on: canvas, shown)
            picture?.draw(on: canvas, shown)
        }
    }

    /// The colors as `CGColor`s, from start to end; default nil. Fewer than two draw nothing.
    open var colors: [Any]? {
        get { model.gradientColors.isEmpty ? nil : model.gradientColors.map { CGColor(pixel: $0) } }
        set {
            let pixels = (newValue ?? []).compactMap { ($0 as? CGColor)?.pixel }
            change(.gradientColors, \.gradientColors, to: pixels)
        }
    }

    /// The location of each color, 0...1; default nil, evenly spread.
    open var locations: [NSNumber]? {
        get {
            let numbers = model.gradient.locations.numbers
            return numbers.isEmpty ? nil : numbers.map { NSNumber(value: Double($0)) }
        }
        set {
            let numbers = (newValue ?? []).map { CGFloat($0.doubleValue) }
            change(.gradientLocations, \.gradient.locations, to: GradientLocations(numbers: numbers))
        }
    }

    /// The start point, in the unit coordinate space of the bounds; default the center of the top edge.
    open var startPoint: CGPoint {
        get { model.gradient.start }
        set { change(.gradientStart, \.gradient.start, to: newValue) }
    }

    /// The end point, in the unit coordinate space of the bounds; default the center of the bottom edge.
    open var endPoint: CGPoint {
        get { model.gradient.end }
        set { change(.gradientEnd, \.gradient.end, to: newValue) }
    }

    /// The style of the gradient; default axial, the only one that is modeled.
    open var type = CAGradientLayerType.axial {
        didSet {
            precondition(
                type == .axial, "CAGradientLayer.type: \"\(type.rawValue)\" is not modelled; take an axial gradient.")
        }
    }
}

/// The styles of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
