@_exported import Foundation
@_exported import QuartzCore

// Constants. Source: QuartzCore documentation, CALayer, CAGradientLayer, CAMediaTimingFunction.

extension CALayerContentsGravity {
    public static var resize: CALayerContentsGravity { fatalError() }
    public static var resizeAspect: CALayerContentsGravity { fatalError() }
    public static var resizeAspectFill: CALayerContentsGravity { fatalError() }
    public static var center: CALayerContentsGravity { fatalError() }
}

extension CALayerCornerCurve {
    public static var circular: CALayerCornerCurve { fatalError() }
    public static var continuous: CALayerCornerCurve { fatalError() }
}

extension CAGradientLayerType {
    public static var axial: CAGradientLayerType { fatalError() }
    public static var radial: CAGradientLayerType { fatalError() }
    public static var conic: CAGradientLayerType { fatalError() }
}

extension CAMediaTimingFillMode {
    public static var forwards: CAMediaTimingFillMode { fatalError() }
    public static var backwards: CAMediaTimingFillMode { fatalError() }
    public static var both: CAMediaTimingFillMode { fatalError() }
    public static var removed: CAMediaTimingFillMode { fatalError() }
}

extension CAMediaTimingFunctionName {
    public static var linear: CAMediaTimingFunctionName { fatalError() }
    public static var easeIn: CAMediaTimingFunctionName { fatalError() }
    public static var easeOut: CAMediaTimingFunctionName { fatalError() }
    public static var easeInEaseOut: CAMediaTimingFunctionName { fatalError() }
    public static var `default`: CAMediaTimingFunctionName { fatalError() }
}
