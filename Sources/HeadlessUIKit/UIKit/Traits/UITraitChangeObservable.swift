import Foundation

/// What has traits.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What tells of changes of its traits (iOS 17).
@MainActor @preconcurrency
public protocol UITraitChangeObservable {
    /// Hears of a change, with the traits from before.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
    /// Calls the handler whenever one of some traits has changed.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration
    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

extension UITraitChangeObservable {
    // Not in UIKit as a declaration of its own: there a handler may name its parameter's type as `Self`, which the
    // Swift of Linux refuses to take for the type of an implicit self.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { if let environment = $0 as? Self { handler(environment, $1) } }
    }

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
                    "registerForTraitChanges: \(trait) is a trait of the app, which is not modelled; leave it out.")
            }
            return trait
        }
        let registration = TraitRegistrations.Registration(traits: system, handler: handler)
        guard let observed = self as? any TraitRegistering else {
            fatalError(
                "registerForTraitChanges: \(type(of: self)) is not modelled; take a view or a view controller.")
        }
        observed.traitRegistrations.add(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistering)?.traitRegistrations.remove(registration)
    }
}

/// What keeps registrations for changes of its traits.
@MainActor
protocol TraitRegistering: AnyObject, UITraitChangeObservable {
    var traitRegistrations: TraitRegistrations { get set }
}

/// The registrations for changes of traits, in the order in which they were made.
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

    func tell(_ environment: any UITraitEnvironment, of new: UITraitCollection, after old: UITraitCollection) {
        for registration in registrations where registration.traits.contains(where: { $0.differs(old, new) }) {
            registration.handler(environment, old)
        }
    }
}
