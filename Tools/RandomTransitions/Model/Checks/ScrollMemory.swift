import UIKit

/// The scroll offsets of pages when they were last at rest on the screen; they must be the same when the pages return.
@MainActor
struct ScrollMemory {
    private struct Entry {
        let offset: CGFloat
        let top: CGFloat
        /// The least inset at the top since then, as long as the page was on the screen.
        var leastTop: CGFloat
        let height: UIUserInterfaceSizeClass
        let title: UINavigationItem.LargeTitleDisplayMode
        var isAtTop: Bool { abs(offset + top) < 0.5 }
        /// No source says where contents come to rest that spring back from beyond the edge as the inset changes with a
        /// transition. They can stay beyond it until the next change.
        var isBeyondTop: Bool { offset + top <= -0.5 }
    }

    private var entries: [Int: Entry] = [:]

    /// Stores the offset of the page on top. One that is not on the screen, under a presented page, has no insets there yet.
    mutating func note(_ world: World) {
        guard let page = world.stack.top, let rows = page.rows, rows.window != nil else { return }
        let top = rows.adjustedContentInset.top
        // A bar that is minimized in place takes its inset with it when another minimization is declared.
        let leastTop = world.isMinimized ? min(top, world.navigation.navigationBar.frame.maxY) : top
        entries[page.number] = Entry(
            offset: rows.contentOffset.y, top: top, leastTop: leastTop,
            height: world.navigation.traitCollection.verticalSizeClass, title: page.navigationItem.largeTitleDisplayMode
        )
    }

    /// Stores the inset of the page on top while something moves. The app can have hidden the bar, and can show it again over
    /// another page.
    mutating func noteTop(_ world: World) {
        guard let page = world.stack.top, let rows = page.rows, rows.window != nil, let entry = entries[page.number]
        else { return }
        entries[page.number]?.leastTop = min(entry.leastTop, rows.adjustedContentInset.top)
    }

    /// Removes the offsets of the pages on the screen, which are about to be scrolled: of the page on top, and of those that
    /// transitions take from the screen, since they can return.
    mutating func forget(_ world: World) {
        let outgoing = world.navigation.transitionCoordinator?.viewController(forKey: .from) as? SequencePage
        for page in world.stack.pages + [outgoing].compactMap(\.self)
        where page === world.stack.top || page.viewIfLoaded?.window != nil {
            entries[page.number] = nil
        }
    }

    func check(_ world: World) throws {
        guard world.modal == nil, let page = world.stack.top, let rows = page.rows, let entry = entries[page.number],
            !entry.isBeyondTop
        else { return }
        // Without the library a page that UIKit lays out before it is in its place keeps what the other bar's inset has scrolled.
        // Whether UIKit does that is a variant.
        guard world.stack.isAttached || !world.simulator.profile.variants.laysOutIncomingViewBeforeWillShow
        else { return }
        // Where a large title comes or goes with the height of the screen or by a declaration, no source tells where UIKit leaves
        // scrolled content.
        let height = world.navigation.traitCollection.verticalSizeClass
        let isSameTitle = height == entry.height && page.navigationItem.largeTitleDisplayMode == entry.title
        guard entry.isAtTop || isSameTitle || !world.navigation.navigationBar.prefersLargeTitles else { return }
        let offset = rows.contentOffset.y
        let top = rows.adjustedContentInset.top
        // Content at its top stays there, whatever the bar's height; other content keeps its offset in its view, or
        // moves up with the edge of a bar that became lower, by the part of that change that was on the screen (fact
        // m7.1).
        let goesUp = max(entry.top - min(top, entry.leastTop), 0)
        let isRight =
            entry.isAtTop
            ? abs(offset + top) < 0.51 : (-0.51...goesUp + 0.51).contains(offset - entry.offset)
        // A large title that comes over content scrolled by less than its height collapses in one step, and the content moves up
        // with it (facts m7.1, m21.1). Whether it comes there at all no source tells.
        let isUnderTitle =
            world.navigation.navigationBar.prefersLargeTitles && entry.offset + entry.top < 52
            && abs(offset - entry.offset - 52) < 0.51
        try expect(
            isRight || isUnderTitle, "the scroll position",
            "page \(page.number): \(offset) with inset \(top), was \(entry.offset) with \(entry.top)")
    }
}
