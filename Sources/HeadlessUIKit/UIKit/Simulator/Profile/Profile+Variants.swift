import Foundation

extension Simulator.Profile {
    /// The answers to questions about UIKit that neither its documentation nor an observation settles, each as a switch.
    ///
    /// A default is the documented behavior or the best guess, and its comment says which. Code that runs on UIKit has
    /// to end right under every combination, since a device may have any of them. Known defects are in `Defects`.
    public struct Variants: Equatable, Sendable {
        // MARK: - The bar's views

        /// How a navigation bar or a toolbar orders its own views among the subviews that others inserted.
        public enum BarSubviewOrder: String, CaseIterable, Sendable {
            /// The bar inserts its views when it is created and does not move them afterwards.
            case onceInserted
            /// At each layout and transition the bar sends its background to the back and brings its content to the
            /// front: views of others are between the two.
            case aroundForeignViews
            /// At each layout and transition the bar sends all of its views to the back: views of others cover them.
            case belowForeignViews
            /// At each layout and transition the bar brings all of its views to the front: views of others are behind
            /// the background.
            case aboveForeignViews
        }

        /// The order of the bar's subviews. Apple advises against subviews of one's own and says that their order may
        /// change (developer forums, thread 771795). Default `aroundForeignViews`, since RainbowNavigation's issue 10
        /// and LTNavigationBar's issue 74 saw an inserted view move.
        public var barSubviewOrder = BarSubviewOrder.aroundForeignViews

        /// Whether a navigation bar resizes the subviews that others inserted to its bounds in each layout during a
        /// transition. Default false.
        public var resizesForeignBarViews = false

        // MARK: - The pop recognizers

        /// When UIKit sets its own delegate on the pop recognizers again.
        public enum PopRecognizerDelegate: String, CaseIterable, Sendable {
            /// When the navigation controller's view loads (fact 8.0).
            case whenViewLoads
            /// Also each time that the navigation controller's delegate is set.
            case whenDelegateIsSet
            /// Also when a transition ends.
            case whenTransitionsEnd
        }

        /// When UIKit replaces the delegates of the pop recognizers. Default: when the view loads (fact 8.0).
        public var popRecognizerDelegate = PopRecognizerDelegate.whenViewLoads

        /// Whether UIKit removes the pop recognizers' delegates if the navigation controller's delegate returns animators
        /// (fact 8.0.2). Default true.
        public var clearsPopRecognizerDelegateForAnimators = true

        /// Where UIKit refuses the pop for a hidden bar, a hidden back button and a left bar button item.
        public enum PopRefusal: String, CaseIterable, Sendable {
            /// In a question of its own before the delegate's methods, which only UIKit's delegate answers (fact 8.0.1).
            case beforeDelegateMethods
            /// In `gestureRecognizer(_:shouldReceive:)` of UIKit's delegate.
            case inShouldReceive
            /// In `gestureRecognizerShouldBegin(_:)` of UIKit's delegate.
            case inShouldBegin
        }

        /// Where UIKit refuses the pop gesture. Default: before the delegate's methods (fact 8.0.1).
        public var popRefusal = PopRefusal.beforeDelegateMethods

        /// Whether a tap on the back button during a transition pops when the transition has ended. Default false: the
        /// tap is lost. No source says which is right before iOS 26.
        public var keepsBackTapsDuringTransitions = false

        // MARK: - The transition coordinator

        /// What the coordinator of a push or pop does with the blocks given to `animate(alongsideTransition:completion:)`
        /// and `animateAlongsideTransition(in:animation:completion:)`. It keeps their completions in every case.
        public enum AlongsideAnimation: String, CaseIterable, Sendable {
            /// The methods return true and the blocks run.
            case runs
            /// The methods return false and the blocks do not run (react-native-screens,
            /// `RNSScreenStackHeaderConfig`).
            case refused
            /// The methods return true, but the blocks do not run.
            case neverRuns
        }

        /// Whether blocks alongside a push or pop run. Default: they run.
        public var alongsideAnimation = AlongsideAnimation.runs

        /// Whether fades in alongside animations go on from what is on the screen, as with `.beginFromCurrentState`. Default false:
        /// they begin at the last value that was set, as in a block without that option; no source is about UIKit's own block.
        public var alongsideBeginsFromCurrentState = false

