/// The name of a method. Linux has no Objective-C runtime and so no selectors: there is no value of this type, and code
/// that passes one on passes nil.
public enum Selector: Sendable {}
