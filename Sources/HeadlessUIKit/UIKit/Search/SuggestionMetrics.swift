import Foundation

/// The measures of search suggestions and tokens, in points. None has been published or measured (U): defaults here and
/// nowhere else.
struct SuggestionMetrics: Equatable, Sendable {
    /// One suggestion.
    var rowHeight: CGFloat = 44
    /// From the side of a row to its text, and between an image and the text.
    var rowInset: CGFloat = 16
    var iconWidth: CGFloat = 24
    var textSize: CGFloat = 17
    /// A menu beneath a field: how wide it is at least and at most, how far from the field and how round.
    var leastMenuWidth: CGFloat = 200
    var mostMenuWidth: CGFloat = 400
    var menuGap: CGFloat = 8
    var menuCornerRadius: CGFloat
    var menuShadowOpacity: CGFloat = 0.2
    var menuShadowRadius: CGFloat = 16
    /// A token in a field, and what is between two of them and before the text.
    var tokenHeight: CGFloat
    var tokenCornerRadius: CGFloat
    var tokenInset: CGFloat = 8
    var tokenSpacing: CGFloat = 4
    var tokenTextSize: CGFloat = 15
    /// What tokens leave of the field for the text.
    var leastTextWidth: CGFloat = 60

    init(usesGlass: Bool) {
        menuCornerRadius = usesGlass ? 24 : 13
        tokenHeight = usesGlass ? 30 : 26
        tokenCornerRadius = usesGlass ? 15 : 6
    }
}
