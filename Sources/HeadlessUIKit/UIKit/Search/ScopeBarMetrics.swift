import Foundation

/// The measures of a scope bar, in points. None has been published or measured (U): defaults here and nowhere else.
struct ScopeBarMetrics: Equatable, Sendable {
    /// What the scope bar adds to the search bar.
    var height: CGFloat
    /// The row of segments at its top.
    var controlHeight: CGFloat
    /// Of the row; nil for a capsule.
    var cornerRadius: CGFloat?
    /// Of the chosen segment; nil for a capsule.
    var thumbCornerRadius: CGFloat?
    /// From the edges of a segment to the plate that marks the chosen one, and to its title at both sides.
    var thumbInset: CGFloat = 2
    var titleInset: CGFloat = 6
    var titleSize: CGFloat = 13
    /// The white of the plate in a dark interface, 0...1.
    var darkThumbWhite: CGFloat = 0.39
    /// The plate's shadow; the opacity is 0...1.
    var thumbShadowOpacity: CGFloat = 0.12
    var thumbShadowRadius: CGFloat = 4
    var thumbShadowDrop: CGFloat = 2

    init(usesGlass: Bool) {
        height = usesGlass ? 44 : 42
        controlHeight = usesGlass ? 36 : 32
        cornerRadius = usesGlass ? nil : 8
        thumbCornerRadius = usesGlass ? nil : 6
    }
}
