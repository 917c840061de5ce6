import Foundation

extension Simulator.Profile {
    /// Defects of UIKit that apps and libraries have to survive, each as a switch.
    public struct Defects: Equatable, Sendable {
        /// In the first `viewWillAppear` of a presented stack's root the coordinator takes no animation block, but runs
        /// the completion (fact 2.2.4; versions not given). Default true.
        public var refusesBlocksOfPresentedRoot = true

        /// The defects of a system by its major version.
        public init(system: Int) {}
    }
}
