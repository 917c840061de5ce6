/// The heights of a bar that images and positions can be set for. (Fact 4.4)
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The height of a phone in landscape.
    case compact = 1
    /// The usual height with a prompt, where the bar can show one.
    case defaultPrompt = 101
    /// The height of a phone in landscape with a prompt.
    case compactPrompt = 102
}
