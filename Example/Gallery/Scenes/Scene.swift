import ExamplePages
import UIKit

/// One transition to look at: the pages before it, and what happens.
struct Scene {
    /// What command lines and file names use.
    let name: String
    /// One sentence for people: what differs between the two pages.
    let title: String
    let operation: Operation
    var style = UIUserInterfaceStyle.light
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The stack before, from the bottom up.
    let stack: @MainActor () -> [any ExamplePage]
    /// The page that a push or a new stack brings; nil where the stack has it already.
    var arriving: (@MainActor () -> any ExamplePage)?
}
