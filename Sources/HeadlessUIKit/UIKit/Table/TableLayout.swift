import Foundation

/// Where the sections and rows of a table view are.
struct TableLayout {
    var sections: [TableSection] = [] { didSet { starts = [] } }
    /// The heights of the table's own header and footer view.
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var width: CGFloat = 0
    /// The distance of cells from the sides.
    var sideMargin = (left: CGFloat(0), right: CGFloat(0))

    /// The tops of the sections, without `top`, and the end of the last one; empty where they have to be computed again.
    private var starts: [CGFloat] = []

    /// The height of the whole.
    var height: CGFloat { (starts.last ?? 0) + top + bottom }

    /// Computes the tops of the sections where a height has changed.
    mutating func update() {
        guard starts.count != sections.count + 1 else { return }
        var sums: [CGFloat] = [0]
        for section in sections { sums.append(sums[sums.count - 1] + section.height) }
        starts = sums
    }

    private func start(of section: Int) -> CGFloat {
        guard starts.count != sections.count + 1 else { return top + starts[section] }
        return top + sections[..<section].reduce(0) { $0 + $1.height }
    }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    // MARK: Rectangles

    func rect(ofSection section: Int) -> CGRect {
        CGRect(x: 0, y: start(of: section), width: width, height: sections[section].height)
    }

    func header(of section: Int) -> CGRect {
        let given = sections[section]
        return CGRect(x: 0, y: start(of: section) + given.padding, width: width, height: given.header)
    }

    func footer(of section: Int) -> CGRect {
        let given = sections[section]
        return CGRect(x: 0, y: start(of: section) + given.rowsEnd, width: width, height: given.footer)
    }

    func row(_ path: IndexPath) -> CGRect {
        let section = sections[path.section]
        return CGRect(
            x: sideMargin.left, y: start(of: path.section) + section.rowsStart + section.rows.start(of: path.row),
            width: width - sideMargin.left - sideMargin.right, height: section.rows.height(of: path.row))
    }

    // MARK: Finding

    /// The sections in a range of the contents.
    func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
        guard !sections.isEmpty else { return 0..<0 }
        let first = section(at: minY)
        var last = first
        while last + 1 < sections.count, start(of: last + 1) < maxY { last += 1 }
        return first..<(last + 1)
    }

    /// The last section that begins above a position, or the first one.
    private func section(at y: CGFloat) -> Int {
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if start(of: middle) <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The rows in a range of the contents.
    func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        for section in sections(from: minY, to: maxY) {
            let given = sections[section]
            let rows = start(of: section) + given.rowsStart
            guard given.rows.count > 0, rows < maxY, rows + given.rows.total > minY else { continue }
            var row = given.rows.row(at: minY - rows)
            while row < given.rows.count, rows + given.rows.start(of: row) < maxY {
                found.append(IndexPath(row: row, section: section))
                row += 1
            }
        }
        return found
    }

    /// The row at a position.
    func row(at y: CGFloat) -> IndexPath? {
        guard !sections.isEmpty, let path = rows(from: y, to: y.nextUp).first else { return nil }
        let rect = row(path)
        return y >= rect.minY && y < rect.maxY ? path : nil
    }
}
