import Foundation

extension Simulator.Profile {
    /// Habits and defects of UIKit that apps and libraries have to survive, each as a switch.
    public struct Defects: Equatable, Sendable {
        /// In the first `viewWillAppear` of a presented stack's root the coordinator takes no animation block, but runs
        /// the completion (fact 2.2.4; versions not given). Default true.
        public var refusesBlocksOfPresentedRoot = true
        /// A root given to `init(rootViewController:)` loads although another page covers it from the start
        /// (fact 1.1.9). Default: before iOS 18.
        public var loadsCoveredRoot: Bool
        /// After a pop over several levels `viewControllers` begins with the page on top until the layout pass
        /// (fact 1.3.6; versions not given). Default true.
        public var listsTopFirstInMultiLevelPops = true
        /// Pages set on a stack that was on the screen without any begin with a collapsed large title (fact 1.5.4).
        /// Default true.
        public var collapsesLargeTitleOfLateStack = true
        /// A swipe back that a replaced delegate let begin at the root or during a transition freezes the stack at the
        /// next push (fact 8.5). Default true.
        public var freezesAfterSwipeInVain = true

        /// The defects of a system by its major version.
        public init(system: Int) {
            loadsCoveredRoot = system < 18
        }
    }
}
