import Foundation

/// The horizontal layout of a navigation bar's parts in left-to-right order, computed from their sizes.
struct BarArrangement: Equatable {
    /// The sizes that determine the layout.
    struct Request: Equatable {
        /// The bar's width.
        var width: CGFloat
        /// The margin and safe area at both ends.
        var leadingInset: CGFloat
        var trailingInset: CGFloat
        /// The margin and safe area before a back button.
        var backInset: CGFloat
        /// The possible widths of the back button, from its full title to the chevron alone; empty if there is none.
        var backWidths: [CGFloat] = []
        /// The widths of the leading and trailing items; 0 if there are none.
        var leadingWidth: CGFloat = 0
        var trailingWidth: CGFloat = 0
        /// The width of the center items beside a leading title; 0 if there are none.
        var centerWidth: CGFloat = 0
        /// The space between the back button and the leading items.
        var spacing: CGFloat
        /// The preferred width of the title.
        var titleWidth: CGFloat
        /// The minimum space between the title and a group of buttons (fact m1.13).
        var titleGap: CGFloat = 8
        /// Whether a title that does not fit in the middle moves to the leading edge (fact m1.13), or only as far as
        /// needed.
        var leadsTitleThatDoesNotFit = false
        /// Whether the title is always at the leading edge: the styles browser and editor.
        var titleLeads = false
    }

    /// The index of the back button's width.
    private(set) var backChoice: Int?
    private(set) var backX: CGFloat = 0
    private(set) var leadingX: CGFloat = 0
    private(set) var trailingX: CGFloat = 0
    private(set) var centerX: CGFloat = 0
    private(set) var centerWidth: CGFloat = 0
    private(set) var titleX: CGFloat = 0
    private(set) var titleWidth: CGFloat = 0
    /// Whether the title is at the leading edge, because it has to be or does not fit in the middle.
    private(set) var titleLeads = false
    /// Whether the title is in the middle of the bar.
    private(set) var isTitleCentered = false

    init(_ request: Request) {
        trailingX = request.width - request.trailingInset - request.trailingWidth
        let trailingEdge =
            request.trailingWidth > 0 ? trailingX - request.titleGap : request.width - request.trailingInset
        backX = request.backInset
        for (index, backWidth) in request.backWidths.enumerated() {
            backChoice = index
            leadingX = request.backInset + backWidth + request.spacing
            if leadingEdge(request, backWidth) + request.titleWidth <= trailingEdge { break }
        }
        if request.backWidths.isEmpty { leadingX = request.leadingInset }
        let start = leadingEdge(request, backChoice.map { request.backWidths[$0] })
        let room = trailingEdge - start - (request.centerWidth > 0 ? request.centerWidth + request.titleGap : 0)
        titleWidth = min(request.titleWidth, max(room, 0))
        let middle = (request.width - titleWidth) / 2
        let leads = request.titleLeads || request.centerWidth > 0
        isTitleCentered = !leads && middle >= start && middle + titleWidth <= trailingEdge
        titleLeads = !isTitleCentered && (leads || request.leadsTitleThatDoesNotFit)
        titleX =
            isTitleCentered ? middle : titleLeads ? start : min(max(middle, start), trailingEdge - titleWidth)
        placeCenter(request, from: titleX + titleWidth + (titleWidth > 0 ? request.titleGap : 0), to: trailingEdge)
    }

    /// Centers the center items in the bar, as far as the other parts allow it.
    private mutating func placeCenter(_ request: Request, from start: CGFloat, to end: CGFloat) {
        centerWidth = min(request.centerWidth, max(end - start, 0))
        centerX = min(max((request.width - centerWidth) / 2, start), max(end - centerWidth, start))
    }

    /// The minimum x of the title.
    private func leadingEdge(_ request: Request, _ backWidth: CGFloat?) -> CGFloat {
        if request.leadingWidth > 0 { return leadingX + request.leadingWidth + request.titleGap }
        if let backWidth { return request.backInset + backWidth + request.titleGap }
        return request.leadingInset
    }
}
