import UIKit

/// The names of pages in tables and messages. Repeated names are numbered, which distinguishes pages with the same title.
@MainActor
struct PageNames {
    /// In the order of the pages.
    let all: [String]
    private var names: [ObjectIdentifier: String] = [:]

    /// - Parameter pages: the first page with a name has it without a number.
    init(_ pages: [UIViewController]) {
        var all: [String] = []
        for page in pages {
            let name = page.filmName
            var candidate = name
            var number = 2
            while all.contains(candidate) {
                candidate = "\(name) (\(number))"
                number += 1
            }
            all.append(candidate)
            if names[ObjectIdentifier(page)] == nil { names[ObjectIdentifier(page)] = candidate }
        }
        self.all = all
    }

    /// The name of a page; its own name for a page that is not among them.
    subscript(page: UIViewController) -> String { names[ObjectIdentifier(page)] ?? page.filmName }
}
