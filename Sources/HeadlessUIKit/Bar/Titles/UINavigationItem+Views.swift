import Foundation

extension UINavigationItem {
    /// One of the item's views took another's place.
    func replaced(_ old: UIView?, by new: UIView?, _ change: Change) {
        guard old !== new else { return }
        if let old { values.viewSizes[ObjectIdentifier(old)] = nil }
        report(change)
    }

    /// What a view of the item wants: what it says, else the size it had before a bar changed it.
    func wantedSize(of view: UIView, height: CGFloat) -> CGSize {
        let size = values.viewSizes[ObjectIdentifier(view)] ?? BarItemRow.size(of: view, height: height)
        values.viewSizes[ObjectIdentifier(view)] = size
        let intrinsic = view.intrinsicContentSize
        return CGSize(
            width: intrinsic.width > 0 ? intrinsic.width : size.width,
            height: intrinsic.height > 0 ? intrinsic.height : size.height)
    }
}
