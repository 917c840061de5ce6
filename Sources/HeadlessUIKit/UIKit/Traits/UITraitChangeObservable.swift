import Foundation

/// An object that has traits. (UIKit documentation)
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits have changed, with the previous ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that notifies handlers of changes of its traits. (UIKit documentation, iOS 17)
@MainActor @preconcurrency
public protocol UITraitChangeObservable {
    /// Receives the object and its previous traits.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls the handler whenever one of the given traits has changed.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Removes a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for trait changes. (UIKit documentation)
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

extension UITraitChangeObservable {
    // UIKit has no such overload: there the generic method accepts a handler whose parameter type is `Self`, which Swift
    // on Linux rejects.
    /// Calls the handler whenever one of the given traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { if let environment = $0 as? Self { handler(environment, $1) } }
    }

    /// Calls the handler whenever one of the given traits has changed.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        register(traits) { if let environment = $0 as? TraitEnvironment { handler(environment, $1) } }
    }

    private func register(
        _ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let system = traits.map { trait -> any SystemTrait.Type in
            guard let trait = trait as? any SystemTrait.Type else {
                fatalError(
                    "registerForTraitChanges: \(trait) is a custom trait, which HeadlessUIKit does not model; remove it."
                )
            }
            return trait
        }
        let registration = TraitRegistrations.Registration(traits: system, handler: handler)
        guard let observed = self as? any TraitRegistering else {
            fatalError(
                "registerForTraitChanges: \(type(of: self)) is not supported; register on a view or a view controller.")
        }
        observed.traitRegistrations.add(registration)
        return registration
    }

    /// Removes a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.traitRegistrations.remove(registration)
    }
}

/// An object that stores registrations for changes of its traits.
@MainActor
protocol TraitRegistering: AnyObject, UITraitChangeObservable {
    var traitRegistrations: TraitRegistrations { get set }
}

/// The registrations for trait changes of one object, in order of registration.
@MainActor
struct TraitRegistrations {
    final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [any SystemTrait.Type]
        let handler: (any UITraitEnvironment, UITraitCollection) -> Void

        init(
            traits: [any SystemTrait.Type], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
        ) {
            self.traits = traits
            self.handler = handler
        }

        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private var registrations: [Registration] = []

    mutating func add(_ registration: Registration) {
        registrations.append(registration)
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers for which a trait differs between the old and the new traits, with the new ones as current. (UIKit
    /// documentation of `UITraitCollection.current`)
    func notify(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations where registration.traits.contains(where: { $0.differs(old, new) }) {
            new.performAsCurrent { registration.handler(environment, old) }
        }
    }
}
