import Foundation

/// What one state of a button's appearance sets; nil where nothing was set.
struct BarButtonStateValues: Equatable {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment: UIOffset?
    var backgroundImage: UIImage?
    var backgroundImagePositionAdjustment: UIOffset?

    /// These values, and where there are none, those of the fallback.
    func completed(from fallback: BarButtonStateValues) -> BarButtonStateValues {
        var result = self
        result.titleTextAttributes = fallback.titleTextAttributes.merging(titleTextAttributes) { $1 }
        result.titlePositionAdjustment = titlePositionAdjustment ?? fallback.titlePositionAdjustment
        result.backgroundImage = backgroundImage ?? fallback.backgroundImage
        result.backgroundImagePositionAdjustment =
            backgroundImagePositionAdjustment ?? fallback.backgroundImagePositionAdjustment
        return result
    }

    static func == (left: BarButtonStateValues, right: BarButtonStateValues) -> Bool {
        AttributeDictionary.areEqual(left.titleTextAttributes, right.titleTextAttributes)
            && left.titlePositionAdjustment == right.titlePositionAdjustment
            && left.backgroundImage == right.backgroundImage
            && left.backgroundImagePositionAdjustment == right.backgroundImagePositionAdjustment
    }
}

/// What all states of a button's appearance set.
struct BarButtonValues: Equatable {
    var normal = BarButtonStateValues()
    var highlighted = BarButtonStateValues()
    var disabled = BarButtonStateValues()
    var focused = BarButtonStateValues()
}
