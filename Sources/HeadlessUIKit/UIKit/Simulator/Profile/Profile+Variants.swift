import Foundation

extension Simulator.Profile {
    /// The answers to questions about UIKit that neither its documentation nor an observation settles, each as a switch.
    ///
    /// A default is the documented behavior or the best guess, and its comment says which. Code that runs on UIKit has
    /// to end right under every combination, since a device may have any of them. Known defects are in `Defects`.
    public struct Variants: Equatable, Sendable {
        // MARK: - The bar's views

        /// How a navigation bar orders its own views among the subviews that others inserted.
        public enum BarSubviewOrder: String, CaseIterable, Sendable {
            /// They are inserted once, at the front or at an index, and stay where they are.
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

        /// Whether views of others in the bar are resized to the bar's bounds during a transition. Default false.
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

        /// What `animateAlongsideTransition(in:animation:completion:)` does with its animation.
        public enum AlongsideAnimation: String, CaseIterable, Sendable {
            /// Returns true and runs it.
            case runs
            /// Returns false and does not run it (react-native-screens, `RNSScreenStackHeaderConfig`).
            case refused
            /// Returns true but does not run it.
            case neverRuns
        }

        /// Whether blocks alongside a transition run. Default: they run.
        public var alongsideAnimation = AlongsideAnimation.runs

        /// When the completions of blocks alongside a transition run.
        public enum AlongsideCompletion: String, CaseIterable, Sendable {
            /// Before `navigationController(_:didShow:animated:)`.
            case beforeDidShow
            /// After it.
            case afterDidShow
            /// Not at all, as for a presentation that is torn down (fact 1.3.5).
            case neverRuns
        }

        /// When completions run. Default: after `didShow`, as observed (fact 1.2).
        public var alongsideCompletion = AlongsideCompletion.afterDidShow

        /// How often the delegate receives `navigationController(_:willShow:animated:)`.
        public enum WillShowCalls: String, CaseIterable, Sendable {
            /// Once for each transition.
            case once
            /// Twice for each transition.
            case twice
            /// Also, after each transition, for the view controller that is shown already.
            case alsoForShownViewController
        }

        /// How often `willShow` is called. Default: once.
        public var willShowCalls = WillShowCalls.once

        // MARK: - Layout

        /// When view controllers of the stack receive changed safe area insets during a transition.
        public enum SafeAreaUpdate: String, CaseIterable, Sendable {
            /// At once.
            case immediate
            /// In the next layout pass.
            case oneLayoutPassLate
            /// At the end of the transition.
            case atTransitionEnd
        }

        /// When safe area insets change. Default: at once (fact 5.3.1).
        public var safeAreaUpdate = SafeAreaUpdate.immediate

        /// Whether the bar has its new height only one layout pass after the transition has begun. Default false.
        public var updatesBarHeightLate = false

        /// Whether the incoming view controller's view is laid out before `willShow` is called. Default false: it is laid
        /// out after it (fact 1.2).
        public var laysOutIncomingViewBeforeWillShow = false

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

        /// Whether presentation layers show the values of the commit before the last one. Default false.
        public var presentationLagsOneCommit = false

        // MARK: - Values that UIKit writes during a transition

        /// Whether UIKit sets the bar's `isHidden` again when the transition begins and when it ends. Default false.
        public var rewritesBarIsHidden = false

        /// Whether UIKit sets the bar's frame again in each layout pass of a transition. Default false.
        public var rewritesBarFrame = false

        /// Whether UIKit sets the frames of both views again in each layout pass of a transition. Default false.
        public var rewritesViewFrames = false

        // MARK: - Appearance

        /// Whether a navigation item copies the appearances that it is given and returns the copies. Default true, as
        /// documented (`copy` properties).
        public var copiesItemAppearances = true

        /// Whether the views behind an alert, a sheet or a popover have a dimmed tint color. Default true, as documented
        /// (`UIView.tintAdjustmentMode`).
        public var dimsTintBehindPresentations = true

        /// Creates the defaults.
        public init() {}
    }
}
