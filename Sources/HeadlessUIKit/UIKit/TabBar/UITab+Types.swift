import Foundation

extension UITab {
    /// Where a tab goes in a bar whose tabs have different places: that of an iPad from iOS 18. (UIKit documentation)
    public enum Placement: Int, Sendable {
        /// ``default`` for the controller's own tabs, ``optional`` for those in groups.
        case automatic
        /// In the bar; the user may take it out.
        case `default`
        /// Not in the bar unless the user puts it there, for which there is nothing here.
        case optional
        /// In the bar; the user may move it.
        case movable
        /// In the bar, at its trailing end.
        case pinned
        /// In the bar, where it is.
        case fixed
        /// Never in the bar.
        case sidebarOnly
    }
}
