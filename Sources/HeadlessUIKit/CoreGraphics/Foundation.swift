// `import CoreGraphics` brings points, sizes and rectangles with it on Apple platforms; on Linux they are Foundation's.
@_exported import Foundation
