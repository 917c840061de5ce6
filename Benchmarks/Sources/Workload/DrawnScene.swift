import UIKit

/// A screen as a list of simple drawings from back to front, in points: read through UIKit's public properties, to be
/// drawn by another library.
public struct DrawnScene: Encodable {
    /// A drawing with the values it needs; the others are nil.
    public struct Item: Encodable {
        public var kind: String
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double
        public var radius: Double?
        /// Red, green, blue, alpha, 0...1: one color, or those of a gradient.
        public var colors: [[Double]]
        /// Start and end of a gradient in the unit square.
        public var axis: [Double]?
        public var text: String?
        public var size: Double?
        public var isBold: Bool?
        /// The PNG file of an image, as Base64.
        public var image: String?
    }

    public let width: Int
    public let height: Int
    public let scale: Double
    public private(set) var items: [Item] = []

    @MainActor
    init(_ window: UIWindow, scale: CGFloat) {
        self.scale = Double(scale)
        width = Int(window.bounds.width * scale)
        height = Int(window.bounds.height * scale)
        add(window, in: window, alpha: 1)
    }

    @MainActor
    private mutating func add(_ view: UIView, in window: UIWindow, alpha: CGFloat) {
        let frame = view.convert(view.bounds, to: window)
        let alpha = alpha * view.alpha
        guard !view.isHidden, alpha > 0, frame.intersects(window.bounds) else { return }
        precondition(
            view.layer.shadowOpacity == 0 && view.layer.borderWidth == 0,
            "DrawnScene: shadows and borders are not exported; choose a page without.")
        let color = view.backgroundColor.map { components($0, view, alpha) } ?? [0, 0, 0, 0]
        if color[3] > 0 { add("rect", frame, radius: view.layer.cornerRadius, colors: [color]) }
        if let gradient = view.layer as? CAGradientLayer { add(gradient, frame, view, alpha) }
        if let label = view as? UILabel { add(label, frame, alpha) }
        if let imageView = view as? UIImageView { add(imageView, frame, alpha) }
        for subview in view.subviews { add(subview, in: window, alpha: alpha) }
    }

    private mutating func add(_ kind: String, _ frame: CGRect, radius: CGFloat = 0, colors: [[Double]]) {
        items.append(
            Item(
                kind: kind, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height,
                radius: radius, colors: colors))
    }

    @MainActor
    private mutating func add(_ gradient: CAGradientLayer, _ frame: CGRect, _ view: UIView, _ alpha: CGFloat) {
        let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }.map { UIColor(cgColor: $0) }
        guard !colors.isEmpty else { return }
        add("gradient", frame, radius: gradient.cornerRadius, colors: colors.map { components($0, view, alpha) })
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        items[items.count - 1].axis = [start.x, start.y, end.x, end.y]
    }

    @MainActor
    private mutating func add(_ label: UILabel, _ frame: CGRect, _ alpha: CGFloat) {
        guard let text = label.text, !text.isEmpty else { return }
        let used = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        let slack = label.textAlignment == .center ? (frame.width - used.width) / 2 : 0
        let baseline = frame.midY - used.height / 2 + label.font.ascender
        let place = CGRect(x: frame.minX + slack, y: baseline, width: used.width, height: used.height)
        add("text", place, colors: [components(label.textColor, label, alpha)])
        items[items.count - 1].text = text
        items[items.count - 1].size = label.font.pointSize
        items[items.count - 1].isBold = label.font != .systemFont(ofSize: label.font.pointSize)
    }

    @MainActor
    private mutating func add(_ view: UIImageView, _ frame: CGRect, _ alpha: CGFloat) {
        guard view.image != nil, frame.width > 0, frame.height > 0 else { return }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: frame.size, format: format).image { _ in
            view.drawHierarchy(in: CGRect(origin: .zero, size: frame.size), afterScreenUpdates: false)
        }
        add("image", frame, colors: [])
        items[items.count - 1].image = image.pngData()?.base64EncodedString()
    }

    @MainActor
    private func components(_ color: UIColor, _ view: UIView, _ alpha: CGFloat) -> [Double] {
        var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &opacity)
        return [red, green, blue, opacity * alpha].map { Double($0) }
    }
}
