import Foundation

/// What a button's look in one state adds to its contents: a picture behind them and the title's displacement.
/// A value of the bar's appearance comes before one that the item's older setters have set.
@MainActor
struct BarButtonDecoration {
    var image: UIImage?
    private var imageOffset: UIOffset
    var titleOffset: UIOffset

    /// - Parameter style: of the item; nothing else decides between pictures for styles.
    init(
        _ look: UIBarButtonItemStateAppearance, else legacy: LegacyButtonValues, state: UIControl.State,
        style: UIBarButtonItem.Style, metrics: UIBarMetrics
    ) {
        let values = look.resolved
        image = values.backgroundImage ?? legacy.image(state: state, style: style, metrics: metrics)
        imageOffset =
            values.backgroundImagePositionAdjustment
            ?? UIOffset(horizontal: 0, vertical: legacy.imageOffset(metrics))
        titleOffset = values.titlePositionAdjustment ?? legacy.titleOffset(metrics)
    }

    /// Where the picture lies in a button: as wide as that, as high as itself, in the middle.
    func imageFrame(in bounds: CGRect) -> CGRect {
        let height = image?.size.height ?? 0
        return CGRect(
            x: bounds.minX + imageOffset.horizontal, y: bounds.midY - height / 2 + imageOffset.vertical,
            width: bounds.width, height: height)
    }
}

extension UIControl {
    /// What of the state of a bar's button its look depends on.
    var barButtonState: UIControl.State { !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal }
}
