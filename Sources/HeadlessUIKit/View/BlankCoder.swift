import Foundation

/// Stands for "make an instance with nothing in it" where only a metatype is at hand: of all initialisers of a view,
/// Swift lets `init(coder:)` alone be called on one.
final class BlankCoder: NSCoder {}
