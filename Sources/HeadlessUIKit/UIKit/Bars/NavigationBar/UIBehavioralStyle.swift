/// Which platform's habits a control follows.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The system decides.
    case automatic = 0
    /// As on an iPad.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}
