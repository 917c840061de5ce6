// What tests and films read.
extension UINavigationBar {
    /// The title labels that can be seen, in line and large, each with its item.
    var visibleTitleLabels: [(label: UILabel, item: UINavigationItem)] {
        [transition?.outgoing, content].compactMap { $0 }.flatMap { content in
            let inline = content.item.titleView == nil ? [content.titleLabel] : []
            let large = content.largeTitle.map { [$0.label] } ?? []
            return (inline + large).filter { $0.isShown }.map { ($0 as UILabel, content.item) }
        }
    }

    /// The backgrounds, back to front: one at rest, two while one gives way to the other.
    var backgroundViews: [UIView] { backgroundView.shown }
}

extension UIView {
    /// Whether the view and all above it in the hierarchy are neither hidden nor clear at this moment.
    fileprivate var isShown: Bool {
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.layer.shownModel.opacity <= 0 { return false }
            view = current.superview
        }
        return true
    }
}
