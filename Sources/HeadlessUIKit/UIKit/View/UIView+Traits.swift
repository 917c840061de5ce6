import Foundation

extension UIView {
    var resolvedTraitCollection: UITraitCollection {
        let inherited =
            viewController?.traitCollection ?? superview?.traitCollection
            ?? Simulator.current.screen.traitCollection
        let style = overrideUserInterfaceStyle
        guard style != .unspecified else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }

    func styleChanged(from former: UIUserInterfaceStyle) {
        // Fact m4.7: told at once.
        if overrideUserInterfaceStyle != former { traitsMayHaveChanged(deep: true) }
    }

    var ownLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction an attribute means where the application's direction is the given one.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: direction
        }
    }

    /// The direction an attribute means in this application.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: Simulator.current.layoutDirection)
    }

    func traitsMayHaveChanged(deep: Bool) {
        let traits = traitCollection
        let previous = lastTraits
        if traits != previous {
            lastTraits = traits
            refreshResolvedColors()
            // Fact m4.7: first those who registered.
            if let viewController {
                viewController.traitRegistrations.notify(viewController, from: previous, to: traits)
                viewController.traitCollectionDidChange(previous)
            }
            traitRegistrations.notify(self, from: previous, to: traits)
            traitCollectionDidChange(previous)
            setNeedsLayout()
        } else if window != nil {
            refreshResolvedColors()
        }
        guard deep else { return }
        for subview in subviews { subview.traitsMayHaveChanged(deep: true) }
    }

    /// Gives the layer the colours as they are under the present traits.
    func refreshResolvedColors() {
        layer.model.pattern = storedBackgroundColor?.pattern(in: traitCollection)
        let resolved = layer.model.pattern == nil ? storedBackgroundColor?.resolvedColor(with: traitCollection) : nil
        layer.backgroundColor = resolved?.cgColor
        resolvedColorsDidChange()
    }

    func propagateTintChange() {
        tintColorDidChange()
        for subview in subviews where subview.storedTintColor == nil { subview.propagateTintChange() }
    }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitRegistering {}
