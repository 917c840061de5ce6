// On Apple platforms `import CoreGraphics` provides points, sizes and rectangles; on Linux Foundation declares them.
@_exported import Foundation
