extension UIImage {
    /// Whether an image keeps its colours. (UIKit documentation)
    public enum RenderingMode: Int, Sendable {
        /// By where it is used: as a template in a bar button, as it is elsewhere.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the middle of an image fills its room. (UIKit documentation)
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// How the pixels of an image are turned. (UIKit documentation)
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// How heavy the strokes of a symbol are. (UIKit documentation)
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    /// How large a symbol is beside text of its point size. (UIKit documentation)
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}