        /// When the coordinator of a push or pop runs the completions.
        public enum AlongsideCompletion: String, CaseIterable, Sendable {
            /// Before `navigationController(_:didShow:animated:)`, while the controller still has the coordinator.
            case beforeDidShow
            /// After it.
            case afterDidShow
            /// Not at all, as for a presentation that is torn down (fact 1.3.5).
            case neverRuns
        }

        /// When completions run. Default: after `didShow`, as observed (fact 1.2).
        public var alongsideCompletion = AlongsideCompletion.afterDidShow

        /// Whether the delegate receives `didShow` for a transition that the next one interrupts (from iOS 26, a zoom from iOS 18).
        /// Default true; no source is about that. A transition that ends by itself has it always.
        public var notifiesInterruptedTransitions = true

        /// How often the delegate receives `navigationController(_:willShow:animated:)`.
        public enum WillShowCalls: String, CaseIterable, Sendable {
            /// Once for each transition.
            case once
            /// Twice for each transition, the second time immediately after the first.
            case twice
            /// Also after each transition, without animation, for the view controller that is shown already.
            case alsoForShownViewController
        }

        /// How often `willShow` is called. Default: once.
        public var willShowCalls = WillShowCalls.once

        /// When the first view controller of a stack begins to appear, if the stack itself appears for the first time: for
        /// example when its tab is selected.
        public enum FirstAppearance: String, CaseIterable, Sendable {
            /// In the layout pass of the navigation controller's view, as at launch (fact 1.1.1). A view controller that
            /// the stack replaces has disappeared by then.
            case inLayoutPass
            /// Together with the navigation controller: before the view controller that the stack replaces disappears, as
            /// observed for tabs without stacks.
            case withController
        }

        /// When the first view controller of a stack begins to appear (fact 1.7.8). Default: in the layout pass. Published logs of tabs
        /// are about view controllers without stacks.
        public var firstAppearance = FirstAppearance.inLayoutPass

        // MARK: - Layout

        /// When view controllers of the stack receive the safe area insets of changed bars during a transition. An
        /// incoming view controller that has no insets yet first receives those of the bar before the transition. A
        /// change of `additionalSafeAreaInsets` always takes effect at once (fact 5.3.3).
        public enum SafeAreaUpdate: String, CaseIterable, Sendable {
            /// At once.
            case immediate
            /// In the next layout pass, without animation.
            case oneLayoutPassLate
            /// At the end of the transition.
            case atTransitionEnd
        }

        /// When safe area insets change. Default: at once (fact 5.3.1).
        public var safeAreaUpdate = SafeAreaUpdate.immediate

        /// Whether a bar that stays visible has its new height only in the layout pass after the one that begins the
        /// transition, so that blocks alongside the transition still find the previous height. The change is animated
        /// with the transition. Default false.
        public var updatesBarHeightLate = false

        /// Whether a layout of the navigation controller's view that the app forces alongside a transition moves the bar
        /// to its new position. Default true: such a layout sets the bar's frame outside of transitions and in
        /// `viewWillDisappear` (fact 5.3.11). Otherwise the bar moves in the next layout pass.
        public var movesBarInForcedLayout = true

        /// When UIKit shows or hides the status bar for the incoming view controller.
        public enum StatusBarUpdate: String, CaseIterable, Sendable {
            /// With the transition's own animation, before the blocks alongside it.
            case withTransition
            /// At the end of the transition, unless the app asks for it before.
            case atTransitionEnd
        }

        /// When the status bar is updated in a transition that UIKit animates. Default: with it, since a bar was seen to
        /// jump at its beginning (fact 9.7).
        public var statusBarUpdate = StatusBarUpdate.withTransition

        /// Whether a navigation controller updates the status bar by itself, outside of transitions, when its bar is shown or hidden
        /// or has another `barStyle`. Default true: apps set the style and nothing else. No document says so.
        public var barAnnouncesStatusBar = true

        /// Whether the incoming view controller's view is laid out before `willShow` is called. Default false: it is laid
        /// out after it (fact 1.2).
        public var laysOutIncomingViewBeforeWillShow = false

        /// Whether the incoming view controller's view is laid out only after the blocks alongside a push or pop, in the next
        /// layout pass and without animation. `viewIsAppearing` comes with that layout (fact 1.2.4a). Default false; the order is
        /// contested (fact 1.2.1).
        public var laysOutIncomingViewAfterAlongside = false

