// `import CoreGraphics` as on Apple platforms: what UIKit's model has of it. Points, sizes and rectangles are Foundation's
// on Linux.
@_exported import Foundation
@_exported import struct UIKit.CGAffineTransform
@_exported import enum UIKit.CGBlendMode
@_exported import class UIKit.CGColor
@_exported import class UIKit.CGColorSpace
@_exported import func UIKit.CGColorSpaceCreateDeviceRGB
@_exported import class UIKit.CGContext
@_exported import class UIKit.CGGradient
@_exported import struct UIKit.CGGradientDrawingOptions
@_exported import class UIKit.CGImage
@_exported import enum UIKit.CGLineCap
@_exported import enum UIKit.CGLineJoin
@_exported import class UIKit.CGMutablePath
@_exported import class UIKit.CGPath
@_exported import enum UIKit.CGPathDrawingMode
@_exported import enum UIKit.CGPathFillRule
@_exported import struct UIKit.CGVector
