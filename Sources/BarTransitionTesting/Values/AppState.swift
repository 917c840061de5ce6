import BarTransition
import UIKit

/// The observable state of a navigation controller and its view controllers, to compare before and after a transition.
@MainActor
struct AppState {
    /// One value. Its name and text may change while the content stays equal, as when a page's title changes.
    private struct Entry: Equatable {
        /// Identifies the property.
        let key: String
        let name: String
        let value: String
        /// What is compared.
        let content: String
        /// Later content that is the app's own as well.
        var laterContents: [String] = []

        static func == (one: Entry, other: Entry) -> Bool { one.key == other.key && one.content == other.content }

        /// Whether a later state of the same property is the app's.
        func allows(_ later: Entry) -> Bool {
            self == later || key == later.key && laterContents.contains(later.content)
        }
    }

    private var entries: [Entry] = []
    private let names: PageNames

    /// - Parameter named: the pages in the order of their names; pages of the stack follow them.
    init(_ navigationController: UINavigationController, named: [UIViewController] = []) {
        names = PageNames(Self.unique(named + navigationController.viewControllers))
        addStack(navigationController)
        addBar(navigationController)
        for page in navigationController.viewControllers { addPage(page) }
    }

    /// The state that belongs to the app and that no transition may change: its delegate, its insets, and the items of
    /// pages that declare no bar appearance. Items count only where the library is attached and has no default appearance
    /// to write to them.
    init(appStateOf navigationController: UINavigationController, pages: [UIViewController]) {
        names = PageNames(pages)
        let delegate = navigationController.delegate
        add("the delegate", delegate.map { "\(type(of: $0))" } ?? "nil", delegate)
        for page in pages {
            add("additionalSafeAreaInsets", of: page, Self.text(page.additionalSafeAreaInsets))
            // A declaration can depend on its view. One whose view is not loaded yet is left out later (`limited(to:)`).
            let declares = page.isViewLoaded && page.declaredBarAppearance != nil
            guard !declares, let library = navigationController.barTransition, library.defaultAppearance == nil
            else { continue }
            for (property, value) in Self.appearances(of: page) {
                add(property, of: page, value == nil ? "nil" : "set", value)
            }
        }
    }

    /// Allows the present values of pages' items too: pages set them in `viewDidLoad` and `viewWillAppear`.
    mutating func allowItems(of pages: [UIViewController]) {
        for page in pages {
            for (property, value) in Self.appearances(of: page) {
                allow((value == nil ? "nil" : "set") + Self.identity(value), as: property, of: page)
            }
        }
    }

    /// Allows the present insets of pages too, before the library adds to them: pages set them in `viewDidLoad`.
    mutating func allowInsets(of pages: [UIViewController]) {
        for page in pages {
            allow(Self.text(page.additionalSafeAreaInsets), as: "additionalSafeAreaInsets", of: page)
        }
    }

    private mutating func allow(_ content: String, as property: String, of page: UIViewController) {
        let key = Self.identity(page) + property
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
        entries[index].laterContents.append(content)
    }

    private static func appearances(of page: UIViewController) -> [(
        property: String, value: UINavigationBarAppearance?
    )] {
        let item = page.navigationItem
        return [
            ("standardAppearance", item.standardAppearance), ("scrollEdgeAppearance", item.scrollEdgeAppearance),
            ("compactAppearance", item.compactAppearance),
            ("compactScrollEdgeAppearance", item.compactScrollEdgeAppearance),
        ]
    }

    private static func unique(_ pages: [UIViewController]) -> [UIViewController] {
        pages.enumerated().filter { index, page in !pages[..<index].contains { $0 === page } }.map(\.element)
    }

    private mutating func addStack(_ navigationController: UINavigationController) {
        let pages = navigationController.viewControllers
        add("the stack", pages.map { names[$0] }.joined(separator: ", "), content: pages.map(Self.identity).joined())
        let top = navigationController.topViewController
        add("the page on top", top.map { names[$0] } ?? "none", top)
        add(
            "the delegate", navigationController.delegate.map { "\(type(of: $0))" } ?? "nil",
            navigationController.delegate)
        let swipe = navigationController.interactivePopGestureRecognizer
        add("the swipe's delegate", swipe?.delegate.map { "\(type(of: $0))" } ?? "nil", swipe?.delegate)
        add("isToolbarHidden", "\(navigationController.isToolbarHidden)")
        add("the bar's style", "\(navigationController.navigationBar.barStyle.rawValue)")
        guard let tabBar = navigationController.tabBarController?.tabBar else { return }
        add("the tab bar's frame", tabBar.isHidden ? "hidden" : Self.text(tabBar.shownFrame))
        add("the tab bar's alpha", FixedDecimal.text(tabBar.alpha))
    }

