import Foundation

/// All that a navigation bar draws one item with.
@MainActor
struct BarLook {
    /// The appearance object all of it comes from (fact 6.1.1).
    var source: ObjectIdentifier
    var background: BarBackgroundLook
    var titleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
    var subtitleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeSubtitleAttributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var buttons: BarButtonLooks
    var backIndicator: UIImage?
    /// Whether the older setters take part (fact 6.1.8).
    var usesLegacyValues = false
    /// What a bar of a black style forces on what is drawn by the older setters.
    var interfaceStyle = UIUserInterfaceStyle.unspecified
}

/// How the buttons of a bar are drawn, by kind.
@MainActor
struct BarButtonLooks {
    var plain: UIBarButtonItemAppearance
    var done: UIBarButtonItemAppearance
    var back: UIBarButtonItemAppearance

    func look(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style.isEmphasized ? done : plain
    }
}

extension UIBarButtonItemAppearance {
    /// What applies in a state of a button.
    func state(isEnabled: Bool, isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
        !isEnabled ? disabled : isHighlighted ? highlighted : normal
    }
}

extension UIBarButtonItem.Style {
    /// Whether the button stands out: done, or prominent as it is called from iOS 26.
    var isEmphasized: Bool { self == .done }
}
