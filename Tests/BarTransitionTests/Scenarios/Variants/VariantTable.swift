import Foundation

/// DEVICE.md: what holds under each deviation of the model, and what is excused.
struct VariantTable: Sendable {
    struct Row: Sendable, Equatable {
        /// The name of the deviation.
        let name: String
        let holds: String
        /// The breaches of smoothness that are allowed, as `Breach.what`.
        let excused: [String]
        /// Why no public API could prevent them.
        let reason: String
    }

    let rows: [Row]

    /// Reads the rows of the document's table; other lines are ignored.
    init(_ text: String) {
        rows = text.components(separatedBy: "\n").compactMap { line in
            let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 6, cells[1].hasPrefix("`") else { return nil }
            return Row(
                name: cells[1].replacingOccurrences(of: "`", with: ""), holds: cells[2],
                excused: cells[3].matches(of: /`([^`]*)`/).map { String($0.1) }, reason: cells[4])
        }
    }

    static func read() throws -> VariantTable {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("DEVICE.md")
        return VariantTable(try String(contentsOf: page, encoding: .utf8))
    }

    func excused(under name: String) -> [String] { rows.first { $0.name == name }?.excused ?? [] }

    /// What is wrong with the rows, given the names that must occur.
    func problems(names: [String]) -> [String] {
        let own = rows.map(\.name)
        var problems = names.filter { !own.contains($0) }.map { "\($0) has no row." }
        problems += own.filter { !names.contains($0) }.map { "\($0) is no deviation of the model." }
        if Set(own).count != own.count { problems.append("A deviation has two rows.") }
        for row in rows {
            if row.holds.isEmpty { problems.append("\(row.name) does not say what holds.") }
            if !row.excused.isEmpty, row.reason.count < 20 {
                problems.append("\(row.name) excuses something without a reason.")
            }
        }
        return problems
    }
}
