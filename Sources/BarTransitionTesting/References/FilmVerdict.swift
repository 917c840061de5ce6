import Foundation

/// What became of a film that was compared with its reference.
public struct FilmVerdict: Equatable, Sendable {
    /// What comparing gave; where the reference was written anew, what it gave before.
    public let comparison: FilmComparison
    /// The files that were written.
    public let recorded: [URL]
    /// Why a test should fail, what differs and how to accept it; nil where the test may go on.
    public let message: String?
    /// The pictures of a failure; empty where there is none.
    public let artifacts: [URL]

    /// Whether the test may go on.
    public var passes: Bool { message == nil }
}
