import Foundation

// The alignment of titles of iOS 27.2 (facts 27.4.1, 27.4.2): what an item prefers, and the trait that tells title views
// what its bar does.

extension UINavigationItem {
    /// Where the title is in its row.
    public enum TitleAlignment: Int, Sendable {
        /// As the context and the item's style require: usually in the middle.
        case automatic = 0
        /// At the leading edge.
        case leading = 1
        /// In the middle; a title that does not fit there moves only as far as needed and is then truncated.
        case center = 2
    }

    /// The alignment in effect: before iOS 27.2 always automatic.
    var shownTitleAlignment: TitleAlignment {
        Simulator.current.profile.version >= .init(27, 2) ? titleAlignment : .automatic
    }
}

/// iOS 27.2: how the navigation bar that shows a title view aligns titles.
public struct UITraitNavigationTitleAlignment: SystemTrait, Sendable {
    public static let defaultValue = UINavigationItem.TitleAlignment.automatic
    static var path: WritableKeyPath<TraitValues, UINavigationItem.TitleAlignment> { \.navigationTitleAlignment }
}

extension TraitValues {
    fileprivate var navigationTitleAlignment: UINavigationItem.TitleAlignment {
        get { UINavigationItem.TitleAlignment(rawValue: titleAlignment) ?? .automatic }
        set { titleAlignment = newValue.rawValue }
    }
}

extension UITraitCollection {
    /// iOS 27.2: how the navigation bar that shows a title view aligns titles; `.automatic` outside of bars.
    public var navigationTitleAlignment: UINavigationItem.TitleAlignment { values.navigationTitleAlignment }
}

extension UIMutableTraits {
    /// iOS 27.2: the alignment of titles for custom title views; it does not move the bar's own title.
    public var navigationTitleAlignment: UINavigationItem.TitleAlignment {
        get { traitValues.navigationTitleAlignment }
        set { traitValues.navigationTitleAlignment = newValue }
    }
}
