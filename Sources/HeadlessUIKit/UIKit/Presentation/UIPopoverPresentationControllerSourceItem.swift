import Foundation

/// What a popover can point at (iOS 16): a view, a layout guide or a bar button item.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}

extension UIPopoverPresentationControllerSourceItem {
    /// iOS 17: where it is, in a view's coordinates; nil where it does not show in that view's window.
    public func frame(in referenceView: UIView) -> CGRect? {
        nonisolated(unsafe) let source = self
        return MainActor.assumeIsolated { source.visibleFrame(in: referenceView) }
    }

    @MainActor
    private func visibleFrame(in referenceView: UIView) -> CGRect? {
        if let guide = self as? UILayoutGuide { return guide.owningView?.visible(guide.layoutFrame, in: referenceView) }
        let view = (self as? UIBarButtonItem)?.shownView ?? self as? UIView
        return view.flatMap { $0.visible($0.bounds, in: referenceView) }
    }
}

extension UIView {
    fileprivate func visible(_ rect: CGRect, in view: UIView) -> CGRect? {
        window != nil && window === view.window ? view.convert(rect, from: self) : nil
    }
}
