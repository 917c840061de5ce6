import UIKit

/// Pages that are remembered without being kept alive.
@MainActor
struct PageList {
    private struct Entry {
        weak var page: UIViewController?
    }

    private let entries: [Entry]

    init(_ pages: [UIViewController] = []) {
        entries = pages.map { Entry(page: $0) }
    }

    func contains(_ page: UIViewController) -> Bool {
        entries.contains { $0.page === page }
    }
}
