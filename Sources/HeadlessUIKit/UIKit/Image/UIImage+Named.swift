import Foundation

extension UIImage {
    /// The image of that name among the main bundle's files; nil without one. There are no asset catalogues on Linux.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// The image of that name among a bundle's files, nil being the main one; nil without one. The traits make no
    /// difference: only asset catalogues, which do not exist on Linux, have images that depend on them.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle, with: nil)
    }

    /// The image of that name among a bundle's files, nil being the main one; nil without one. Of `name@3x.png`,
    /// `name@2x.png` and `name.png` the one for the screen's scale counts, else the next better one; the name may leave
    /// `.png` out. Images of other formats cannot be read here. (UIKit documentation)
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let file = name as NSString
        // A dot may also be a part of the name.
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

    /// The scales of files in the order in which they fit a screen.
    private static func scales(from wanted: Int) -> [Int] {
        Array(min(max(wanted, 1), 3)...3) + (1..<min(max(wanted, 1), 3)).reversed()
    }
}