        /// Whether a push or pop without animation has ended when the view that it shows is laid out for the first time. Default
        /// false: it is laid out before `viewDidAppear`. No source is about iOS (fact 1.6.3); on Mac Catalyst 26.5 no layout came
        /// before `viewDidAppear` of such a push (the source of fact 1.2.4a).
        public var laysOutViewsAfterUnanimatedTransitions = false

        /// Whether contents that are not at their top are scrolled by the distance by which the inset above them shrinks, before
        /// iOS 26 (fact 5.2.13). Default true, as measured on iOS 26.1 (fact m7.1).
        public var scrollsWithShrinkingInsets = true

        /// Whether contents at rest return to their end once they have become shorter, or the view larger, than their offset allows.
        /// Default true; only a view that becomes taller is documented (slackhq/SlackTextViewController, pull request 539).
        public var returnsContentsIntoRange = true

        /// Whether scrolled contents lay out the scroll view's superview too. Default false; the source of fact m23.1 says so of the
        /// systems of its time, and no newer one does.
        public var scrollingLaysOutSuperview = false

        /// Whether a bar also follows a scroll view that is nested in the first subview of a view controller's view, at any
        /// depth, as first subview again. Default true: large titles collapse in apps whose views are nested so
        /// (react-native-screens, pull request 202).
        public var searchesNestedScrollViews = true

        // MARK: - The bar in interactive pops

        /// How the bar's visibility changes during an interactive pop, if only one of the view controllers shows the bar.
        public enum BarVisibilityInSwipes: String, CaseIterable, Sendable {
            /// As the defect `swipeLeavesBarVisibilityUnscrubbed` says.
            case asOnSystem
            /// It follows the finger.
            case followsFinger
            /// It changes after the finger has been lifted (fact 5.3.5).
            case changesAfterwards
        }

        /// How the bar's visibility changes in interactive pops. Default: as on the system (fact 5.3.5).
        public var barVisibilityInSwipes = BarVisibilityInSwipes.asOnSystem

        /// Whether a bar that is hidden or shown with animation in `viewDidAppear` or the delegate's `didShow` of a push or pop slides
        /// vertically, as outside of a transition. Default true, since the transition's animation has ended then; with false it
        /// changes at once. No source is about this moment.
        public var slidesBarAfterTransitions = true

        /// Whether a bar that has slid out over the top edge stays above the screen while it is hidden. Default true: apps ask
        /// `navigationBar.frame.origin.y < 0` in targets of `barHideOnSwipeGestureRecognizer`, which are called long after the
        /// animation. With false it returns to its place, where a bar is that was hidden from the start.
        public var keepsHiddenBarAboveScreen = true

        /// How a toolbar comes and goes if the app shows or hides it with animation while a push or pop begins.
        public enum ToolbarInTransitions: String, CaseIterable, Sendable {
            /// It slides vertically with the transition.
            case slides
            /// It appears or disappears in one step.
            case changesAtOnce
        }

        /// How a toolbar comes and goes with a push or pop. Default: it slides, as the documentation of
        /// `setToolbarHidden(_:animated:)` says (fact 9.2), which does not mention pushes and pops.
        public var toolbarInTransitions = ToolbarInTransitions.slides

        /// Whether presentation layers show the values of the last commit that has ended, without the changes since
        /// then; before the first such commit `presentation()` returns nil. Default true: they have the values from the start of
        /// the transaction (CALayer.h, `presentationLayer`). With false they show changes at once.
        public var presentationLagsOneCommit = true

        /// Whether a navigation controller with `hidesBarsWhenVerticallyCompact` shows the bar when the height is regular
        /// again even if the app had hidden it before the height became compact. Default true, as documented ("shows
        /// both bars again").
        public var showsEveryBarAtRegularHeight = true

        // MARK: - Vertical bars and poses

        /// Where the buttons of a vertical bar are in the view hierarchy.
        public enum VerticalBarItems: String, CaseIterable, Sendable {
            /// Beside the navigation bar, in the navigation controller's view.
            case besideBar
            /// In the navigation bar, outside of its bounds.
            case inBar
        }

        /// Where the buttons of a vertical bar are (fact 27.5.19). Default: beside the bar, as the tab bar is.
        public var verticalBarItems = VerticalBarItems.besideBar

        /// When bars change their axis between two view controllers of a stack that prefer different ones.
        public enum VerticalBarUpdate: String, CaseIterable, Sendable {
            /// When the transition begins: the incoming view controller has its own insets from the start.
            case withTransition
            /// At the end of the transition.
            case atTransitionEnd
        }

