import BarTransition
import UIKit

/// Scenarios that rotate, and lists.
extension Layout {
    static let n58 = Scenario(
        "N58", "lists under an opaque bar", in: .opaqueBar, pages: .plain(.blue, content: .scroll(300)),
        .plain(.red, content: .scroll(0)), variations: Variation.methods,
        invariants: [.scrollOffset, .visibility, .items, .safeArea],
        steps: [.push(1), .back])

    static let n61 = Scenario(
        "N61", "rotation without a bar", pages: .hidden, .visible, invariants: [.safeArea, .visibility],
        steps: [
            .push(1), .rotate(.landscapeLeft), .tapBack, .rotate(.portrait), .rotate(.landscapeLeft), .push(1),
            .rotate(.portrait),
        ])

    static let n62 = Scenario(
        "N62", "push, rotate, back", pages: .plain(.blue), .hidden, invariants: [.safeArea, .visibility, .color],
        steps: [
            .rotate(.landscapeLeft), .keep("landscape"), .rotate(.portrait), .push(1), .rotate(.landscapeLeft),
            .tapBack,
            .same(as: "landscape", "the bar is not as the new size wants it"),
        ])
}
