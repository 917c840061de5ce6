import Foundation

/// Where the parts of a navigation bar go along its width, as if read from left to right; a value worked out from sizes.
struct BarArrangement: Equatable {
    /// The sizes that decide.
    struct Request: Equatable {
        /// The bar's width.
        var width: CGFloat
        /// Free room at both ends: margin and safe area.
        var leadingInset: CGFloat
        var trailingInset: CGFloat
        /// Free room before a back button.
        var backInset: CGFloat
        /// The widths a back button can have, from its full title to the chevron alone; empty for none.
        var backWidths: [CGFloat] = []
        /// The width of the leading items, 0 for none; likewise trailing.
        var leadingWidth: CGFloat = 0
        var trailingWidth: CGFloat = 0
        /// The width of what is in the middle beside a leading title, 0 for nothing.
        var centerWidth: CGFloat = 0
        /// Between the back button and the leading items.
        var spacing: CGFloat
        /// What the title would take.
        var titleWidth: CGFloat
        /// The least room between the title and a group of buttons (fact m1.13).
        var titleGap: CGFloat = 8
        /// Whether a title that does not fit in the middle goes to the leading edge (fact m1.13) or just far enough.
        var tightTitleLeads = false
        /// Whether the title is at the leading edge in any case: the styles browser and editor.
        var titleLeads = false
    }

    /// Which of the widths the back button takes.
    private(set) var backChoice: Int?
    private(set) var backX: CGFloat = 0
    private(set) var leadingX: CGFloat = 0
    private(set) var trailingX: CGFloat = 0
    private(set) var centerX: CGFloat = 0
    private(set) var centerWidth: CGFloat = 0
    private(set) var titleX: CGFloat = 0
    private(set) var titleWidth: CGFloat = 0
    /// Whether the title is in the middle of the bar.
    private(set) var isTitleCentred = false

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
        isTitleCentred = !leads && middle >= start && middle + titleWidth <= trailingEdge
        titleX =
            isTitleCentred
            ? middle
            : leads || request.tightTitleLeads ? start : min(max(middle, start), trailingEdge - titleWidth)
        placeCenter(request, from: titleX + titleWidth + (titleWidth > 0 ? request.titleGap : 0), to: trailingEdge)
    }

    /// In the middle of the bar, or as near to it as the others leave room.
    private mutating func placeCenter(_ request: Request, from start: CGFloat, to end: CGFloat) {
        centerWidth = min(request.centerWidth, max(end - start, 0))
        centerX = min(max((request.width - centerWidth) / 2, start), max(end - centerWidth, start))
    }

    /// Where the title may begin.
    private func leadingEdge(_ request: Request, _ backWidth: CGFloat?) -> CGFloat {
        if request.leadingWidth > 0 { return leadingX + request.leadingWidth + request.titleGap }
        if let backWidth { return request.backInset + backWidth + request.titleGap }
        return request.leadingInset
    }
}