        /// When bars change their axis between two view controllers (fact 27.5.22). Default: with the transition.
        public var verticalBarUpdate = VerticalBarUpdate.withTransition

        /// Whether windows have wrong insets for one layout pass when a device changes its pose: too wide at the side of the
        /// vertical bar, or at both sides in Split View (fact 27.5.18). Default false.
        public var showsWrongInsetsFirst = false

        /// Where a swipe back begins if the strip of the vertical bar is on the leading side.
        public enum PopEdge: String, CaseIterable, Sendable {
            /// At the edge of the screen, over the strip.
            case screen
            /// At the edge of the content, beside the strip.
            case content
        }

        /// Where a swipe back begins beside a strip (fact 27.5.20). Default: at the edge of the screen.
        public var popEdge = PopEdge.screen

        /// What happens if a device is folded, opened or rotated, or enters Split View, during a transition.
        public enum PoseChange: String, CaseIterable, Sendable {
            /// The change waits for the end of the transition, as a rotation does.
            case afterTransition
            /// The touch is canceled, and the change waits for the end of the transition.
            case cancelsTouches
            /// The pose changes at once, and the transition and its touch continue.
            case atOnce
        }

        /// What a change of the pose does during a transition (fact 27.5.21). Default: it waits.
        public var poseChange = PoseChange.afterTransition

        // MARK: - Search

        /// Whether an active search controller is the presented view controller of the view controller that defines the
        /// presentation context: its view controller, or the navigation controller. Default true, since UIKit's documentation
        /// calls a search a presentation; it does not say whose.
        public var presentsSearchControllers = true

        // MARK: - Values that UIKit writes during a transition

        /// Whether UIKit sets the bar's `isHidden` when each transition begins and ends, so that a value that the app set
        /// is lost. Default false: UIKit sets it only where the visibility that it knows changes (fact 5.3.6).
        public var rewritesBarIsHidden = false

        /// Whether UIKit sets the bar's frame again, without animation, in each layout pass of a transition. There is at
        /// least one after the pass that begins it. Default false.
        public var rewritesBarFrame = false

        /// Whether containers place their views and bars with `frame`, which undoes the translation of one that a transform moves.
        /// Default false: it stays moved. No document says how UIKit places them.
        public var placingUndoesTranslations = false

        /// Whether UIKit sets the frames of both view controllers' views again, without animation, in each layout pass of
        /// a transition that it animates itself. There is at least one after the pass that begins it. Default false.
        public var rewritesViewFrames = false

        // MARK: - Minimization (iOS 27)

        /// Where a minimized navigation bar is.
        public enum MinimizedBar: String, CaseIterable, Sendable {
            /// Its frame is higher by the row's height, so that its bottom edge is that of the status bar, and its row is
            /// transparent.
            case movesUp
            /// Its frame is above the screen.
            case movesOff
            /// It is higher by its transform.
            case isTransformed
            /// It keeps its frame and is transparent.
            case fades
        }

        /// Where a minimized bar is (fact 27.1.9). Default: higher by its row, since its row was seen to slide off and a
        /// search bar to take its place.
        public var minimizedBar = MinimizedBar.movesUp

        /// Whether a minimized bar is transparent as a whole, by its alpha. Default false.
        public var fadesMinimizedBar = false

        /// Whether the safe area follows a bar that minimizes if its item leaves that to the system. Default true, as
        /// SwiftUI's documentation says of its own modifier.
        public var minimizationAdjustsSafeArea = true

        /// Whether the safe area changes in one step when the bar has come to rest minimized. Default false: it follows
        /// the bar.
        public var minimizedSafeAreaChangesAtRest = false

        /// Whether the page of a minimized bar gets the safe area of the whole bar before `willShow` of the next one.
        /// Default false: it keeps its own during the transition.
        public var updatesMinimizedSafeAreaBeforeWillShow = false

        /// Whether a minimized bar comes back after a push or pop to a page that shows it whole. Default false: with it.
        public var minimizedBarReturnsAfterTransitions = false

        /// Whether a page whose bar was minimized shows it so when it is uncovered, and after a canceled swipe. Default
        /// true.
        public var keepsMinimizationOfCoveredPages = true

        /// Whether the bar follows the contents while it minimizes and comes back. Default true. Otherwise it moves by
        /// itself when they have moved by a threshold.
        public var minimizationFollowsScroll = true

