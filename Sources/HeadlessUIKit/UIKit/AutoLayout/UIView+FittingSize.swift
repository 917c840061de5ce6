import Foundation

extension UIView {
    /// The smallest possible size, for `systemLayoutSizeFitting(_:)`.
    public static var layoutFittingCompressedSize: CGSize { .zero }

    /// The largest possible size, for `systemLayoutSizeFitting(_:)`.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Stands for a missing intrinsic width or height.
    public static var noIntrinsicMetric: CGFloat { -1 }

    static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

    func sizeHardlyFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    func fittingSize(
        _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority, _ verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var system = LayoutSystem(root: self, isFitting: true)
        let frame = system.geometry.frame(of: self)
        system.add(frame.width, Double(targetSize.width), horizontalFittingPriority)
        system.add(frame.height, Double(targetSize.height), verticalFittingPriority)
        let grid = PixelGrid(scale: traitCollection.displayScale)
        return grid.round(system.solved(previous: nil).rect(frame)).size
    }
}

extension LayoutSystem {
    fileprivate mutating func add(_ length: LinearExpression, _ target: Double, _ priority: UILayoutPriority) {
        let isRequired = priority.rawValue >= UILayoutPriority.required.rawValue
        add(
            LayoutDemand(
                length - LinearExpression(target), .zero, isRequired ? .required : .priority(priority.rawValue)))
    }
}
