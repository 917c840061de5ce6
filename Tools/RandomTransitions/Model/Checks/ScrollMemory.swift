import UIKit

/// Where contents were scrolled to when their pages were last seen at rest; they must be there when they come back.
@MainActor
struct ScrollMemory {
    private struct Entry {
        let offset: CGFloat
        let top: CGFloat
        var isAtTop: Bool { abs(offset + top) < 0.5 }
    }

    private var entries: [Int: Entry] = [:]

    /// Notes the page on top.
    mutating func note(_ world: World) {
        guard let page = world.stack.top, let rows = page.rows else { return }
        entries[page.number] = Entry(offset: rows.contentOffset.y, top: rows.adjustedContentInset.top)
    }

    /// The page on top is about to be scrolled.
    mutating func forget(_ world: World) {
        if let page = world.stack.top { entries[page.number] = nil }
    }

    func check(_ world: World) throws {
        guard world.modal == nil, let page = world.stack.top, let rows = page.rows, let entry = entries[page.number]
        else { return }
        let offset = rows.contentOffset.y
        let top = rows.adjustedContentInset.top
        // Content at its top stays there, whatever the bar has become; other content stays where it was in its view, or
        // goes up with the edge of a bar that became lower, by as much of that as happened on the screen (fact m7.1).
        let goesUp = max(entry.top - top, 0)
        let isRight =
            entry.isAtTop
            ? abs(offset + top) < 0.51 : (-0.51...goesUp + 0.51).contains(offset - entry.offset)
        try expect(
            isRight, "the scroll position",
            "page \(page.number): \(offset) with inset \(top), was \(entry.offset) with \(entry.top)")
    }
}
