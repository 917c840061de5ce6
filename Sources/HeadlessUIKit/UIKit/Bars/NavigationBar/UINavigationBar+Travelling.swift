import Foundation

extension UINavigationBar {
    /// The bar comes or goes with one of two pages, as the other has none: it shows that page's content alone, as it is
    /// at rest (fact 3.9). Call between the beginning and the end of a transition.
    func showOneSide(isComing: Bool) {
        guard transition != nil else { return }
        transition?.poses = .standing
        let outgoing = transition?.outgoing
        outgoing?.pose = .rest
        content?.pose = .rest
        (isComing ? outgoing : content)?.isAway = true
        (isComing ? content : outgoing)?.settle()
    }
}
