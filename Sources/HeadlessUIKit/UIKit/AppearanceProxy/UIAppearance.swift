import Foundation

/// A class whose instances can be customized through an appearance proxy. (UIKit documentation)
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of the class: values set on it are set on every instance of the class that enters a window, unless
    /// they were set on the instance itself (fact 6.1.7). It records the properties that UIKit lists as customizable.
    static func appearance() -> Self

    /// The proxy of the class for instances inside instances of other classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class that can contain instances customized through an appearance proxy.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        let proxy = Simulator.current.appearanceProxies.proxy(for: self, inside: containerTypes) {
            let proxy = instantiate(self)
            proxy.customization = AppearanceCustomization(isProxy: true)
            return proxy
        }
        return unsafeDowncast(proxy, to: Self.self)
    }

    /// A customizable property is being set: a proxy records its value, an instance that it was set on the instance
    /// itself.
    func customize<View: UIView>(_ type: View.Type, _ name: String, _ set: @escaping @MainActor (View) -> Void) {
        customization.note(name) { if let view = $0 as? View { set(view) } }
    }

    /// The view is entering a window: sets the values of its proxies, from the most general to the most specific.
    func takeAppearance() {
        let proxies = Simulator.current.appearanceProxies
        guard !proxies.isEmpty, !customization.isProxy else { return }
        for proxy in proxies.proxies(for: self) {
            guard let rules = (proxy as? UIView)?.customization.rules else { continue }
            for (name, set) in rules where !customization.own.contains(name) {
                customization.isApplyingProxy = true
                set(self)
                customization.isApplyingProxy = false
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

    /// The item is about to be shown: sets the values of its proxies.
    func takeAppearance() {
        let proxies = Simulator.current.appearanceProxies
        guard !proxies.isEmpty, !customization.isProxy else { return }
        // The bar is not notified: it reads the item afterwards.
        let observer = onChange
        onChange = nil
        defer { onChange = observer }
        for proxy in proxies.barItemProxies(for: self) {
            for (name, set) in proxy.customization.rules where !customization.own.contains(name) {
                customization.isApplyingProxy = true
                set(self)
                customization.isApplyingProxy = false
            }
        }
    }
}

/// The names of the properties set on a view itself or, for a proxy, the values to be set on views.
@MainActor
struct AppearanceCustomization {
    var isProxy = false

    /// Whether a proxy's values are being set, which are not the instance's own.
    var isApplyingProxy = false

    /// The names of the properties set on the instance itself.
    private(set) var own: Set<String> = []

    /// The proxy's values in the order in which they were set, which is also the order in which UIKit applies them.
    private(set) var rules: [(name: String, set: @MainActor (AnyObject) -> Void)] = []

    mutating func note(_ name: String, _ set: @escaping @MainActor (AnyObject) -> Void) {
        if isProxy {
            rules.removeAll { $0.name == name }
            rules.append((name, set))
        } else if !isApplyingProxy {
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

    /// The proxies that apply to a bar item.
    func barItemProxies(for item: UIBarItem) -> [UIBarItem] {
        entries.compactMap { entry in
            guard let proxy = entry.proxy as? UIBarItem, proxy is UITabBarItem == (item is UITabBarItem) else {
                return nil
            }
            return proxy
        }
    }

    /// The proxies that apply to a view: base classes first, and those for fewer containers first.
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
    /// The view's class and its superclasses, from the base class on.
    fileprivate var classChain: [AnyClass] {
        var chain: [AnyClass] = []
        var next: AnyClass? = type(of: self)
        while let current = next {
            chain.insert(current, at: 0)
            next = _getSuperclass(current)
        }
        return chain
    }

    /// Whether ancestors and view controllers of this view are of some classes, the innermost first.
    fileprivate func isInside(_ containers: [AnyClass]) -> Bool {
        var remaining = containers[...]
        var responder = next
        while let current = responder, let wanted = remaining.first {
            if Self.isKind(type(of: current), of: wanted) { remaining = remaining.dropFirst() }
            responder = current.next
        }
        return remaining.isEmpty
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
