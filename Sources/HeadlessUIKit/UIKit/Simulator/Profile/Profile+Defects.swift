import Foundation

extension Simulator.Profile {
    /// Known defects of UIKit that apps and libraries have to handle, each as a switch. The defaults are those of the
    /// profile's system; a defect that was only seen on systems before iOS 15 is off and can be enabled to test against
    /// it.
    public struct Defects: Equatable, Sendable {
        // MARK: - The stack

        /// In the first `viewWillAppear` of a presented stack's root the coordinator refuses animation blocks, but runs
        /// their completions (fact 2.2.4; versions unknown). Default true.
        public var refusesBlocksOfPresentedRoot = true
        /// A root given to `init(rootViewController:)` loads although another view controller covers it from the start
        /// (fact 1.1.9). Default: before iOS 18.
        public var loadsCoveredRoot: Bool
        /// After a pop over several levels `viewControllers` begins with the old top until the layout pass
        /// (facts 1.3.6, 11.17; versions unknown). Default true.
        public var listsTopFirstInMultiLevelPops = true
        /// A cancelled interactive `setViewControllers` with the app's animator leaves the cancelled view controller on
        /// top of the stack (facts 1.4.9, 11.6; seen on iOS 7). Default false.
        public var keepsPageOfCancelledSet = false

        // MARK: - The pop gesture

        /// A pop gesture that a replaced delegate allowed at the root or during a transition freezes the stack at the
        /// next push (fact 8.5). Default true.
        public var freezesAfterSwipeInVain = true
        /// A delegate that implements `navigationController(_:animationControllerFor:from:to:)` at all, even to return
        /// nil, disables UIKit's own pop gesture; the app's own delegate of the recognizer enables it (fact 2.3.3; seen
        /// on iOS 7, 10 and 26). UIKit uses `responds(to:)`, which Linux does not have: here a call of the method tells
        /// whether the delegate implements it. A delegate that forwards the call counts as implementing it unless the
        /// call reaches UIKit's default. Default true.
        public var animatorMethodDisablesSwipe = true

        // MARK: - The bar's visibility

        /// The bar's visibility does not follow the pop gesture: a bar that hides stays until the gesture has ended and
        /// slides out then, one that appears is in its final position at once (facts 5.3.5, 11.23). Default: from iOS
        /// 26.
        public var swipeLeavesBarVisibilityUnscrubbed: Bool
        /// A bar shown without animation, by `setNavigationBarHidden(_:animated:)` or `isNavigationBarHidden`, has no
        /// buttons and title for one frame; one shown by its own `isHidden` has them (facts 5.3.6, 11.19). Default: from
        /// iOS 26.
        public var flickersWhenShownWithoutAnimation: Bool

        /// A forced layout of the bar in `navigationController(_:willShow:animated:)` traps while the top item belongs
        /// to a nested navigation controller, as in a collapsed split view controller, with the message of iOS 17 and
        /// later (fact m22.9; woocommerce-ios issue 10815, nextcloud/talk-ios pull request 1612). UIKit does not always
        /// do so, so the default is false.
        public var trapsOnLayoutOfNestedBar = false

        // MARK: - Safe areas

        /// With the app's animator a view controller whose bar is hidden or shown by the transition gets its insets
        /// only at the end (facts 5.3.7, 11.3; seen on iOS 7 and 12). Default false.
        public var updatesInsetsAfterCustomTransitions = false
        /// An incoming view controller without `.top` in its extended edges has the bar's height as its top inset
        /// during the transition (fact 5.3.7; seen on iOS 11). Default false.
        public var raisesInsetWithoutTopEdge = false
        /// Below an opaque bar an incoming view with a scroll view is lower by the status bar's height until the end
        /// (fact 11.10; seen on iOS 11). Default false.
        public var lowersOpaquePagesByStatusBar = false
        /// Changing `extendedLayoutIncludesOpaqueBars` during a transition updates the safe area in an endless loop
        /// (fact 5.3.9; versions unknown). Default true.
        public var loopsOnExtendedLayoutInTransition = true

        // MARK: - Appearance

        /// View controllers set on a stack that was on the screen without any start with a collapsed large title
        /// (fact 1.5.4). Default true.
        public var collapsesLargeTitleOfLateStack = true
        /// A pop over several levels sets the bar's height for the large title at once, not with the transition
        /// (fact 5.3.10; seen on iOS 12). Default false.
        public var snapsLargeTitleInMultiLevelPops = false
        /// A pop gesture to a scrolled view controller shows its scroll-edge appearance until the end, then its
        /// standard one (facts 6.2.7, 11.16). Default: iOS 15.
        public var flashesScrollEdgeInSwipes: Bool
        /// The subtitle below a large title is drawn with `subtitleTextAttributes`, and `largeSubtitleTextAttributes`
        /// is ignored, against UIKit's documentation (react-native-screens, `RNSStackHeaderAppearanceMapper`, pull
        /// request 4560; seen on iOS 26). Default: from iOS 26.
        public var ignoresLargeSubtitleAttributes: Bool
        /// Setting another appearance on an item or the bar during a transition traps, as seen on iOS 26. It does not
        /// always, so the default is false.
        public var stopsAtAppearanceChangesInTransitions = false

        /// The defects of a system, by its major version.
        public init(system: Int) {
            loadsCoveredRoot = system < 18
            swipeLeavesBarVisibilityUnscrubbed = system >= 26
            flickersWhenShownWithoutAnimation = system >= 26
            flashesScrollEdgeInSwipes = system == 15
            ignoresLargeSubtitleAttributes = system >= 26
        }
    }
}
