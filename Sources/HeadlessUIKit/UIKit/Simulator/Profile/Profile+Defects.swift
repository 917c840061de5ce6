import Foundation

extension Simulator.Profile {
    /// Habits and defects of UIKit that apps and libraries have to survive, each as a switch. The default of each is what
    /// the system by its number is known for; a defect that was seen on systems before iOS 15 only is off, and can be
    /// switched on to test against it.
    public struct Defects: Equatable, Sendable {
        // MARK: The stack

        /// In the first `viewWillAppear` of a presented stack's root the coordinator takes no animation block, but runs
        /// the completion (fact 2.2.4; versions not given; scenario N80). Default true.
        public var refusesBlocksOfPresentedRoot = true
        /// A root given to `init(rootViewController:)` loads although another page covers it from the start
        /// (fact 1.1.9). Default: before iOS 18.
        public var loadsCoveredRoot: Bool
        /// After a pop over several levels `viewControllers` begins with the page on top until the layout pass
        /// (facts 1.3.6, 11.17; versions not given; scenario N40). Default true.
        public var listsTopFirstInMultiLevelPops = true
        /// A cancelled interactive `setViewControllers` with an animator of the app's leaves the page that did not come
        /// on top of the stack (facts 1.4.9, 11.6; seen on iOS 7). Default false.
        public var keepsPageOfCancelledSet = false

        // MARK: The swipe back

        /// A swipe back that a replaced delegate let begin at the root or during a transition freezes the stack at the
        /// next push (fact 8.5; scenarios N03, N82). Default true.
        public var freezesAfterSwipeInVain = true
        /// A delegate that implements `navigationController(_:animationControllerFor:from:to:)` at all, even to return
        /// nil, switches UIKit's own swipe back off; a recogniser delegate of the app's brings it back (fact 2.3.3; seen
        /// on iOS 7, 10 and 26). UIKit asks `responds(to:)`, which Linux does not have: here it shows when the method is
        /// called whether the delegate has one of its own. A delegate that passes the question on counts as one that
        /// implements it unless the question ends at UIKit's default. Default true.
        public var animatorMethodDisablesSwipe = true

        // MARK: The bar's visibility

        /// A swipe back does not scrub the bar's coming or going: a bar that goes stays until the swipe is over and
        /// slides away then, one that comes is in its place at once (facts 5.3.5, 11.23; scenarios N18, N31). Default:
        /// from iOS 26.
        public var swipeLeavesBarVisibilityUnscrubbed: Bool
        /// A bar that `setNavigationBarHidden(false, animated: false)` shows is without its buttons and title for one
        /// frame; setting `isNavigationBarHidden` is not (facts 5.3.6, 11.19; scenarios N20, N32). Default: from iOS 26.
        public var flickersWhenShownByMethod: Bool

        // MARK: Safe areas

        /// With an animator of the app's a page whose bar is hidden or shown by the transition gets its insets at the end
        /// only (facts 5.3.7, 11.3; seen on iOS 7 and 12; scenarios N26, N27, N65). Default false.
        public var updatesInsetsAfterCustomTransitions = false
        /// A page without `.top` in its extended edges has the bar's height as its top inset while it comes
        /// (fact 5.3.7; seen on iOS 11; scenario N57). Default false.
        public var raisesInsetWithoutTopEdge = false
        /// Under an opaque bar a coming page with a scroll view is lower by the status bar until the end (fact 11.10;
        /// seen on iOS 11; scenarios N56, N58). Default false.
        public var lowersOpaquePagesByStatusBar = false
        /// Changing `extendedLayoutIncludesOpaqueBars` of a page during a transition sends the safe area round in
        /// circles until the app stops (fact 5.3.9; versions not given). Default true.
        public var loopsOnExtendedLayoutInTransition = true

        // MARK: Looks

        /// Pages set on a stack that was on the screen without any begin with a collapsed large title (fact 1.5.4).
        /// Default true.
        public var collapsesLargeTitleOfLateStack = true
        /// A pop over several levels gives the bar the height of the large title at once rather than with the transition
        /// (fact 5.3.10; seen on iOS 12; scenario N72). Default false.
        public var snapsLargeTitleInMultiLevelPops = false
        /// A swipe back to a page that has been scrolled shows its scroll-edge appearance until the end, then its
        /// standard one (facts 6.2.7, 11.16; scenarios N16, N47). Default: iOS 15.
        public var flashesScrollEdgeInSwipes: Bool
        /// The subtitle below a large title is drawn with `subtitleTextAttributes`, and `largeSubtitleTextAttributes` is
        /// ignored, against UIKit's documentation (react-native-screens, `RNSStackHeaderAppearanceMapper`, pull request
        /// 4560; seen on iOS 26). Default: from iOS 26.
        public var ignoresLargeSubtitleAttributes: Bool
        /// Giving an item or the bar another appearance while a transition runs stops the app, as it has on iOS 26
        /// (scenario N46). It does not always, so the default is false.
        public var stopsAtAppearanceChangesInTransitions = false

        /// The defects of a system by its major version.
        public init(system: Int) {
            loadsCoveredRoot = system < 18
            swipeLeavesBarVisibilityUnscrubbed = system >= 26
            flickersWhenShownByMethod = system >= 26
            flashesScrollEdgeInSwipes = system == 15
            ignoresLargeSubtitleAttributes = system >= 26
        }
    }
}
