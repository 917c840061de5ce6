import Foundation

/// How one item's content stands during a transition: where its parts are and how much of them shows. Shifts are as if
/// read from left to right, in points.
struct BarContentPose: Equatable {
    /// Downward, of everything: keeps the content on the bar's lower edge where a prompt comes or goes.
    var drop: CGFloat = 0
    /// The alpha of title and prompt, and how far the title is from its place.
    var titleAlpha: CGFloat = 1
    var titleShift: CGFloat = 0
    /// The alpha of the buttons other than the back button.
    var itemsAlpha: CGFloat = 1
    /// The alpha of the back button's chevron and platter, and of its text, and how far that is from its place.
    var chevronAlpha: CGFloat = 1
    var backTextAlpha: CGFloat = 1
    var backTextShift: CGFloat = 0
    var largeTitleAlpha: CGFloat = 1
    /// How far the page is that the large title, and on iOS 26 the title too, travels with.
    var largeTitleShift: CGFloat = 0
    var titlePageShift: CGFloat = 0
    /// How much of the page's width shows beside the page in front (fact m3.2); nil for all of it.
    var visibleWidth: CGFloat?

    /// In its place, all of it showing.
    static let rest = BarContentPose()
}
