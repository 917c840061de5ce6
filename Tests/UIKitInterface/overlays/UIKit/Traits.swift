// Source: UIKit documentation, UITraitDefinition, UITraitChangeObservable, UITraitOverrides and the
// traits.

@available(iOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
    public static var name: String { fatalError() }
    public static var identifier: String { fatalError() }
    public static var affectsColorAppearance: Bool { fatalError() }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { fatalError() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { fatalError() }
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {}
@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {}
@available(iOS 17.0, *)
extension UIPresentationController: UITraitChangeObservable {}
@available(iOS 17.0, *)
extension UIWindowScene: UITraitChangeObservable {}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: Sendable, UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: Sendable, UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: Sendable, UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: Sendable, UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: Sendable, UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: Sendable, UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: Sendable, UITraitDefinition {
    public static var defaultValue: CGFloat { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitDisplayGamut: Sendable, UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: Sendable, UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: Sendable, UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { fatalError() }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: Sendable, UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { fatalError() }
}

#if SDK_27_1
    @available(iOS 27.1, *)
    @available(visionOS, unavailable)
    extension UITraitCollection {
        public static var systemTraitsAffectingVerticalBarEdge: [UITrait] { fatalError() }
    }
#endif

@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol UIMutableTraits {}

@available(iOS 17.0, *)
extension UIMutableTraits {
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { fatalError() }
        set { fatalError() }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { fatalError() }
        set { fatalError() }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { fatalError() }
        set { fatalError() }
    }
    public var displayScale: CGFloat {
        get { fatalError() }
        set { fatalError() }
    }
    public var displayGamut: UIDisplayGamut {
        get { fatalError() }
        set { fatalError() }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { fatalError() }
        set { fatalError() }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { fatalError() }
        set { fatalError() }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { fatalError() }
        set { fatalError() }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { fatalError() }
        set { fatalError() }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { fatalError() }
        set { fatalError() }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { fatalError() }
        set { fatalError() }
    }
}

#if SDK_27_2
    @available(iOS 27.2, *)
    public struct UITraitNavigationTitleAlignment: Sendable, UITraitDefinition {
        public static var defaultValue: UINavigationItem.TitleAlignment { fatalError() }
    }

    @available(iOS 27.2, *)
    extension UIMutableTraits {
        public var navigationTitleAlignment: UINavigationItem.TitleAlignment {
            get { fatalError() }
            set { fatalError() }
        }
    }
#endif

@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct UITraitOverrides: UIMutableTraits {
    public func contains(_ trait: UITrait) -> Bool { fatalError() }
    public mutating func remove(_ trait: UITrait) { fatalError() }
}

@available(iOS 17.0, *)
extension UIView {
    public var traitOverrides: UITraitOverrides {
        get { fatalError() }
        set { fatalError() }
    }
}

@available(iOS 17.0, *)
extension UIViewController {
    public var traitOverrides: UITraitOverrides {
        get { fatalError() }
        set { fatalError() }
    }
}
