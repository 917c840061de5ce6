import Foundation

extension UIView {
    /// Orders the own views of a bar among its subviews, as `Profile.Variants.barSubviewOrder` says.
    /// - Parameters:
    ///   - background: The bar's background view.
    ///   - content: Its other views, back to front.
    func orderBarViews(background: UIView, content: [UIView]) {
        switch Simulator.current.profile.variants.barSubviewOrder {
        case .onceInserted: break
        case .aroundForeignViews: arrange(behind: [background], inFront: content)
        case .belowForeignViews: arrange(behind: [background] + content, inFront: [])
        case .aboveForeignViews: arrange(behind: [], inFront: [background] + content)
        }
    }

    private func arrange(behind: [UIView], inFront: [UIView]) {
        guard !subviews.starts(with: behind, by: ===) || !subviews.suffix(inFront.count).elementsEqual(inFront, by: ===)
        else { return }
        for view in behind.reversed() { sendSubviewToBack(view) }
        for view in inFront { bringSubviewToFront(view) }
    }
}
