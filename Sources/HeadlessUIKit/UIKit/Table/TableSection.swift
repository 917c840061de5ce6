import Foundation

/// Where a section's header, rows and footer are, from the start of the section.
struct TableSection {
    /// The space above the header, which moves with the rows.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: RowHeights
    var footer: CGFloat = 0
    /// Whether there is a header or a footer view.
    var hasHeaderView = false
    var hasFooterView = false
    /// Whether the footer has a title.
    var hasFooterTitle = false

    var rowsStart: CGFloat { padding + header }
    var rowsEnd: CGFloat { rowsStart + rows.total }
    var height: CGFloat { rowsEnd + footer }
}
