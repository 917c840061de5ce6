import Testing

/// The messages of the issues that `body` records. They are expected and do not fail the test; there must be at least
/// one.
@MainActor
func failures(_ body: @MainActor () -> Void) -> [String] {
    final class Messages: @unchecked Sendable {
        var all: [String] = []
    }
    let messages = Messages()
    withKnownIssue("The test expects this issue and checks its message.") {
        body()
    } matching: { issue in
        messages.all += issue.comments.map(\.rawValue)
        return true
    }
    return messages.all
}
