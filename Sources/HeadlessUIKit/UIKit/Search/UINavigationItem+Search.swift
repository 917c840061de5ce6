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

    /// Where the search bar is: what was asked for, as far as the system and the width allow it. Before iOS 26 it is
    /// beside the other content on iPad in regular width, and else below it. On iOS 26 automatic is in the toolbar on
    /// iPhone, under a tab bar below the other content (fact m1.12), and beside it on iPad; the middle is for tab bars
    /// and for styles with a leading title. (UIKit's documentation of the properties and values)
    var resolvedSearchPlacement: SearchBarPlacement {
        let profile = Simulator.current.profile
        let isPad = profile.idiom == .pad && values.isRegularWidth
        guard profile.design >= 26 else {
            let isBeside = profile.system >= 16 && isPad && preferredSearchBarPlacement != .stacked
            return isBeside ? .integrated : .stacked
        }
        switch preferredSearchBarPlacement {
        case .automatic: return profile.idiom == .phone && values.isUnderTabBar ? .stacked : .integrated
        case .integratedCentered:
            return isPad && (values.isUnderTabBar || shownStyle != .navigator) ? .integratedCentered : .integrated
        case .integrated, .integratedButton, .stacked: return preferredSearchBarPlacement
        }
    }
}
