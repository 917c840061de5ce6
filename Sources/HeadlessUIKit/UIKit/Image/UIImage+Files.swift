import Foundation

extension UIImage {
    /// Loads an image file of the main bundle by name; nil if there is none. Linux has no asset catalogues.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Loads an image file of a bundle by name; nil if there is none. A nil bundle means the main one. The traits have no
    /// effect: only asset catalogues, which Linux does not have, contain images that depend on traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle, with: nil)
    }

    /// Loads an image file of a bundle by name; nil if there is none. A nil bundle means the main one. Of `name@3x.png`,
    /// `name@2x.png` and `name.png` it takes the one for the screen's scale, or else the next larger one, then a
    /// smaller one; the name may omit `.png`. Only PNG files can be read. (UIKit documentation)
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let file = name as NSString
        // The name itself may contain a dot.
        let hasType = Self.types.contains(file.pathExtension.lowercased())
        let (stem, type) = hasType ? (file.deletingPathExtension, file.pathExtension) : (name, "png")
        let wanted = Int(DrawingContext.screenScale.rounded())
        let path = Self.scales(from: wanted).lazy
            .compactMap { (bundle ?? .main).path(forResource: $0 == 1 ? stem : "\(stem)@\($0)x", ofType: type) }
            .first
        guard let path else { return nil }
        self.init(contentsOfFile: path)
    }

    private static let types: Set = ["png", "jpg", "jpeg", "gif", "heic", "tif", "tiff", "webp", "bmp"]

    /// The scales of image files in order of preference for a screen scale.
    private static func scales(from wanted: Int) -> [Int] {
        Array(min(max(wanted, 1), 3)...3) + (1..<min(max(wanted, 1), 3)).reversed()
    }
}

extension UIImage {
    /// Creates an image from PNG data, at one pixel per point; nil for other data.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from PNG data, at `scale` pixels per point; nil for other data.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? PNG.decode([UInt8](data)) else { return nil }
        self.init(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    /// Loads a PNG file at the scale of the `@2x` or `@3x` in its name; nil if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).lastPathComponent
        self.init(data: data, scale: name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1)
    }

    /// Returns the image as PNG data; nil for zero size.
    public func pngData() -> Data? {
        cgImage.map { Data(PNG.encode($0.bitmap)) }
    }
}
