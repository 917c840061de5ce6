import Foundation

extension UIImage {
    /// The image in a PNG file, one pixel per point; nil for other data.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image in a PNG file, `scale` pixels per point; nil for other data.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? PNG.decode([UInt8](data)) else { return nil }
        self.init(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    /// The image in a PNG file, with the scale that `@2x` or `@3x` in its name says; nil if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).lastPathComponent
        self.init(data: data, scale: name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1)
    }

    /// The image as a PNG file; nil without size.
    public func pngData() -> Data? {
        cgImage.map { Data(PNG.encode($0.bitmap)) }
    }
}
