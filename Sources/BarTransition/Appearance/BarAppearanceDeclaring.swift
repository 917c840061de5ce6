import UIKit

/// A view controller whose only purpose is to declare the appearance of the page that contains it, at any depth.
@MainActor
protocol BarAppearanceDeclaring: BarAppearanceProviding {
    /// Orders declarations at the same depth: the highest level counts. Default 0.
    var level: Int { get }
}

/// Finds the declaration that counts among the descendants of a view controller: the innermost one, and of several at the same
/// depth the one with the highest level that was added last.
@MainActor
struct DeclarationSearch {
    private(set) var result: (any BarAppearanceDeclaring)?
    private var rank: (depth: Int, level: Int)?

    /// Loads no view.
    init(in viewController: UIViewController) {
        search(in: viewController, depth: 0)
    }

    private mutating func search(in parent: UIViewController, depth: Int) {
        for child in parent.childrenSharingBar {
            guard let declaration = child as? any BarAppearanceDeclaring else {
                search(in: child, depth: depth + 1)
                continue
            }
            if let rank, (depth, declaration.level) < rank { continue }
            result = declaration
            rank = (depth: depth, level: declaration.level)
        }
    }
}

extension UIViewController {
    /// The children that can decide about the bar over this view controller: declarations, and containers whose views are shown
    /// in this one's. A stack has its own bar.
    fileprivate var childrenSharingBar: [UIViewController] {
        let children = (self as? UITabBarController).map { [$0.selectedViewController].compactMap { $0 } } ?? children
        return children.filter { child in
            if child is any BarAppearanceDeclaring { return true }
            guard !child.hasOwnBar, let view = child.viewIfLoaded, let container = viewIfLoaded else { return false }
            return view.isDescendant(of: container)
        }
    }
}