    private mutating func addBar(_ navigationController: UINavigationController) {
        let bar = navigationController.navigationBar
        add("isNavigationBarHidden", "\(navigationController.isNavigationBarHidden)")
        // The frame of a hidden bar is not observable.
        if !navigationController.isNavigationBarHidden { add("the bar's frame", Self.text(bar.shownFrame)) }
        add("the bar's alpha", FixedDecimal.text(bar.alpha))
        add("the bar's tint", FilmColor(bar.tintColor, in: bar.traitCollection).description)
        addBackgrounds(bar)
        add("the bar's items", (bar.items ?? []).map { $0.title ?? "untitled" }.joined(separator: ", "))
    }

    /// The colors of the bar's own appearances, by their values: code that restores them sets new objects.
    private mutating func addBackgrounds(_ bar: UINavigationBar) {
        let colors: [(property: String, color: UIColor?)] = [
            ("standardAppearance.backgroundColor", bar.standardAppearance.backgroundColor),
            ("scrollEdgeAppearance.backgroundColor", bar.scrollEdgeAppearance?.backgroundColor),
            ("compactAppearance.backgroundColor", bar.compactAppearance?.backgroundColor),
            ("compactScrollEdgeAppearance.backgroundColor", bar.compactScrollEdgeAppearance?.backgroundColor),
            ("barTintColor", bar.barTintColor),
        ]
        for (property, color) in colors {
            add("the bar's \(property)", color.map { FilmColor($0, in: bar.traitCollection).description } ?? "none")
        }
    }

    private mutating func addPage(_ page: UIViewController) {
        add("additionalSafeAreaInsets", of: page, Self.text(page.additionalSafeAreaInsets))
        guard let view = page.viewIfLoaded, view.window != nil else { return }
        add("frame", of: page, Self.text(view.shownFrame))
        add("safeAreaInsets", of: page, Self.text(view.safeAreaInsets))
        if let offset = page.filmedScrollView?.contentOffset {
            add("contentOffset", of: page, "(\(FixedDecimal.text(offset.x)), \(FixedDecimal.text(offset.y)))")
        }
    }

    /// Adds a value of the navigation controller, and the identity of an object that must stay the same.
    private mutating func add(_ name: String, _ value: String, _ object: AnyObject? = nil) {
        add(name, value, content: value + Self.identity(object))
    }

    private mutating func add(_ name: String, _ value: String, content: String) {
        entries.append(Entry(key: name, name: name, value: value, content: content))
    }

    private mutating func add(
        _ property: String, of page: UIViewController, _ value: String, _ object: AnyObject? = nil
    ) {
        entries.append(
            Entry(
                key: Self.identity(page) + property, name: "page “\(names[page])” \(property)", value: value,
                content: value + Self.identity(object)))
    }

    private static func identity(_ object: AnyObject?) -> String { object.map { "\(ObjectIdentifier($0))" } ?? "" }

    private static func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        return "(\(numbers.map { FixedDecimal.text($0) }.joined(separator: ", ")))"
    }

    private static func text(_ insets: UIEdgeInsets) -> String {
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        return "(\(sides.map { FixedDecimal.text($0) }.joined(separator: ", ")))"
    }

    /// Only the values that another state has too. A page can begin to declare a bar appearance when it is loaded; then its
    /// item is the library's.
    func limited(to other: AppState) -> AppState {
        let keys = Set(other.entries.map(\.key))
        var state = self
        state.entries.removeAll { !keys.contains($0.key) }
        return state
    }

    /// The first value that changed; nil if none did.
    func firstChange(from before: AppState) -> (name: String, old: String, new: String)? {
        for (old, new) in zip(before.entries, entries) where !old.allows(new) {
            if old.key != new.key { return (old.name, old.value, "gone") }
            return (new.name, old.value, old.value == new.value ? "another object of that description" : new.value)
        }
        let (old, new) = (before.entries.count, entries.count)
        return old == new ? nil : ("the number of values", "\(old)", "\(new)")
    }

    /// The first change as a sentence.
    func firstDifference(from before: AppState) -> String? {
        firstChange(from: before).map { "\($0.name) was \($0.old) and is \($0.new)" }
    }
}
