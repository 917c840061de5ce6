import Foundation

extension UINavigationItem {
    /// Where a search bar is in the navigation bar (iOS 16; integrated ones iOS 26).
    public enum SearchBarPlacement: Int, Sendable {
        /// As it fits.
        case automatic = 0
        /// Beside the other content, on iPhone perhaps in the toolbar.
        case integrated = 1
        /// Below the other content.
        case stacked = 2
        /// Integrated, in the middle of the bar where there is room.
        case integratedCentered = 3
        /// Integrated, as a button until it is tapped.
        case integratedButton = 4

        /// The name of ``integrated`` before iOS 26.
        public static var inline: SearchBarPlacement { .integrated }
    }

    /// What automatic comes to: on iPhone that is below the other content, on iOS 26 only under a tab bar (fact m1.12) and else in the toolbar; on iPad it is beside the other
    /// content from iOS 16. (UIKit's documentation of the property and of its values)
    var resolvedSearchPlacement: SearchBarPlacement {
        guard preferredSearchBarPlacement == .automatic else { return preferredSearchBarPlacement }
        let profile = Simulator.current.profile
        guard profile.system >= 16 else { return .stacked }
        guard profile.idiom == .phone else { return .integrated }
        return profile.design < 26 || values.isUnderTabBar ? .stacked : .integrated
    }

    func stopUnlessStacked() {
        precondition(
            searchBarPlacement == .stacked,
            "UINavigationItem.searchController: a search bar placed .integrated, here "
                + "\(preferredSearchBarPlacement == .automatic ? "by .automatic" : "on request"), is not modelled in "
                + "HeadlessUIKit yet; set preferredSearchBarPlacement to .stacked.")
    }
}