        /// Whether every change of the scroll offset minimizes the bar, also one by code. Default false: only scrolling
        /// by the user.
        public var minimizesForEveryOffset = false

        // MARK: - Appearance

        /// Whether a navigation item copies the appearances that it is given and returns the copies. Default true, as
        /// documented (`copy` properties).
        public var copiesItemAppearances = true

        /// Whether the views behind an alert, a sheet or a popover have a dimmed tint color. Default true, as documented
        /// (`UIView.tintAdjustmentMode`).
        public var dimsTintBehindPresentations = true

        // MARK: - Scroll edge effects and margins

        /// Whether a scroll view draws its edge effect also under a bar whose appearance has a background. Default true: on
        /// 26 the effect and a blur of the appearance are drawn over each other (react-native-screens, pull request 3407).
        public var drawsEdgeEffectsUnderBackgrounds = true

        /// Whether a scroll view that leaves the window and comes back, as in a tab, has automatic edge effects again.
        /// Default false; reported once (react-native-screens issue 4369).
        public var resetsReattachedEdgeEffects = false

        /// Whether the layout margins of zero of iOS 27.1 are only those of apps that are linked with its SDK (fact
        /// 27.8.1). Default true, as for other changes that would move the content of existing apps; no source says so.
        public var zeroesLayoutMarginsByLinkedSDK = true

        // MARK: - Table views

        /// When a table view controller deselects its row as a swipe back reveals it.
        public enum TableSelectionClearing: String, CaseIterable, Sendable {
            /// With the swipe, beside its animation; a canceled swipe selects the row again.
            case alongside
            /// When the swipe has ended and was not canceled.
            case afterInteraction
        }

        /// When a table view controller deselects its row in a swipe back. Default with the swipe, as Apple's own apps do.
        /// On iOS 7 to 9 UIKit waited for the end of the swipe (castro.fm, "viewMightAppear"; raizlabs.com, "Smarter
        /// animated row deselection"); no source says what it does from iOS 15 on.
        public var tableSelectionClearing = TableSelectionClearing.alongside

        /// Creates the defaults.
        public init() {}
    }
}

// MARK: - The list of deviations

extension Simulator.Profile.Variants {
    /// A change of one switch from its default.
    public struct Deviation: Hashable, Sendable, CustomStringConvertible {
        /// The name of the switch.
        public let switchName: String
        /// The value that the switch gets, as it is written in Swift without the leading dot.
        public let value: String
        private let change: @Sendable (inout Simulator.Profile.Variants) -> Void

        fileprivate init<Value: Sendable>(
            _ switchName: String, _ value: String,
            _ path: WritableKeyPath<Simulator.Profile.Variants, Value> & Sendable,
            _ newValue: Value
        ) {
            self.switchName = switchName
            self.value = value
            change = { $0[keyPath: path] = newValue }
        }

        /// The switch and its value, for example "barSubviewOrder.belowForeignViews".
        public var name: String { "\(switchName).\(value)" }

        public var description: String { name }

        /// Sets the switch.
        public func apply(to variants: inout Simulator.Profile.Variants) { change(&variants) }

        /// Sets the switch of a profile.
        public func apply(to profile: inout Simulator.Profile) { change(&profile.variants) }

        public static func == (left: Deviation, right: Deviation) -> Bool { left.name == right.name }

        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// Every single deviation from the defaults, in the order of the switches.
    public static var deviations: [Deviation] { deviationsBySwitch.flatMap { $0 } }

    /// Returns a random combination: each switch keeps its default with a probability of one half; otherwise each of its
    /// other values is equally likely.
    public static func randomDeviations(using generator: inout some RandomNumberGenerator) -> [Deviation] {
        deviationsBySwitch.compactMap { Bool.random(using: &generator) ? $0.randomElement(using: &generator) : nil }
    }

