/// The colour of the status bar's content. (UIKit documentation)
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, by the user interface style.
    case `default` = 0
    /// White.
    case lightContent = 1
    /// Black.
    case darkContent = 3
}

/// How the status bar comes and goes. (UIKit documentation)
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
