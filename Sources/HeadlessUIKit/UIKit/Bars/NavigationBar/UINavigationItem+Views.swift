import Foundation

extension UINavigationItem {
    /// One of the item's views took another's place.
    func replaced(_ old: UIView?, by new: UIView?, _ change: Change) {
        guard old !== new else { return }
        if let old { values.viewSizes[ObjectIdentifier(old)] = nil }
        report(change)
    }

    /// What a view of the item wants: what it says, else what the app gave it before a bar changed it.
    func wantedSize(of view: UIView, height: CGFloat) -> CGSize {
        values.viewSizes[ObjectIdentifier(view), default: FittedViewSize()]
            .wanted(by: view, height: height, prefersIntrinsic: true)
    }
}
