import Foundation

/// The metrics of a table view in a style, on a device and a system, in points. Those of system 26 on phones were measured
/// (facts m24.1 to m24.9). Of the others the row height of 44, the corner radius of 10 and the spaces of 35 between groups
/// are known (facts m24.11 to m24.13); what a comment calls unknown has its default only here.
struct TableMetrics: Equatable {
    let style: UITableView.Style
    /// Whether the design of system 26 applies.
    let isNew: Bool
    /// The distance of texts from the edges of a cell, and of accessories from the trailing edge.
    let textMargin: CGFloat
    let accessoryMargin: CGFloat
    /// The distance of the cells from the sides of an inset grouped table; 0 for other styles.
    let cardMargin: CGFloat
    let cornerRadius: CGFloat

    /// The least heights of rows with texts of the cell and with a content configuration (facts m24.1, m24.11).
    let rowHeight: CGFloat
    let configuredRowHeight: CGFloat
    /// The layout margins of contents at the top and at the bottom: 15 from system 26 (fact m24.3), 11 before (fact
    /// m24.14).
    let verticalMargin: CGFloat
    /// The space above a subtitle cell's texts, between them and below them: measured on system 26 (fact m24.2), unknown
    /// before.
    let subtitleTop: CGFloat
    let subtitleGap: CGFloat
    let subtitleBottom: CGFloat
    /// The font of the second text of a subtitle cell: 15 points from system 26 (fact m24.2), before unknown.
    let subtitleFont: UIFont.TextStyle

    /// The thickness of separators: a point from system 26 (fact m24.6), a pixel before.
    let separatorThickness: CGFloat
    /// The distance of separators from the trailing edge: 0 before system 26 (unknown).
    let separatorTrailing: CGFloat

    /// The size of the chevron (fact m24.5), and of a checkmark; before system 26 unknown.
    let chevronSize: CGSize
    let checkmarkSize: CGSize
    /// How much farther from the edge a checkmark is than a chevron.
    let checkmarkGap: CGFloat
    /// Between the texts and an accessory (fact m24.5).
    let accessoryGap: CGFloat = 8
    /// Between image and text (fact m24.14).
    let imageGap: CGFloat = 16

    init(_ profile: Simulator.Profile, style: UITableView.Style, width: CGFloat) {
        self.style = style
        isNew = profile.design >= 26
        let isPad = profile.idiom == .pad
        let isInset = style == .insetGrouped
        // Fact m24.4: the system's margin is 20 from a width of 390 on, and 16 below.
        let side = isNew ? (width >= 390 ? 20 : 16) : isPad ? 20 : profile.minimumSideMargin
        cardMargin = isInset ? (isPad ? 20 : side) : 0
        if isNew, isInset {
            textMargin = isPad || width >= 414 ? 20 : 16
        } else {
            textMargin = isNew && isPad ? 16 : side
        }
        accessoryMargin = isNew && isPad ? textMargin : side
        cornerRadius = isNew ? 26 : 10
        rowHeight = isNew ? 52 : 44
        configuredRowHeight = isNew ? 53 : 44
        verticalMargin = isNew ? 15 : 11
        subtitleTop = isNew ? 9 : 8
        subtitleGap = 3
        subtitleBottom = isNew ? 11.5 : 8
        subtitleFont = isNew ? .subheadline : .caption1
        separatorThickness = isNew ? 1 : 1 / max(profile.scale, 1)
        separatorTrailing = isNew ? textMargin : 0
        chevronSize = isNew ? CGSize(width: 10.5, height: 14) : CGSize(width: 8.5, height: 13.5)
        checkmarkSize = isNew ? CGSize(width: 19, height: 18) : CGSize(width: 17, height: 16)
        checkmarkGap = isNew ? 2.5 : 0
    }

    // MARK: Headers and footers

    /// The distance of a header's or footer's text from the edge of the table.
    var headerTextMargin: CGFloat { cardMargin + textMargin }

    /// 17 points and semibold, except in groups before system 26: 13 points and uppercase (facts m24.7, m24.13).
    var headerFont: UIFont {
        if isNew || style == .plain { return .preferredFont(forTextStyle: .headline) }
        return .preferredFont(forTextStyle: .footnote)
    }

    var uppercasesHeaders: Bool { !isNew && style != .plain }

    /// Below a header's text (facts m24.7, m24.8, m24.14).
    var headerBottom: CGFloat { style == .plain ? 3 : 6 }

    /// Above a header's text; in groups more above the first one (facts m24.7, m24.8, m24.13, m24.14).
    func headerTop(isFirst: Bool, isCompact: Bool) -> CGFloat {
        if style == .plain { return 4 }
        if isNew { return isCompact ? 11.5 : isFirst ? 29 : 19 }
        return isFirst ? 34.5 : 17
    }

    /// The least height of a header with a title (fact m24.8).
    var leastHeader: CGFloat { style == .plain ? 28 : 0 }

    /// The height of a section's start without a header: in groups 35 above the first and half of it above the others
    /// (facts m24.9, m24.13).
    func emptyHeader(isFirst: Bool) -> CGFloat {
        style == .plain ? 0 : isFirst ? 35 : 17.5
    }

    /// The height of a section's end without a footer (facts m24.9, m24.13).
    var emptyFooter: CGFloat { style == .plain ? 0 : 17.5 }

    /// Above and below a footer's text: measured in groups of system 26 (fact m24.9), otherwise unknown.
    var footerTop: CGFloat { style == .plain ? 4 : isNew ? 8 : 7 }
    var footerBottom: CGFloat { style == .plain ? 4 : isNew ? 6 : 8 }
}
