import Foundation

/// What can be styled through a proxy of its class. (UIKit documentation)
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of the class: what is set on it is set on every instance of the class when that enters a window, unless
    /// it was set on the instance itself (fact 6.1.7). It keeps the properties that UIKit names as customisable.
    static func appearance() -> Self
    /// The proxy of the class for instances inside instances of other classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// What instances that are styled can be inside of.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        let proxy = Simulator.current.appearanceProxies.proxy(for: self, inside: containerTypes) {
            let proxy = make(self)
            proxy.viewState.customization = AppearanceCustomization(isProxy: true)
            return proxy
        }
        return unsafeDowncast(proxy, to: Self.self)
    }

    /// A customisable property is being set: a proxy remembers it, an instance that it was set on itself.
    func customize<View: UIView>(_ type: View.Type, _ name: String, _ set: @escaping @MainActor (View) -> Void) {
        viewState.customization.note(name) { if let view = $0 as? View { set(view) } }
    }

    /// The view is entering a window: what proxies say is set, the general before the particular.
    func takeAppearance() {
        let proxies = Simulator.current.appearanceProxies
        guard !proxies.isEmpty, !viewState.customization.isProxy else { return }
        for proxy in proxies.proxies(for: self) {
            guard let rules = (proxy as? UIView)?.viewState.customization.rules else { continue }
            for (name, set) in rules where !viewState.customization.own.contains(name) {
                viewState.customization.isTaking = true
                set(self)
                viewState.customization.isTaking = false
            }
        }
    }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        precondition(
            containerTypes.isEmpty,
            "\(self).appearance(whenContainedInInstancesOf:) is not modelled for bar items; use appearance().")
        let proxy = Simulator.current.appearanceProxies.proxy(for: self, inside: []) {
            guard self == UIBarButtonItem.self || self == UITabBarItem.self else {
                fatalError("\(self).appearance() is not modelled; use that of UIBarButtonItem or UITabBarItem.")
            }
            let proxy: UIBarItem = self == UITabBarItem.self ? UITabBarItem() : UIBarButtonItem()
            proxy.customization = AppearanceCustomization(isProxy: true)
            return proxy
        }
        return unsafeDowncast(proxy, to: Self.self)
    }

    /// The item is about to be shown: what its proxies say is set.
    func takeAppearance() {
        let proxies = Simulator.current.appearanceProxies
        guard !proxies.isEmpty, !customization.isProxy else { return }
        // The bar that is about to show the item reads it afterwards.
        let listener = onChange
        onChange = nil
        defer { onChange = listener }
        for proxy in proxies.barItemProxies(for: self) {
            for (name, set) in proxy.customization.rules where !customization.own.contains(name) {
                customization.isTaking = true
                set(self)
                customization.isTaking = false
            }
        }
    }
}

/// What was set on a view itself or, on a proxy, what is to be set on views.
@MainActor
struct AppearanceCustomization {
    var isProxy = false
    /// A proxy's values are being set: they are not the instance's own.
    var isTaking = false
    private(set) var own: Set<String> = []
    /// In the order in which they were set, as UIKit plays them back.
    private(set) var rules: [(name: String, set: @MainActor (AnyObject) -> Void)] = []

    mutating func note(_ name: String, _ set: @escaping @MainActor (AnyObject) -> Void) {
        if isProxy {
            rules.removeAll { $0.name == name }
            rules.append((name, set))
        } else if !isTaking {
            own.insert(name)
        }
    }
}

/// The proxies of an application.
@MainActor
struct AppearanceProxies {
    private struct Entry {
        let type: AnyClass
        let containers: [AnyClass]
        let proxy: NSObject
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func proxy(
        for type: AnyClass, inside containers: [any UIAppearanceContainer.Type], make: () -> NSObject
    ) -> NSObject {
        let containers = containers.map { $0 as AnyClass }
        let found = entries.first { entry in
            entry.type == type && entry.containers.count == containers.count
                && zip(entry.containers, containers).allSatisfy { $0 == $1 }
        }
        if let found { return found.proxy }
        let entry = Entry(type: type, containers: containers, proxy: make())
        entries.append(entry)
        return entry.proxy
    }

    /// Those that a bar item listens to.
    func barItemProxies(for item: UIBarItem) -> [UIBarItem] {
        entries.compactMap { entry in
            guard let proxy = entry.proxy as? UIBarItem, proxy is UITabBarItem == (item is UITabBarItem) else {
                return nil
            }
            return proxy
        }
    }

    /// Those that an instance listens to: base classes first, and those for fewer containers first.
    func proxies(for view: UIView) -> [NSObject] {
        let classes = view.classChain
        return entries.compactMap { entry -> (rank: (Int, Int), proxy: NSObject)? in
            guard let depth = classes.firstIndex(where: { $0 == entry.type }),
                view.isInside(entry.containers)
            else { return nil }
            return ((entry.containers.count, depth), entry.proxy)
        }
        .sorted { $0.rank < $1.rank }.map(\.proxy)
    }
}

extension UIView {
    /// The classes of the view from the base to its own.
    fileprivate var classChain: [AnyClass] {
        var chain: [AnyClass] = []
        var next: AnyClass? = type(of: self)
        while let current = next {
            chain.insert(current, at: 0)
            next = _getSuperclass(current)
        }
        return chain
    }

    /// Whether views or controllers around this one are of some classes, the innermost first.
    fileprivate func isInside(_ containers: [AnyClass]) -> Bool {
        var left = containers[...]
        var responder = next
        while let current = responder, let wanted = left.first {
            if Self.isKind(type(of: current), of: wanted) { left = left.dropFirst() }
            responder = current.next
        }
        return left.isEmpty
    }

    private static func isKind(_ type: AnyClass, of wanted: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next {
            if current == wanted { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}
