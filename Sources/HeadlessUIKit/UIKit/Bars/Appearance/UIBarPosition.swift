/// Where a bar lies, which decides where its background and hairline are drawn. (Fact 4.13)
public enum UIBarPosition: Int, Sendable {
    /// Not known.
    case any = 0
    /// At the bottom of its container: the hairline is on top.
    case bottom = 1
    /// At the top of its container: the hairline is underneath.
    case top = 2
    /// At the top of the screen: as ``top``, and the background goes on under the status bar.
    case topAttached = 3
}
