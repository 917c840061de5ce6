import Foundation

extension Simulator.Profile {
    /// The version of a system or of an SDK, for example 27.1.
    public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
        /// The number before the dot.
        public var major: Int
        /// The number after the dot.
        public var minor: Int

        /// Creates a version.
        /// - Parameters:
        ///   - major: the number before the dot.
        ///   - minor: the number after the dot; 0 by default.
        public init(_ major: Int, _ minor: Int = 0) {
            self.major = major
            self.minor = minor
        }

        /// For example "27.1".
        public var description: String { "\(major).\(minor)" }

        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor) < (right.major, right.minor)
        }
    }
}
