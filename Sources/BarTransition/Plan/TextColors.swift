import UIKit

/// The declared colors of the texts in the navigation bar, and of its buttons.
struct TextColors: Equatable {
    var title: UIColor?
    var largeTitle: UIColor?
    var buttons: BarAppearance.ButtonColors
    var tint: UIColor?

    init(_ appearance: BarAppearance) {
        title = appearance.title.color
        largeTitle = appearance.largeTitle.color
        buttons = appearance.buttonColors
        tint = appearance.tintColor
    }

    /// An appearance with these colors.
    func applied(to appearance: BarAppearance) -> BarAppearance {
        var result = appearance
        result.title.color = title
        result.largeTitle.color = largeTitle
        result.buttonColors = buttons
        result.tintColor = tint
        return result
    }

    /// The progress, 0...1, of a background's change in place at which the texts get other colors.
    ///
    /// UIKit changes the color of a text in one step. At the start of the change the new color would be on the old
    /// background, for example white on white, and at its end the old color on the new background. Between two plain colors the
    /// lightness of the background changes evenly, so there is one moment before which the old color has more contrast with the
    /// background, and after which the new one has. If one of them has more during the whole change, for example black
    /// and gray on light backgrounds, it is shown during all of it. The moment is the middle where the background is not one
    /// color, or what is behind it is not known.
    ///
    /// All texts change at one moment. It is that of the first of title, large title and buttons that gets lighter or darker.
    ///
    /// - Parameters:
    ///   - next: the new colors, not the same ones.
    ///   - change: the change of the background in place: a cross-fade or an interpolation.
    ///   - traits: the traits under which dynamic colors are compared.
    func moment(of next: TextColors, during change: BackgroundChange, in traits: UITraitCollection) -> CGFloat {
        guard case .interpolate(let from, let to) = change else { return 0.5 }
        let background = [from, to].map { ResolvedColor($0, in: traits) }
        guard background.allSatisfy({ $0.alpha >= 0.99 }) else { return 0.5 }
        let (start, end) = (background[0].color.lightness, background[1].color.lightness)
        let changes = zip(seen, next.seen).map { old, new in
            [old, new].map { ResolvedColor($0, in: traits).color.lightness }
        }
        guard start != end, let texts = changes.first(where: { $0[0] != $0[1] }) else { return 0 }
        let middle = OKLab.lightnessOfEqualContrast(with: texts[0], texts[1])
        let moment = (middle - start) / (end - start)
        // On backgrounds that are all lighter than the middle the darker text has more contrast.
        guard (0...1).contains(moment) else { return (texts[0] < texts[1]) == (start > middle) ? 1 : 0 }
        return CGFloat(moment)
    }

    /// The colors of the title, the large title and the buttons as they are seen. UIKit's titles have the label's color if none is
    /// declared, and its buttons the app's tint.
    private var seen: [UIColor] {
        [title ?? .label, largeTitle ?? title ?? .label, buttons.normal ?? tint ?? .tintColor]
    }

    /// The time, as a fraction of an animation's duration, at which its standard curve (ease in, ease out) has a progress. Its control
    /// points are (0.42, 0) and (0.58, 1).
    static func time(of progress: CGFloat) -> CGFloat {
        // Where 3s² - 2s³ is the progress.
        let s = 0.5 - sin(asin(1 - 2 * progress) / 3)
        return s * (1.26 * (1 - s) * (1 - s) + 1.74 * (1 - s) * s + s * s)
    }
}