    private static var deviationsBySwitch: [[Deviation]] {
        [
            cases("barSubviewOrder", \.barSubviewOrder),
            flag("resizesForeignBarViews", \.resizesForeignBarViews),
            cases("popRecognizerDelegate", \.popRecognizerDelegate),
            flag("clearsPopRecognizerDelegateForAnimators", \.clearsPopRecognizerDelegateForAnimators),
            cases("popRefusal", \.popRefusal),
            flag("keepsBackTapsDuringTransitions", \.keepsBackTapsDuringTransitions),
            cases("alongsideAnimation", \.alongsideAnimation),
            flag("alongsideBeginsFromCurrentState", \.alongsideBeginsFromCurrentState),
            cases("alongsideCompletion", \.alongsideCompletion),
            flag("notifiesInterruptedTransitions", \.notifiesInterruptedTransitions),
            cases("willShowCalls", \.willShowCalls),
            cases("firstAppearance", \.firstAppearance),
            cases("safeAreaUpdate", \.safeAreaUpdate),
            flag("updatesBarHeightLate", \.updatesBarHeightLate),
            flag("movesBarInForcedLayout", \.movesBarInForcedLayout),
            cases("statusBarUpdate", \.statusBarUpdate),
            flag("barAnnouncesStatusBar", \.barAnnouncesStatusBar),
            flag("laysOutIncomingViewBeforeWillShow", \.laysOutIncomingViewBeforeWillShow),
            flag("laysOutIncomingViewAfterAlongside", \.laysOutIncomingViewAfterAlongside),
            flag("laysOutViewsAfterUnanimatedTransitions", \.laysOutViewsAfterUnanimatedTransitions),
            flag("scrollsWithShrinkingInsets", \.scrollsWithShrinkingInsets),
            flag("returnsContentsIntoRange", \.returnsContentsIntoRange),
            flag("scrollingLaysOutSuperview", \.scrollingLaysOutSuperview),
            flag("searchesNestedScrollViews", \.searchesNestedScrollViews),
            cases("barVisibilityInSwipes", \.barVisibilityInSwipes),
            flag("slidesBarAfterTransitions", \.slidesBarAfterTransitions),
            flag("keepsHiddenBarAboveScreen", \.keepsHiddenBarAboveScreen),
            cases("toolbarInTransitions", \.toolbarInTransitions),
            flag("presentationLagsOneCommit", \.presentationLagsOneCommit),
            flag("showsEveryBarAtRegularHeight", \.showsEveryBarAtRegularHeight),
            cases("verticalBarItems", \.verticalBarItems),
            cases("verticalBarUpdate", \.verticalBarUpdate),
            flag("showsWrongInsetsFirst", \.showsWrongInsetsFirst),
            cases("popEdge", \.popEdge),
            cases("poseChange", \.poseChange),
            flag("presentsSearchControllers", \.presentsSearchControllers),
            flag("rewritesBarIsHidden", \.rewritesBarIsHidden),
            flag("rewritesBarFrame", \.rewritesBarFrame),
            flag("placingUndoesTranslations", \.placingUndoesTranslations),
            flag("rewritesViewFrames", \.rewritesViewFrames),
            cases("minimizedBar", \.minimizedBar),
            flag("fadesMinimizedBar", \.fadesMinimizedBar),
            flag("minimizationAdjustsSafeArea", \.minimizationAdjustsSafeArea),
            flag("minimizedSafeAreaChangesAtRest", \.minimizedSafeAreaChangesAtRest),
            flag("updatesMinimizedSafeAreaBeforeWillShow", \.updatesMinimizedSafeAreaBeforeWillShow),
            flag("minimizedBarReturnsAfterTransitions", \.minimizedBarReturnsAfterTransitions),
            flag("keepsMinimizationOfCoveredPages", \.keepsMinimizationOfCoveredPages),
            flag("minimizationFollowsScroll", \.minimizationFollowsScroll),
            flag("minimizesForEveryOffset", \.minimizesForEveryOffset),
            flag("copiesItemAppearances", \.copiesItemAppearances),
            flag("dimsTintBehindPresentations", \.dimsTintBehindPresentations),
            flag("drawsEdgeEffectsUnderBackgrounds", \.drawsEdgeEffectsUnderBackgrounds),
            flag("resetsReattachedEdgeEffects", \.resetsReattachedEdgeEffects),
            flag("zeroesLayoutMarginsByLinkedSDK", \.zeroesLayoutMarginsByLinkedSDK),
            cases("tableSelectionClearing", \.tableSelectionClearing),
        ]
    }

    private static func cases<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, _ path: WritableKeyPath<Self, Value> & Sendable
    ) -> [Deviation] {
        let standard = Self()[keyPath: path].rawValue
        return Value.allCases.filter { $0.rawValue != standard }.map { Deviation(name, $0.rawValue, path, $0) }
    }

    private static func flag(_ name: String, _ path: WritableKeyPath<Self, Bool> & Sendable) -> [Deviation] {
        let value = !Self()[keyPath: path]
        return [Deviation(name, "\(value)", path, value)]
    }
}
