import Foundation

/// How the titles of an appearance are set, as a plain value.
struct NavigationBarTitles: Equatable {
    var title: [NSAttributedString.Key: Any] = [:]
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var subtitle: [NSAttributedString.Key: Any] = [:]
    var largeSubtitle: [NSAttributedString.Key: Any] = [:]
    var positionAdjustment = UIOffset.zero
    /// Both or neither.
    var backIndicator: BackIndicator?

    struct BackIndicator: Equatable {
        var image: UIImage
        var transitionMask: UIImage
    }

    static func == (left: NavigationBarTitles, right: NavigationBarTitles) -> Bool {
        AttributeDictionary.areEqual(left.title, right.title)
            && AttributeDictionary.areEqual(left.largeTitle, right.largeTitle)
            && AttributeDictionary.areEqual(left.subtitle, right.subtitle)
            && AttributeDictionary.areEqual(left.largeSubtitle, right.largeSubtitle)
            && left.positionAdjustment == right.positionAdjustment
            && left.backIndicator == right.backIndicator
    }
}
